import type { PageLanguage } from '@portal/contract/core/language'
import { type Texts, textIn } from '@portal/contract/core/text'
import type { Chapter, ManualFigures, Version } from './chapter.ts'
import { fieldEn } from './texts/field-en.ts'
import { fieldEs } from './texts/field-es.ts'
import { officeEn } from './texts/office-en.ts'
import { officeEs } from './texts/office-es.ts'
import { startEn } from './texts/start-en.ts'
import { startEs } from './texts/start-es.ts'

const books: Texts<(figures: ManualFigures) => readonly Chapter[]> = {
  key: 'quamtum-manual',
  es: (figures) => [...startEs(figures), ...fieldEs(figures), ...officeEs],
  en: (figures) => [...startEn(figures), ...fieldEn(figures), ...officeEn],
}

/** Returns the whole manual in a language. */
export const manualIn = (language: PageLanguage, figures: ManualFigures): readonly Chapter[] =>
  textIn(books, language)(figures)

/** Omits the sections that describe only other versions. */
export const ofVersion = (chapters: readonly Chapter[], version: Version | null): readonly Chapter[] =>
  chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter(({ versions }) => !version || !versions || versions.includes(version)),
    }))
    .filter(({ sections }) => sections.length > 0)
