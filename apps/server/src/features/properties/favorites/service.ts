import type { In } from '@portal/contract/core/fields'
import { favoriteLimits } from '@portal/contract/properties/favorites/constants'
import { favoriteMessages as messages } from '@portal/contract/properties/favorites/messages'
import type { FavoriteRowsSchema, FavoritesSchema } from '@portal/contract/properties/favorites/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { cardsOf } from '../market/service.ts'
import * as queries from './queries.ts'

type Favorites = In<typeof FavoritesSchema>

/** Returns the favorites of the actor, the newest first. */
export const listFavorites = async (db: Db, actor: Actor): Promise<Favorites> => ({
  ids: await queries.listFavorites(db, actor.id),
})

/**
 * Keeps properties, as many as there is room for; the first of `ids` is the newest. Throws `absent` when there is
 * none of them, `tooMany` when there is room for none.
 */
export const addFavorites = (db: Db, actor: Actor, ids: readonly number[]): Promise<Favorites> =>
  inTransaction(db, async (db) => {
    await queries.lockFavorites(db, actor.id)
    const [before, known] = [await queries.listFavorites(db, actor.id), await queries.listKnown(db, ids)]
    const isThere = new Set(known)
    const asked = [...new Set(ids)].filter((id) => isThere.has(id))
    if (asked.length === 0) throw new Refusal(messages.absent)
    const added = asked.filter((id) => !before.includes(id)).slice(0, favoriteLimits.most - before.length)
    if (added.length > 0) await queries.insertFavorites(db, actor.id, added.toReversed())
    else if (asked.some((id) => !before.includes(id))) throw new Refusal(messages.tooMany)
    return changed(db, actor, before)
  })

/** Removes properties from the favorites of the actor; those that are none stay unnoticed. */
export const removeFavorites = (db: Db, actor: Actor, ids: readonly number[]): Promise<Favorites> =>
  inTransaction(db, async (db) => {
    await queries.lockFavorites(db, actor.id)
    const before = await queries.listFavorites(db, actor.id)
    await queries.deleteFavorites(db, actor.id, ids)
    return changed(db, actor, before)
  })

async function changed(db: Db, actor: Actor, before: readonly number[]): Promise<Favorites> {
  const after = await queries.listFavorites(db, actor.id)
  if (after.join() !== before.join())
    await record(db, actor, {
      action: 'favorites.changed',
      entity: 'propiedad_favorita',
      id: actor.id,
      before: { ids: before },
      after: { ids: after },
      announces: [{ area: 'propiedad_favoritas', of: [{ authorId: actor.id }] }],
    })
  return { ids: after }
}

/** Returns the cards of these properties in order, and the names of those that lists show no more. */
export async function favoriteRows(db: Db, ids: readonly number[]): Promise<In<typeof FavoriteRowsSchema>> {
  const [cards, absent] = await Promise.all([cardsOf(db, ids), queries.listAbsent(db, ids)])
  return { propiedades: cards, ausentes: absent }
}
