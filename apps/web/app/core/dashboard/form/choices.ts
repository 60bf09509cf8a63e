import { type Language, languages } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import type { Text } from '@portal/contract/core/text'
import type { Choice } from './choice-select.tsx'

/** Returns the options of a fixed list of the contract, in its order: `choicesOf(userStatusNames, language)`. */
export const choicesOf = (names: Readonly<Record<number, Text>>, language: Language): Choice[] =>
  Object.entries(names).map(([id, name]) => ({ value: Number(id), label: name[language] }))

/** Returns the languages of the product as choices. */
export const languageChoices = (language: Language) =>
  languages.map((value) => ({ value, label: languageNames[value][language] }))
