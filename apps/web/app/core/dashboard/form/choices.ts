import type { Text } from '@portal/contract/core/text'
import type { Language } from '#core/language/language-address.ts'
import type { Choice } from './choice-select.tsx'

/** Returns the options of a fixed list of the contract, in its order: `choicesOf(userStatusNames, language)`. */
export const choicesOf = (names: Readonly<Record<number, Text>>, language: Language): Choice[] =>
  Object.entries(names).map(([id, name]) => ({ value: Number(id), label: name[language] }))
