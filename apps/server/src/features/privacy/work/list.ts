import { openRequests, privacyRoles } from '@portal/contract/privacy/constants'
import { privacyMessages as m } from '@portal/contract/privacy/messages'
import { RequestListQuerySchema } from '@portal/contract/privacy/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { JsonText } from '#core/base/answers.ts'
import type { Counter } from '#core/base/counter.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

/** Whether an actor works through requests. */
export const worksThem = ({ role, isOfHouse }: Pick<Actor, 'role' | 'isOfHouse'>): boolean =>
  isOfHouse && privacyRoles.some((one) => one === role)

/** The query of the list of requests that wait for staff. */
export const openQuery = RequestListQuerySchema.parse({ estado: openRequests })

/** Counts requests that wait for staff. */
export const openCounter: Counter = {
  name: 'solicitudes_datos',
  access: 'session',
  isOfHouse: true,
  count: async (db, actor) => (worksThem(actor) ? queries.countRequests(db, openQuery) : 0),
}

/** Returns a page of the confirmed requests and their total, as JSON text. */
export const pageOfRequests = (db: Db, query: queries.ListQuery): Promise<JsonText> => queries.listRequests(db, query)

/** Returns a confirmed request. Throws `absent` when there is none. */
export async function oneRequest(db: Db, id: number) {
  const request = await queries.findRequest(db, id)
  if (!request) throw new Refusal(m.absent)
  return { ...request, responsable_nombre: request.responsable_nombre || null }
}
