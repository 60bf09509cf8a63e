import type { In } from '@portal/contract/core/fields'
import { requestModules } from '@portal/contract/item-requests/modules'
import { RequestListQuerySchema, type RequestListSchema } from '@portal/contract/item-requests/schemas'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { TransitionActor } from '@portal/contract/marketplace/transitions'
import type { Actor } from '#core/base/actor.ts'
import type { Counter } from '#core/base/counter.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import { allowedTransitions } from '#features/marketplace/rules/allowed-transitions.ts'
import { type ExpiryDeps, expireDue } from '../expiry/expire.ts'
import { actorsFor, requestScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

type Reply = In<typeof RequestListSchema>
type Row = Awaited<ReturnType<typeof queries.listRequests>>['rows'][number]

/** Returns the lists of the screen together. A repair has no owner: only staff see it. */
export async function listRequests(deps: ExpiryDeps, actor: Actor, asked: queries.ListQuery): Promise<Reply> {
  await expireDue(deps)
  const { db } = deps
  const query = await withZone(db, actor, asked)
  const scope = requestScopeOf(actor)
  const quotes = await queries.listRequests(db, scope, queries.quoteKinds, query)
  const properties = await queries.listRequests(db, scope, queries.propertyKinds, query)
  const repairs = await queries.listRequests(db, scope, queries.repairKinds, query)
  const shown = (row: Row) => asRow(row, actorsFor(actor, row.propietario_id, row))
  return {
    solicitud: { solicitudes_clasificados: quotes.rows.map(shown), total: quotes.total },
    propiedad: { solicitudes_propiedades: properties.rows.map(shown), total: properties.total },
    servicio_reparacion: { servicios_reparacion: repairs.rows.map(shown), total: repairs.total },
  }
}

/** With whose days the reader means, where they ask for days. */
export async function withZone<A extends queries.Filters>(db: Db, actor: Actor, asked: A): Promise<A> {
  const { creada_desde, creada_hasta, reservada_desde, reservada_hasta } = asked
  const hasDays = [creada_desde, creada_hasta, reservada_desde, reservada_hasta].some((day) => day !== null)
  return hasDays ? { ...asked, zona: await zoneOf(db, actor.enterpriseId) } : asked
}

/** Returns a row as sent, with the reader's rights (rule requests/allowed-changes). */
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

/** What the list asks for about requests that wait. */
export const waiting = RequestListQuerySchema.parse({
  estado_solicitud: RequestStatus.pendingContact,
  orden: 'creado_en',
})
/** Whether they may open the list. */
export const seesRequests = (actor: Pick<Actor, 'modules'>): boolean =>
  requestModules.some((module) => actor.modules.has(module))

/** Counts requests in state 21 in all lists of the reader. */
export const waitingRequests: Counter = {
  name: 'solicitudes',
  access: 'session',
  async count(db, actor) {
    return seesRequests(actor) ? queries.countRequests(db, requestScopeOf(actor), queries.allKinds, waiting) : 0
  },
}
