import type { PageLanguage } from '@portal/contract/core/language'
import type { Fact } from '@portal/contract/products/fact-text'
import type { ContentFacts } from '@portal/contract/settings/content-facts'
import { countryInSentence, inList } from '#core/formats/in-words.ts'
import { commercialTerms } from './commercial-terms.ts'

/** The facts that texts of a page may name, without what every page knows: who the company is. */
export type PageFacts = Omit<ContentFacts, 'nombre'>

interface Known {
  offices: { presencia_paises: number; oficinas: readonly { pais_id: number }[] }
  terms: readonly Fact[]
}

/** Returns the facts of a page in its language. */
export function pageFacts({ offices, terms }: Known, language: PageLanguage): PageFacts {
  const { warranty, delivery } = commercialTerms(terms, language)
  return {
    garantia: warranty,
    entrega: delivery,
    presencia: String(offices.presencia_paises),
    oficinas: countriesSaid(offices.oficinas, language),
  }
}

/** Names the countries of offices as a sentence lists them, in the order of the offices, each once. */
export function countriesSaid(offices: readonly { pais_id: number }[], language: PageLanguage): string {
  const countries = [...new Set(offices.map(({ pais_id }) => pais_id))]
  return inList(
    countries.map((id) => countryInSentence(id, language)),
    language,
  )
}
