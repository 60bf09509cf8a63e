import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { categories } from './categories.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(categories)
export default panelScreen(categories)
