import { Currency, type QuoteCurrency } from '@portal/contract/core/currencies'
import type { In } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import type { QuoteUpdateSchema } from '@portal/contract/quotes/schemas'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'
import type { SignedIn } from '#core/dashboard/signed-in.ts'
import type { Quote, QuoteChoices } from '../rows.ts'

export type QuoteBody = In<typeof QuoteUpdateSchema>
export type QuoteValues = Loose<QuoteBody>

/** The currency of a new quote: the first of the company's that has a value today. */
export const firstCurrency = ({ monedas }: Pick<QuoteChoices, 'monedas'>): QuoteCurrency =>
  monedas[0] ?? Currency.dollar

/** Returns an empty quote; `products` are the ones in the address. A customer is their own client. */
export const newQuote = (
  choices: QuoteChoices,
  user: SignedIn['user'],
  language: PageLanguage,
  products: readonly number[],
): QuoteValues => ({
  cliente_nombre: choices.es_cliente ? `${user.nombres} ${user.apellido_paterno}`.trim() : '',
  cliente_empresa: '',
  cliente_telefono: '',
  cliente_identificador: '',
  cliente_email: choices.es_cliente ? user.email : '',
  pais_id: '',
  referencia: '',
  observaciones: '',
  idioma: language,
  moneda: firstCurrency(choices),
  vigencia: choices.vigencia_sugerida,
  declara_autorizacion: false,
  lineas: products.map((id) => ({ producto_id: id, cantidad: 1 })),
  servicio: null,
  subtotal: 0,
  impuesto: 0,
  total: 0,
  version: 1,
})

/** Returns a stored quote as values of the form. */
export const valuesOf = (quote: Quote): QuoteValues => ({
  cliente_nombre: quote.cliente_nombre,
  cliente_empresa: quote.cliente_empresa,
  cliente_telefono: quote.cliente_telefono,
  cliente_identificador: quote.cliente_identificador,
  cliente_email: quote.cliente_email,
  pais_id: quote.pais_id,
  referencia: quote.referencia,
  observaciones: quote.observaciones,
  idioma: quote.idioma,
  moneda: quote.moneda,
  vigencia: quote.vigencia,
  declara_autorizacion: true,
  lineas: quote.lineas.map((line) => ({
    identidad: line.identidad,
    producto_id: line.producto_id,
    cantidad: line.cantidad,
    longitud_cable: line.longitud_cable,
    cable_extra: line.cable_extra,
    anios_licencia: line.anios_licencia,
    precio_venta: line.precio_venta,
    descuento: line.descuento,
  })),
  servicio: quote.servicio,
  subtotal: 0,
  impuesto: 0,
  total: 0,
  version: quote.version,
})
