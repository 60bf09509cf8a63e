import { ImportStatus } from '@portal/contract/imports/states'
import { figureNames } from '@portal/contract/start/constants'
import { figureTitles } from '@portal/contract/start/figure-titles'
import type { Figure } from '#core/dashboard/start-page.ts'
import { shownKinds } from './kinds.ts'

const figureOf = {
  usuario: figureNames.userImportsFailed,
  contacto: figureNames.contactImportsFailed,
  certificado: figureNames.certificateImportsFailed,
  clasificado: figureNames.classifiedImportsFailed,
  propiedad: figureNames.propertyImportsFailed,
} as const

/** Of the weekly summary. */
export const importFigures: readonly Figure[] = Object.entries(figureOf).map(([type, figure]) => ({
  figure,
  name: figureTitles[figure],
  to: ({ desde, hasta }) =>
    `${shownKinds[type as keyof typeof figureOf].path}?estado=${ImportStatus.failed}&creada_desde=${desde}&creada_hasta=${hasta}`,
  area: 'importaciones',
}))
