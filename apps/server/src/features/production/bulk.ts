import type { Of } from '@portal/contract/core/fields'
import { productionMessages as m } from '@portal/contract/production/messages'
import { moveActions, type OrderListQuerySchema } from '@portal/contract/production/schemas'
import { scopeOf } from '#core/base/scope.ts'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import type { ProductionDeps } from './deps.ts'
import { nowAtHouse } from './list/list.ts'
import { chosenOrders } from './list/queries.ts'
import { moveOne } from './move/move.ts'

type Deps = Pick<ProductionDeps, 'db' | 'env' | 'mails' | 'secrets'>

/** Moving many orders to a step, each from the one before it. Not undone: their clients have been told. */
export const orderBulk = (deps: Deps): Bulk<Of<typeof OrderListQuerySchema>> => ({
  name: 'orders',
  absent: m.absent,
  async chosen(db, actor, { ids, query }, most) {
    const now = await nowAtHouse(db)
    if (ids) return chosenOrders(db, scopeOf(actor), { ids }, now, most)
    const { page: _, page_row: __, orden: ___, ...filters } = query
    return chosenOrders(db, scopeOf(actor), { query: filters }, now, most)
  },
  actions: Object.fromEntries(
    moveActions.map((paso): [string, BulkAction] => [
      paso,
      {
        async apply(db, actor, id) {
          await moveOne(deps, db, actor, id, paso)
          return {}
        },
      },
    ]),
  ),
})
