import { failedImports, failedImportTitles, importTypes } from '@portal/contract/imports/opens'
import { ImportStatus } from '@portal/contract/imports/states'
import type { Figure } from '#core/dashboard/start-page.ts'
import { importPaths } from './paths.ts'

/** Of the weekly summary. */
export const importFigures: readonly Figure[] = importTypes.map((type) => ({
  figure: failedImports[type],
  name: failedImportTitles[failedImports[type]],
  to: ({ desde, hasta }) =>
    `${importPaths[type]}?estado=${ImportStatus.failed}&creada_desde=${desde}&creada_hasta=${hasta}`,
  area: 'importaciones',
}))
