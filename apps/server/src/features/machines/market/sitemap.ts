import type { Db } from '#core/database/database.ts'
import { itemSitemap } from '#features/marketplace/sitemap/sitemap.ts'
import { isListed } from './rows-queries.ts'

/** The sitemap of listed machines. */
export const machineSitemap = (db: Db) =>
  itemSitemap(db, { name: 'classifieds', table: 'clasificado', isListed, pathOf: (id) => `/classifieds/${id}` })
