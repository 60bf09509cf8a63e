import type { PageLanguage } from '../../core/language.ts'
import { isConsole } from './consoles.ts'

/** The edition of the manuals' words; raised when they change. The facts in them are today's. */
export const manualEdition = { number: 1, day: '2026-11-25' } as const

/** Address of a console's manual. */
export const manualPath = (slug: string): string => `/manuals/${slug}`

/** Address of what a product is learned by: the manual of a console or of Quamtum; null for the others. */
export const learnedAt = (slug: string): string | null =>
  isConsole(slug) ? manualPath(slug) : slug === 'quamtum' ? '/quamtum-manual' : null

/** Address of a console's manual as a PDF; it always holds today's facts. */
export const manualPdfPath = (slug: string, language: PageLanguage): string => `/manuals/${slug}-${language}.pdf`
