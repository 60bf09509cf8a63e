import type { In } from '@portal/contract/core/fields'
import type { PublicListQuerySchema } from '@portal/contract/listing-market/schemas'
import { type Section, sectionKinds, sectionPaths } from '@portal/contract/listing-market/sections'
import { orders, ranges, readValue } from './list-reading.ts'

export type ListQuery = In<typeof PublicListQuerySchema>

/** Names of the filters, in the order of the panel. */
export const filterNames = [
  'buscar',
  'tipo',
  'categoria_id',
  'condicion',
  'pais_id',
  'ciudad',
  'precio_desde',
  'precio_hasta',
  'moneda',
  'anio_desde',
  'anio_hasta',
  'tiempo_uso_hasta',
  'dias',
] as const
export type FilterName = (typeof filterNames)[number]

/** All parameters of the list page, in the order of its address. */
export const listParams = [...filterNames, 'orden', 'page'] as const

export type ListValues = Readonly<Record<(typeof listParams)[number], string>>

/** Parameters of the address that the list does not accept. */
export interface Dropped {
  readonly name: (typeof listParams)[number]
  readonly value: string
}

/** Reads the filters from an address; missing or invalid ones are empty. */
export const valuesOf = (search: string): ListValues => readAddress(search).values

/** Returns what was ignored in an address: invalid values, repeated names, reversed ranges. */
export const droppedOf = (search: string): readonly Dropped[] => readAddress(search).dropped

function readAddress(search: string): { values: ListValues; dropped: Dropped[] } {
  const params = new URLSearchParams(search)
  const dropped: Dropped[] = []
  const values = Object.fromEntries(
    listParams.map((name) => {
      const texts = [...new Set(params.getAll(name).map((text) => text.trim()))].filter((text) => text !== '')
      const used = texts.find((text) => readValue(name, text) !== null)
      dropped.push(...texts.filter((text) => text !== used).map((value) => ({ name, value })))
      return [name, used === undefined ? '' : (readValue(name, used) ?? '')]
    }),
  ) as Record<(typeof listParams)[number], string>
  for (const [from, to] of ranges) {
    if (values[from] === '' || values[to] === '' || Number(values[from]) <= Number(values[to])) continue
    dropped.push({ name: to, value: values[to] })
    values[to] = ''
  }
  return { values, dropped }
}

/** Returns the parameters of the list call. */
export function queryOf(values: ListValues, section: Section): ListQuery {
  const set = filterNames.filter((name) => values[name] !== '').map((name) => [name, values[name]])
  const tipo = section === 'all' || section === 'repair' ? {} : { tipo: sectionKinds[section] }
  return { ...Object.fromEntries(set), ...tipo, orden: orderOf(values), page: pageOf(values) } as ListQuery
}

/** Returns the order: best match first with a search, otherwise newest first. */
export function orderOf({ orden, buscar }: ListValues): (typeof orders)[number] {
  const usual = buscar ? '-relevancia' : '-creado_en'
  const known = orders.find((order) => order === orden) ?? usual
  return known === '-relevancia' && !buscar ? usual : known
}

export const pageOf = ({ page }: ListValues): number => Number(page || 1)

/** Returns the address of the list with some filters changed, without empty values and the first page. */
export function addressWith(section: Section, values: ListValues, changes: Partial<ListValues>): string {
  const next = { ...values, page: '', ...changes }
  const params = new URLSearchParams()
  for (const name of listParams) {
    const value = next[name]
    if (value && !(name === 'page' && value === '1')) params.set(name, value)
  }
  const path = sectionPaths[section]
  return params.size ? `${path}?${params}` : path
}

/** Returns the active filters; without the kind when the section decides it, and without a currency alone. */
export const activeFilters = (values: ListValues, section: Section): FilterName[] =>
  filterNames.filter((name) => values[name] !== '' && !(name === 'tipo' && section !== 'all'))
