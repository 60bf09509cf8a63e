import type { Db } from '#core/database/database.ts'
import type { SitemapRows } from '#core/pages/site-files.ts'
import { keysToCome } from './queries.ts'

/** The sitemap of future workshops; those of 2024 have their own pages. */
export const workshopSitemap = (db: Db): SitemapRows => ({
  name: 'workshops',
  files: async () => 1,
  pages: async () => (await keysToCome(db)).map(({ clave }) => ({ path: `/events/${clave}` })),
})
