import type { Text } from '../core/text.ts'

/** Which public list a search is of. */
export const SearchedKind = { machines: 'maquinaria', properties: 'propiedad' } as const
export type SearchedKind = (typeof SearchedKind)[keyof typeof SearchedKind]

export const searchedKindNames: Readonly<Record<SearchedKind, Text>> = {
  maquinaria: { es: 'Maquinaria', en: 'Machinery' },
  propiedad: { es: 'Propiedades', en: 'Properties' },
}

/** How often new items are mailed. */
export const Frequency = { instant: 'inmediata', daily: 'diaria', weekly: 'semanal' } as const
export type Frequency = (typeof Frequency)[keyof typeof Frequency]

export const frequencyNames: Readonly<Record<Frequency, Text>> = {
  inmediata: { es: 'En cuanto se publica', en: 'As soon as it is published' },
  diaria: { es: 'Una vez al día', en: 'Once a day' },
  semanal: { es: 'Una vez a la semana, los lunes', en: 'Once a week, on Mondays' },
}

/** Where a saved search stands. */
export const SavedSearchState = { waiting: 'por_confirmar', active: 'activa', ended: 'terminada' } as const
export type SavedSearchState = (typeof SavedSearchState)[keyof typeof SavedSearchState]

export const savedSearchStateNames: Readonly<Record<SavedSearchState, Text>> = {
  por_confirmar: { es: 'Por confirmar', en: 'To be confirmed' },
  activa: { es: 'Activa', en: 'Active' },
  terminada: { es: 'Terminada', en: 'Ended' },
}

/** Limits of saved searches (rule marketplace/saved-searches). */
export const savedSearchLimits = {
  /** Most active searches of an address. */
  active: 20,
  /** Most mails that ask an address to confirm, a day. */
  asksADay: 10,
  /** Life of a search that its address has not confirmed. */
  confirmWithinDays: 7,
  /** How long an ended search is stored, with its address. */
  forgottenAfterDays: 30,
  /** Most items that a mail shows; it links to the list for the others. */
  shown: 10,
  /** Between two mails of a search that is told at once. */
  minutesBetween: 2,
  /** When daily and weekly mails are sent, in the time zone of the house. */
  hour: 8,
  /** Characters of the filter. */
  filter: 2000,
} as const

/** The pages that save a search, below the list of each kind. */
export const saveSearchPaths: Readonly<Record<SearchedKind, string>> = {
  maquinaria: '/classifieds/save-search',
  propiedad: '/properties/save-search',
}

/** Below the public address: a GET shows a page with one button, a POST ends the search at once (RFC 8058). */
export const endSearchPath = '/v1/busqueda_guardada/terminar'
