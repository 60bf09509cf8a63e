import { type ImportType, importKinds } from '@portal/contract/imports/kinds'
import { ImportStatus } from '@portal/contract/imports/states'
import { type FigureName, figureNames } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import type { FigureSource } from '#features/start/service.ts'
import { countImports } from './queries.ts'

const figureOf: Readonly<Record<ImportType, FigureName>> = {
  usuario: figureNames.userImportsFailed,
  contacto: figureNames.contactImportsFailed,
  certificado: figureNames.certificateImportsFailed,
  clasificado: figureNames.machineImportsFailed,
  propiedad: figureNames.propertyImportsFailed,
}

/** The reader's imports that failed, a figure for each kind, since each has a list of its own. */
export const importFigures = (db: Db): FigureSource[] =>
  (Object.keys(figureOf) as ImportType[]).map((type) => ({
    isFor: ({ modules }) => importKinds[type].modules.some((module) => modules.has(module)),
    async count(actor, { from, to }) {
      const zona = await zoneOf(db, actor.enterpriseId)
      const filters = { estado: ImportStatus.failed, creada_desde: from, creada_hasta: to, zona }
      const total = await countImports(db, actor.id, type, filters)
      return [{ cifra: figureOf[type], total, total_exacto: true, sumas: [] }]
    },
  }))
