import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type {
  PublicInitDataSchema,
  PublicPropertySchema,
  PublicRowSchema,
} from '@portal/contract/properties/market/schemas'

type WholeRow = Of<typeof PublicRowSchema>
export type Property = Of<typeof PublicPropertySchema>
export type InitData = Of<typeof PublicInitDataSchema>

const shown = [
  ...([
    'id',
    'titulo',
    'titulo_en',
    'condicion',
    'categoria_nombre',
    'categoria_nombre_en',
    'ciudad',
    'pais_nombre',
  ] as const),
  ...(['pais_nombre_en', 'metros_construidos', 'metros_terreno', 'habitaciones', 'banos', 'moneda', 'precio'] as const),
  ...(['rebaja_porcentaje', 'rebajado_el', 'esta_reservado', 'imagenes'] as const),
] as const

/** The fields of a property that a card shows, and in a list with a map where it lies. */
export type Row = Pick<WholeRow, (typeof shown)[number]> & Partial<Pick<WholeRow, 'latitud' | 'longitud'>>

/** Removes the fields that no card shows, because a page contains its rows twice, as cards and as data. */
export const rowOf = (row: WholeRow): Row => Object.fromEntries(shown.map((name) => [name, row[name]])) as Row

/** A row of a list with a map. */
export const rowOnMap = (row: WholeRow): Row => ({ ...rowOf(row), latitud: row.latitud, longitud: row.longitud })

/** Returns city and country in the reader's language. */
export const placeOf = (row: Pick<Row, 'ciudad' | 'pais_nombre' | 'pais_nombre_en'>, language: PageLanguage): string =>
  [row.ciudad, nameIn(row, 'pais_nombre', language)].filter(Boolean).join(', ')

/** The public pages of properties. */
export const listPath = '/properties'
export const favoritesPath = `${listPath}/favorites`
export const pathOf = ({ id }: { id: number }): string => `${listPath}/${id}`
