import type { Actor } from '#core/base/actor.ts'
import { ownedBy } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { isFrozen } from '#features/marketplace/rules/standing.ts'
import { listingKind } from './kind.ts'
import * as queries from './queries.ts'
import { formOf, type ItemForm, type Picture } from './rules/values.ts'

/** An own item as its owner sees it, with a waiting edit applied. */
export interface OwnItem {
  id: number
  version: number
  categoria_id: number
  form: ItemForm
  pictures: Picture[]
  /** Reserved or sold: may not change. */
  isFrozen: boolean
}

/** Returns the items of a person by their codes. */
export async function ownItemsBySku(
  db: Db,
  { id: ownerId }: Pick<Actor, 'id'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, OwnItem>> {
  if (skus.length === 0) return new Map()
  const items = await queries.listBySku(db, ownedBy(ownerId), skus)
  const waiting = await listingKind.versions.listWaiting(
    db,
    items.map(({ id }) => id),
  )
  return new Map(
    items.map((item) => {
      const { values, pictures } = listingKind.edits.withChanges(item, waiting.get(item.id) ?? {})
      const { id, version, categoria_id } = item
      return [item.sku, { id, version, categoria_id, form: formOf(values), pictures, isFrozen: isFrozen(item) }]
    }),
  )
}

/** Whether two forms store the same values. */
export const isSameForm = (one: ItemForm, other: ItemForm): boolean =>
  JSON.stringify(formOf(one)) === JSON.stringify(formOf(other))
