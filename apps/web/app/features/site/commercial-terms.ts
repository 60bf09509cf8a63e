import { type Fact, factParts } from '@portal/contract/products/fact-text'
import type { Language } from '#core/language/language-address.ts'

/** The company is present in more than these. */
export const presenceCountries = 6

/** What sentences say of the terms of sale: each with its unit. */
export interface CommercialTerms {
  /** How long the warranty of the factory lasts. */
  warranty: string
  /** About how long delivery takes. */
  delivery: string
}

/** The terms of sale as the list of facts holds them. */
export function commercialTerms(facts: readonly Fact[], language: Language): CommercialTerms {
  const said = (key: string) => {
    const fact = facts.find(({ clave }) => clave === key)
    const { figure, unit } = fact ? factParts(fact, language) : {}
    return [figure, unit].filter(Boolean).join(' ')
  }
  return { warranty: said('garantia'), delivery: said('entrega') }
}
