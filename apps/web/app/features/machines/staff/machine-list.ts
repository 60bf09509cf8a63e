import { listSpec } from '#core/dashboard/list/list-query.ts'
import { itemFilters, itemParams } from '#features/marketplace/staff/item-filters.ts'

/** Parameters of the lists of machines. */
export const machineSpec = listSpec({
  orders: ['creado_en', 'marca', 'precio_final', 'anio', 'aprobacion', 'estado_comercial'],
  startOrder: '-creado_en',
  isAppended: true,
  filters: { ...itemFilters, categoria_id: 'id' },
})

/** Returns the parameters of the list call from an address: the own machines, or everyone's. */
export const machineListParams = (address: Pick<URL, 'search'>, scope: 'mios' | 'todos') =>
  itemParams(address, machineSpec, scope)
