import type { PageLanguage } from '@portal/contract/core/language'
import { langOf, nameIn } from '@portal/contract/core/names'
import type { Db } from '#core/database/database.ts'
import { branchPrices } from '#features/assigned-products/service.ts'
import type { ValidProjection } from '#features/projections/service.ts'
import { listProducts } from './queries.ts'

interface Step {
  desde: number
  precio: number
}

/** A product as sold by a branch, prices in dollars; steps by the quantity from which each price is valid. */
export interface Sellable extends Readonly<Awaited<ReturnType<typeof listProducts>>[number]> {
  /** Of the branch. */
  tramos: Step[]
}

/** Returns the prices of a projection as list prices of its country. */
export const pricesOf = ({ pais_id, vigente_desde, rangos }: ValidProjection) => ({
  pais_id,
  vigente_desde,
  tramos: rangos.map(({ desde, precio }): Step => ({ desde, precio })),
})

/**
 * Returns the product name for a client. Products with a page have one name in every language; where another one has
 * none of its own in the language, the category in that language stands before the Spanish name.
 */
export function offeredName(product: Sellable, language: PageLanguage): string {
  const name = nameIn(product, 'nombre', language)
  const isOwn = product.slug !== null || langOf(product, 'nombre', language) === undefined
  const isCategoryKnown = langOf(product, 'categoria_nombre', language) === undefined
  return isOwn || !isCategoryKnown ? name : `${nameIn(product, 'categoria_nombre', language)}: ${name}`
}

/** Returns the products that may be quoted, optionally limited to `ids`, with the prices of a branch. */
export async function listSellables(db: Db, branchId: number | null, ids?: readonly number[]): Promise<Sellable[]> {
  const [products, prices] = await Promise.all([
    listProducts(db, ids),
    branchId === null ? new Map<number, Sellable['tramos']>() : branchPrices(db, branchId, ids),
  ])
  return products.map((product) => ({ ...product, tramos: prices.get(product.id) ?? [] }))
}
