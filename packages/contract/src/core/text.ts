import type { Language, PageLanguage } from './language.ts'

/** One text of the product, or all texts of a component, in the languages that are written in place. */
export type Texts<T> = Readonly<Record<Language, T>> & { readonly key?: string }
export type Text = Readonly<Record<Language, string>>
/** One that is written in place for readers of pages and clients. */
export type PageText = Readonly<Record<PageLanguage, string>>

/** What `textIn` finds beyond them: texts by their `key`, single ones by their Spanish wording. */
export const translations: Partial<Record<PageLanguage, ReadonlyMap<string, unknown>>> = {}

/** Returns a text in a language: the Spanish one where there is no translation, undefined where there is no text. */
export function textIn<T>(texts: Texts<T>, language: PageLanguage): T
export function textIn<T>(texts: Texts<T> | undefined, language: PageLanguage): T | undefined
export function textIn(texts: Texts<unknown> | undefined, language: PageLanguage) {
  if (!texts || language in texts) return texts?.[language as Language]
  return translations[language]?.get(texts.key ?? (texts.es as string)) ?? texts.es
}

/** Returns a text with a capital first letter, for the beginning of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
