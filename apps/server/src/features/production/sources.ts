import { Module } from '@portal/contract/access/constants'
import { ProductionStanding } from '@portal/contract/production/constants'
import { OrderBoardQuerySchema } from '@portal/contract/production/schemas'
import { productionStepNames } from '@portal/contract/production/steps'
import { figureNames, workSections } from '@portal/contract/start/constants'
import type { Actor } from '#core/base/actor.ts'
import { scopeOf } from '#core/base/scope.ts'
import { momentOf } from '#core/calendar/clocks.ts'
import type { Db } from '#core/database/database.ts'
import type { FigureSource, WorkSource } from '#features/start/service.ts'
import { lateOrders, nowAtHouse } from './list/list.ts'
import * as queries from './list/queries.ts'

const isFor = ({ modules }: Pick<Actor, 'modules'>): boolean => modules.has(Module.factory)

/** Late orders, those that are late longest first. */
export const lateWork = (db: Db): WorkSource => ({
  section: workSections.ordersLate,
  isFor,
  async read(actor, most) {
    const now = await nowAtHouse(db)
    const [rows, total] = await Promise.all([
      queries.listOrders(db, scopeOf(actor), lateOrders, now, { offset: 0, limit: most }),
      queries.countOrders(db, scopeOf(actor), lateOrders, now),
    ])
    return {
      rows: rows.map((row) => ({
        id: row.id,
        titulo: row.codigo,
        detalle: `${row.cliente_empresa} · ${productionStepNames[row.paso].es}`,
        detalle_en: `${row.cliente_empresa} · ${productionStepNames[row.paso].en}`,
        momento: momentOf(`${row.plazo}T23:59`, now.zona),
        dias: null,
        importe: null,
      })),
      total: Math.min(total, queries.maxCounted),
      isExact: total <= queries.maxCounted,
    }
  },
})

/** Orders whose term ended in these days without their delivery. */
export const orderFigures = (db: Db): FigureSource => ({
  isFor,
  async count(actor, { from, to }) {
    const filters = OrderBoardQuerySchema.parse({
      situacion: ProductionStanding.missed,
      plazo_desde: from,
      plazo_hasta: to,
    })
    const total = await queries.countOrders(db, scopeOf(actor), filters, await nowAtHouse(db))
    const counted = { total: Math.min(total, queries.maxCounted), total_exacto: total <= queries.maxCounted }
    return [{ cifra: figureNames.ordersLate, ...counted, sumas: [] }]
  },
})
