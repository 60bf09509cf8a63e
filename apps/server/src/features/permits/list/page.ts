import type { Actor } from '#core/base/actor.ts'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { permitScopeOf } from '../policy.ts'
import { type ListQuery, listPermits } from './queries.ts'

/** Returns a page of the permits that the actor may see, and their total, as JSON text. */
export const pageOfPermits = (db: Db, actor: Actor, query: ListQuery): Promise<JsonText> =>
  listPermits(db, permitScopeOf(actor), query)
