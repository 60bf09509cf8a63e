import { z } from 'zod'
import { idField } from '../../core/fields.ts'
import { PublicRowSchema } from '../market/schemas.ts'
import { favoriteLimits } from './constants.ts'

const ids = z.array(idField()).min(1).max(favoriteLimits.most)

/** What is kept or removed, the newest first. */
export const FavoriteFormSchema = z.object({ ids })
export const FavoritesSchema = z.object({
  /** The newest first. */
  ids: z.array(z.number()),
})
/** The ids with commas between them, as in an address. */
export const FavoriteRowsQuerySchema = z.object({
  ids: z
    .string()
    .regex(/^[\d,]{1,600}$/)
    .transform((text): (string | number)[] => text.split(','))
    .pipe(ids),
})
export const FavoriteRowsSchema = z.object({
  propiedades: z.array(PublicRowSchema),
  /** Those that can be seen no more in the lists, and why. */
  ausentes: z.array(
    z.object({
      id: z.number(),
      titulo: z.string(),
      titulo_en: z.string(),
      motivo: z.enum(['vendida', 'arrendada', 'retirada']),
    }),
  ),
})
