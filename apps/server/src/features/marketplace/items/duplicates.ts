import type { In } from '@portal/contract/core/fields'
import type { DuplicatesSchema } from '@portal/contract/marketplace/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Picture } from '../pictures/owned.ts'
import type { ItemKind, SameItem, StoredItem } from './kind.ts'
import { waitForOwner } from './queries.ts'

type Named = In<typeof DuplicatesSchema>['duplicados'][number]

/** Items named in a warning. */
const mostNamed = 5

interface Sent<Form, Row> {
  /** The item that the form changes, locked; null for a new one. */
  before: Row | null
  form: Partial<Form>
  pictures: readonly Picture[]
}

/**
 * Refuses a form whose owner seems to have the same item already, and names it (rule marketplace/duplicates): by its
 * facts and price, or by a picture. Of an item that is changed only what the change makes the same counts. Waits for
 * other forms of this owner, so that of two at once the second one sees the first. Items outside the actor's scope are
 * not named.
 */
export async function refuseSame<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  { before, form, pictures }: Sent<F, R>,
): Promise<void> {
  const ownerId = before?.usuario_id ?? actor.id
  await waitForOwner(db, kind.entity, ownerId)
  const version = before && (await kind.versions.getVersion(db, before.id))
  const waiting = version?.estado === 'pendiente' ? version.datos : null
  const was = before && kind.edits.formOf(kind.edits.withChanges(before, waiting ?? {}).values)
  const known = new Set([...(before?.imagenes ?? []), ...(waiting?.imagenes ?? [])].map(({ id }) => id))
  const added = pictures.map(({ id }) => id).filter((id) => !known.has(id))

  const byPicture = await samePictured(kind, db, actor, ownerId, added)
  const byFacts = await sameByFacts(kind, db, actor, ownerId, { itemId: before?.id ?? null, was, form })
  const named: Named[] = [
    ...byPicture.map((item) => ({ ...item, misma_imagen: true })),
    ...byFacts
      .filter(({ id }) => !byPicture.some((one) => one.id === id))
      .map((one) => ({ ...one, misma_imagen: false })),
  ].filter(({ id }) => id !== before?.id)
  if (named.length === 0) return
  throw new Refusal(kind.duplicates.refusal, { data: { duplicados: named.slice(0, mostNamed) } })
}

/** Items of an owner that have one of these pictures, or one that looks the same. */
export async function samePictured<F extends object, V extends F, R extends F & StoredItem, X>(
  { pictures, duplicates, scopeOf }: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  ownerId: number,
  pictureIds: readonly string[],
): Promise<SameItem[]> {
  const ids = await pictures.itemsLike(db, ownerId, pictureIds)
  return ids.length ? duplicates.listNamed(db, scopeOf(actor), ownerId, ids) : []
}

/** Those that the form makes the same: not those that the item agreed with before. */
async function sameByFacts<F extends object, V extends F, R extends F & StoredItem, X>(
  { duplicates, completed, scopeOf }: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  ownerId: number,
  { itemId, was, form }: { itemId: number | null; was: F | null; form: Partial<F> },
): Promise<SameItem[]> {
  const wanted = completed({ ...was, ...form } as F) // a new form is whole, that of a change leaves out what stays
  const forms = [wanted, ...(was ? [completed(was)] : [])].map((one) => ({ form: one, itemId }))
  const found = await duplicates.listSame(db, scopeOf(actor), ownerId, forms)
  const agreed = new Set(found.filter(({ lugar }) => lugar === 1).map(({ id }) => id))
  return found.filter(({ lugar, id }) => lugar === 0 && !agreed.has(id)).map(({ lugar: _, ...item }) => item)
}
