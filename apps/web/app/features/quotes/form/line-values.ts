import type { In } from '@portal/contract/core/fields'
import { countsYears, hasCable, type QuoteService } from '@portal/contract/quotes/draft'
import type { QuoteLineFormSchema, QuoteServiceFormSchema } from '@portal/contract/quotes/fields'
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
  /** Of the stored line, sent back as it came; null: a line that was born here. */
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

/**
 * A figure as a number, with a comma or a point, and with thousands as they are pasted: `1,234.50`, `1.234,50`, `1 234,50`.
 * A single comma before three digits groups, as it does in every amount of the screen. NaN where it is none.
 */
export function figureOf(text: string): number {
  const typed = text.trim().replace(/\s(?=\d{3}(?!\d))/g, '')
  const at = decimalPlace(typed)
  const whole = typed.slice(0, at)
  const isWhole = /^-?\d*$|^-?\d{1,3}(?:,\d{3})+$|^-?\d{1,3}(?:\.\d{3})+$/.test(whole)
  const decimals = typed.slice(at + 1)
  const hasDigit = /\d/.test(typed)
  return isWhole && hasDigit && /^\d*$/.test(decimals)
    ? Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
    : Number.NaN
}

/** Where the mark before the decimals stands; the end where there is none. */
function decimalPlace(text: string): number {
  const [commas, points] = [text.split(',').length - 1, text.split('.').length - 1]
  if (commas && points) return Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (commas + points !== 1 || /^-?[1-9]\d{0,2},\d{3}$/.test(text)) return text.length
  return text.search(/[.,]/)
}

/** A number of whole things: no mark before three digits can begin decimals. */
const countOf = (text: string): number => figureOf(text.replace(/^\s*([1-9]\d{0,2})\.(\d{3})\s*$/, '$1$2'))

/** How a figure of a line is read. */
const readers: Partial<Record<FigureField, typeof figureOf>> = { cantidad: countOf, anios_licencia: countOf }
const readerOf = (field: FigureField) => readers[field] ?? figureOf

/** A figure as it is typed plainly: without what keeps thousands apart. */
export function plainFigure(text: string, field: FigureField): string {
  const figure = readerOf(field)(text)
  return Number.isNaN(figure) ? text : String(figure)
}

/** A figure of a line as it counts: what is empty or not asked for is as if it were the usual one. */
export function countedFigure(row: Row, field: FigureField, asked: ReadonlySet<FigureField>): number {
  return readerOf(field)(asked.has(field) ? row[field].trim() || absent[field] : absent[field])
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

/** What cannot be read as a number goes out as it is: the server says beside the field what is wrong with it. */
const wireFigure = (text: string, otherwise: string, read = figureOf): string | number => {
  const figure = read(text || otherwise)
  return Number.isNaN(figure) ? text : figure
}

export function wireLineOf(row: Row, asked: ReadonlySet<FigureField>): WireLine {
  const figure = (field: FigureField) =>
    wireFigure(asked.has(field) ? row[field].trim() : '', absent[field], readerOf(field))
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

const textOf = (value: unknown, otherwise = ''): string =>
  value === null || value === undefined || String(value) === otherwise ? '' : String(value)

/** A line as it was stored or kept as a draft; what is as usual is left empty. */
export const rowOf = (line: WireLine, key: number): Row => ({
  key,
  producto_id: Number(line.producto_id) || null,
  identidad: line.identidad ?? null,
  cantidad: textOf(line.cantidad),
  longitud_cable: textOf(line.longitud_cable, absent.longitud_cable),
  cable_extra: textOf(line.cable_extra, absent.cable_extra),
  anios_licencia: textOf(line.anios_licencia, absent.anios_licencia),
  precio_venta: textOf(line.precio_venta),
  descuento: textOf(line.descuento, absent.descuento),
})

const serviceFrom = <T>(make: (field: (typeof serviceFields)[number]) => T) =>
  Object.fromEntries(serviceFields.map((field) => [field, make(field)])) as Record<keyof Service, T>

export const serviceOf = (service: WireService): Service => serviceFrom((field) => textOf(service[field]))

export const wireServiceOf = (service: Service): WireService =>
  serviceFrom((field) => wireFigure(service[field].trim(), '0'))

export const countedService = (service: Service): QuoteService =>
  serviceFrom((field) => figureOf(service[field].trim() || '0'))
