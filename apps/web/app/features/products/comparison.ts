import { maxCompared, type ProductSlug } from '@portal/contract/products/constants'
import { type Fact, factText, groupedFacts } from '@portal/contract/products/fact-text'
import type { Language } from '#core/language/language-address.ts'
import type { Product } from './facts.ts'

/** Returns the address of a comparison, or of the choice when nothing is compared. */
export function compareAddress(slugs: readonly ProductSlug[], { isShort = false } = {}): string {
  if (slugs.length === 0) return '/compare'
  return `/compare?ids=${slugs.join(',')}${isShort ? '&diff=1' : ''}`
}

/** Returns the address of a new quote with these products; a visitor who is not signed in logs in first. */
export const quoteAddress = (products: readonly Product[]): string =>
  `/dashboard/cotizaciones/cotizar?ids=${products.map(({ id }) => id).join(',')}`

/**
 * Returns the products named in an address, each once: at most four, all of the first one's line. Ignores unknown ones.
 */
export function comparedIn(ids: string | null, products: readonly Product[]): Product[] {
  const named = [...new Set((ids ?? '').split(','))].flatMap((slug) => products.filter((one) => one.slug === slug))
  return named.filter(({ categoria_id }) => categoria_id === named[0]?.categoria_id).slice(0, maxCompared)
}

interface Row {
  fact: Fact
  /** One value per product; empty when it is unknown. */
  values: string[]
  isSame: boolean
}

/** Returns one row per fact that any product has, under the headings of the groups. */
export function comparisonOf(products: readonly Product[], language: Language) {
  const facts = new Map(products.flatMap(({ datos }) => datos.map((fact) => [fact.clave, fact] as const)))
  const inOrder = [...facts.values()].toSorted((a, b) => a.orden - b.orden)
  return groupedFacts(inOrder).map(({ group, facts }) => ({
    group,
    rows: facts.map((fact): Row => {
      const values = products.map(({ datos }) => {
        const own = datos.find(({ clave }) => clave === fact.clave)
        return own ? factText(own, language) : ''
      })
      return { fact, values, isSame: values.every((value) => value === values[0]) }
    }),
  }))
}

/** Returns the rows in which the products differ; omits empty groups. */
export const differencesIn = (groups: ReturnType<typeof comparisonOf>) =>
  groups
    .map(({ group, rows }) => ({ group, rows: rows.filter(({ isSame }) => !isSame) }))
    .filter(({ rows }) => rows.length > 0)
