import { type Language, languages } from './language.ts'

/** Returns all languages, the reader's first: of what is said in each. */
export const ownFirst = (own: Language): readonly [Language, ...Language[]] => [
  own,
  ...languages.filter((language) => language !== own),
]
