import type { Actor } from '#core/base/actor.ts'
import { ownedBy } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Picture } from '../pictures/owned.ts'
import type { ItemKind, StoredItem } from './kind.ts'

/** An own item as its owner sees it, with a waiting edit applied. */
export interface OwnItem<Form, Row> {
  /** As visitors see it. */
  stored: Row
  form: Form
  pictures: Picture[]
}

/** Returns the items of a person by their codes. */
export async function ownItemsBySku<F extends object, V extends F, R extends F & StoredItem, X>(
  { store, versions, edits }: ItemKind<F, V, R, X>,
  db: Db,
  { id: ownerId }: Pick<Actor, 'id'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, OwnItem<F, R>>> {
  if (skus.length === 0) return new Map()
  const items = await store.listBySku(db, ownedBy(ownerId), skus)
  const waiting = await versions.listWaiting(
    db,
    items.map(({ id }) => id),
  )
  return new Map(
    items.map((stored) => {
      const { values, pictures } = edits.withChanges(stored, waiting.get(stored.id) ?? {})
      return [stored.sku, { stored, form: edits.formOf(values), pictures }]
    }),
  )
}

/** Whether two forms store the same values. */
export const isSameForm = <F extends object, V extends F, R extends F & StoredItem, X>(
  { completed, edits }: ItemKind<F, V, R, X>,
  one: F,
  other: F,
): boolean => JSON.stringify(edits.formOf(completed(one))) === JSON.stringify(edits.formOf(completed(other)))
