import type { Of } from '@portal/contract/core/fields'
import { productMessages } from '@portal/contract/products/messages'
import type { ProductFormSchema } from '@portal/contract/products/staff/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { getService, lockCategoryOf, lockProduct, updateProduct } from '../staff/queries.ts'
import { orTaken } from '../staff/refusals.ts'
import { announces, deleteProduct, entity } from '../staff/status.ts'
import { addProduct, changeProduct, type Saved } from '../staff/store.ts'
import * as queries from './queries.ts'

export type ProductForm = Of<typeof ProductFormSchema>
export type ProductValues = Pick<queries.KnownProduct, (typeof queries.productFields)[number]>

/** What a row of a workbook does with a product. */
export interface ImportedProduct {
  /** Null for one of which the workbook has prices alone. */
  form: ProductForm | null
  /** Null for one that the import makes. */
  known: queries.KnownProduct | null
  /** Whether this row stores the product; other rows of it only its prices. */
  isWritten: boolean
}

/** What a row stored of a product: what was there before, absent where it stored nothing, null where it made it. */
export interface WrittenProduct extends Saved {
  before?: ProductValues | null
}

/** Waits for other imports of products and locks those that are known, inside the caller's transaction. */
export async function holdProducts(db: Db, rows: readonly ImportedProduct[]): Promise<void> {
  await queries.waitForImports(db)
  await queries.lockProducts(
    db,
    rows.flatMap(({ known }) => known?.id ?? []),
  )
}

/** Stores a product inside the caller's transaction, as its form does. */
export async function writeProduct(
  db: Db,
  actor: Actor,
  { form, known, isWritten }: ImportedProduct,
): Promise<WrittenProduct> {
  if (known && !(isWritten && form)) return known
  if (!form) throw new Refusal(productMessages.absent)
  if (known) {
    const saved = await changeProduct(db, actor, known.id, { ...form, version: known.version })
    return { ...saved, before: valuesOf(known) }
  }
  if (isWritten) return { ...(await addProduct(db, actor, form)), before: null }
  const made = await queries.productByName(db, form.nombre) // by an earlier row of the same import
  if (!made) throw new Refusal(productMessages.absent)
  return made
}

const valuesOf = (product: queries.KnownProduct) =>
  Object.fromEntries(queries.productFields.map((field) => [field, product[field]])) as unknown as ProductValues

/**
 * Gives a product its fields back, or deletes one to which nothing belongs; neither when someone changed it since this
 * version, or deleted a category or service that it had.
 */
export function takeProductBack(db: Db, actor: Actor, { id, version }: Saved, before: ProductValues | null) {
  const taking = inTransaction(db, async (db) => {
    const stored = await lockProduct(db, id)
    if (stored?.version !== version) return
    if (!before) {
      if (!(await queries.isHolding(db, id))) await deleteProduct(db, actor, stored)
      return
    }
    const { categoria_id: categoryId, servicio_id: serviceId } = before
    if (!(await lockCategoryOf(db, categoryId)) || (serviceId !== null && !(await getService(db, serviceId)))) return
    const after = await updateProduct(db, id, before)
    await record(db, actor, { action: 'products.restored', entity, id, before: stored, after, announces })
  })
  return orTaken(taking)
}
