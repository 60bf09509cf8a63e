import { Module } from '@portal/contract/access/constants'
import type { In, Of } from '@portal/contract/core/fields'
import { businessDaysBetween } from '@portal/contract/production/business-days'
import { ProductionStanding, productionLimits } from '@portal/contract/production/constants'
import {
  OrderBoardQuerySchema,
  type OrderBoardSchema,
  type OrderListQuerySchema,
  type OrderListSchema,
  type OrderRowSchema,
} from '@portal/contract/production/schemas'
import { ProductionStep, productionSteps } from '@portal/contract/production/steps'
import type { Actor } from '#core/base/actor.ts'
import type { Counter } from '#core/base/counter.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { holidaysAt, todayIn, zoneOfHouse } from '#core/database/days.ts'
import { movesOf } from '../policy.ts'
import * as queries from './queries.ts'

interface Holidays {
  /** Of the country where orders are made. */
  feriados: readonly string[]
}

/** Returns the day that it is where orders are made, and the holidays there. */
export async function nowAtHouse(db: Db): Promise<queries.Now & Holidays> {
  const [zona, feriados] = await Promise.all([zoneOfHouse(db), holidaysAt(db, null)])
  return { zona, hoy: await todayIn(db, zona), feriados }
}

/** Returns a row as the reader gets it: how many business days are left, and what they may do with its step. */
export function asRow(
  { entregada_el: deliveredOn, cliente_email: _, ...row }: queries.Row,
  actor: Actor,
  { hoy, feriados }: queries.Now & Holidays,
): In<typeof OrderRowSchema> {
  const moves = movesOf(actor, row).filter(({ to }) => !(row.bloqueo && to === ProductionStep.planned))
  return {
    ...row,
    dias_habiles: row.plazo === null ? null : businessDaysBetween(deliveredOn ?? hoy, row.plazo, feriados),
    movimientos: moves.map(({ to, needsReason }) => ({ paso: to, motivo: needsReason })),
  }
}

async function pageOf(db: Db, actor: Actor, asked: queries.Asked, now: queries.Now & Holidays, slice: Slice) {
  const scope = scopeOf(actor)
  const { orden: _, ...filters } = asked
  const [rows, total] = await Promise.all([
    queries.listOrders(db, scope, asked, now, slice),
    queries.countOrders(db, scope, filters, now),
  ])
  return {
    pedidos: rows.map((row) => asRow(row, actor, now)),
    total: Math.min(total, queries.maxCounted),
    total_exacto: total <= queries.maxCounted,
  }
}

interface Slice {
  offset: number
  limit: number
}

/** Returns one page of the orders that the actor may see. */
export async function orderPage(
  db: Db,
  actor: Actor,
  { page, page_row: limit, ...asked }: Of<typeof OrderListQuerySchema>,
): Promise<In<typeof OrderListSchema>> {
  return pageOf(db, actor, asked, await nowAtHouse(db), { offset: (page - 1) * limit, limit })
}

/** What was delivered is in its column with the latest first, unless another order is asked for. */
const latestFirst = '-paso_en'

/** Returns the first orders of each step. */
export async function orderBoard(db: Db, actor: Actor, asked: queries.Asked): Promise<In<typeof OrderBoardSchema>> {
  const now = await nowAtHouse(db)
  const steps = productionSteps.filter((step) => asked.paso === null || step === asked.paso)
  const usual = OrderBoardQuerySchema.parse({}).orden
  return {
    columnas: await Promise.all(
      steps.map(async (paso) => {
        const orden = paso === ProductionStep.delivered && asked.orden === usual ? latestFirst : asked.orden
        const slice = { offset: 0, limit: productionLimits.column }
        return { paso, ...(await pageOf(db, actor, { ...asked, orden, paso }, now, slice)) }
      }),
    ),
  }
}

/** What is late: not delivered on the last day of its term. */
export const lateOrders = OrderBoardQuerySchema.parse({ situacion: ProductionStanding.late })

/** Counts late orders for the badge. */
export const lateCounter: Counter = {
  name: 'pedidos_atrasados',
  access: Module.factory,
  count: async (db, actor) => queries.countOrders(db, scopeOf(actor), lateOrders, await nowAtHouse(db)),
}
