import type { PublicListQuerySchema } from '@portal/contract/listing-market/schemas'
import type { z } from 'zod'
import type { Word } from '#features/marketplace/search/words.ts'

export type ListQuery = z.output<typeof PublicListQuerySchema>

/** What is looked for, whichever page of it. */
export interface Wanted extends Omit<ListQuery, 'page' | 'page_row' | 'buscar'> {
  words: readonly Word[]
}

const filters = [
  'tipo',
  'categoria_id',
  'condicion',
  'pais_id',
  'ciudad',
  'moneda',
  'precio_desde',
  'precio_hasta',
  'anio_desde',
  'anio_hasta',
  'tiempo_uso_hasta',
  'dias',
] as const satisfies readonly (keyof Wanted)[]

/** The same for two that find the same items: known filters in one order. A page and the sorting are not among them. */
export const keyOf = (wanted: Wanted): string =>
  JSON.stringify([
    ...filters.map((name) => wanted[name]),
    ...wanted.words.map(({ text, isPrefix }) => [text, isPrefix]),
  ])
