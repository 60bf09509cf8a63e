import type { Of } from '@portal/contract/core/fields'
import { languageOf, type PageLanguage } from '@portal/contract/core/language'
import { ownFirst } from '@portal/contract/core/own-first'
import type { PublishedRowSchema } from '@portal/contract/publications/schemas'

export type Published = Of<typeof PublishedRowSchema>

/** Returns the PDFs of a publication, that of the reader's language first. */
export function filesOf({ pdf, pdf_en }: Pick<Published, 'pdf' | 'pdf_en'>, language: PageLanguage) {
  return ownFirst(languageOf(language)).flatMap((one) => {
    const file = one === 'en' ? pdf_en : pdf
    return file ? [{ language: one, ...file }] : []
  })
}
