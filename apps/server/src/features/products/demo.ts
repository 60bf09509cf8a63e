import { ProductCategory } from '@portal/contract/products/constants'
import { MeasureUnit, SaleUnit } from '@portal/contract/products/units'
import type { Db } from '#core/database/database.ts'
import { getProductBySlug, insertProduct, updateProduct } from './staff/queries.ts'

/** Invented amounts in US dollars: what the range might sell at and cost. */
const prices = {
  next1: { precio_sugerido: 11.97, costo: 5.7, costo_cable_metro: 0.35 },
  next3: { precio_sugerido: 18.4, costo: 8.95, costo_cable_metro: 0.35 },
  nextone: { precio_sugerido: 1450, costo: 690 },
  nextoneplus: { precio_sugerido: 4900, costo: 2350 },
  nextthree: { precio_sugerido: 7800, costo: 3900 },
  nextremote: { precio_sugerido: 3200, costo: 1540 },
  nextlion: { precio_sugerido: 1200, costo: 180 },
  quamtum: { precio_sugerido: 2400, costo: 620 },
} as const

const more = [
  {
    nombre: 'Cable de conexión dúplex',
    nombre_en: 'Duplex connecting wire',
    nombre_pt: 'Cabo de conexão duplo',
    categoria_id: ProductCategory.extra,
    unidad_id: SaleUnit.roll,
    unidad_medida_id: MeasureUnit.meter,
    precio_sugerido: 38,
    costo: 21,
  },
  {
    nombre: 'Asistencia técnica en terreno',
    nombre_en: 'On-site technical support',
    nombre_pt: 'Assistência técnica em campo',
    categoria_id: ProductCategory.technicalService,
    unidad_id: SaleUnit.service,
    unidad_medida_id: MeasureUnit.day,
    precio_sugerido: 650,
    costo: 320,
  },
  {
    nombre: 'Capacitación en diseño de tronaduras',
    nombre_en: 'Blast design training',
    nombre_pt: 'Treinamento em projeto de desmontes',
    categoria_id: ProductCategory.training,
    unidad_id: SaleUnit.course,
    unidad_medida_id: MeasureUnit.day,
    precio_sugerido: 480,
    costo: 210,
  },
]

/** Prices the products and adds some without a page, inside the caller's transaction. Answers ids by page and by name. */
export async function insertDemoProducts(db: Db): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [slug, priced] of Object.entries(prices)) {
    const product = await getProductBySlug(db, slug)
    if (!product) continue
    await updateProduct(db, product.id, priced)
    ids.set(slug, product.id)
  }
  for (const product of more) ids.set(product.nombre, (await insertProduct(db, product)).id)
  return ids
}
