import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { services } from './services.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(services)
export default panelScreen(services)
