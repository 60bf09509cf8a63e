import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { licenseTypes } from './types.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(licenseTypes)
export default panelScreen(licenseTypes)
