import { createHash } from 'node:crypto'

/** What of an item decides in which public lists it stands, and where. */
export interface MachineFacts {
  categoria_id: number
  pais_id: number
  condicion: number
  anio: number
  tiempo_uso: number
  moneda: string
  precio_publico: number | null
  arriendo_publico: number | null
  es_venta: boolean
  es_arriendo: boolean
  es_oferta: boolean
  modo_oferta: string | null
  destacado: boolean
  puntaje: number
  /** Of all that its words are made from: equal when no search by words and no city can tell two versions apart. */
  palabras: string
}

/** An item as stored. */
export interface MachineRow extends Omit<MachineFacts, 'palabras'> {
  es_publico: boolean
  vence_en: Date | null
  marca: string
  marca_en: string
  sku: string
  ciudad: string
  descripcion: string
  descripcion_en: string
}

/** Returns the facts of an item, or null while nobody may see it. */
export function factsOf(row: MachineRow): MachineFacts | null {
  if (!row.es_publico || (row.vence_en && row.vence_en.getTime() <= Date.now())) return null
  const { categoria_id, pais_id, condicion, anio, tiempo_uso, moneda, precio_publico, arriendo_publico } = row
  const { es_venta, es_arriendo, es_oferta, modo_oferta, destacado, puntaje } = row
  const texts = [row.marca, row.marca_en, row.ciudad, row.descripcion, row.descripcion_en]
  const words = JSON.stringify([...texts, row.sku, categoria_id, pais_id])
  return {
    ...{ categoria_id, pais_id, condicion, anio, tiempo_uso, moneda, precio_publico, arriendo_publico },
    ...{ es_venta, es_arriendo, es_oferta, modo_oferta, destacado, puntaje },
    palabras: createHash('sha1').update(words).digest('base64url').slice(0, 12),
  }
}

/** Columns of `ListingRow`. */
export const factColumns = [
  'es_publico',
  'vence_en',
  'categoria_id',
  'pais_id',
  'condicion',
  'anio',
  'tiempo_uso',
  'moneda',
  'precio_publico',
  'arriendo_publico',
  'es_venta',
  'es_arriendo',
  'es_oferta',
  'modo_oferta',
  'destacado',
  'puntaje',
  'marca',
  'marca_en',
  'sku',
  'ciudad',
  'descripcion',
  'descripcion_en',
] as const satisfies readonly (keyof MachineRow)[]
