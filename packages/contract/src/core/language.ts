/**
 * The languages of the dashboard and of mails to staff, in which every text is written in place. The first stands
 * in where another one has no text (rule languages/spanish-stands-in).
 */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/**
 * The languages of public pages, and of mails and documents for their readers and for clients. What a page does not
 * have in place is a translation, loaded when read (decision 069).
 */
export const pageLanguages = [...languages, 'pt'] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** Whether a site offers every language, Spanish first: its addresses are then those of the portal. */
export const isUsualOffer = (offered: readonly PageLanguage[]): boolean =>
  offered[0] === languages[0] && offered.length === pageLanguages.length

/** What each language calls itself, for switches between them. */
export const ownLanguageNames: Readonly<Record<PageLanguage, string>> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
}

/** How each language counts hours, for `Intl.DateTimeFormat`: `16:05` and `4:05 PM`. */
export const hourCycles = { es: 'h23', en: 'h12', pt: 'h23' } as const satisfies Record<PageLanguage, string>

/** Of numbers, dates and times. */
export const locales: Readonly<Record<PageLanguage, string>> = { es: 'es-CL', en: 'en-US', pt: 'pt-BR' }

/** Returns the language of the dashboard that a value names; the first one if it names none. */
export const languageOf = (named: unknown): Language => languages.find((language) => language === named) ?? languages[0]

/** Returns the language of public pages, or of what their readers get, that a value names; the first one if it names none. */
export const pageLanguageOf = (named: unknown): PageLanguage =>
  pageLanguages.find((language) => language === named) ?? languages[0]

/**
 * Returns the address of a public page, with or without a host, in a language: `lang=en`, nothing for Spanish
 * (rule languages/address-decides). The address names no language yet.
 */
export function withLanguage(address: string, language: PageLanguage): string {
  if (language === languages[0]) return address
  const [page = '', hash] = address.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`
}
