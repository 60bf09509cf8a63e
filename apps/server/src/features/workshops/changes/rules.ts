import type { Language } from '@portal/contract/core/language'
import type { WorkshopRow } from '../queries.ts'

/** What people were told of a workshop. */
export type Announced = Pick<WorkshopRow, 'inicio' | 'termino' | 'zona_horaria' | 'lugar' | 'lugar_en'>

/** The place as readers of a language see it. */
export const placeIn = ({ lugar, lugar_en }: Pick<Announced, 'lugar' | 'lugar_en'>, language: Language): string =>
  (language === 'en' && lugar_en) || lugar

/** Whether date, time or place are others for readers of a language. */
export const isMoved = (before: Announced, after: Announced, language: Language): boolean =>
  before.inicio.getTime() !== after.inicio.getTime() ||
  before.termino.getTime() !== after.termino.getTime() ||
  before.zona_horaria !== after.zona_horaria ||
  placeIn(before, language) !== placeIn(after, language)
