import { favoriteCalls } from '@portal/contract/property-favorites/calls'
import { favoriteMessages } from '@portal/contract/property-favorites/messages'
import * as s from '@portal/contract/property-favorites/schemas'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { addFavorites, favoriteRows, listFavorites, removeFavorites } from './service.ts'

const access = 'session'
const failed = favoriteMessages.notSaved
const body = s.FavoriteFormSchema
const reply = s.FavoritesSchema

/** Mounts the favorites of a signed-in person, and the public call that shows anyone's. */
export function favoriteRoutes(door: Door, { db }: { db: Db }): void {
  door.mount(favoriteCalls.list, { access, reply }, ({ actor }) => listFavorites(db, actor))
  door.mount(favoriteCalls.add, { access, budget: 'typing', body, reply, failed }, ({ actor, body }) =>
    addFavorites(db, actor, body.ids),
  )
  door.mount(favoriteCalls.remove, { access, budget: 'typing', body, reply, failed }, ({ actor, body }) =>
    removeFavorites(db, actor, body.ids),
  )
  door.mount(
    favoriteCalls.rows,
    { access: 'public', params: s.FavoriteRowsQuerySchema, reply: s.FavoriteRowsSchema },
    ({ params }) => favoriteRows(db, params.ids),
  )
}
