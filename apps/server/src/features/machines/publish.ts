import type { Of } from '@portal/contract/core/fields'
import type { FeatureSchema, PublishSchema } from '@portal/contract/machines/schemas'
import type { Actor } from '#core/base/actor.ts'
import * as items from '#features/marketplace/items/publish.ts'
import type { Saved } from '#features/marketplace/items/write.ts'
import type { MachineDeps } from './deps.ts'
import { machineFor } from './detail.ts'
import { machineKind } from './kind.ts'

type PublishDeps = Pick<MachineDeps, 'db' | 'itemHooks'>

/**
 * Shows or hides an item; an expired one restarts its 90 days. 409 with the stored item when someone saved after the
 * form's version; 14 when it may not be shown, 34 when it is reserved or sold.
 */
export const publishMachine = (
  deps: PublishDeps,
  actor: Actor,
  id: number,
  form: Of<typeof PublishSchema>,
): Promise<Saved> => items.publishItem(machineKind, deps, actor, id, form, () => machineFor(deps, actor, id))

/** Adds an item to the featured ones, or removes it (rule marketplace/featured). 409 as above. */
export const featureMachine = (
  deps: PublishDeps,
  actor: Actor,
  id: number,
  form: Of<typeof FeatureSchema>,
): Promise<Saved> => items.featureItem(machineKind, deps, actor, id, form, () => machineFor(deps, actor, id))
