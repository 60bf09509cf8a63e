import type { Of } from '@portal/contract/core/fields'
import type { PublishedRowSchema } from '@portal/contract/publications/schemas'
import { type Language, languages } from '#core/language/language-address.ts'

export type Published = Of<typeof PublishedRowSchema>

/** Returns the PDFs of a publication, that of the reader's language first. */
export function filesOf({ pdf, pdf_en }: Pick<Published, 'pdf' | 'pdf_en'>, language: Language) {
  const files = { es: pdf, en: pdf_en }
  return languages
    .toSorted((a, b) => Number(b === language) - Number(a === language))
    .flatMap((language) => (files[language] ? [{ language, ...files[language] }] : []))
}
