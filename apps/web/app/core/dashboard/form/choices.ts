import { languages, type PageLanguage } from '@portal/contract/core/language'
import { pageLanguageNames } from '@portal/contract/core/language-names'
import { type Text, textIn } from '@portal/contract/core/text'
import type { Choice } from './choice-match.ts'

/** Returns the options of a fixed list of the contract, in its order: `choicesOf(userStatusNames, language)`. */
export const choicesOf = (names: Readonly<Record<number, Text>>, language: PageLanguage): Choice[] =>
  Object.entries(names).map(([id, name]) => ({ value: Number(id), label: textIn(name, language) }))

/** The same of options, which are stored by their codes. */
export const optionsOf = (names: Readonly<Record<string, Text>>, language: PageLanguage): Choice[] =>
  Object.entries(names).map(([value, name]) => ({ value, label: textIn(name, language) }))

/** Returns languages as choices: those of the dashboard, unless others are named. */
export const languageChoices = (language: PageLanguage, of: readonly PageLanguage[] = languages) =>
  of.map((value) => ({ value, label: textIn(pageLanguageNames[value], language) }))
