import type { Language } from '#core/language-address.ts'

/** What a film is about; its files are `/films/<name>-<language>.*` with a poster and captions. */
export type FilmName = 'workshop' | 'workshop-brazil' | 'company' | 'fragmentation'

export interface Film {
  name: FilmName
  language: Language
  seconds: number
}

/** The films that exist. What is not listed here is not offered. */
export const films: readonly Film[] = []

/** Films without words behind the title of the home page; the narrow one for phones. */
export const heroFilms: readonly ('hero' | 'hero-narrow')[] = []
