import type { Of } from '@portal/contract/core/fields'
import { hasSerials, OrderEventKind, productionLimits } from '@portal/contract/production/constants'
import { productionMessages as m } from '@portal/contract/production/messages'
import type { RepeatedSerialsSchema, SerialsFormSchema } from '@portal/contract/production/schemas'
import { ProductionStep, productionSteps } from '@portal/contract/production/steps'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { note, orderToChange, savedOf } from '../changes.ts'
import { changeOrder, type StoredOrder } from '../queries.ts'
import * as queries from './queries.ts'
import { readSerials } from './rules.ts'

type Form = Of<typeof SerialsFormSchema>
type Repeated = Of<typeof RepeatedSerialsSchema>['repetidas']

/**
 * Adds serial numbers to a line of an order, all or none. Throws `serialsInvalid` for a text without them,
 * `serialsRepeated` with those that are repeated and the quotes that have them, `tooManySerials` when there are more
 * than units, `lineInvalid` for a line without serial numbers, `serialsFixed` once the order is ready; `changedByOther`
 * and `voided` as any change.
 */
export const addSerials = (db: Db, actor: Actor, id: number, form: Form) =>
  inTransaction(db, async (db) => {
    const { order, line, serials, repeated } = await toWrite(db, actor, id, form)
    if (repeated.length > 0) refuse(repeated.map((serie) => ({ serie, codigo: null })))
    const owner = { orderId: order.id, lineId: line.id, productId: line.producto_id }
    if (line.series + serials.length > line.cantidad) throw fieldRefusal('series', m.tooManySerials)
    const free = new Set(await queries.insertSerials(db, owner, serials))
    const taken = serials.filter((serial) => !free.has(serial))
    if (taken.length > 0) {
      const named = await queries.listTaken(db, line.producto_id, taken, productionLimits.namedSerials)
      refuse(named, taken.length)
    }
    return written(db, actor, order, OrderEventKind.serialsAdded, serials)
  })

/**
 * Removes serial numbers from a line of an order. Throws as `addSerials`, and `serialsInvalid` when none of them is
 * there.
 */
export const removeSerials = (db: Db, actor: Actor, id: number, form: Form) =>
  inTransaction(db, async (db) => {
    const { order, line, serials } = await toWrite(db, actor, id, form)
    const gone = await queries.deleteSerials(db, line.id, serials)
    if (gone.length === 0) throw fieldRefusal('series', m.serialsInvalid)
    return written(db, actor, order, OrderEventKind.serialsRemoved, gone)
  })

const isReady = ({ paso }: StoredOrder) =>
  productionSteps.indexOf(paso) >= productionSteps.indexOf(ProductionStep.ready)

async function toWrite(db: Db, actor: Actor, id: number, { linea_id, series, version }: Form) {
  const read = readSerials(series)
  if (!read) throw fieldRefusal('series', m.serialsInvalid)
  const order = await orderToChange(db, actor, id, version)
  if (isReady(order)) throw new Refusal(m.serialsFixed)
  const line = await queries.getLine(db, order.cotizacion_id, linea_id)
  if (!line || !hasSerials(line)) throw new Refusal(m.lineInvalid)
  return { order, line, ...read }
}

function refuse(all: Repeated, total = all.length): never {
  const repetidas = all.slice(0, productionLimits.namedSerials)
  throw new Refusal(m.serialsRepeated, {
    fields: { series: m.serialsRepeated.code },
    data: { repetidas, total } satisfies Of<typeof RepeatedSerialsSchema>,
  })
}

/** Letters of the history: the first numbers and their count. */
const shownInHistory = 5

async function written(db: Db, actor: Actor, before: StoredOrder, tipo: OrderEventKind, serials: readonly string[]) {
  const after = await changeOrder(db, scopeOf(actor), before.id, {})
  const first = serials.slice(0, shownInHistory).join(', ')
  const comentario = serials.length > shownInHistory ? `${serials.length}: ${first} …` : first
  await note(db, actor, { action: `orders.${tipo}`, tipo, before, after, comentario })
  return savedOf(after)
}
