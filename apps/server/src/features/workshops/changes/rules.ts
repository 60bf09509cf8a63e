import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type { WorkshopRow } from '../queries.ts'

/** What people were told of a workshop. */
export type Announced = Pick<WorkshopRow, 'inicio' | 'termino' | 'zona_horaria' | 'lugar' | 'lugar_en'>

/** The place as readers of a language see it. */
export const placeIn = (place: Pick<Announced, 'lugar' | 'lugar_en'>, language: PageLanguage): string =>
  nameIn(place, 'lugar', language)

/** Whether date, time or place are others for readers of a language. */
export const isMoved = (before: Announced, after: Announced, language: PageLanguage): boolean =>
  before.inicio.getTime() !== after.inicio.getTime() ||
  before.termino.getTime() !== after.termino.getTime() ||
  before.zona_horaria !== after.zona_horaria ||
  placeIn(before, language) !== placeIn(after, language)
