import type { PublicListQuerySchema } from '@portal/contract/machines/market/schemas'
import type { z } from 'zod'
import type { Word } from '#features/marketplace/search/words.ts'

export type ListQuery = z.output<typeof PublicListQuerySchema>

/** A search, without its page. */
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

/** Returns a key that is equal for searches with the same results: filters in a fixed order, without page and order. */
export const keyOf = (wanted: Wanted): string =>
  JSON.stringify([
    ...filters.map((name) => wanted[name]),
    ...wanted.words.map(({ text, isPrefix, terms }) => [text, isPrefix, terms]),
  ])

/** The price to filter and sort by: per day where rents are listed. */
export const priceOf = ({ tipo: kind }: Pick<Wanted, 'tipo'>) =>
  kind === 'arriendo' ? 'arriendo_publico' : 'precio_publico'
