import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { DrawnPicture } from '#features/marketplace/pictures/draw.ts'
import type { ItemDeps } from './deps.ts'
import { itemFor } from './detail.ts'
import { drawUploads, imagesInvalid, keepPicture, picturesNamed } from './pictures/pictures.ts'
import { itemScopeOf } from './policy.ts'
import * as queries from './queries.ts'
import { lockEditable, notFound, refuse, refuseFrozen } from './refusals.ts'
import { areTooMany } from './rules/checks.ts'
import type { Picture, SentForm, SentUpdate } from './rules/values.ts'
import { createItem, refusalsOfItems, type Saved, updateLocked } from './write.ts'

type SaveDeps = Pick<ItemDeps, 'db' | 'files' | 'workers' | 'itemHooks'>

/** Creates an item with earlier uploads and new pictures. Stores nothing when one fails. */
export async function saveItem(
  deps: SaveDeps,
  actor: Actor,
  { imagenes_actuales: ids, ...form }: SentForm,
  uploads: readonly Upload[],
): Promise<Saved> {
  refuseTooMany(ids, uploads)
  if (uploads.length) for (const refused of await refusalsOfItems(deps.db, [form])) refuse(refused) // before the slow drawing
  const drawn = await drawUploads(deps, uploads)
  return inTransaction(deps.db, async (db) =>
    createItem(db, actor, form, await picturesOf(db, deps, actor, { ids, drawn, itemId: null })),
  )
}

/** Changes an item. 409 with the stored one when someone saved after the form's version. */
export async function saveChanges(
  deps: SaveDeps,
  actor: Actor,
  { id, version, imagenes_actuales: ids, ...form }: SentUpdate,
  uploads: readonly Upload[],
): Promise<Saved> {
  if (uploads.length) {
    const current = await queries.getItem(deps.db, itemScopeOf(actor), id) // before the slow drawing
    if (!current) throw await notFound(deps.db, id)
    refuseTooMany(ids ?? current.imagenes, uploads)
  }
  const drawn = await drawUploads(deps, uploads)
  const saved = await withoutExpired(deps, id, async (db) => {
    const before = await lockEditable(db, actor, id)
    refuseFrozen(before)
    const pictureIds = ids ?? (drawn.length ? before.imagenes.map((picture) => picture.id) : null)
    refuseTooMany(pictureIds ?? [], uploads)
    const pictures = pictureIds && (await picturesOf(db, deps, actor, { ids: pictureIds, drawn, itemId: id }))
    return updateLocked(db, actor, before, { form, version, ...(pictures && { pictures }) })
  })
  if (!saved) throw new Refusal(coreMessages.changedByOther, { data: await itemFor(deps, actor, id) })
  return saved
}

/** Runs a change; when the item is reserved, once more after its reservations that have expired are ended. */
async function withoutExpired<T>({ db, itemHooks }: SaveDeps, id: number, change: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, change)
  } catch (error) {
    if (!(error instanceof Refusal && error.entry === classifiedMessages.reservedOrSold)) throw error
    await itemHooks.settle(db, id)
    return inTransaction(db, change)
  }
}

function refuseTooMany(named: readonly unknown[], uploads: readonly Upload[]): void {
  if (areTooMany(named.length + uploads.length)) throw imagesInvalid()
}

interface Named {
  ids: readonly string[]
  drawn: readonly DrawnPicture[]
  itemId: number | null
}

async function picturesOf(db: Db, deps: SaveDeps, actor: Actor, { ids, drawn, itemId }: Named): Promise<Picture[]> {
  const pictures = await picturesNamed(db, actor, ids, itemId)
  for (const picture of drawn) pictures.push(await keepPicture(db, deps, actor, picture))
  return pictures
}
