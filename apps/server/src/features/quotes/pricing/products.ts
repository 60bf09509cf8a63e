import type { Db } from '#core/database/database.ts'
import { branchPrices } from '#features/assigned-products/service.ts'
import { listProducts } from './queries.ts'

/** A product as it is sold by a branch, prices in dollars. */
export interface Sellable extends Readonly<Awaited<ReturnType<typeof listProducts>>[number]> {
  /** By the quantity from which each price holds. */
  tramos: { desde: number; precio: number }[]
}

/**
 * What a client reads. A product of the range bears one name in every language; what else is sold is named by staff, in
 * Spanish, so that English says first of which category it is.
 */
export const offeredName = (product: Sellable, language: 'es' | 'en'): string =>
  language === 'en' && product.slug === null ? `${product.categoria_nombre_en}: ${product.nombre}` : product.nombre

/** The products that may be quoted, those with `ids` only when given; with the prices of a branch. */
export async function listSellables(db: Db, branchId: number | null, ids?: readonly number[]): Promise<Sellable[]> {
  const [products, prices] = await Promise.all([
    listProducts(db, ids),
    branchId === null ? new Map<number, Sellable['tramos']>() : branchPrices(db, branchId, ids),
  ])
  return products.map((product) => ({ ...product, tramos: prices.get(product.id) ?? [] }))
}
