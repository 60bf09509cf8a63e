import type { PageLanguage } from '@portal/contract/core/language'
import { type Text, textIn } from '@portal/contract/core/text'
import { inquiryPath } from '@portal/contract/forms/constants'
import type { productCalls } from '@portal/contract/products/calls'
import { type Fact, type FactKey, factInSentence, factText } from '@portal/contract/products/fact-text'

type Reply<C> = C extends { is?: { reply: infer R } } ? R : never

export type Product = Reply<typeof productCalls.catalogue>['productos'][number]

/** A line of products. */
export type Line = Reply<typeof productCalls.catalogue>['lineas'][number]

/** Gives pages the facts of any product from one list. */
export interface Figures {
  /** Returns a fact, or undefined when it is unknown. */
  fact(product: string, key: string): Fact | undefined
  /** Returns a fact with its unit as text, or that it is to be confirmed. */
  text(product: string, key: string): string
  /** The same inside a sentence. */
  say(product: string, key: string): string
}

export function figuresOf(products: readonly Product[], language: PageLanguage): Figures {
  const fact = (product: string, key: string) =>
    products.find(({ slug }) => slug === product)?.datos.find(({ clave }) => clave === key)
  const textBy = (write: typeof factText) => (product: string, key: string) => {
    const found = fact(product, key)
    return found ? write(found, language) : textIn(toConfirm, language)
  }
  return { fact, text: textBy(factText), say: textBy(factInSentence) }
}

/** Stands where a fact is unknown. */
const toConfirm: Text = { es: 'por confirmar', en: 'to be confirmed' }

/** Returns the rows of a product's table: what is known of it and what is to be confirmed, in one order. */
export const rowsOf = ({ datos, por_confirmar }: Pick<Product, 'datos' | 'por_confirmar'>): (Fact | FactKey)[] =>
  [...datos, ...por_confirmar].toSorted((a, b) => a.orden - b.orden)

/** Returns the address of an inquiry that begins with the question for a fact of a product. */
export const askAddress = (slug: string, { clave }: FactKey): string => inquiryPath(slug, clave)
