import type { Bulk } from '#core/records/bulk.ts'
import { itemBulk } from '#features/marketplace/items/bulk.ts'
import type { PropertyDeps } from './deps.ts'
import { propertyKind } from './kind.ts'
import { chosenProperties, type ListQuery } from './list-queries.ts'
import { propertyScopeOf } from './policy.ts'
import { listedScopeOf } from './service.ts'

/** Showing, hiding, deleting and approving many properties at once. */
export const propertyBulk = (deps: Pick<PropertyDeps, 'env' | 'mails' | 'itemHooks'>): Bulk<ListQuery> =>
  itemBulk(propertyKind, deps, (db, actor, which, most) =>
    chosenProperties(db, which.ids ? propertyScopeOf(actor) : listedScopeOf(actor, which.query), which, most),
  )
