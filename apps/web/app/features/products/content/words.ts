import type { ProductSlug } from '@portal/contract/products/constants'

/** A fact as text: `say('nextone', 'temporizador')`. Figures never stand in the words themselves. */
export type Say = (product: ProductSlug, key: string) => string

export interface Titled {
  title: string
  text: string
}

/** What a page says next to its facts. */
export interface Words {
  /** Over what it does. */
  headline: string
  does: readonly Titled[]
  /** Under the drawing. */
  drawing: Titled
  steps: readonly Titled[]
  /** Why another product is used with it. */
  works: Partial<Record<ProductSlug, string>>
  /** The versions of a product that has some. */
  versions?: readonly Titled[]
}

export interface Content {
  es: (say: Say) => Words
  en: (say: Say) => Words
}
