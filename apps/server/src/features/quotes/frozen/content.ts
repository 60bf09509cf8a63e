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

/** The offer to the client, as covered by the hash. */
export interface Frozen {
  empresa_id: number
  cliente_nombre: string
  cliente_empresa: string
  cliente_telefono: string
  cliente_identificador: string
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

/** Number of characters of the hash on mails and documents. */
export const shortHashLength = 12

/**
 * Returns the content as text without its number. Fields are named one by one, so that neither their order nor a new
 * column changes it.
 */
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
    line.identidad, // absent in hashes made before lines had one (decision 022)
  ])
  return JSON.stringify({
    empresa_id: quote.empresa_id,
    cliente: [
      quote.cliente_nombre,
      quote.cliente_empresa,
      quote.cliente_telefono,
      quote.cliente_email.toLowerCase(),
      quote.pais_id,
      ...(quote.cliente_identificador ? [quote.cliente_identificador] : []), // hashes without one are those of before
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

/** Returns the SHA-256 of an offer (rule quotes/frozen-content), in hexadecimal. */
export const hashOf = (code: string, text: string): string =>
  createHash('sha256').update(`${code}\n${text}`).digest('hex')
