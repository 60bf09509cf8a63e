import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { publications } from './publications.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(publications)
export default panelScreen(publications)
