import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { showingStored } from '#core/records/versions.ts'
import type { DrawnPicture } from '../pictures/draw.ts'
import type { Picture, PictureDeps } from '../pictures/owned.ts'
import { areTooMany } from '../rules/standing.ts'
import { withViews } from '../rules/views.ts'
import { refuseSame } from './duplicates.ts'
import type { ItemKind, RequestHooks, StoredItem } from './kind.ts'
import { lockEditable, notFound, refuse, refuseFrozen } from './refusals.ts'
import { createItem, refusalsOfItems, type Saved, updateLocked } from './write.ts'

interface SaveDeps<Row> extends PictureDeps {
  itemHooks: RequestHooks<Row>
}

interface Sent<Form> {
  form: Form
  uploads: readonly Upload[]
  /** The view of each picture in their order; left out, pictures show what they showed. */
  views?: readonly string[] | undefined
  /** Refuses with the owner's items that seem the same (rule marketplace/duplicates). */
  isCompared: boolean
}

/** Creates an item with earlier uploads and new pictures. Stores nothing when one fails. */
export async function saveItem<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  deps: SaveDeps<R>,
  actor: Actor,
  { form, ids, uploads, views, isCompared }: Sent<F> & { ids: readonly string[] },
): Promise<Saved> {
  refuseTooMany(kind, ids, uploads)
  if (uploads.length) for (const refused of await refusalsOfItems(kind, deps.db, [form])) refuse(refused) // before the slow drawing
  const drawn = await kind.pictures.drawUploads(deps, uploads)
  return inTransaction(deps.db, async (db) => {
    const pictures = await picturesFor(kind, db, deps, actor, { ids, drawn, itemId: null })
    if (isCompared) await refuseSame(kind, db, actor, { before: null, form, pictures })
    return createItem(kind, db, actor, form, withViews(pictures, views, []))
  })
}

/** Fields that the form leaves out stay. */
interface SentUpdate<Form> extends Sent<Partial<Form>> {
  id: number
  version: number
  /** The wanted pictures; left out, they stay. */
  ids: readonly string[] | undefined
}

/** Changes an item. 409 with what `itemFor` returns when someone saved after the form's version. */
export async function saveChanges<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  deps: SaveDeps<R>,
  actor: Actor,
  { id, version, ids, form, uploads, views, isCompared }: SentUpdate<F>,
  itemFor: () => Promise<unknown>,
): Promise<Saved> {
  if (uploads.length) {
    const current = await kind.store.getPictures(deps.db, kind.scopeOf(actor), id) // before the slow drawing
    if (!current) throw await notFound(kind, deps.db, id)
    refuseTooMany(kind, ids ?? current.imagenes, uploads)
  }
  const drawn = await kind.pictures.drawUploads(deps, uploads)
  const writing = withoutExpired(kind, deps, id, async (db) => {
    const before = await lockEditable(kind, db, actor, id)
    refuseFrozen(kind, before)
    const pictureIds = ids ?? (drawn.length ? before.imagenes.map((picture) => picture.id) : null)
    refuseTooMany(kind, pictureIds ?? [], uploads)
    const pictures = pictureIds && (await picturesFor(kind, db, deps, actor, { ids: pictureIds, drawn, itemId: id }))
    if (isCompared && before.version === version)
      await refuseSame(kind, db, actor, { before, form, pictures: pictures ?? [] })
    return updateLocked(kind, db, actor, before, { form, version, views, ...(pictures && { pictures }) })
  })
  return showingStored(writing, itemFor)
}

/** Runs a change; when the item is reserved, once more after its reservations that have expired are ended. */
async function withoutExpired<F extends object, V extends F, R extends F & StoredItem, X, T>(
  { messages }: ItemKind<F, V, R, X>,
  { db, itemHooks }: SaveDeps<R>,
  id: number,
  change: (db: Db) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, change)
  } catch (error) {
    if (!(error instanceof Refusal && error.entry === messages.frozen)) throw error
    await itemHooks.settle(db, id)
    return inTransaction(db, change)
  }
}

function refuseTooMany(
  { pictures }: { pictures: { imagesInvalid(): Refusal } },
  named: readonly unknown[],
  uploads: readonly Upload[],
): void {
  if (areTooMany(named.length + uploads.length)) throw pictures.imagesInvalid()
}

interface Named {
  ids: readonly string[]
  drawn: readonly DrawnPicture[]
  itemId: number | null
}

async function picturesFor<F extends object, V extends F, R extends F & StoredItem, X>(
  { pictures: kept }: ItemKind<F, V, R, X>,
  db: Db,
  deps: PictureDeps,
  actor: Actor,
  { ids, drawn, itemId }: Named,
): Promise<Picture[]> {
  const pictures = await kept.picturesNamed(db, actor, ids, itemId)
  for (const picture of drawn) pictures.push(await kept.keepPicture(db, deps, actor, picture))
  return pictures
}
