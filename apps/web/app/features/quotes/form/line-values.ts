import type { Currency } from '@portal/contract/core/currencies'
import type { In } from '@portal/contract/core/fields'
import { fieldText, type NumberKind, numberFrom } from '@portal/contract/core/numbers'
import { countsYears, hasCable, type QuoteService } from '@portal/contract/quotes/draft'
import type { QuoteLineFormSchema, QuoteServiceFormSchema } from '@portal/contract/quotes/fields'
import { lineKinds, serviceKinds } from '@portal/contract/quotes/figure-kinds'
import type { Sellable } from '../rows.ts'

type WireLine = In<typeof QuoteLineFormSchema>
type WireService = NonNullable<In<typeof QuoteServiceFormSchema>>

export const figureFields = [
  'cantidad',
  'longitud_cable',
  'cable_extra',
  'anios_licencia',
  'precio_venta',
  'descuento',
] as const
export type FigureField = (typeof figureFields)[number]

/** The figures that only those see who may negotiate. */
export const isPrice = (field: FigureField): boolean => field === 'precio_venta' || field === 'descuento'

/** A line as it is typed: figures stay texts until they are counted. */
export type Row = Readonly<Record<FigureField, string>> & {
  /** Of this form alone; no row of it has it twice. */
  readonly key: number
  readonly producto_id: number | null
  /** Of the stored line, sent back as it came; null means a line that was born here. */
  readonly identidad: string | null
}

export const serviceFields = [
  'profesionales',
  'dias',
  'costo_rh',
  'vuelo',
  'alojamiento',
  'movilidad',
  'alimentacion',
  'utilidad',
] as const satisfies readonly (keyof QuoteService)[]
/** The service block as it is typed. */
export type Service = Readonly<Record<(typeof serviceFields)[number], string>>

export const emptyService: Service = {
  profesionales: '1',
  dias: '1',
  costo_rh: '',
  vuelo: '',
  alojamiento: '',
  movilidad: '',
  alimentacion: '',
  utilidad: '',
}

/** What stands for a figure that is left empty. */
const absent: Readonly<Record<FigureField, string>> = {
  cantidad: '',
  longitud_cable: '0',
  cable_extra: '0',
  anios_licencia: '1',
  precio_venta: '',
  descuento: '0',
}

/** Which figures a product is sold by (spec 1, 3); price and discount where they may be negotiated. */
export function fieldsOf(product: Sellable | undefined, negotiates: boolean): ReadonlySet<FigureField> {
  return new Set<FigureField>([
    'cantidad',
    ...(product && hasCable(product) ? (['longitud_cable', 'cable_extra'] as const) : []),
    ...(product && countsYears(product.categoria_id) ? (['anios_licencia'] as const) : []),
    ...(negotiates ? (['precio_venta', 'descuento'] as const) : []),
  ])
}

/** A figure of a line as it counts: what is empty or not asked for is as if it were the usual one. */
export function countedFigure(
  row: Row,
  field: FigureField,
  asked: ReadonlySet<FigureField>,
  currency: Currency,
): number {
  return numberFrom(asked.has(field) ? row[field].trim() || absent[field] : absent[field], lineKinds(currency)[field])
}

export const isBlank = (row: Row): boolean => row.producto_id === null && figureFields.every((field) => !row[field])

export const blankRow = (key: number): Row => ({
  key,
  producto_id: null,
  identidad: null,
  cantidad: '',
  longitud_cable: '',
  cable_extra: '',
  anios_licencia: '',
  precio_venta: '',
  descuento: '',
})

/** What cannot be read as a number goes out as it is: the server says at the field what is wrong with it. */
function wireFigure(text: string, otherwise: string, kind: NumberKind): string | number {
  const figure = numberFrom(text || otherwise, kind)
  return Number.isNaN(figure) ? text : figure
}

export function wireLineOf(row: Row, asked: ReadonlySet<FigureField>, currency: Currency): WireLine {
  const kinds = lineKinds(currency)
  const figure = (field: FigureField) =>
    wireFigure(asked.has(field) ? row[field].trim() : '', absent[field], kinds[field])
  return {
    ...(row.identidad !== null && { identidad: row.identidad }),
    producto_id: row.producto_id ?? '',
    cantidad: figure('cantidad'),
    longitud_cable: figure('longitud_cable'),
    cable_extra: figure('cable_extra'),
    anios_licencia: figure('anios_licencia'),
    precio_venta: asked.has('precio_venta') && row.precio_venta.trim() ? figure('precio_venta') : null,
    descuento: figure('descuento'),
  }
}

/** A stored figure as the fields read it again: `8.505` alone would be thousands. */
function textOf(value: unknown, kind: NumberKind, otherwise = ''): string {
  if (value === null || value === undefined || String(value) === otherwise) return ''
  return typeof value === 'number' ? fieldText(value, kind, 'en') : String(value)
}

/** A line as it was stored or kept as a draft; what is as usual is left empty. */
export function rowOf(line: WireLine, key: number, currency: Currency): Row {
  const kinds = lineKinds(currency)
  const text = (field: FigureField) => textOf(line[field], kinds[field], absent[field])
  return {
    key,
    producto_id: typeof line.producto_id === 'number' ? line.producto_id : null,
    identidad: line.identidad ?? null,
    cantidad: text('cantidad'),
    longitud_cable: text('longitud_cable'),
    cable_extra: text('cable_extra'),
    anios_licencia: text('anios_licencia'),
    precio_venta: text('precio_venta'),
    descuento: text('descuento'),
  }
}

const serviceFrom = <T>(make: (field: (typeof serviceFields)[number]) => T) =>
  Object.fromEntries(serviceFields.map((field) => [field, make(field)])) as Record<keyof Service, T>

export function serviceOf(service: WireService, currency: Currency): Service {
  const kinds = serviceKinds(currency)
  return serviceFrom((field) => textOf(service[field], kinds[field]))
}

export function wireServiceOf(service: Service, currency: Currency): WireService {
  const kinds = serviceKinds(currency)
  return serviceFrom((field) => wireFigure(service[field].trim(), '0', kinds[field]))
}

export function countedService(service: Service, currency: Currency): QuoteService {
  const kinds = serviceKinds(currency)
  return serviceFrom((field) => numberFrom(service[field].trim() || '0', kinds[field]))
}
