import type { PageLanguage } from '@portal/contract/core/language'
import { type Fact, factParts } from '@portal/contract/products/fact-text'

/** The terms of sale for sentences, each with its unit. */
export interface CommercialTerms {
  /** Duration of the factory warranty. */
  warranty: string
  /** Approximate delivery time. */
  delivery: string
}

/** Returns the terms of sale from the list of facts. */
export function commercialTerms(facts: readonly Fact[], language: PageLanguage): CommercialTerms {
  const said = (key: string) => {
    const fact = facts.find(({ clave }) => clave === key)
    const { figure, unit } = fact ? factParts(fact, language) : {}
    return [figure, unit].filter(Boolean).join(' ')
  }
  return { warranty: said('garantia'), delivery: said('entrega') }
}
