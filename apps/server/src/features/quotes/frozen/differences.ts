import type { Of } from '@portal/contract/core/fields'
import type { DifferenceSchema } from '@portal/contract/quotes/schemas'
import type { Line, LockedQuote } from '../queries.ts'

export type Difference = Of<typeof DifferenceSchema>

const quoteFields = [
  'cliente_nombre',
  'cliente_empresa',
  'cliente_telefono',
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
const lineFields = [
  'cantidad',
  'longitud_cable',
  'cable_extra',
  'anios_licencia',
  'precio_venta',
  'descuento',
  'importe',
] as const

interface Whole {
  quote: LockedQuote
  lines: readonly Line[]
}

/** What a revision changed against the one before, line by line (A6.1). The same product twice is matched in its order. */
export function differencesOf(before: Whole, after: Whole): Difference[] {
  const waiting = [...before.lines]
  const lines = after.lines.flatMap((line) => {
    const place = waiting.findIndex(({ producto_id }) => producto_id === line.producto_id)
    const [old] = place < 0 ? [] : waiting.splice(place, 1)
    if (!old) return [lineChange(line.producto_nombre, 'cantidad', null, line.cantidad)]
    return lineFields
      .filter((field) => old[field] !== line[field])
      .map((field) => lineChange(line.producto_nombre, field, old[field], line[field]))
  })
  const gone = waiting.map((line) => lineChange(line.producto_nombre, 'cantidad', line.cantidad, null))
  const fields = quoteFields
    .filter((field) => before.quote[field] !== after.quote[field])
    .map((field) => ({ linea: null, campo: field, antes: before.quote[field], despues: after.quote[field] }))
  return [...lines, ...gone, ...fields]
}

const lineChange = (linea: string, campo: string, antes: Difference['antes'], despues: Difference['despues']) => ({
  linea,
  campo,
  antes,
  despues,
})
