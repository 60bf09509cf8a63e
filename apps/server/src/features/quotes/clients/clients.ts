import type { In } from '@portal/contract/core/fields'
import { type EarlierClientsSchema, maxClients } from '@portal/contract/quotes/clients/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { allQuotesScopeOf } from '../policy.ts'
import { searchOf } from '../search/queries.ts'
import * as queries from './queries.ts'

/**
 * Clients of earlier quotes that the actor may see, for the form of a new one. Frequent words are found among those
 * whom someone quoted to last, rare ones in the index of beginnings: neither is read to its end.
 */
export async function earlierClients(db: Db, actor: Actor, text: string): Promise<In<typeof EarlierClientsSchema>> {
  const words = searchOf(text)
  if (words === null) return { clientes: [] }
  const scope = allQuotesScopeOf(actor)
  const last = await queries.findAmongLast(db, scope, words, maxClients)
  const found = last.length === maxClients ? last : await queries.findInIndex(db, scope, words, maxClients)
  return { clientes: await queries.listClients(db, found) }
}
