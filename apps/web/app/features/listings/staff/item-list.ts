import { listSpec } from '#core/dashboard/list/list-query.ts'
import { itemFilters, itemParams } from '#features/marketplace/staff/item-filters.ts'

/** Parameters of the lists of listings. */
export const itemSpec = listSpec({
  orders: ['creado_en', 'marca', 'precio_final', 'anio', 'aprobacion', 'estado_comercial'],
  startOrder: '-creado_en',
  isAppended: true,
  filters: { ...itemFilters, categoria_id: 'id' },
})

/** Returns the parameters of the list call from an address: the own listings, or everyone's. */
export const itemListParams = (address: Pick<URL, 'search'>, scope: 'mios' | 'todos') =>
  itemParams(address, itemSpec, scope)
