import type { Db } from '#core/database/database.ts'
import type { SitemapRows } from '#core/pages/site-files.ts'
import { pagesPerFile } from '#core/pages/sitemap.ts'
import { highestId, listedBetween } from './queries.ts'

interface Listed extends Pick<SitemapRows, 'name'> {
  table: Parameters<typeof highestId>[1]
  /** The conditions of public items. */
  isListed: () => Parameters<typeof listedBetween>[1]['isListed']
  pathOf(id: number): string
}

/**
 * The sitemap of the listed items of a kind, one file per range of ids, so that a sale moves no item to another file.
 */
export const itemSitemap = (db: Db, { name, table, isListed, pathOf }: Listed): SitemapRows => ({
  name,
  files: async () => Math.ceil((await highestId(db, table)) / pagesPerFile),
  async pages(file) {
    const ids = { after: (file - 1) * pagesPerFile, until: file * pagesPerFile }
    const rows = await listedBetween(db, { table, isListed: isListed() }, ids)
    return rows.map(({ id, changed }) => ({ path: pathOf(id), changed }))
  },
})
