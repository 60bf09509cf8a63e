import type { Db } from '#core/database/database.ts'
import type { SitemapRows } from '#core/pages/site-files.ts'
import { settingOf } from './service.ts'

/** The sitemap of the people with a card. */
export const peopleSitemap = (db: Db): SitemapRows => ({
  name: 'people',
  files: async () => 1,
  pages: async () => (await settingOf(db, 'personas')).personas.map(({ slug }) => ({ path: `/${slug}` })),
})
