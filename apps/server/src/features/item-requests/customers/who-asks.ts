import type { Anyone } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import * as queries from './queries.ts'

/**
 * Returns the id of the customer of a request: found by e-mail, otherwise by phone, otherwise created. Never refuses
 * (rule requests/known-customer).
 */
export async function customerOf(db: Db, by: Anyone, person: queries.Person): Promise<number> {
  const known = await queries.findCustomer(db, person)
  if (known) return known.id
  const made = await queries.insertCustomer(db, person)
  if (!made) return (await queries.findCustomer(db, person))!.id
  const { id } = made
  await record(db, by, { action: 'customers.created', entity: 'clasificado_cliente', id, after: made })
  return id
}
