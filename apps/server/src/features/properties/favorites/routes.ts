import { favoriteCalls } from '@portal/contract/properties/favorites/calls'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { addFavorites, favoriteRows, listFavorites, removeFavorites } from './service.ts'

/** Mounts the favorites of a signed-in person, and the public call that shows anyone's. */
export function favoriteRoutes(door: Door, { db }: { db: Db }): void {
  door.mount(favoriteCalls.list, ({ actor }) => listFavorites(db, actor))
  door.mount(favoriteCalls.add, ({ actor, body }) => addFavorites(db, actor, body.ids))
  door.mount(favoriteCalls.remove, ({ actor, body }) => removeFavorites(db, actor, body.ids))
  door.mount(favoriteCalls.rows, ({ params }) => favoriteRows(db, params.ids))
}
