import { coreMessages } from '@portal/contract/core/core-messages'
import type { In } from '@portal/contract/core/fields'
import { hasSerials, productionLimits } from '@portal/contract/production/constants'
import { productionMessages as m } from '@portal/contract/production/messages'
import { OrderListQuerySchema, type OrderSchema } from '@portal/contract/production/schemas'
import { stepsOf } from '@portal/contract/production/step-dates'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { listDocuments } from '../documents/queries.ts'
import { asRow, nowAtHouse } from '../list/list.ts'
import { listOrders } from '../list/queries.ts'
import { canChange } from '../policy.ts'
import { readOrder } from '../queries.ts'
import { listEvents, listLines } from './queries.ts'

/** Returns an order of the actor's scope with lines, serial numbers, documents and history. Throws `absent`. */
export async function oneOrder(db: Db, actor: Actor, id: number): Promise<In<typeof OrderSchema>> {
  const scope = scopeOf(actor)
  const order = await readOrder(db, scope, id)
  if (!order) throw new Refusal(m.absent)
  const now = await nowAtHouse(db)
  const asked = OrderListQuerySchema.parse({ id, situacion: order.anulada_en ? 'anulada' : null })
  const [[row], lines, documents, events] = await Promise.all([
    listOrders(db, scope, asked, now, { offset: 0, limit: 1 }),
    listLines(db, order.cotizacion_id, productionLimits.shownSerials),
    listDocuments(db, id),
    listEvents(db, id),
  ])
  if (!row) throw new Refusal(coreMessages.changedByOther) // voided between the two reads
  return {
    ...asRow(row, actor, now),
    cliente_email: row.cliente_email,
    inicio_previsto: order.inicio_previsto,
    listo_previsto: order.listo_previsto,
    despacho_previsto: order.despacho_previsto,
    pasos: stepsOf(order),
    lineas: lines.map(({ categoria_id, ...line }) => ({ ...line, lleva_series: hasSerials({ categoria_id }) })),
    documentos: documents,
    eventos: events,
    puede_cambiar: canChange(actor) && order.anulada_en === null,
  }
}
