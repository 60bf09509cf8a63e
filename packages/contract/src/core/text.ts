import type { Language } from './language.ts'

/** One text of the product in its languages. */
export type Text = Readonly<Record<Language, string>>
