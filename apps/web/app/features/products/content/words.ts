import type { ProductSlug } from '@portal/contract/products/constants'

/** Returns a fact as text: `say('nextone', 'temporizador')`. The texts themselves contain no figures. */
export type Say = (product: ProductSlug, key: string) => string

export interface Titled {
  title: string
  text: string
}

/** The texts of a page, besides the facts. */
export interface Words {
  /** The heading above its functions. */
  headline: string
  does: readonly Titled[]
  /** The caption of the drawing. */
  drawing: Titled
  /** A page where the reader does it himself. */
  tryIt?: { label: string; to: string }
  steps: readonly Titled[]
  /** Why each related product is used with it. */
  works: Partial<Record<ProductSlug, string>>
  /** The versions of a product, if it has any. */
  versions?: readonly Titled[]
}

export interface Content {
  es: (say: Say) => Words
  en: (say: Say) => Words
}
