import type { ProductSlug } from '@portal/contract/products/constants'

/** Returns a fact as text: `say('nextone', 'temporizador')`. The texts themselves contain no figures. */
export type Say = (product: ProductSlug, key: string) => string

export interface Titled {
  title: string
  text: string
}

/** Screens are files of `pictures/software`, taken by `assets/designer.ts`. */
interface Program extends Titled {
  screens: readonly { file: 'designer-plan' | 'designer-figures'; alt: string; text: string }[]
  facts: readonly Titled[]
}

/** The texts of a page, besides the facts. */
export interface Words {
  /** The heading above its functions. */
  headline: string
  does: readonly Titled[]
  /** The caption of the drawing. */
  drawing: Titled
  /** A page where the reader does it themselves. */
  tryIt?: { label: string; to: string }
  /** Why each related product is used with it. */
  works: Partial<Record<ProductSlug, string>>
  /** What a program opens and saves, needs and costs, with screens of what can be tried. */
  program?: Program
  /** The versions of a product, if it has any. */
  versions?: readonly Titled[]
}

export interface Content {
  readonly key: string
  es: (say: Say) => Words
  en: (say: Say) => Words
}
