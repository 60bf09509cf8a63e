import { mayDelete } from '@portal/contract/access/hierarchy'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import type {
  ProductCategoryFormSchema,
  ProductCategorySchema,
  ProductCategoryUpdateSchema,
} from '@portal/contract/products/categories/schemas'
import { categoryMessages } from '@portal/contract/products/category-messages'
import { ProductStatus } from '@portal/contract/products/constants'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import { Answer, type JsonText, type Upload } from '#core/door.ts'
import { beside, isDuplicate, Refusal } from '#core/errors.ts'
import type { Files } from '#core/files.ts'
import { record } from '#core/record.ts'
import type { Workers } from '#core/workers.ts'
import { productPicture } from '../picture.ts'
import { productArea } from '../service.ts'
import * as queries from './queries.ts'

export interface ProductCategoryParts {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  workers: Pick<Workers, 'picture'>
}

type Saved = { id: number; version: number }

const entity = 'categoria_producto'
/** Pages of products say the name of their category. */
const tells = [{ area: 'categorias_producto' as const }, { area: productArea }]
const pictures = productPicture({
  unreadable: categoryMessages.imageInvalid,
  notWritten: categoryMessages.imageNotSaved,
  notKept: categoryMessages.imageNotSaved,
})

/** A page of the product categories, as JSON text. */
export function listCategories(db: Db, query: queries.CategoryQuery): Promise<JsonText> {
  return queries.listCategories(db, query)
}

async function categoryFor(db: Db, id: number): Promise<z.input<typeof ProductCategorySchema>> {
  const category = await queries.getCategory(db, id)
  if (!category) throw new Refusal(categoryMessages.absent)
  return category
}

/** Makes a category. Of two that take one name at once, the second is refused (1). */
export async function createCategory(
  parts: ProductCategoryParts,
  actor: Actor,
  form: Of<typeof ProductCategoryFormSchema>,
  uploads: readonly Upload[],
): Promise<Saved> {
  const picture = await pictures.draw(parts, uploads)
  const writing = inTransaction(parts.db, async (db) => {
    const fileId = picture && (await pictures.keep(db, parts, actor, picture))
    const after = await queries.insertCategory(db, { ...form, archivo_id: fileId })
    const { id, version } = after
    await record(db, actor, { action: 'productCategories.created', entity, id, after, tells })
    return { id, version }
  })
  return orNameTaken(writing)
}

/** Changes a category; without a file its picture stays. 409 with the stored one when somebody saved after `version`. */
export async function updateCategory(
  parts: ProductCategoryParts,
  actor: Actor,
  id: number,
  { version, ...form }: Of<typeof ProductCategoryUpdateSchema>,
  uploads: readonly Upload[],
): Promise<Saved> {
  await categoryFor(parts.db, id) // before its picture is drawn
  const picture = await pictures.draw(parts, uploads)
  const writing = inTransaction(parts.db, async (db) => {
    const before = await queries.lockCategory(db, id)
    if (!before) throw new Refusal(categoryMessages.absent)
    if (before.version !== version) return null
    const fileId = picture && (await pictures.keep(db, parts, actor, picture))
    const after = await queries.updateCategory(db, id, { ...form, ...(fileId && { archivo_id: fileId }) })
    if (fileId && before.archivo_id) await parts.files.drop(db, before.archivo_id)
    await record(db, actor, { action: 'productCategories.updated', entity, id, before, after, tells })
    return { id, version: after.version }
  })
  const updated = await orNameTaken(writing)
  if (!updated) throw new Refusal(coreMessages.changedByOther, { data: await categoryFor(parts.db, id) })
  return updated
}

/** Deletes a category softly, by an administrator or above (12); one that products or quotes use is only deactivated (10). */
export function removeCategory(db: Db, actor: Actor, id: number): Promise<null | Answer<null>> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockCategory(db, id)
    if (!before) throw new Refusal(categoryMessages.absent)
    if (!mayDelete(actor.role)) throw new Refusal(categoryMessages.insufficientHierarchy)
    const isInUse = await queries.isCategoryInUse(db, id)
    const estadoId = isInUse ? ProductStatus.inactive : ProductStatus.deleted
    const after = await queries.updateCategory(db, id, { estado_id: estadoId })
    const action = isInUse ? 'productCategories.deactivated' : 'productCategories.deleted'
    await record(db, actor, { action, entity, id, before, after, tells })
    return isInUse ? new Answer(null, categoryMessages.onlyDeactivated) : null
  })
}

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (!isDuplicate(error, 'categoria_producto_nombre')) throw error
    throw beside('nombre', categoryMessages.spanishNameInvalid, error)
  }
}
