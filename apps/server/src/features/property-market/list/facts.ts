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
  sku: string
  ciudad: string
  descripcion: string
}

/** Returns the facts of a property, or null while nobody may see it. */
export function factsOf(row: PropertyRow): PropertyFacts | null {
  if (!row.es_publico) return null
  const { condicion, categoria_id, pais_id, moneda, precio_publico, metros_construidos, metros_terreno } = row
  const { habitaciones, banos, estacionamientos, destacado, latitud_publica, longitud_publica } = row
  const words = JSON.stringify([row.titulo, row.sku, row.ciudad, row.descripcion, categoria_id, pais_id])
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
  'sku',
  'ciudad',
  'descripcion',
] as const satisfies readonly (keyof PropertyRow)[]
