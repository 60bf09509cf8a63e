import type { PageLanguage } from '../core/language.ts'
import { brochurePath } from './constants.ts'

interface WithBrochures {
  slug: string
  folleto_url: string | null
  folleto_url_en: string | null
}

/** Returns the brochure that staff linked in a language, or null: others have a generated one. */
export const linkedBrochure = (product: WithBrochures, language: PageLanguage): string | null =>
  ({ es: product.folleto_url, en: product.folleto_url_en, pt: null })[language]

/** Returns the address of a product's brochure: linked by staff, otherwise generated from today's facts. */
export const brochureOf = (product: WithBrochures, language: PageLanguage): string =>
  linkedBrochure(product, language) ?? brochurePath(product.slug, language)
