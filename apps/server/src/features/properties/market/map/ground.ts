import type { Of } from '@portal/contract/core/fields'
import type { MapGroundSchema } from '@portal/contract/properties/market/schemas'
import type { Env } from '#core/environment/env.ts'

export type GroundSettings = Pick<Env, 'MAP_TILES_URL' | 'MAP_TILES_CREDIT'>

/** Returns what the map is drawn on: the configured tiles, or null for the outlines that the portal has itself. */
export const groundOf = ({
  MAP_TILES_URL: url,
  MAP_TILES_CREDIT: credit,
}: GroundSettings): Of<typeof MapGroundSchema> => ({
  teselas: url && credit ? { direccion: url, credito: credit } : null,
})
