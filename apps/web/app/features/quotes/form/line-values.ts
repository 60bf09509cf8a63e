import type { QuoteCurrency } from '@portal/contract/core/currencies'
import type { In } from '@portal/contract/core/fields'
import { roundMoney } from '@portal/contract/core/money'
import { fieldText, type NumberKind, numberFrom } from '@portal/contract/core/numbers'
import { countsYears, hasCable, type QuoteService } from '@portal/contract/quotes/draft'
import type { QuoteLineFormSchema, QuoteServiceFormSchema } from '@portal/contract/quotes/field-schemas'
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

/** Whether only those who may negotiate see this figure. */
export const isPrice = (field: FigureField): boolean => field === 'precio_venta' || field === 'descuento'

/** A line as typed: figures stay texts until they are calculated. */
export type Row = Readonly<Record<FigureField, string>> & {
  /** Unique in this form, only used here. */
  readonly key: number
  readonly producto_id: number | null
  /** The id of the stored line, sent back unchanged; null for a new line. */
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
/** Those that are amounts of money. */
export const serviceAmountFields = ['costo_rh', 'vuelo', 'alojamiento', 'movilidad', 'alimentacion'] as const
/** The service block as typed. */
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

/** The value of an empty figure. */
const absent: Readonly<Record<FigureField, string>> = {
  cantidad: '',
  longitud_cable: '0',
  cable_extra: '0',
  anios_licencia: '1',
  precio_venta: '',
  descuento: '0',
}

/** Returns the figures of a product; price and discount only where they may be negotiated. */
export function fieldsOf(product: Sellable | undefined, negotiates: boolean): ReadonlySet<FigureField> {
  return new Set<FigureField>([
    'cantidad',
    ...(product && hasCable(product) ? (['longitud_cable', 'cable_extra'] as const) : []),
    ...(product && countsYears(product.categoria_id) ? (['anios_licencia'] as const) : []),
    ...(negotiates ? (['precio_venta', 'descuento'] as const) : []),
  ])
}

/** Returns the value of a figure for the calculation; an empty or unused one counts as its default. */
export function countedFigure(
  row: Row,
  field: FigureField,
  asked: ReadonlySet<FigureField>,
  currency: QuoteCurrency,
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

/** Returns an unreadable text unchanged: the server refuses it at its field. */
function wireFigure(text: string, otherwise: string, kind: NumberKind): string | number {
  const figure = numberFrom(text || otherwise, kind)
  return Number.isNaN(figure) ? text : figure
}

export function wireLineOf(row: Row, asked: ReadonlySet<FigureField>, currency: QuoteCurrency): WireLine {
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

/** Formats a stored figure so that the field reads the same number: `8.505` alone would be thousands. */
function textOf(value: unknown, kind: NumberKind, otherwise = ''): string {
  if (value === null || value === undefined || String(value) === otherwise) return ''
  return typeof value === 'number' ? fieldText(value, kind, 'en') : String(value)
}

/** Converts a stored line or a draft to a row; default values are left empty. */
export function rowOf(line: WireLine, key: number, currency: QuoteCurrency): Row {
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

export function serviceOf(service: WireService, currency: QuoteCurrency): Service {
  const kinds = serviceKinds(currency)
  return serviceFrom((field) => textOf(service[field], kinds[field]))
}

export function wireServiceOf(service: Service, currency: QuoteCurrency): WireService {
  const kinds = serviceKinds(currency)
  return serviceFrom((field) => wireFigure(service[field].trim(), '0', kinds[field]))
}

export function countedService(service: Service, currency: QuoteCurrency): QuoteService {
  const kinds = serviceKinds(currency)
  return serviceFrom((field) => numberFrom(service[field].trim() || '0', kinds[field]))
}

/** A change of currency; `factor`: one unit of the old one in the new one, null to empty the amounts. */
interface CurrencyChange {
  from: QuoteCurrency
  to: QuoteCurrency
  factor: number | null
}

/** Converts a typed amount; an unreadable one is emptied. */
function amountIn(text: string, { from, to, factor }: CurrencyChange, kindIn: (currency: QuoteCurrency) => NumberKind) {
  const amount = text.trim() === '' || factor === null ? Number.NaN : numberFrom(text, kindIn(from)) * factor
  return Number.isNaN(amount) ? '' : fieldText(roundMoney(amount, to), kindIn(to), 'en')
}

export const rowInCurrency = (row: Row, change: CurrencyChange): Row => ({
  ...row,
  precio_venta: amountIn(row.precio_venta, change, (currency) => lineKinds(currency).precio_venta),
})

export const serviceInCurrency = (service: Service, change: CurrencyChange): Service => ({
  ...service,
  ...Object.fromEntries(
    serviceAmountFields.map((field) => [
      field,
      amountIn(service[field], change, (currency) => serviceKinds(currency)[field]),
    ]),
  ),
})
