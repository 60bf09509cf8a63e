import { classifiedModules } from '@portal/contract/classifieds/modules'
import type { In } from '@portal/contract/core/fields'
import type { RequestListSchema } from '@portal/contract/listing-requests/schemas'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { TransitionActor } from '@portal/contract/marketplace/transitions'
import type { Actor } from '#core/base/actor.ts'
import type { Counter } from '#features/access/service.ts'
import { allowedTransitions } from '#features/marketplace/rules/allowed-transitions.ts'
import { type ExpiryParts, expireDue } from '../expiry/expire.ts'
import { actorsFor, requestScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

type Reply = In<typeof RequestListSchema>
type Row = Awaited<ReturnType<typeof queries.listRequests>>['rows'][number]

/** Returns both lists of the screen together (spec 2, 3). A repair has no owner: only staff see it. */
export async function listRequests(parts: ExpiryParts, actor: Actor, query: queries.ListQuery): Promise<Reply> {
  await expireDue(parts)
  const { db } = parts
  const scope = requestScopeOf(actor)
  const quotes = await queries.listRequests(db, scope, queries.quoteKinds, query)
  const repairs = await queries.listRequests(db, scope, queries.repairKinds, query)
  const shown = (row: Row) => asRow(row, actorsFor(actor, row.propietario_id))
  return {
    solicitud: { solicitudes_clasificados: quotes.rows.map(shown), total: quotes.total },
    servicio_reparacion: { servicios_reparacion: repairs.rows.map(shown), total: repairs.total },
  }
}

/** Returns a row as sent, with the reader's rights (A4.4). */
export function asRow<R extends Row>(row: R, actors: ReadonlySet<TransitionActor>) {
  const allowed = allowedTransitions(row, actors)
  return {
    ...row,
    transiciones_permitidas: allowed.map(({ to, requires, actor }) => ({
      estado_id: to,
      requiere: [...requires],
      rol: actor,
    })),
  }
}

const waiting = { estado_solicitud: RequestStatus.pendingContact, clasificado_id: null, tipo: '', buscar: '' } as const

/** Counts requests in state 21 in both lists of the reader. */
export const waitingRequests: Counter = {
  name: 'solicitudes',
  access: 'session',
  async count(db, actor) {
    if (!classifiedModules.some((module) => actor.modules.has(module))) return 0
    const kinds = [...queries.quoteKinds, ...queries.repairKinds]
    return queries.countRequests(db, requestScopeOf(actor), kinds, waiting)
  },
}
