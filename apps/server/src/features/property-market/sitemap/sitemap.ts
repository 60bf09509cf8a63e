import type { Db } from '#core/database/database.ts'
import type { SitemapRows } from '#core/pages/site-files.ts'
import { pagesPerFile } from '#core/pages/sitemap.ts'
import { highestId, listedBetween } from './queries.ts'

/** The sitemap of listed properties, one file per range of ids: a sale moves no property to another file. */
export const propertySitemap = (db: Db): SitemapRows => ({
  name: 'properties',
  files: async () => Math.ceil((await highestId(db)) / pagesPerFile),
  async pages(file) {
    const rows = await listedBetween(db, (file - 1) * pagesPerFile, file * pagesPerFile)
    return rows.map(({ id, changed }) => ({ path: `/properties/${id}`, changed }))
  },
})
