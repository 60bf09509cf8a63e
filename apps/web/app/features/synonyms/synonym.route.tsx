import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { synonyms } from './synonyms.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(synonyms)
export default panelScreen(synonyms)
