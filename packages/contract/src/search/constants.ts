/** Lists that the search palette searches for records, in display order. */
export const searchLists = {
  allQuotes: 'cotizaciones_todas',
  ownQuotes: 'mis_cotizaciones',
  pastDocuments: 'documentos_historicos',
  requests: 'clasificados_solicitudes',
  customers: 'clasificados_clientes',
  contacts: 'contactos',
  calendar: 'calendario',
  allMachines: 'clasificados_admin',
  ownMachines: 'mis_clasificados',
  allProperties: 'propiedades_admin',
  ownProperties: 'mis_propiedades',
  users: 'usuarios',
  enterprises: 'empresas',
  products: 'productos',
  licenses: 'licencias',
  tasks: 'tareas',
  ideas: 'ideas',
  certificates: 'certificados',
  library: 'biblioteca',
} as const
export type SearchList = (typeof searchLists)[keyof typeof searchLists]

/**
 * Whether a text is long enough to search records: three letters, or the number of a request such as `#7`. Shorter
 * texts search screens only.
 */
export const isSearchable = (text: string): boolean => text.length >= 3 || /^#\d+$/.test(text)

/** Records per list in the palette; the list itself shows the others. */
export const maxRecords = 5
