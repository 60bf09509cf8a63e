import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { areas } from './areas.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(areas)
export default panelScreen(areas)
