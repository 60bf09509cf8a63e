import { ProductStatus } from '@portal/contract/products/constants'
import { productMessages } from '@portal/contract/products/messages'
import { fieldRefusal, isDuplicate } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

interface Choices {
  categoria_id: number
  unidad_id: number | null
  unidad_medida_id: number | null
  servicio_id: number | null
}

/**
 * A new choice must be offered; an earlier one may stay. Throws `categoryNotRecognized`, `unitInvalid`,
 * `unitOfMeasureInvalid` or `serviceInvalid`.
 */
export async function refuseChoices(db: Db, form: Choices, before: Choices | null): Promise<void> {
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

/** The name of a product with a page is a brand, the same in every language. Throws `oneName` for another one. */
export function refuseOtherNames(form: { nombre_en?: string | undefined; nombre_pt?: string | undefined }): void {
  for (const field of ['nombre_en', 'nombre_pt'] as const)
    if (form[field]) throw fieldRefusal(field, productMessages.oneName)
}

interface Priced extends Choices {
  precio_sugerido: number | null
  costo: number | null
}

/** A product as its form would save it: with units and prices. Throws the refusal of each wrong field. */
export async function refuseIncomplete(db: Db, product: Priced): Promise<void> {
  await refuseChoices(db, product, product)
  if (product.precio_sugerido === null) throw fieldRefusal('precio_sugerido', productMessages.suggestedPriceInvalid)
  if (product.costo === null) throw fieldRefusal('costo', productMessages.costInvalid)
}

/** Says in words of the catalogue that the name or the code is taken (`nameTaken`, `codeTaken`). */
export async function orTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (isDuplicate(error, 'producto_codigo')) throw fieldRefusal('codigo', productMessages.codeTaken)
    throw isDuplicate(error, 'producto_nombre') ? fieldRefusal('nombre', productMessages.nameTaken) : error
  }
}
