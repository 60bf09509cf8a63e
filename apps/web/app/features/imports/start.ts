import { ImportStatus } from '@portal/contract/imports/states'
import { figureNames } from '@portal/contract/start/constants'
import { figureTitles } from '@portal/contract/start/figure-titles'
import type { Figure } from '#core/dashboard/start-page.ts'
import { importPaths } from './paths.ts'

const figureOf = {
  empresa: figureNames.enterpriseImportsFailed,
  usuario: figureNames.userImportsFailed,
  contacto: figureNames.contactImportsFailed,
  certificado: figureNames.certificateImportsFailed,
  clasificado: figureNames.machineImportsFailed,
  propiedad: figureNames.propertyImportsFailed,
} as const

/** Of the weekly summary. */
export const importFigures: readonly Figure[] = Object.entries(figureOf).map(([type, figure]) => ({
  figure,
  name: figureTitles[figure],
  to: ({ desde, hasta }) =>
    `${importPaths[type as keyof typeof figureOf]}?estado=${ImportStatus.failed}&creada_desde=${desde}&creada_hasta=${hasta}`,
  area: 'importaciones',
}))
