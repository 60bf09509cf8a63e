import type { Bulk } from '#core/records/bulk.ts'
import { itemBulk } from '#features/marketplace/items/bulk.ts'
import type { MachineDeps } from './deps.ts'
import { machineKind } from './kind.ts'
import { chosenMachines, type ListQuery } from './list-queries.ts'
import { machineScopeOf } from './policy.ts'
import { listedScopeOf } from './service.ts'

/** Showing, hiding, deleting and approving many machines at once. */
export const machineBulk = (deps: Pick<MachineDeps, 'env' | 'mails' | 'itemHooks'>): Bulk<ListQuery> =>
  itemBulk(machineKind, deps, (db, actor, which, most) =>
    chosenMachines(db, which.ids ? machineScopeOf(actor) : listedScopeOf(actor, which.query), which, most),
  )
