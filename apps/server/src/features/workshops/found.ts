import type { Db } from '#core/database.ts'
import type { FoundRows } from '#core/found/found.ts'
import { keysToCome } from './queries.ts'

/** The pages of workshops to come; those of 2024 have pages of their own. */
export const foundWorkshops = (db: Db): FoundRows => ({
  name: 'workshops',
  files: async () => 1,
  pages: async () => (await keysToCome(db)).map(({ clave }) => ({ path: `/events/${clave}` })),
})
