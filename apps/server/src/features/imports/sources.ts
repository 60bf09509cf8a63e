import { failedImports, type ImportType, importOpens, importTypes } from '@portal/contract/imports/opens'
import { ImportStatus } from '@portal/contract/imports/states'
import { tileNames } from '@portal/contract/panels/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import { pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import type { Days, FigureSource } from '#features/start/service.ts'
import { canImport, canReadAll } from './policy.ts'
import { countImports } from './queries.ts'

const isOpen = (type: ImportType, actor: Actor) => canImport(actor, importOpens[type])

/** Failed imports of everyone by kind, since each kind has a list of its own. */
export function failedImportTile(db: Db): TileSource {
  const failed = async (actor: Actor, { from, to }: Days) => {
    const zona = await zoneOf(db, actor.enterpriseId)
    const filters = { estado: ImportStatus.failed, creada_desde: from, creada_hasta: to, zona }
    const counts = importTypes
      .filter((type) => isOpen(type, actor))
      .map(async (grupo) => ({ grupo, intervalo: null, total: await countImports(db, null, grupo, filters) }))
    return pointsOf(await Promise.all(counts))
  }
  return {
    tile: tileNames.importsFailed,
    isFor: (actor) => canReadAll(actor) && importTypes.some((type) => isOpen(type, actor)),
    async read(actor, { elapsed: spans }) {
      const [puntos, before] = await Promise.all([failed(actor, spans.current), failed(actor, spans.previous)])
      const grupos = importTypes.map((clave) => ({ clave, ...importOpens[clave].name }))
      return { spans, actual: totalOf(puntos), anterior: totalOf(before), hoy: null, grupos, puntos }
    },
  }
}

/** The reader's imports that failed, a figure for each kind, since each has a list of its own. */
export const importFigures = (db: Db): FigureSource[] =>
  importTypes.map((type) => ({
    isFor: (actor) => isOpen(type, actor),
    async count(actor, { from, to }) {
      const zona = await zoneOf(db, actor.enterpriseId)
      const filters = { estado: ImportStatus.failed, creada_desde: from, creada_hasta: to, zona }
      const total = await countImports(db, actor.id, type, filters)
      return [{ cifra: failedImports[type], total, total_exacto: true, sumas: [] }]
    },
  }))
