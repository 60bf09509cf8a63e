import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { pastDocuments } from './past-documents.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(pastDocuments)
export default panelScreen(pastDocuments)
