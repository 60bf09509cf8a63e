import { createHash } from 'node:crypto'

interface FrozenLine {
  identidad: string
  producto_id: number
  producto_nombre: string
  cantidad: number
  longitud_cable: number
  cable_extra: number
  costo_cable_metro: number
  anios_licencia: number
  precio_venta: number
  descuento: number
  importe: number
}

interface FrozenService {
  profesionales: number
  dias: number
}

/** What the client is offered, as the hash covers it. */
export interface Frozen {
  empresa_id: number
  cliente_nombre: string
  cliente_empresa: string
  cliente_telefono: string
  cliente_email: string
  pais_id: number
  referencia: string
  observaciones: string
  moneda: string
  vigencia: string
  lineas: readonly FrozenLine[]
  servicio: FrozenService | null
  servicio_total: number
  subtotal: number
  impuesto_porcentaje: number
  impuesto: number
  total: number
}

/** How many characters of the hash stand on mails and documents. */
export const shortHashLength = 12

/** The content as text without its number: named one by one, so that neither the order of columns nor a new one changes it. */
export function frozenText(quote: Frozen): string {
  const lines = quote.lineas.map((line) => [
    line.producto_id,
    line.producto_nombre,
    line.cantidad,
    line.longitud_cable,
    line.cable_extra,
    line.costo_cable_metro,
    line.anios_licencia,
    line.precio_venta,
    line.descuento,
    line.importe,
    line.identidad, // not in hashes from before lines had one (decision 022): those stay as they were made
  ])
  return JSON.stringify({
    empresa_id: quote.empresa_id,
    cliente: [
      quote.cliente_nombre,
      quote.cliente_empresa,
      quote.cliente_telefono,
      quote.cliente_email.toLowerCase(),
      quote.pais_id,
    ],
    referencia: quote.referencia,
    observaciones: quote.observaciones,
    moneda: quote.moneda,
    vigencia: quote.vigencia,
    lineas: lines,
    servicio: quote.servicio && [quote.servicio.profesionales, quote.servicio.dias],
    totales: [quote.servicio_total, quote.subtotal, quote.impuesto_porcentaje, quote.impuesto, quote.total],
  })
}

/** SHA-256 of what a client is offered (A6.2), in hexadecimal figures. */
export const hashOf = (code: string, text: string): string =>
  createHash('sha256').update(`${code}\n${text}`).digest('hex')
