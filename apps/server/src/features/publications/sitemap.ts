import { publicationPath } from '@portal/contract/publications/constants'
import type { Db } from '#core/database/database.ts'
import type { SitemapRows } from '#core/pages/site-files.ts'
import { readPublished } from './queries.ts'

/** The sitemap of publications that visitors see today. */
export const publicationSitemap = (db: Db): SitemapRows => ({
  name: 'publications',
  files: async () => 1,
  pages: async () => (await readPublished(db)).rows.map(({ id }) => ({ path: publicationPath(id) })),
})
