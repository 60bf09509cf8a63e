import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { rates } from './rates.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(rates)
export default panelScreen(rates)
