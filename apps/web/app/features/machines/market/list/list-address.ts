import type { In } from '@portal/contract/core/fields'
import type { PublicListQuerySchema } from '@portal/contract/machines/market/schemas'
import { type Section, sectionKinds, sectionPaths } from '@portal/contract/machines/market/sections'
import { saveSearchPaths } from '@portal/contract/saved-searches/constants'
import { listAddress, type ValuesOf } from '#features/marketplace/list/address.ts'
import { orders, ranges, readValue } from './list-reading.ts'

export type ListQuery = In<typeof PublicListQuerySchema>

/** Names of the filters, in the order of the panel. */
const filterNames = [
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
export type ListValues = ValuesOf<FilterName>

const address = listAddress<FilterName>({ filters: filterNames, readValue, ranges, orders })
export const { params: listParams, valuesOf, readAddress, orderOf, pageOf } = address

/** Returns the parameters of the list call. */
export function queryOf(values: ListValues, section: Section): ListQuery {
  const set = filterNames.filter((name) => values[name] !== '').map((name) => [name, values[name]])
  const tipo = section === 'all' || section === 'repair' ? {} : { tipo: sectionKinds[section] }
  return { ...Object.fromEntries(set), ...tipo, orden: orderOf(values), page: pageOf(values) } as ListQuery
}

/** Returns the address of the list with some filters changed, without empty values and the first page. */
export const addressWith = (section: Section, values: ListValues, changes: Partial<ListValues>): string =>
  address.addressOf(sectionPaths[section], values, changes)

/** Returns the address of what the form sent. */
export const addressSent = (section: Section, values: ListValues, sent: URLSearchParams): string =>
  address.addressSent(sectionPaths[section], values, sent)

const unsaved = { dias: '', orden: '', page: '' }

/** Returns the address of the page that saves the filter: without what is no filter of new items. */
export const saveAddress = (section: Section, values: ListValues, changes: Partial<ListValues>): string => {
  const tipo = section === 'all' || section === 'repair' ? values.tipo : sectionKinds[section]
  return address.addressOf(saveSearchPaths.maquinaria, values, { ...unsaved, tipo, ...changes })
}

/** Returns the active filters; without the kind when the section decides it, and without a currency alone. */
export const activeFilters = (values: ListValues, section: Section): FilterName[] =>
  filterNames.filter((name) => values[name] !== '' && !(name === 'tipo' && section !== 'all'))
