import type { Of } from '@portal/contract/core/fields'
import type { ApproveSchema, FeatureSchema, PublishSchema } from '@portal/contract/properties/schemas'
import type { Actor } from '#core/base/actor.ts'
import { decideItem } from '#features/marketplace/items/decide.ts'
import { featureItem, publishItem } from '#features/marketplace/items/publish.ts'
import { removed } from '#features/marketplace/items/remove.ts'
import type { Saved } from '#features/marketplace/items/write.ts'
import type { PropertyDeps } from './deps.ts'
import { propertyKind } from './kind.ts'
import { propertyFor } from './service.ts'

type Deps = Pick<PropertyDeps, 'db' | 'env' | 'mails' | 'itemHooks'>

/**
 * Approves or rejects a property, or the waiting edit of an approved one, and mails its owner. Throws
 * `propertyInvalid`, `approvalInvalid`, 409.
 */
export const decideProperty = (
  deps: Deps,
  actor: Actor,
  id: number,
  decision: Of<typeof ApproveSchema>,
): Promise<Saved> => decideItem(propertyKind, deps, actor, id, decision, () => propertyFor(deps, actor, id))

/**
 * Shows or hides a property. Throws `propertyInvalid` while it is reserved, `approvalInvalid` when it may not be shown,
 * 409.
 */
export const publishProperty = (deps: Deps, actor: Actor, id: number, form: Of<typeof PublishSchema>): Promise<Saved> =>
  publishItem(propertyKind, deps, actor, id, form, () => propertyFor(deps, actor, id))

/** Adds a property to the featured ones, or removes it (rule marketplace/featured). Throws 409. */
export const featureProperty = (deps: Deps, actor: Actor, id: number, form: Of<typeof FeatureSchema>): Promise<Saved> =>
  featureItem(propertyKind, deps, actor, id, form, () => propertyFor(deps, actor, id))

/** Deletes a property softly, with its open requests. Throws `cannotDelete` while it is reserved or sold. */
export async function removeProperty(deps: Pick<Deps, 'db' | 'itemHooks'>, actor: Actor, id: number): Promise<null> {
  await removed(propertyKind, deps, actor, id)
  return null
}
