import type { Text } from '../../core/text.ts'

/** Time of interest of an idea. */
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

/** Maximum numbers and lengths of an idea. */
export const ideaLimits = {
  title: 200,
  description: 20_000,
  members: 30,
  /** Cards of one column of the board. */
  column: 50,
} as const

/** What is written to the history of an idea. */
export const IdeaEventKind = {
  created: 'creada',
  edited: 'editada',
  moved: 'horizonte',
  converted: 'convertida',
} as const
export type IdeaEventKind = (typeof IdeaEventKind)[keyof typeof IdeaEventKind]

export const ideaEventKindNames: Readonly<Record<IdeaEventKind, Text>> = {
  creada: { es: 'Propuso la idea', en: 'Proposed the idea' },
  editada: { es: 'Editó la idea', en: 'Edited the idea' },
  horizonte: { es: 'Cambió el tiempo de interés', en: 'Changed the time of interest' },
  convertida: { es: 'La convirtió en tarea', en: 'Made it a task' },
}

/** The bulk action that moves ideas to each horizon. */
export const horizonActions = {
  en_espera: IdeaHorizon.onHold,
  corto_plazo: IdeaHorizon.shortTerm,
  mediano_plazo: IdeaHorizon.mediumTerm,
  largo_plazo: IdeaHorizon.longTerm,
} as const
