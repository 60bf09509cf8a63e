import { call } from '../../core/endpoint.ts'
import { favoriteMessages as area } from './messages.ts'
import * as s from './schemas.ts'

/**
 * Properties that a reader keeps: in their browser, or on the server once they are signed in
 * (rule properties/favorites).
 */
export const favoriteCalls = {
  list: call(
    { method: 'GET', path: '/v1/propiedad/favoritas', area },
    { summary: "Lists the ids of the reader's favorite properties", access: 'session', reply: s.FavoritesSchema },
  ),
  add: call(
    { method: 'PUT', path: '/v1/propiedad/favoritas/agregar', area, done: area.saved },
    {
      summary: 'Adds favorites, also those that a visitor had in their browser before they signed in',
      access: 'session',
      budget: 'typing',
      body: s.FavoriteFormSchema,
      reply: s.FavoritesSchema,
      failed: area.notSaved,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/propiedad/favoritas/quitar', area, done: area.removed },
    {
      summary: 'Removes favorites',
      access: 'session',
      budget: 'typing',
      body: s.FavoriteFormSchema,
      reply: s.FavoritesSchema,
      failed: area.notSaved,
    },
  ),
  rows: call(
    { method: 'GET', path: '/v1/propiedad/favoritas/propiedades', area },
    {
      summary: 'Returns what a page of favorites shows; public, as visitors have favorites too',
      access: 'public',
      params: s.FavoriteRowsQuerySchema,
      reply: s.FavoriteRowsSchema,
    },
  ),
}
