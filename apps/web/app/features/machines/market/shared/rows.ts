import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type {
  PublicInitDataSchema,
  PublicMachineSchema,
  PublicRowSchema,
} from '@portal/contract/machines/market/schemas'

type WholeRow = Of<typeof PublicRowSchema>
export type Machine = Of<typeof PublicMachineSchema>
export type InitData = Of<typeof PublicInitDataSchema>

const shown = [
  ...(['id', 'marca', 'marca_en', 'anio', 'condicion', 'categoria_nombre', 'categoria_nombre_en', 'ciudad'] as const),
  ...(['pais_nombre', 'pais_nombre_en', 'tiempo_uso', 'unidad_tiempo_nombre', 'unidad_tiempo_nombre_en'] as const),
  ...(['moneda', 'precio', 'es_venta', 'es_arriendo', 'precio_arriendo', 'dias_minimos', 'es_oferta'] as const),
  ...(['modo_oferta', 'subasta', 'esta_reservado', 'imagenes', 'puntaje'] as const),
] as const

/** The fields of a machine that a card shows. */
export type Row = Pick<WholeRow, (typeof shown)[number]>

/** Removes the fields that no card shows, because a page contains its rows twice, as cards and as data. */
export const rowOf = (row: WholeRow): Row =>
  Object.fromEntries(
    shown.map((name) => [name, row[name]]).filter(([name, value]) => name !== 'subasta' || value),
  ) as Row

/** Returns city and country in the reader's language. */
export const placeOf = (row: Pick<Row, 'ciudad' | 'pais_nombre' | 'pais_nombre_en'>, language: PageLanguage): string =>
  [row.ciudad, nameIn(row, 'pais_nombre', language)].filter(Boolean).join(', ')
