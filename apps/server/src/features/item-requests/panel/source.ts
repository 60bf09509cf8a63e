import { RequestListQuerySchema } from '@portal/contract/item-requests/schemas'
import { RequestKind, requestKindNames } from '@portal/contract/marketplace/constants'
import { panelLimits, tileNames } from '@portal/contract/panels/constants'
import { PaymentWay } from '@portal/contract/payments/states'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import type { Days } from '#features/start/service.ts'
import { seesRequests, withZone } from '../list/list.ts'
import { requestScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

const kinds = Object.values(RequestKind).map((clave) => ({ clave, ...requestKindNames[clave] }))

/** Reservations that were paid by card, and requests that nobody has answered for a day, of all lists of their screen. */
export function requestTiles(db: Db): TileSource[] {
  const asked = (actor: Actor, wanted: object) => withZone(db, actor, RequestListQuerySchema.parse(wanted))
  const paid = async (actor: Actor, { from, to }: Days, starts: readonly string[]) => {
    const filters = await asked(actor, { reservada_desde: from, reservada_hasta: to, pagada_con: PaymentWay.card })
    return pointsOf(await queries.countReservations(db, requestScopeOf(actor), filters, starts))
  }
  const waiting = async (actor: Actor, days: Partial<Days> = {}) => {
    const { from = null, to = null } = days
    const filters = await asked(actor, { espera_horas: panelLimits.waitingHours, creada_desde: from, creada_hasta: to })
    return pointsOf(await queries.countKinds(db, requestScopeOf(actor), filters))
  }
  return [
    {
      tile: tileNames.reservations,
      isFor: seesRequests,
      async read(actor, { elapsed: spans }) {
        const [puntos, before] = await Promise.all([
          paid(actor, spans.current, spans.starts),
          paid(actor, spans.previous, [spans.previous.from]),
        ])
        return { spans, actual: totalOf(puntos), anterior: totalOf(before), hoy: null, grupos: kinds, puntos }
      },
    },
    {
      tile: tileNames.requestsWaiting,
      isFor: seesRequests,
      async read(actor, { elapsed: spans }) {
        const [puntos, now, before] = await Promise.all([
          waiting(actor),
          waiting(actor, spans.current),
          waiting(actor, spans.previous),
        ])
        return { spans, actual: totalOf(now), anterior: totalOf(before), hoy: totalOf(puntos), grupos: kinds, puntos }
      },
    },
  ]
}
