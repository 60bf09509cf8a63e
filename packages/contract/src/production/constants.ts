import type { Text } from '../core/text.ts'

/** Categories whose units carry serial numbers: adapters and consoles. Software, services and cable have none. */
export const serialCategories = [1, 2] as const

export const hasSerials = ({ categoria_id: category }: { categoria_id: number }): boolean =>
  (serialCategories as readonly number[]).includes(category)

/** The screen of production; the id of an order follows. */
export const productionPath = '/dashboard/fabrica'

export const productionLimits = {
  /** Cards of one column of the board. */
  column: 50,
  reason: 500,
  carrier: 120,
  tracking: 120,
  /** Serial numbers that are added or removed at once, and the characters of one. */
  serials: 100_000,
  serial: 40,
  /** Serial numbers of a line that its panel shows; the export has all. */
  shownSerials: 200,
  /** Named of those that are refused. */
  namedSerials: 20,
  files: 30,
  fileBytes: 10 * 1024 * 1024,
} as const

/** Where the client reads a document of their order, after the token of their link and before the id of the document. */
export const orderFilePath = '/v1/cotizacion/enlace_documento'

/** How an order stands, as a filter. */
export const ProductionStanding = {
  /** Not delivered on the last day of its term. */
  late: 'atrasada',
  /** Late, or delivered late. */
  missed: 'fuera_de_plazo',
  /** Waits for the permit of the client's company. */
  blocked: 'bloqueada',
  voided: 'anulada',
} as const
export type ProductionStanding = (typeof ProductionStanding)[keyof typeof ProductionStanding]

export const productionStandingNames: Readonly<Record<ProductionStanding, Text>> = {
  atrasada: { es: 'Atrasada', en: 'Late' },
  fuera_de_plazo: { es: 'Fuera de plazo, entregada o no', en: 'Missed its term, delivered or not' },
  bloqueada: { es: 'Bloqueada por permiso', en: 'Blocked for want of a permit' },
  anulada: { es: 'Anulada', en: 'Voided' },
}

/** What is written to the history of an order. */
export const OrderEventKind = {
  opened: 'abierta',
  moved: 'paso',
  planned: 'fechas',
  serialsAdded: 'series',
  serialsRemoved: 'series_quitadas',
  attached: 'documento',
  shown: 'documento_visible',
  hidden: 'documento_oculto',
  detached: 'documento_quitado',
  voided: 'anulada',
} as const
export type OrderEventKind = (typeof OrderEventKind)[keyof typeof OrderEventKind]

export const orderEventKindNames: Readonly<Record<OrderEventKind, Text>> = {
  abierta: { es: 'Pedido recibido', en: 'Order received' },
  paso: { es: 'Cambio de paso', en: 'Step changed' },
  fechas: { es: 'Fechas o despacho cambiados', en: 'Dates or dispatch changed' },
  series: { es: 'Números de serie agregados', en: 'Serial numbers added' },
  series_quitadas: { es: 'Números de serie quitados', en: 'Serial numbers removed' },
  documento: { es: 'Documento agregado', en: 'Document added' },
  documento_visible: { es: 'Documento visible para el cliente', en: 'Document shown to the client' },
  documento_oculto: { es: 'Documento oculto al cliente', en: 'Document hidden from the client' },
  documento_quitado: { es: 'Documento quitado', en: 'Document removed' },
  anulada: { es: 'Pedido anulado', en: 'Order voided' },
}
