import type { Of } from '@portal/contract/core/fields'
import { factMessages as messages } from '@portal/contract/products/facts/messages'
import type { FactFormSchema, StaffFactsSchema } from '@portal/contract/products/facts/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { productArea } from '../areas.ts'
import { getProduct, lockProduct } from '../staff/queries.ts'
import * as queries from './queries.ts'

const entity = 'producto'
const announces = [{ area: productArea }]

/** Returns what a product says and what the trade asks of it. Throws `productAbsent` when there is no such product. */
export async function factsOf(db: Db, id: number): Promise<z.input<typeof StaffFactsSchema>> {
  const product = await getProduct(db, id)
  if (!product) throw new Refusal(messages.productAbsent)
  return { datos: (await queries.listFacts(db, product)) as z.input<typeof StaffFactsSchema>['datos'] }
}

/**
 * Gives a product a fact or changes it; pages, comparison and brochure say it at once. 409 with what is stored when
 * someone saved after `version`.
 */
export async function saveFact(db: Db, actor: Actor, id: number, form: Of<typeof FactFormSchema>) {
  const { clave, version, ...values } = form
  if (!(await queries.isFactKey(db, clave))) throw fieldRefusal('clave', messages.notRecognized)
  return inTransaction(db, async (db) => {
    if (!(await lockProduct(db, id))) throw new Refusal(messages.productAbsent)
    const before = await queries.getFact(db, id, clave)
    const known = { clave, ...before, version: before?.version ?? 0 }
    refuseStale(known, version, known)
    const after = before
      ? await queries.updateFact(db, id, clave, values)
      : await queries.insertFact(db, { producto_id: id, clave, ...values })
    await record(db, actor, {
      action: before ? 'products.factChanged' : 'products.factAdded',
      entity,
      id,
      before: before && { clave, ...before },
      after: { clave, ...after },
      announces,
    })
    return { id, version: after.version }
  })
}

/** Takes a fact from a product: its page says again that it is to be confirmed. Throws `absent` when it has none. */
export function removeFact(db: Db, actor: Actor, id: number, clave: string): Promise<null> {
  return inTransaction(db, async (db) => {
    if (!(await lockProduct(db, id))) throw new Refusal(messages.productAbsent)
    const before = await queries.getFact(db, id, clave)
    if (!before) throw new Refusal(messages.absent)
    await queries.deleteFact(db, id, clave)
    await record(db, actor, { action: 'products.factRemoved', entity, id, before: { clave, ...before }, announces })
    return null
  })
}
