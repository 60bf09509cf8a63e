import type { Bulk } from '#core/records/bulk.ts'
import { itemBulk } from '#features/marketplace/items/bulk.ts'
import type { ItemDeps } from '../deps.ts'
import { listingKind } from '../kind.ts'
import { chosenItems, type ListQuery } from '../list/queries.ts'
import { itemScopeOf } from '../policy.ts'
import { listedScopeOf } from '../service.ts'

/** Showing, hiding, deleting and approving many listings at once. */
export const listingBulk = (deps: Pick<ItemDeps, 'env' | 'mails' | 'itemHooks'>): Bulk<ListQuery> =>
  itemBulk(listingKind, deps, (db, actor, which, most) =>
    chosenItems(db, which.ids ? itemScopeOf(actor) : listedScopeOf(actor, which.query), which, most),
  )
