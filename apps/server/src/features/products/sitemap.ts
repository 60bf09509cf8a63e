import { isDrawn, pagesOfProducts } from '@portal/contract/products/constants'
import { guidePath } from '@portal/contract/products/guides/address'
import { isConsole } from '@portal/contract/products/manuals/consoles'
import { manualPath } from '@portal/contract/products/manuals/edition'
import type { Db } from '#core/database/database.ts'
import type { SitemapRows } from '#core/pages/site-files.ts'
import { getCatalogue } from './queries.ts'

/** The sitemap of products on sale, of what comes with them, of their guides, and of the manuals of consoles. */
export const productSitemap = (db: Db): SitemapRows => ({
  name: 'products',
  files: async () => 1,
  pages: async () =>
    (await getCatalogue(db)).productos.flatMap(({ slug }) => [
      { path: `/${slug}` },
      ...(pagesOfProducts[slug] ?? []).map((path) => ({ path })),
      ...(isDrawn(slug) ? [{ path: guidePath(slug) }] : []),
      ...(isConsole(slug) ? [{ path: manualPath(slug) }] : []),
    ]),
})
