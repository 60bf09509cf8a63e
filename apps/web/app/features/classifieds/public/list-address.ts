import type { PublicListQuerySchema } from '@portal/contract/classifieds/schemas'
import type { In } from '@portal/contract/core/fields'
import { type Section, sectionKinds, sectionPaths } from './sections.ts'

export type ListQuery = In<typeof PublicListQuerySchema>

/** What narrows the list, in the order of the panel. */
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

/** Every parameter that the page of the list knows, in the order in which its address keeps them. */
export const listParams = [...filterNames, 'orden', 'page'] as const

export type ListValues = Readonly<Record<(typeof listParams)[number], string>>

/** Reads the state of the list from an address; what is not there is empty. */
export function valuesOf(search: string): ListValues {
  const params = new URLSearchParams(search)
  return Object.fromEntries(listParams.map((name) => [name, params.get(name)?.trim() ?? ''])) as ListValues
}

const numbers = /^\d{1,12}(\.\d{1,2})?$/
const numeric: readonly string[] = [
  'categoria_id',
  'condicion',
  'pais_id',
  'precio_desde',
  'precio_hasta',
  'anio_desde',
  'anio_hasta',
  'tiempo_uso_hasta',
  'dias',
]
const kinds = ['venta', 'arriendo', 'oferta', 'subasta']
const orders = ['-creado_en', 'precio', '-precio', '-anio', 'anio', '-relevancia'] as const

/** What the call is asked for. An address that somebody changed by hand loses what cannot be, and shows a list all the same. */
export function queryOf(values: ListValues, section: Section): ListQuery {
  const query: Record<string, string> = {}
  for (const name of filterNames) {
    const value = values[name]
    if (value && (!numeric.includes(name) || numbers.test(value))) query[name] = value.slice(0, 80)
  }
  if (!kinds.includes(values.tipo)) delete query.tipo
  if (query.moneda && !['USD', 'CLP'].includes(query.moneda)) delete query.moneda
  if (!['', '0', '1'].includes(values.condicion)) delete query.condicion
  for (const name of ['anio_desde', 'anio_hasta']) {
    if (query[name] && !/^(19|20|21)\d\d$/.test(query[name])) delete query[name]
  }
  if (query.dias && !/^[1-9]\d{0,2}$/.test(query.dias)) delete query.dias
  if (section !== 'all' && section !== 'repair') query.tipo = sectionKinds[section]
  return { ...query, orden: orderOf(values), page: pageOf(values) } as ListQuery
}

/** The best match first where something is searched for, else the newest. */
export function orderOf({ orden, buscar }: ListValues): (typeof orders)[number] {
  const usual = buscar ? '-relevancia' : '-creado_en'
  const known = orders.find((order) => order === orden) ?? usual
  return known === '-relevancia' && !buscar ? usual : known
}

export const pageOf = ({ page }: ListValues): number => (/^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1)

/** The address of the same list with some of its state changed; empty values are left out, and so is the first page. */
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

/** The filters that are on; the kind is none where the section decides it, a currency alone narrows nothing by itself. */
export const activeFilters = (values: ListValues, section: Section): FilterName[] =>
  filterNames.filter((name) => values[name] !== '' && !(name === 'tipo' && section !== 'all'))
