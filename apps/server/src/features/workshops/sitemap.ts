import type { Db } from '#core/database/database.ts'
import type { SitemapRows } from '#core/pages/site-files.ts'
import { keysToCome } from './queries.ts'

/** The pages of workshops to come; those of 2024 have pages of their own. */
export const workshopSitemap = (db: Db): SitemapRows => ({
  name: 'workshops',
  files: async () => 1,
  pages: async () => (await keysToCome(db)).map(({ clave }) => ({ path: `/events/${clave}` })),
})
