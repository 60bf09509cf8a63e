import { ProductCategory, type ProductSlug } from '@portal/contract/products/constants'
import { productMessages } from '@portal/contract/products/messages'
import type { OneProductSchema } from '@portal/contract/products/schemas'
import type { z } from 'zod'
import { Refusal } from '#core/base/errors.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { settingOf } from '#features/settings/service.ts'
import { type Catalogue, getCatalogue } from './queries.ts'
import { withTerms } from './terms.ts'

/** The area announced when products, their facts or their brochures change. */
export const productArea = 'productos'
const longest = 10 * 60_000

type OneProduct = z.output<typeof OneProductSchema>

/** Returns a cached reader of products with their facts: the one source of pages, comparison and brochures. */
export function catalogueReader({ db, changes }: { db: Db; changes: Changes }): () => Promise<Catalogue> {
  const recall = answerCache<Catalogue>(changes, [productArea, 'ajuste'], { ms: longest, max: 1 })
  return () => recall('', () => currentCatalogue(db))
}

/** Returns the products with their facts and the terms of sale of the settings. */
export async function currentCatalogue(db: Db): Promise<Catalogue> {
  const [catalogue, terms] = await Promise.all([getCatalogue(db), settingOf(db, 'condiciones')])
  return { ...catalogue, condiciones: withTerms(catalogue.condiciones, terms) }
}

/**
 * Returns one product with the related ones. Terms of delivery are for equipment only. Throws `absent` when it is not
 * sold.
 */
export function oneOf({ productos, condiciones }: Catalogue, slug: ProductSlug): OneProduct {
  const producto = productos.find((product) => product.slug === slug)
  if (!producto) throw new Refusal(productMessages.absent)
  return {
    producto,
    otros: productos.filter((product) => product !== producto),
    condiciones: producto.categoria_id === ProductCategory.software ? [] : condiciones,
  }
}
