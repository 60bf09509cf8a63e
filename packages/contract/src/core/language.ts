/** The languages of the product. The first is that of the specification: it is used where another one has no text. */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/** What each language calls itself, for switches between them. */
export const ownLanguageNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' }

/** How each language counts hours, for `Intl.DateTimeFormat`: `16:05` and `4:05 PM`. */
export const hourCycles = { es: 'h23', en: 'h12' } as const satisfies Record<Language, string>

/** Of numbers, dates and times. */
export const locales: Readonly<Record<Language, string>> = { es: 'es-CL', en: 'en-US' }

/** Returns the language that a value names; the first one if it names none. */
export const languageOf = (named: unknown): Language => languages.find((language) => language === named) ?? languages[0]

/**
 * Returns the address of a public page, with or without a host, in a language: `lang=en`, nothing for Spanish
 * (decision 21). The address names no language yet.
 */
export function withLanguage(address: string, language: Language): string {
  if (language === languages[0]) return address
  const [page = '', hash] = address.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`
}
