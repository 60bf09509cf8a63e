import { mayDelete } from '@portal/contract/access/hierarchy'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import { ProductStatus } from '@portal/contract/products/constants'
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
import { fieldRefusal, isDuplicate, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Files } from '#core/files/files.ts'
import type { Workers } from '#core/workers/workers.ts'
import { statusChoices } from '../choices.ts'
import { productPicture } from '../picture.ts'
import { productArea } from '../service.ts'
import * as queries from './queries.ts'
import { isSaidAsShown } from './rules.ts'

type Form = Of<typeof ProductFormSchema>
type Saved = { id: number; version: number }
type Before = Pick<NonNullable<Awaited<ReturnType<typeof queries.lockProduct>>>, 'categoria_id' | 'servicio_id'>

export interface StaffProductParts {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  workers: Pick<Workers, 'picture'>
}

const entity = 'producto'
const tells = [{ area: productArea }]
const pictures = productPicture({
  unreadable: null,
  notWritten: productMessages.fileNotSaved,
  notKept: productMessages.imageNotSaved,
})

/** Returns a page of the products, as JSON text. */
export function listProducts(db: Db, query: queries.ProductQuery): Promise<JsonText> {
  return queries.listProducts(db, query)
}

/** Returns a product for staff, and whether the actor may delete it. Throws 21 when there is none. */
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

/** Creates a product without a public page. Of two concurrent ones with one name, the second is refused (0). */
export async function createProduct(
  parts: StaffProductParts,
  actor: Actor,
  form: Form,
  uploads: readonly Upload[],
): Promise<Saved> {
  const picture = await pictures.draw(parts, uploads)
  const writing = inTransaction(parts.db, async (db) => {
    await refuseChoices(db, form, null)
    const fileId = picture && (await pictures.keep(db, parts, actor, picture))
    const after = await queries.insertProduct(db, { ...form, archivo_id: fileId })
    const { id, version } = after
    await record(db, actor, { action: 'products.created', entity, id, after, tells })
    return { id, version }
  })
  return orNameTaken(writing)
}

/** Changes a product; without a file its picture stays. 409 with the stored one when someone saved after `version`. */
export async function updateProduct(
  parts: StaffProductParts,
  actor: Actor,
  id: number,
  { version, ...form }: Of<typeof ProductUpdateSchema>,
  uploads: readonly Upload[],
): Promise<Saved> {
  await staffProductFor(parts.db, actor, id) // before its picture is drawn
  const picture = await pictures.draw(parts, uploads)
  const writing = inTransaction(parts.db, async (db) => {
    const before = await queries.lockProduct(db, id)
    if (!before) throw new Refusal(productMessages.absent)
    if (before.version !== version) return null
    await refuseChoices(db, form, before)
    const fileId = picture && (await pictures.keep(db, parts, actor, picture))
    const after = await queries.updateProduct(db, id, { ...form, ...(fileId && { archivo_id: fileId }) })
    if (fileId && before.archivo_id) await parts.files.drop(db, before.archivo_id)
    await record(db, actor, { action: 'products.updated', entity, id, before, after, tells })
    return { id, version: after.version }
  })
  const updated = await orNameTaken(writing)
  if (!updated) throw new Refusal(coreMessages.changedByOther, { data: await staffProductFor(parts.db, actor, id) })
  return updated
}

/**
 * Deletes a product softly after its displayed name was typed (decision 33); one used by a quote or a branch is only
 * deactivated, and the answer says so (18).
 */
export function removeProduct(db: Db, actor: Actor, id: number, typed: string): Promise<null | Answer<null>> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockProduct(db, id)
    if (!before) throw new Refusal(productMessages.notRecognized)
    if (!mayDelete(actor.role)) throw new Refusal(productMessages.insufficientHierarchy)
    if (!isSaidAsShown(typed, before.nombre)) throw fieldRefusal('confirmacion', productMessages.confirmationWrong)
    const isInUse = await queries.isProductInUse(db, id)
    const estadoId = isInUse ? ProductStatus.inactive : ProductStatus.deleted
    const after = await queries.updateProduct(db, id, { estado_id: estadoId })
    const action = isInUse ? 'products.deactivated' : 'products.deleted'
    await record(db, actor, { action, entity, id, before, after, tells })
    return isInUse ? new Answer(null, productMessages.onlyDeactivated) : null
  })
}

/** A new choice must be offered; an earlier one may stay. Throws 1 to 4 at their fields. */
async function refuseChoices(db: Db, form: Form, before: Before | null): Promise<void> {
  const category = await queries.lockCategoryOf(db, form.categoria_id)
  if (!category || (category.estado_id !== ProductStatus.active && category.id !== before?.categoria_id))
    throw fieldRefusal('categoria_id', productMessages.categoryNotRecognized)
  const { sale, measure } = await queries.listUnits(db)
  if (!sale.some(({ id }) => id === form.unidad_id)) throw fieldRefusal('unidad_id', productMessages.unitInvalid)
  if (!measure.some(({ id }) => id === form.unidad_medida_id))
    throw fieldRefusal('unidad_medida_id', productMessages.unitOfMeasureInvalid)
  if (form.servicio_id === null) return
  const service = await queries.getService(db, form.servicio_id)
  if (!service || (service.estado_id !== ProductStatus.active && service.id !== before?.servicio_id))
    throw fieldRefusal('servicio_id', productMessages.serviceInvalid)
}

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    throw isDuplicate(error, 'producto_nombre') ? fieldRefusal('nombre', productMessages.nameInvalid) : error
  }
}
