import type { Of } from '@portal/contract/core/fields'
import type { FeatureSchema, PublishSchema } from '@portal/contract/listings/schemas'
import type { Actor } from '#core/base/actor.ts'
import * as items from '#features/marketplace/items/publish.ts'
import type { Saved } from '#features/marketplace/items/write.ts'
import type { ItemDeps } from './deps.ts'
import { itemFor } from './detail.ts'
import { listingKind } from './kind.ts'

type PublishDeps = Pick<ItemDeps, 'db' | 'itemHooks'>

/**
 * Shows or hides an item; an expired one restarts its 90 days. 409 with the stored item when someone saved after the
 * form's version; 14 when it may not be shown, 34 when it is reserved or sold.
 */
export const publishItem = (
  deps: PublishDeps,
  actor: Actor,
  id: number,
  form: Of<typeof PublishSchema>,
): Promise<Saved> => items.publishItem(listingKind, deps, actor, id, form, () => itemFor(deps, actor, id))

/** Adds an item to the featured ones, or removes it (rule marketplace/featured). 409 as above. */
export const featureItem = (
  deps: PublishDeps,
  actor: Actor,
  id: number,
  form: Of<typeof FeatureSchema>,
): Promise<Saved> => items.featureItem(listingKind, deps, actor, id, form, () => itemFor(deps, actor, id))
