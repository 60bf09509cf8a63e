import { type Language, languages, type PageLanguage } from './language.ts'

/** Returns the reader's language and then the others in which every text is written, of what is said in each. */
export const ownFirst = <Own extends PageLanguage>(own: Own): readonly [Own, ...Language[]] => [
  own,
  ...languages.filter((language) => language !== own),
]
