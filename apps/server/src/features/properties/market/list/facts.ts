import { createHash } from 'node:crypto'

/** What of a property decides in which public lists it stands, and where. */
export interface PropertyFacts {
  condicion: number
  categoria_id: number
  pais_id: number
  moneda: string
  precio_publico: number | null
  metros_construidos: number
  metros_terreno: number
  habitaciones: number | null
  banos: number | null
  estacionamientos: number | null
  destacado: boolean
  /** Where visitors see it. */
  latitud_publica: number | null
  longitud_publica: number | null
  /** Of all that its words are made from: equal when no search by words and no city can tell two versions apart. */
  palabras: string
}

/** A property as stored. */
export interface PropertyRow extends Omit<PropertyFacts, 'palabras'> {
  es_publico: boolean
  titulo: string
  titulo_en: string
  sku: string
  ciudad: string
  descripcion: string
  descripcion_en: string
}

/** Returns the facts of a property, or null while nobody may see it. */
export function factsOf(row: PropertyRow): PropertyFacts | null {
  if (!row.es_publico) return null
  const { condicion, categoria_id, pais_id, moneda, precio_publico, metros_construidos, metros_terreno } = row
  const { habitaciones, banos, estacionamientos, destacado, latitud_publica, longitud_publica } = row
  const texts = [row.titulo, row.titulo_en, row.ciudad, row.descripcion, row.descripcion_en]
  const words = JSON.stringify([...texts, row.sku, categoria_id, pais_id])
  return {
    ...{ condicion, categoria_id, pais_id, moneda, precio_publico, metros_construidos, metros_terreno },
    ...{ habitaciones, banos, estacionamientos, destacado, latitud_publica, longitud_publica },
    palabras: createHash('sha1').update(words).digest('base64url').slice(0, 12),
  }
}

/** Columns of `PropertyRow`. */
export const factColumns = [
  'es_publico',
  'condicion',
  'categoria_id',
  'pais_id',
  'moneda',
  'precio_publico',
  'metros_construidos',
  'metros_terreno',
  'habitaciones',
  'banos',
  'estacionamientos',
  'destacado',
  'latitud_publica',
  'longitud_publica',
  'titulo',
  'titulo_en',
  'sku',
  'ciudad',
  'descripcion',
  'descripcion_en',
] as const satisfies readonly (keyof PropertyRow)[]
