import type { Language } from '#core/language-address.ts'
import { fieldEn } from './texts/field-en.ts'
import { fieldEs } from './texts/field-es.ts'
import { officeEn } from './texts/office-en.ts'
import { officeEs } from './texts/office-es.ts'
import { startEn } from './texts/start-en.ts'
import { startEs } from './texts/start-es.ts'

/** The three forms of the device, as its address names them. */
export const versions = ['portable', 'drone', 'desktop'] as const
export type Version = (typeof versions)[number]

export type DrawingName = 'versions' | 'framing' | 'orbit' | 'position' | 'scales' | 'outlines' | 'curve'

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'tip'; text: string }
  | { kind: 'care'; text: string }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'drawing'; name: DrawingName; caption: string }
  /** The table of the product's facts. */
  | { kind: 'facts' }

export interface Section {
  /** Its address on the page, the same in both languages. */
  id: string
  title: string
  /** The versions that it speaks of; all of them without. */
  versions?: readonly Version[]
  blocks: readonly Block[]
}

export interface Chapter {
  id: string
  title: string
  lead: string
  sections: readonly Section[]
}

/** Figures of the product that sentences name, as the list of its facts says them. */
export interface ManualFigures {
  /** Accuracy of the GPS with its unit. */
  gps: string
  /** How many languages the device speaks. */
  languages: string
}

const books: Record<Language, (figures: ManualFigures) => readonly Chapter[]> = {
  es: (figures) => [...startEs(figures), ...fieldEs(figures), ...officeEs],
  en: (figures) => [...startEn(figures), ...fieldEn(figures), ...officeEn],
}

/** The whole manual in a language. */
export const manualIn = (language: Language, figures: ManualFigures): readonly Chapter[] => books[language](figures)

/** Without the sections that speak of other versions only. */
export const ofVersion = (chapters: readonly Chapter[], version: Version | null): readonly Chapter[] =>
  chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter(({ versions }) => !version || !versions || versions.includes(version)),
    }))
    .filter(({ sections }) => sections.length > 0)
