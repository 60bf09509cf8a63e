import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Which } from '#core/records/bulk.ts'
import { contactScopeOf } from '../policy.ts'
import { askedBy } from './list.ts'
import { chosenContacts, type ListQuery } from './queries.ts'

/** Returns the contacts of a person that they chose by hand or by a query of their list, at most `most`. */
export async function contactsChosen(
  db: Db,
  actor: Actor,
  { ids, query }: Which<ListQuery>,
  most: number,
): Promise<{ id: number; nombre: string }[]> {
  const which = query ? { query: await askedBy(db, actor, query) } : { ids: ids! }
  return chosenContacts(db, contactScopeOf(actor), which, most)
}
