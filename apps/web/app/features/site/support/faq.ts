import type { PageLanguage } from '@portal/contract/core/language'
import { type Texts, textIn } from '@portal/contract/core/text'
import type { CommercialTerms } from '../commercial-terms.ts'
import { faqEn } from './faq-en.ts'
import type { FaqGroup } from './faq-entry.ts'
import { faqEs } from './faq-es.ts'

const books: Texts<(terms: CommercialTerms) => readonly FaqGroup[]> = { key: 'faq', es: faqEs, en: faqEn }

/** Returns all questions with answers in a language. */
export const faqIn = (language: PageLanguage, terms: CommercialTerms): readonly FaqGroup[] =>
  textIn(books, language)(terms)

/** Returns all questions with plain-text answers, for search engines. */
export const plainFaq = (groups: readonly FaqGroup[]) =>
  groups.flatMap(({ entries }) => entries.map(({ question, answer }) => ({ question, answer: answer.join(' ') })))
