import type { Language } from '#core/language-address.ts'
import type { CommercialTerms } from '../commercial-terms.ts'
import { faqEn } from './faq-en.ts'
import { faqEs } from './faq-es.ts'

export interface FaqEntry {
  /** Part of its address, the same in both languages. */
  id: string
  question: string
  /** Paragraphs. */
  answer: readonly string[]
}

export interface FaqGroup {
  id: string
  title: string
  entries: readonly FaqEntry[]
}

const books: Record<Language, (terms: CommercialTerms) => readonly FaqGroup[]> = { es: faqEs, en: faqEn }

/** Every question with its answer, in a language. */
export const faqIn = (language: Language, terms: CommercialTerms): readonly FaqGroup[] => books[language](terms)

/** All questions with their answers as plain text, for search engines. */
export const plainFaq = (groups: readonly FaqGroup[]) =>
  groups.flatMap(({ entries }) => entries.map(({ question, answer }) => ({ question, answer: answer.join(' ') })))
