import { Module } from '@portal/contract/access/constants'
import type { Actor } from '#core/base/actor.ts'
import type { JsonText } from '#core/base/answers.ts'
import type { Counter } from '#core/base/counter.ts'
import { peopleScopeOf, type Scope } from '#core/base/scope.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { approverOf } from '#features/access/service.ts'
import { countUsers, type Filters, listUsers, type Query } from './queries.ts'

/** A query of this reader: those for whom something waits are those whom they may approve. */
export const queryFor = <Asking extends Pick<Query, 'acceso'>>(actor: Actor, query: Asking) => ({
  ...query,
  acceso: query.acceso ? approverOf(actor) : null,
})

/** Users of whom something waits that the reader may approve: the rows of the list with `acceso=por_aprobar`. */
export const pendingAccess: Counter = {
  name: 'accesos_por_aprobar',
  access: Module.users,
  count: (db, actor) => countUsers(db, peopleScopeOf(actor), { ...noFilters, acceso: approverOf(actor) }),
}

const noFilters = {
  rol_id: null,
  empresa_id: null,
  sucursal_id: null,
  estado_id: null,
  pais_id: null,
  invitacion: '',
  buscar: '',
} as const

/** Totals change only with users; a statement that is rolled back is never counted. */
const cacheBounds = { ms: 10 * 60_000, max: 2000 }

/**
 * Lists pages of the users in the actor's scope, as JSON text. Rows are read each time; totals are cached until a user
 * changes, in any process.
 */
export function userLists({ db, changes }: { db: Db; changes: Changes }) {
  const totals = answerCache<number>(changes, ['usuarios'], cacheBounds)
  const count = (scope: Scope, filters: Filters) =>
    totals(JSON.stringify([scope, filters]), () => countUsers(db, scope, filters))

  return async (actor: Actor, asked: Query): Promise<JsonText> => {
    const query = queryFor(actor, asked)
    const scope = peopleScopeOf(actor)
    const { page: _, page_row: __, orden: ___, ...filters } = query
    const [found, filtered] = await Promise.all([count(scope, filters), count(scope, { ...filters, buscar: '' })])
    return listUsers(db, scope, query, { found, filtered })
  }
}
