import { publicationPath, publicationsPath } from '@portal/contract/publications/constants'
import type { Db } from '#core/database/database.ts'
import type { SitemapRows } from '#core/pages/site-files.ts'
import { readPublished } from './queries.ts'

/** The sitemap of publications that visitors see today, and of their list while there is one. */
export const publicationSitemap = (db: Db): SitemapRows => ({
  name: 'publications',
  files: async () => 1,
  async pages() {
    const { rows } = await readPublished(db)
    const pages = rows.map(({ id }) => ({ path: publicationPath(id) }))
    return pages.length > 0 ? [{ path: publicationsPath() }, ...pages] : []
  },
})
