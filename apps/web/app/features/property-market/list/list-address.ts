import type { In } from '@portal/contract/core/fields'
import type { PublicListQuerySchema } from '@portal/contract/property-market/schemas'
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
] as const
export type FilterName = (typeof filterNames)[number]
export type ListValues = ValuesOf<FilterName>

const address = listAddress<FilterName>({ filters: filterNames, readValue, ranges, orders })
export const { params: listParams, valuesOf, droppedOf, orderOf, pageOf, addressOf, addressSent } = address

/** Returns the parameters of the list call. */
export function queryOf(values: ListValues): ListQuery {
  const set = filterNames.filter((name) => values[name] !== '').map((name) => [name, values[name]])
  return { ...Object.fromEntries(set), orden: orderOf(values), page: pageOf(values) } as ListQuery
}
