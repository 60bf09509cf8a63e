import type { PageLanguage } from '@portal/contract/core/language'
import type { Db } from '#core/database/database.ts'
import { branchPrices } from '#features/assigned-products/service.ts'
import { listProducts } from './queries.ts'

/** A product as sold by a branch, prices in dollars. */
export interface Sellable extends Readonly<Awaited<ReturnType<typeof listProducts>>[number]> {
  /** Prices by the quantity from which each is valid. */
  tramos: { desde: number; precio: number }[]
}

/**
 * Returns the product name for a client. Our products have one name in every language; others are named by staff in
 * Spanish, so English puts the category first.
 */
export const offeredName = (product: Sellable, language: PageLanguage): string =>
  language === 'en' && product.slug === null ? `${product.categoria_nombre_en}: ${product.nombre}` : product.nombre

/** Returns the products that may be quoted, optionally limited to `ids`, with the prices of a branch. */
export async function listSellables(db: Db, branchId: number | null, ids?: readonly number[]): Promise<Sellable[]> {
  const [products, prices] = await Promise.all([
    listProducts(db, ids),
    branchId === null ? new Map<number, Sellable['tramos']>() : branchPrices(db, branchId, ids),
  ])
  return products.map((product) => ({ ...product, tramos: prices.get(product.id) ?? [] }))
}
