import type { In } from '@portal/contract/core/fields'
import type { PublicListQuerySchema } from '@portal/contract/properties/market/schemas'
import { saveSearchPaths } from '@portal/contract/saved-searches/constants'
import { listAddress, type ValuesOf } from '#features/marketplace/list/address.ts'
import { orders, ranges, readValue } from './list-reading.ts'

type ListQuery = In<typeof PublicListQuerySchema>

/** Names of the filters, in the order of the panel. */
export const filterNames = [
  'buscar',
  'condicion',
  'categoria_id',
  'pais_id',
  'ciudad',
  'precio_desde',
  'precio_hasta',
  'moneda',
  'metros_desde',
  'metros_hasta',
  'terreno_desde',
  'habitaciones',
  'banos',
  'estacionamientos',
  'dias',
  'recuadro',
] as const
export type FilterName = (typeof filterNames)[number]
/** How the list is seen: `mapa`, or empty. */
type ParamName = FilterName | 'vista'
export type ListValues = ValuesOf<ParamName>

const address = listAddress<ParamName>({ filters: [...filterNames, 'vista'], readValue, ranges, orders })
export const { params: listParams, valuesOf, readAddress, orderOf, pageOf, addressOf, addressSent } = address

const filtersOf = (values: ListValues): Record<string, string> =>
  Object.fromEntries(filterNames.filter((name) => values[name] !== '').map((name) => [name, values[name]]))

/** Returns what the map asks besides its own box: a search that was corrected, as the list was found. */
export function mapFiltersOf(values: ListValues, corrected: string | null): Record<string, string> {
  const { recuadro: _, ...filters } = filtersOf(values)
  return corrected === null ? filters : { ...filters, buscar: corrected }
}

/** Returns the parameters of the list call. */
export function queryOf(values: ListValues): ListQuery {
  return { ...filtersOf(values), orden: orderOf(values), page: pageOf(values) } as ListQuery
}

const unsaved = { dias: '', vista: '', orden: '', page: '' }

/** Returns the address of the page that saves the filter: without what is no filter of new properties. */
export const saveAddress = (values: ListValues, changes: Partial<ListValues>): string =>
  addressOf(saveSearchPaths.propiedad, values, { ...unsaved, ...changes })
