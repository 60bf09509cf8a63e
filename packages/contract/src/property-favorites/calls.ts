import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { favoriteMessages as area } from './messages.ts'
import type * as s from './schemas.ts'

type Favorites = Of<typeof s.FavoritesSchema>
type Form = In<typeof s.FavoriteFormSchema>

/**
 * Properties that a reader keeps: in their browser, or on the server once they are signed in
 * (rule properties/favorites).
 */
export const favoriteCalls = {
  list: call<{ reply: Favorites }>({ method: 'GET', path: '/v1/propiedad/favoritas', area }),
  /** Also those that a visitor had in their browser before they signed in. */
  add: call<{ body: Form; reply: Favorites }>({
    method: 'PUT',
    path: '/v1/propiedad/favoritas/agregar',
    area,
    done: area.saved,
  }),
  remove: call<{ body: Form; reply: Favorites }>({
    method: 'PUT',
    path: '/v1/propiedad/favoritas/quitar',
    area,
    done: area.removed,
  }),
  /** What a page of favorites shows; public, as visitors have favorites too. */
  rows: call<{ params: In<typeof s.FavoriteRowsQuerySchema>; reply: Of<typeof s.FavoriteRowsSchema> }>({
    method: 'GET',
    path: '/v1/propiedad/favoritas/propiedades',
    area,
  }),
}
