import type { In } from '@portal/contract/core/fields'
import { type EarlierClientsSchema, maxClients } from '@portal/contract/quotes/clients/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { allQuotesScopeOf } from '../policy.ts'
import { searchOf } from '../search/queries.ts'
import * as queries from './queries.ts'

/**
 * Returns clients of earlier quotes that the actor may see, to fill in a new one. Frequent words are found among the
 * most recent quotes, rare ones in the prefix index: neither is read to its end.
 */
export async function earlierClients(db: Db, actor: Actor, text: string): Promise<In<typeof EarlierClientsSchema>> {
  const words = searchOf(text)
  if (words === null) return { clientes: [] }
  const scope = allQuotesScopeOf(actor)
  const last = await queries.findAmongLast(db, scope, words, maxClients)
  const found = last.length === maxClients ? last : await queries.findInIndex(db, scope, words, maxClients)
  return { clientes: await queries.listClients(db, found) }
}
