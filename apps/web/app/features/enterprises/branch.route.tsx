import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { branches } from './branches.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(branches)
export default panelScreen(branches)
