import type { Text } from '../core/text.ts'

/** The films that come with the portal, of its first owner: shown where the settings name them. */
export const shippedFilms = ['workshop', 'workshop-brazil', 'company', 'fragmentation'] as const
export type ShippedFilm = (typeof shippedFilms)[number]

export const shippedFilmNames: Readonly<Record<ShippedFilm, Text>> = {
  workshop: { es: 'Taller universitario en Chile', en: 'University workshop in Chile' },
  'workshop-brazil': { es: 'Taller en Brasil', en: 'Workshop in Brazil' },
  company: { es: 'La empresa', en: 'The company' },
  fragmentation: { es: 'Análisis de fragmentación', en: 'Fragmentation analysis' },
}
