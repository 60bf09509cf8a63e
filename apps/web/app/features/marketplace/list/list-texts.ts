const es = {
  search: 'Buscar',
  filters: 'Filtros',
  saveSearch: 'Guardar esta búsqueda',
  close: 'Cerrar',
  apply: 'Aplicar filtros',
  sort: 'Ordenar por',
  sortGo: 'Ordenar',
  any: 'Todas',
  from: 'Desde',
  to: 'Hasta',
  sent: 'Publicado en los últimos',
  anyTime: 'Cualquier fecha',
  days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  active: 'Filtros activos',
  remove: (what: string) => `Quitar ${what}`,
  clear: 'Limpiar todo',
  dropped: (names: string) => `La lista no tiene esto y lo dejó de lado: ${names}.`,
  turned: (limits: string) => `Los límites estaban al revés; se buscó: ${limits}.`,
  notNumber: 'No es un número',
  total: (count: number, text: string) => `${text} ${count === 1 ? 'publicación' : 'publicaciones'}`,
  moreThan: (text: string) => `Más de ${text} publicaciones`,
  corrected: (found: string) => `Mostramos resultados para «${found}».`,
  nothingFor: (asked: string) => `No hay publicaciones con «${asked}».`,
  featured: 'Destacados',
  results: 'Publicaciones',
  more: 'Mostrar más',
  previous: 'Página anterior',
  shown: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
  moreFailed: 'No se pudo cargar más. Intente de nuevo.',
  emptyTitle: 'No hay publicaciones con estos filtros',
  emptyNone: 'Todavía no hay publicaciones aquí',
  emptyLoosen: 'Quite un filtro:',
  emptyPast: 'Esta página está después del final de la lista.',
  toFirst: 'Ir a la primera página',
}

const en: typeof es = {
  search: 'Search',
  filters: 'Filters',
  saveSearch: 'Save this search',
  close: 'Close',
  apply: 'Apply filters',
  sort: 'Sort by',
  sortGo: 'Sort',
  any: 'All',
  from: 'From',
  to: 'To',
  sent: 'Published in the last',
  anyTime: 'Any time',
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  active: 'Active filters',
  remove: (what) => `Remove ${what}`,
  clear: 'Clear all',
  dropped: (names) => `This list has no such filter, so it was left out: ${names}.`,
  turned: (limits) => `The range was reversed, so we searched for: ${limits}.`,
  notNumber: 'Not a number',
  total: (count, text) => `${text} ${count === 1 ? 'listing' : 'listings'}`,
  moreThan: (text) => `More than ${text} listings`,
  corrected: (found) => `Showing results for “${found}”.`,
  nothingFor: (asked) => `No listings for “${asked}”.`,
  featured: 'Featured',
  results: 'Listings',
  more: 'Show more',
  previous: 'Previous page',
  shown: (from, to, total) => `${from}–${to} of ${total}`,
  moreFailed: 'The rest did not load. Please try again.',
  emptyTitle: 'No listings match these filters',
  emptyNone: 'There are no listings here yet',
  emptyLoosen: 'Try removing one:',
  emptyPast: 'This page is past the end of the list.',
  toFirst: 'Go to the first page',
}

/** What every public list says; a kind adds its own words to them. */
export const sharedListTexts = { key: 'marketplace/list', es, en }

/** The words of a list that its shared parts show. */
export type ListTexts = typeof es & {
  searchLabel: string
  searchHint: string
  sectionsLabel: string
  /** By the name of their parameter. */
  names: Readonly<Record<string, string>>
  /** By the value of `orden`. */
  orders: Readonly<Record<string, string>>
  emptyNoneText: string
  seeAll: string
}
