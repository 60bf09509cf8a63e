import { mayDelete } from '@portal/contract/access/hierarchy'
import type { Of } from '@portal/contract/core/fields'
import { productMessages } from '@portal/contract/products/messages'
import type {
  ProductFormSchema,
  ProductInitDataSchema,
  ProductUpdateSchema,
  StaffProductSchema,
} from '@portal/contract/products/staff/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Answer, type JsonText, type Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Files } from '#core/files/files.ts'
import { showingStored } from '#core/records/versions.ts'
import type { Workers } from '#core/workers/workers.ts'
import { statusChoices } from '../choices.ts'
import { productPicture } from '../picture.ts'
import * as queries from './queries.ts'
import { isSaidAsShown } from './rules.ts'
import { deleteProduct, lockToDelete } from './status.ts'
import { addProduct, changeProduct, type Saved } from './store.ts'

type Form = Of<typeof ProductFormSchema>

export interface StaffProductDeps {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  workers: Pick<Workers, 'picture'>
}

const pictures = productPicture({
  unreadable: null,
  notWritten: productMessages.fileNotSaved,
  notKept: productMessages.imageNotSaved,
})

/** Returns a page of the products, as JSON text. */
export function listProducts(db: Db, query: queries.ProductQuery): Promise<JsonText> {
  return queries.listProducts(db, query)
}

/** Returns a product for staff, and whether the actor may delete it. Throws `absent` when there is none. */
export async function staffProductFor(db: Db, actor: Actor, id: number): Promise<z.input<typeof StaffProductSchema>> {
  const product = await queries.getProduct(db, id)
  if (!product) throw new Refusal(productMessages.absent)
  return { ...product, puede_eliminar: mayDelete(actor.role) }
}

/** Returns the choices of the product form. */
export async function productInitData(db: Db): Promise<z.input<typeof ProductInitDataSchema>> {
  const [categorias, units, servicios] = await Promise.all([
    queries.listActiveCategories(db),
    queries.listUnits(db),
    queries.listActiveServices(db),
  ])
  return { categorias, unidades: units.sale, unidades_medida: units.measure, servicios, estados: statusChoices }
}

/**
 * Creates a product without a public page. Of two concurrent ones with one name or code, the second is refused
 * (`nameTaken`, `codeTaken`).
 */
export async function createProduct(
  deps: StaffProductDeps,
  actor: Actor,
  form: Form,
  uploads: readonly Upload[],
): Promise<Saved> {
  const picture = await pictures.draw(deps, uploads)
  return addProduct(deps.db, actor, form, picture && { keep: (db) => pictures.keep(db, deps, actor, picture) })
}

/** Changes a product; without a file its picture stays. 409 with the stored one when someone saved after `version`. */
export async function updateProduct(
  deps: StaffProductDeps,
  actor: Actor,
  id: number,
  form: Of<typeof ProductUpdateSchema>,
  uploads: readonly Upload[],
): Promise<Saved> {
  await staffProductFor(deps.db, actor, id) // before its picture is drawn
  const picture = await pictures.draw(deps, uploads)
  const replacing = picture && {
    keep: (db: Db) => pictures.keep(db, deps, actor, picture),
    drop: (db: Db, fileId: string) => deps.files.drop(db, fileId),
  }
  const writing = changeProduct(deps.db, actor, id, form, replacing)
  return showingStored(writing, () => staffProductFor(deps.db, actor, id))
}

/**
 * Deletes a product softly after its displayed name was typed (rule products/deletion); one used by a quote or a branch
 * is only deactivated, and the answer says so (`onlyDeactivated`).
 */
export function removeProduct(db: Db, actor: Actor, id: number, typed: string): Promise<null | Answer<null>> {
  return inTransaction(db, async (db) => {
    const before = await lockToDelete(db, actor, id)
    if (!isSaidAsShown(typed, before.nombre)) throw fieldRefusal('confirmacion', productMessages.confirmationWrong)
    const isDeactivated = await deleteProduct(db, actor, before)
    return isDeactivated ? new Answer(null, productMessages.onlyDeactivated) : null
  })
}
