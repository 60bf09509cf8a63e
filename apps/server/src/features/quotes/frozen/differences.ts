import type { Of } from '@portal/contract/core/fields'
import { LineChange } from '@portal/contract/quotes/constants'
import type { DifferenceSchema } from '@portal/contract/quotes/differences-schemas'
import type { Line, LockedQuote } from '../queries.ts'

export type Difference = Of<typeof DifferenceSchema>
type Field = Difference['campos'][number]
type Fields = Readonly<Record<string, Field['antes']>>

const quoteFields = [
  'cliente_nombre',
  'cliente_empresa',
  'cliente_telefono',
  'cliente_identificador',
  'cliente_email',
  'pais_id',
  'referencia',
  'observaciones',
  'moneda',
  'vigencia',
  'servicio_total',
  'subtotal',
  'impuesto_porcentaje',
  'impuesto',
  'total',
] as const

/** The fields of a line that differences compare. */
export type ComparedLine = Pick<
  Line,
  | 'identidad'
  | 'producto_id'
  | 'producto_nombre'
  | 'cantidad'
  | 'longitud_cable'
  | 'cable_extra'
  | 'costo_cable_metro'
  | 'anios_licencia'
  | 'precio_venta'
  | 'descuento'
  | 'importe'
>

interface Whole {
  quote: Pick<LockedQuote, (typeof quoteFields)[number] | 'servicio'>
  /** In display order. */
  lines: readonly ComparedLine[]
}

/**
 * Returns the changes of a revision, line by line (rule quotes/revisions). Matches lines by identity, so repeated
 * products are unambiguous and a new order is no change. Omits default values of added and removed lines (years: 1).
 */
export function differencesOf(before: Whole, after: Whole): Difference[] {
  const old = new Map(before.lines.map((line) => [line.identidad, line]))
  const remaining = new Set(after.lines.map(({ identidad }) => identidad))
  const lines = after.lines.map((line, place) => {
    const was = old.get(line.identidad)
    return was
      ? lineDifference(line, place, LineChange.changed, [...productChange(was, line), ...fieldChanges(was, line)])
      : lineDifference(line, place, LineChange.added, appearing(line))
  })
  const gone = before.lines.map((line, place) =>
    remaining.has(line.identidad) ? null : lineDifference(line, place, LineChange.removed, appearing(line).map(turned)),
  )
  const fields = changed(quoteFieldsOf(before.quote), quoteFieldsOf(after.quote))
  return [...lines, ...gone, { linea: null, campos: fields }].filter(
    (one): one is Difference => one !== null && one.campos.length > 0,
  )
}

const lineDifference = (line: ComparedLine, place: number, cambio: LineChange, campos: Field[]): Difference => ({
  linea: {
    identidad: line.identidad,
    posicion: place + 1,
    producto_nombre: line.producto_nombre,
    longitud_cable: line.longitud_cable,
    cambio,
  },
  campos,
})

/** Returns the client's view of a line. Extra cable has a price only where it is charged. */
const lineFieldsOf = (line: ComparedLine) => ({
  cantidad: line.cantidad,
  longitud_cable: line.longitud_cable,
  cable_extra: line.cable_extra,
  costo_cable_metro: line.cable_extra > 0 ? line.costo_cable_metro : 0,
  anios_licencia: line.anios_licencia,
  precio_venta: line.precio_venta,
  descuento: line.descuento,
  importe: line.importe,
})

const nothing: ReturnType<typeof lineFieldsOf> = {
  cantidad: 0,
  longitud_cable: 0,
  cable_extra: 0,
  costo_cable_metro: 0,
  anios_licencia: 1,
  precio_venta: 0,
  descuento: 0,
  importe: 0,
}

const fieldChanges = (before: ComparedLine, after: ComparedLine) => changed(lineFieldsOf(before), lineFieldsOf(after))

/** A product with the same name is equal in every language. */
const productChange = (before: ComparedLine, after: ComparedLine): Field[] =>
  before.producto_id === after.producto_id
    ? []
    : [{ campo: 'producto', antes: before.producto_nombre, despues: after.producto_nombre }]

const appearing = (line: ComparedLine): Field[] =>
  changed(nothing, lineFieldsOf(line)).map((field) => ({ ...field, antes: null }))

const turned = ({ campo, antes, despues }: Field): Field => ({ campo, antes: despues, despues: antes })

const quoteFieldsOf = (quote: Whole['quote']): Fields => ({
  ...Object.fromEntries(quoteFields.map((field) => [field, quote[field]])),
  profesionales: quote.servicio?.profesionales ?? null,
  dias: quote.servicio?.dias ?? null,
})

const changed = (before: Fields, after: Fields): Field[] =>
  Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ campo: field, antes: before[field] ?? null, despues: after[field] ?? null }))
