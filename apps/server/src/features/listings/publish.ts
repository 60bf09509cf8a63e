import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import type { FeatureSchema, PublishSchema } from '@portal/contract/listings/schemas'
import { PublicationStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { ItemDeps } from './deps.ts'
import { itemFor } from './detail.ts'
import * as queries from './queries.ts'
import { lockEditable, lockScoped } from './refusals.ts'
import { refusalToPublish } from './rules/checks.ts'
import { changeOf, type Saved } from './write.ts'

type PublishDeps = Pick<ItemDeps, 'db' | 'itemHooks'>

/**
 * Shows or hides an item; an expired one restarts its 90 days. 409 with the stored item when someone saved after the
 * form's version; 14 when it may not be shown, 34 when it is reserved or sold.
 */
export async function publishItem(
  deps: PublishDeps,
  actor: Actor,
  id: number,
  { publicacion: wanted, version }: Of<typeof PublishSchema>,
): Promise<Saved> {
  await deps.itemHooks.settle(deps.db, id)
  return orChanged(deps, actor, id, async (db) => {
    const before = await lockEditable(db, actor, id)
    if (before.version !== version) return null
    if (before.publicacion === wanted) return { id, version }
    const refused = refusalToPublish(before, wanted)
    if (refused) throw new Refusal(refused)

    const isShown = wanted === PublicationStatus.active
    const renewed = isShown && (await queries.isExpired(db, id))
    const after = await queries.updateItem(db, id, {
      publicacion: wanted,
      ...(renewed && { vence_en: queries.inNinetyDays(), aviso_dias: null }),
    })
    const action = isShown ? 'classifieds.activated' : 'classifieds.deactivated'
    await record(db, actor, { action, entity: 'clasificado', id, before, after, announces: changeOf(before, after) })
    return { id, version: after.version }
  })
}

/** Adds an item to the featured ones, or removes it (decision 32). 409 as above. */
export function featureItem(
  deps: PublishDeps,
  actor: Actor,
  id: number,
  { destacado: isFeatured, version }: Of<typeof FeatureSchema>,
): Promise<Saved> {
  return orChanged(deps, actor, id, async (db) => {
    const before = await lockScoped(db, actor, id)
    if (before.version !== version) return null
    const after = await queries.updateItem(db, id, { destacado: isFeatured })
    const action = isFeatured ? 'classifieds.featured' : 'classifieds.unfeatured'
    await record(db, actor, { action, entity: 'clasificado', id, before, after, announces: changeOf(before, after) })
    return { id, version: after.version }
  })
}

async function orChanged(
  deps: PublishDeps,
  actor: Actor,
  id: number,
  work: (db: Db) => Promise<Saved | null>,
): Promise<Saved> {
  const saved = await inTransaction(deps.db, work)
  if (!saved) throw new Refusal(coreMessages.changedByOther, { data: await itemFor(deps, actor, id) })
  return saved
}
