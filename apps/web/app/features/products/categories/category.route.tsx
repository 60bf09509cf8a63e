import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { productCategories } from './categories.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(productCategories)
export default panelScreen(productCategories)
