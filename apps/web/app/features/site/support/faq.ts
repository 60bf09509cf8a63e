import type { Language } from '@portal/contract/core/language'
import type { CommercialTerms } from '../commercial-terms.ts'
import { faqEn } from './faq-en.ts'
import type { FaqGroup } from './faq-entry.ts'
import { faqEs } from './faq-es.ts'

const books: Record<Language, (terms: CommercialTerms) => readonly FaqGroup[]> = { es: faqEs, en: faqEn }

/** Returns all questions with answers in a language. */
export const faqIn = (language: Language, terms: CommercialTerms): readonly FaqGroup[] => books[language](terms)

/** Returns all questions with plain-text answers, for search engines. */
export const plainFaq = (groups: readonly FaqGroup[]) =>
  groups.flatMap(({ entries }) => entries.map(({ question, answer }) => ({ question, answer: answer.join(' ') })))
