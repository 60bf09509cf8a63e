import type { In, Of } from '@portal/contract/core/fields'
import { ProductStatus } from '@portal/contract/products/constants'
import type * as s from '@portal/contract/products/staff/schemas'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'

export type StaffProduct = Of<typeof s.StaffProductSchema>
export type ProductRow = Of<typeof s.ProductRowSchema>
export type ProductChoices = Of<typeof s.ProductInitDataSchema>
export type ProductForm = In<typeof s.ProductFormSchema>

/** The fields, and a chosen picture that is not saved yet. */
export type ProductValues = Loose<ProductForm> & { imagen: File | null }

export const newProduct: ProductValues = {
  codigo: '',
  nombre: '',
  nombre_en: '',
  nombre_pt: '',
  categoria_id: '',
  unidad_id: '',
  unidad_medida_id: '',
  servicio_id: '',
  precio_sugerido: '',
  costo: '',
  costo_cable_metro: '',
  folleto_url: '',
  folleto_url_en: '',
  estado_id: ProductStatus.active,
  imagen: null,
}

/** Returns the stored values. */
export const productValuesOf = (product: StaffProduct): ProductValues & { version: number } => ({
  codigo: product.codigo,
  nombre: product.nombre,
  nombre_en: product.nombre_en,
  nombre_pt: product.nombre_pt,
  categoria_id: product.categoria_id,
  unidad_id: product.unidad_id ?? '',
  unidad_medida_id: product.unidad_medida_id ?? '',
  servicio_id: product.servicio_id ?? '',
  precio_sugerido: product.precio_sugerido ?? '',
  costo: product.costo ?? '',
  costo_cable_metro: product.costo_cable_metro,
  folleto_url: product.folleto_url ?? '',
  folleto_url_en: product.folleto_url_en ?? '',
  estado_id: product.estado_id,
  imagen: null,
  version: product.version,
})

/** Returns the choices, including those of the product that are now inactive. */
export function choicesFor(choices: ProductChoices, product: StaffProduct): ProductChoices {
  const { categoria_id, categoria_nombre, categoria_nombre_en, servicio_id, servicio_nombre } = product
  const hasCategory = choices.categorias.some(({ id }) => id === categoria_id)
  const hasService = servicio_id === null || choices.servicios.some(({ id }) => id === servicio_id)
  const ownCategory = { id: categoria_id, nombre: categoria_nombre, nombre_en: categoria_nombre_en }
  return {
    ...choices,
    categorias: hasCategory ? choices.categorias : [...choices.categorias, ownCategory],
    servicios: hasService
      ? choices.servicios
      : [...choices.servicios, { id: servicio_id, nombre: servicio_nombre ?? '', nombre_en: '' }],
  }
}
