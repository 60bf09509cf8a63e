import { type Language, languageOf, languages, type PageLanguage } from '@portal/contract/core/language'
import type { DrawnProduct } from '@portal/contract/products/constants'
import { type ShippedFilm, shippedFilms } from '@portal/contract/settings/films'

export interface Film {
  name: ShippedFilm
  language: Language
  seconds: number
}

const seconds: Record<ShippedFilm, number> = {
  workshop: 34.5,
  'workshop-brazil': 27,
  company: 38.5,
  fragmentation: 30.5,
}

/** The films with a card, each in both languages: made by assets/films/build.ts. */
export const films: readonly Film[] = shippedFilms.flatMap((name) =>
  languages.map((language) => ({ name, language, seconds: Math.round(seconds[name]) })),
)

/** A film of a product's first steps, which has a page of its own. */
export type GuideFilm = `guides/${DrawnProduct}`

export const guideFilm = (slug: DrawnProduct): GuideFilm => `guides/${slug}`

/** Every film that a page may show. */
export type AnyFilm = ShippedFilm | 'brazil-location' | GuideFilm

/**
 * Returns the path prefix of a film's files in the language nearest to the reader's: `.webm`, `.mp4`, `.webp`, `.avif`
 * and `.vtt`; narrow ones end in `-640`.
 */
export const filmAt = (name: AnyFilm, language: PageLanguage): string => `/films/${name}-${languageOf(language)}`
