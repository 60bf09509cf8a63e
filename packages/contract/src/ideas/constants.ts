import type { Text } from '../core/text.ts'

/** Time of interest of an idea (spec 1, 4). */
export const IdeaHorizon = {
  onHold: 16,
  shortTerm: 17,
  mediumTerm: 18,
  longTerm: 19,
} as const
export type IdeaHorizon = (typeof IdeaHorizon)[keyof typeof IdeaHorizon]

export const ideaHorizonNames: Readonly<Record<IdeaHorizon, Text>> = {
  16: { es: 'En espera', en: 'On hold' },
  17: { es: 'Corto plazo', en: 'Short term' },
  18: { es: 'Mediano plazo', en: 'Medium term' },
  19: { es: 'Largo plazo', en: 'Long term' },
}
