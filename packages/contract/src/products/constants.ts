import type { PageLanguage } from '../core/language.ts'
import type { Text } from '../core/text.ts'

/** Status of a product and of a product category, with the numbers of the generic list; 0 as for licenses. */
export const ProductStatus = {
  deleted: 0,
  active: 1,
  inactive: 5,
} as const
export type ProductStatus = (typeof ProductStatus)[keyof typeof ProductStatus]

export const productStatusNames: Readonly<Record<ProductStatus, Text>> = {
  0: { es: 'Eliminado', en: 'Deleted' },
  1: { es: 'Activo', en: 'Active' },
  5: { es: 'Inactivo', en: 'Inactive' },
}

/** Product categories with fixed ids; there is no 5. */
export const ProductCategory = {
  adapters: 1,
  consoles: 2,
  software: 3,
  fragmentation: 4,
  extra: 6,
  technicalService: 7,
  training: 8,
  machinery: 9,
} as const
export type ProductCategory = (typeof ProductCategory)[keyof typeof ProductCategory]

export const productCategoryNames: Readonly<Record<ProductCategory, Text>> = {
  1: { es: 'Adaptadores', en: 'Adapters' },
  2: { es: 'Consolas', en: 'Consoles' },
  3: { es: 'Software', en: 'Software' },
  4: { es: 'Análisis de fragmentación', en: 'Fragmentation analysis' },
  6: { es: 'Extra', en: 'Extra' },
  7: { es: 'Servicio técnico', en: 'Technical service' },
  8: { es: 'Capacitación personalizada', en: 'Personalized training' },
  9: { es: 'Maquinaria', en: 'Machinery' },
}

/** First unit of each price tier of an assigned product; the last tier is open (rule prices/tiers). */
const tierStarts: Readonly<Record<ProductCategory, readonly number[]>> = {
  1: [1, 10_001, 30_001],
  2: [1, 6, 11],
  3: [1, 6, 11],
  4: [1],
  6: [1],
  7: [1],
  8: [1],
  9: [1],
}

/** A range of quantities with one price; `to` is null in the last, open one. */
export interface Tier {
  from: number
  to: number | null
}

/** Returns the tiers of a category; those beyond the first eight have a single open one. */
export function tiersOf(categoryId: number): Tier[] {
  const starts = (tierStarts as Readonly<Record<number, readonly number[]>>)[categoryId] ?? [1]
  return starts.map((from, index) => ({ from, to: index + 1 < starts.length ? starts[index + 1]! - 1 : null }))
}

/**
 * The products whose pictures, films, models, guides and manuals come with the portal, by the address of their page. Any
 * other product with a page shows what staff upload.
 */
export const drawnProducts = [
  'nextlion',
  'next1',
  'next3',
  'nextone',
  'nextoneplus',
  'nextthree',
  'nextremote',
  'quamtum',
] as const
export type DrawnProduct = (typeof drawnProducts)[number]

/** Whether pictures and films of a product come with the portal. */
export const isDrawn = (slug: string): slug is DrawnProduct => drawnProducts.some((one) => one === slug)

/** Pages with an address of their own that come with a product, and are absent without it. */
export const pagesOfProducts: Readonly<Record<string, readonly string[]>> = {
  quamtum: ['/quamtum-manual', '/quamtum-datasheet'],
}

/** Headings of the groups of facts, in order. */
export const factGroupNames = {
  iniciacion: { es: 'Iniciación y tiempos', en: 'Initiation and timing' },
  capacidad: { es: 'Capacidad', en: 'Capacity' },
  energia: { es: 'Energía y batería', en: 'Energy and battery' },
  alcance: { es: 'Alcance y posición', en: 'Range and position' },
  cable: { es: 'Cable de conexión', en: 'Connecting cable' },
  operacion: { es: 'Operación', en: 'Operation' },
  fisico: { es: 'Dimensiones y peso', en: 'Dimensions and weight' },
  proteccion: { es: 'Protección y ambiente', en: 'Protection and environment' },
  conformidad: { es: 'Normas y compatibilidad', en: 'Standards and compatibility' },
  software: { es: 'Software', en: 'Software' },
  comercial: { es: 'Condiciones comerciales', en: 'Commercial terms' },
} as const satisfies Readonly<Record<string, Text>>
export type FactGroup = keyof typeof factGroupNames

/** Maximum number of products compared. */
export const maxCompared = 4

/** Returns the path of a product's brochure in a language; it always holds today's facts. */
export const brochurePath = (slug: string, language: PageLanguage) => `/brochures/${slug}-${language}.pdf`
