import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { type FactGroup, maxCompared } from '@portal/contract/products/constants'
import { type Fact, type FactKey, factText, groupedFacts } from '@portal/contract/products/fact-text'
import { countInWords } from '#core/formats/count-in-words.ts'
import { type Line, type Product, rowsOf } from './facts.ts'

/** Returns the address of a comparison, or of the choice when nothing is compared. */
export function compareAddress(slugs: readonly string[], { isShort = false } = {}): string {
  if (slugs.length === 0) return '/compare'
  return `/compare?ids=${slugs.join(',')}${isShort ? '&diff=1' : ''}`
}

/** Returns what the link to the comparison of a line says; nothing when the line has no words of its own for it. */
export const comparingIn = (line: Line, count: number, language: PageLanguage): string =>
  nameIn(line, 'comparar', language).replace('{cantidad}', countInWords(count, language, 'm'))

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
  fact: FactKey
  /** One value per product; null when it is to be confirmed. */
  values: (string | null)[]
  isSame: boolean
}

/** The facts side by side, and what a single product says of its own. */
interface Comparison {
  groups: { group: FactGroup; rows: Row[] }[]
  /** One list per product, of facts that none of the others has or is asked for. */
  own: Fact[][]
}

/**
 * Returns one row per fact that two of the products have, or one has and the trade asks of the others. A fact that
 * only one has and nobody asks of the others is its own: a row of it would hold gaps alone.
 */
export function comparisonOf(products: readonly Product[], language: PageLanguage): Comparison {
  const keys = new Map(products.flatMap(rowsOf).map((row) => [row.clave, row] as const))
  const isCompared = ({ clave }: FactKey) => {
    const having = products.filter(({ datos }) => datos.some((fact) => fact.clave === clave)).length
    const asked = products.filter(({ por_confirmar }) => por_confirmar.some((key) => key.clave === clave)).length
    return having > 0 && (products.length === 1 || having + asked > 1)
  }
  const compared = [...keys.values()].filter(isCompared).toSorted((a, b) => a.orden - b.orden)
  const names = new Set(compared.map(({ clave }) => clave))
  const groups = groupedFacts(compared).map(({ group, facts }) => ({
    group,
    rows: facts.map((fact): Row => {
      const values = products.map(({ datos }) => {
        const own = datos.find(({ clave }) => clave === fact.clave)
        return own ? factText(own, language) : null
      })
      return { fact, values, isSame: values.every((value) => value === values[0]) }
    }),
  }))
  return { groups, own: products.map(({ datos }) => datos.filter(({ clave }) => !names.has(clave))) }
}

/** Returns the rows in which the products differ; omits empty groups. */
export const differencesIn = ({ groups, own }: Comparison): Comparison => ({
  groups: groups
    .map(({ group, rows }) => ({ group, rows: rows.filter(({ isSame }) => !isSame) }))
    .filter(({ rows }) => rows.length > 0),
  own,
})
