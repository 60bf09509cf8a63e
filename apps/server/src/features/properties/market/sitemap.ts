import type { Db } from '#core/database/database.ts'
import { itemSitemap } from '#features/marketplace/sitemap/sitemap.ts'
import { isListed } from './rows-queries.ts'

/** The sitemap of listed properties. */
export const propertySitemap = (db: Db) =>
  itemSitemap(db, { name: 'properties', table: 'propiedad', isListed, pathOf: (id) => `/properties/${id}` })
