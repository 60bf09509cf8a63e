import { mayDelete } from '@portal/contract/access/hierarchy'
import type { CustomerFormSchema, CustomerSchema } from '@portal/contract/classifieds/customers/schemas'
import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { beside, isDuplicate, isReferenced, Refusal } from '#core/errors.ts'
import { record } from '#core/record.ts'
import * as queries from './queries.ts'

const tells = [{ area: 'clasificado_clientes' }]

/** A page of the customers, as JSON text. */
export function listCustomers(db: Db, query: queries.CustomerQuery): Promise<JsonText> {
  return queries.listCustomers(db, query)
}

/**
 * Changes a customer. An e-mail or phone belongs to one customer (45, 46), also of two who take it at once. 409 with the
 * stored one when somebody saved after `version`.
 */
export async function updateCustomer(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...form }: Of<typeof CustomerFormSchema>,
): Promise<{ id: number; version: number }> {
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockCustomer(db, id)
    if (!before) throw new Refusal(classifiedMessages.contactAbsent)
    if (before.version !== version) return null
    const after = await queries.updateCustomer(db, id, form)
    await record(db, actor, { action: 'customers.updated', entity: 'clasificado_cliente', id, before, after, tells })
    return { id, version: after.version }
  })
  const updated = await orRefused(writing)
  if (!updated) throw new Refusal(coreMessages.changedByOther, { data: await customerFor(db, id) })
  return updated
}

/** Deletes a customer softly, by an administrator or above (5). What he asked stays; asking again makes him anew. */
export function removeCustomer(db: Db, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockCustomer(db, id)
    if (!before) throw new Refusal(classifiedMessages.contactAbsent)
    if (!mayDelete(actor.role)) throw new Refusal(classifiedMessages.insufficientHierarchy)
    const after = await queries.markCustomerDeleted(db, id)
    await record(db, actor, { action: 'customers.deleted', entity: 'clasificado_cliente', id, before, after, tells })
    return null
  })
}

async function customerFor(db: Db, id: number): Promise<z.input<typeof CustomerSchema>> {
  const customer = await queries.getCustomer(db, id)
  if (!customer) throw new Refusal(classifiedMessages.contactAbsent)
  return customer
}

async function orRefused<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (isDuplicate(error, 'clasificado_cliente_email')) throw beside('email', classifiedMessages.emailInUse, error)
    if (isDuplicate(error, 'clasificado_cliente_telefono'))
      throw beside('telefono', classifiedMessages.phoneInUse, error)
    if (isReferenced(error, 'clasificado_cliente_pais_id_fkey'))
      throw beside('pais_id', classifiedMessages.countryInvalid, error)
    throw error
  }
}
