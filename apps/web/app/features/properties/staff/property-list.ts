import { PropertyCategory, PropertyCondition } from '@portal/contract/properties/constants'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { itemFilters, itemParams } from '#features/marketplace/staff/item-filters.ts'

/** Parameters of the lists of properties. */
export const propertySpec = listSpec({
  orders: ['creado_en', 'titulo', 'precio_final', 'metros_construidos', 'aprobacion', 'estado_comercial'],
  startOrder: '-creado_en',
  isAppended: true,
  filters: {
    ...itemFilters,
    condicion: Object.values(PropertyCondition),
    categoria_id: Object.values(PropertyCategory),
  },
})

/** Returns the parameters of the list call from an address: the own properties, or everyone's. */
export const propertyListParams = (address: Pick<URL, 'search'>, scope: 'mios' | 'todos') =>
  itemParams(address, propertySpec, scope)

/** Returns the address of the requests for a property. */
export const requestsPathOf = (id: number): string =>
  `/dashboard/clasificados/clasificados-solicitudes?tab=propiedades&propiedad_id=${id}`
