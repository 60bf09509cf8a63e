/** Lists of the dashboard in which the search palette looks for records, in the order in which it shows them. */
export const searchLists = {
  allQuotes: 'cotizaciones_todas',
  ownQuotes: 'mis_cotizaciones',
  requests: 'clasificados_solicitudes',
  customers: 'clasificados_clientes',
  allListings: 'clasificados_admin',
  ownListings: 'mis_clasificados',
  users: 'usuarios',
  enterprises: 'empresas',
  products: 'productos',
} as const
export type SearchList = (typeof searchLists)[keyof typeof searchLists]

/** Whether a text is looked for among records: three letters or more, or the number of a request such as `#7`. What is shorter is looked for among the screens alone. */
export const isSearchable = (text: string): boolean => text.length >= 3 || /^#\d+$/.test(text)

/** Records of one list that the palette shows; the list itself shows the others. */
export const maxRecords = 5
