import { documentPath } from '@portal/contract/resources/constants'
import type { Db } from '#core/database/database.ts'
import type { SitemapRows } from '#core/pages/site-files.ts'
import { listDocuments } from './queries/documents.ts'

/** The sitemap of public documents: their current revisions. */
export const documentSitemap = (db: Db): SitemapRows => ({
  name: 'documents',
  files: async () => 1,
  pages: async () => (await listDocuments(db)).map(({ id }) => ({ path: documentPath(id) })),
})
