import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { timeUnits } from './time-units.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(timeUnits)
export default panelScreen(timeUnits)
