import { Currency, type QuoteCurrency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { Language, PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { licenseCodeText } from '@portal/contract/licenses/constants'
import type { RenewalQuoteSchema } from '@portal/contract/licenses/own-schemas'
import { listPriceOf } from '@portal/contract/quotes/prices'
import { languageOfClient, type QuoteStart } from '#core/dashboard/make-quote.ts'
import type { SignedIn } from '#core/dashboard/signed-in.ts'
import type { Quote, QuoteChoices, QuoteTemplate } from '../rows.ts'
import { firstCurrency, newQuote, type QuoteValues } from './quote-values.ts'

type Renewal = Of<typeof RenewalQuoteSchema>

/** A line to copy into a new quote; a template has no prices. */
interface SourceLine {
  producto_id: number
  producto_nombre: string
  cantidad: number
  longitud_cable: number
  cable_extra: number
  anios_licencia: number
  descuento: number
  precio_venta?: number
}

/**
 * A price that differs from that of the copied quote, in its currency. `now` is null when no list has the price: the
 * old one stays.
 */
export interface FreshPrice {
  readonly name: string
  readonly quantity: number
  readonly before: number
  readonly now: number | null
}

/** What the author sees before they save a draft made from something else. */
export interface Begun {
  /** Its source. */
  readonly from: {
    readonly kind: 'copy' | 'template' | 'renewal' | 'demo' | 'client'
    readonly name: string
    /** The way back to the record that it comes from. */
    readonly back?: string
  }
  readonly currency: QuoteCurrency
  readonly prices: readonly FreshPrice[]
  /** Products that are no longer sold. */
  readonly gone: readonly string[]
  /** The printed remarks of a template, by the client's language. */
  readonly remarks: Readonly<Record<Language, string>> | null
}

/**
 * Returns the lines at the current list prices for the reader's branch and the client's country (null: not chosen yet),
 * and their differences from the copied ones.
 */
export function freshLines(
  choices: QuoteChoices,
  lines: readonly SourceLine[],
  { currency, countryId }: { currency: QuoteCurrency; countryId: number | null },
) {
  const rate = currency === Currency.dollar ? 1 : choices.tipos_cambio.find(({ moneda }) => moneda === currency)?.valor
  const prices: FreshPrice[] = []
  const gone: string[] = []
  const lineas = lines.flatMap((line) => {
    const product = choices.productos.find(({ id }) => id === line.producto_id)
    const { producto_nombre: name, precio_venta: before, ...figures } = line
    if (!product) {
      gone.push(name)
      return []
    }
    const sale = rate === undefined ? null : { quantity: line.cantidad, countryId, currency, rate }
    const now = (sale && listPriceOf(product, sale)?.amount) ?? null
    if (before !== undefined && now !== before) prices.push({ name, quantity: line.cantidad, before, now })
    const discount = choices.puede_negociar ? line.descuento : 0
    const price = now === null && choices.puede_negociar ? (before ?? null) : null
    return [{ ...figures, descuento: discount, precio_venta: price }]
  })
  return { lineas, prices, gone }
}

/** Returns a new quote with client, lines and service of another one. */
export function copyOf(choices: QuoteChoices, quote: Quote): { values: QuoteValues; begun: Begun } {
  const currency = choices.monedas.includes(quote.moneda) ? quote.moneda : firstCurrency(choices)
  const source = quote.lineas.map((line) => ({
    producto_id: line.producto_id,
    producto_nombre: line.producto_nombre,
    cantidad: line.cantidad,
    longitud_cable: line.longitud_cable,
    cable_extra: line.cable_extra,
    anios_licencia: line.anios_licencia,
    descuento: line.descuento,
    ...(currency === quote.moneda && { precio_venta: line.precio_venta }),
  }))
  const { lineas, prices, gone } = freshLines(choices, source, { currency, countryId: quote.pais_id })
  const values = {
    cliente_nombre: quote.cliente_nombre,
    cliente_empresa: quote.cliente_empresa,
    cliente_telefono: quote.cliente_telefono,
    cliente_identificador: quote.cliente_identificador,
    cliente_email: quote.cliente_email,
    pais_id: quote.pais_id,
    referencia: quote.referencia,
    observaciones: quote.observaciones,
    idioma: quote.idioma,
    moneda: currency,
    vigencia: choices.vigencia_sugerida,
    declara_autorizacion: false,
    lineas,
    servicio: currency === quote.moneda ? quote.servicio : null,
    subtotal: 0,
    impuesto: 0,
    total: 0,
    version: 1,
  }
  return { values, begun: { from: { kind: 'copy', name: quote.codigo }, currency, prices, gone, remarks: null } }
}

/** Returns a new quote with the products and the service of a template. */
export function fromTemplate(
  choices: QuoteChoices,
  template: QuoteTemplate,
  user: SignedIn['user'],
  language: PageLanguage,
): { values: QuoteValues; begun: Begun } {
  const currency = choices.monedas.includes(template.moneda) ? template.moneda : firstCurrency(choices)
  const { lineas, prices, gone } = freshLines(choices, template.lineas, { currency, countryId: null })
  const remarks = { es: template.observaciones, en: template.observaciones_en }
  const values = {
    ...newQuote(choices, user, language, []),
    moneda: currency,
    lineas,
    servicio: currency === template.moneda ? template.servicio : null,
    observaciones: textIn(remarks, language),
  }
  const from = { kind: 'template', name: templateName(template, language) } as const
  return { values, begun: { from, currency, prices, gone, remarks } }
}

/** Returns a new quote that renews a license of its client, or follows a demo, once they confirm it. */
export function renewalOf(
  choices: QuoteChoices,
  user: SignedIn['user'],
  { licencia_id, codigo, es_demo: isDemo, cliente, producto_id, anios_licencia, referencia }: Renewal,
): { values: QuoteValues; begun: Begun } {
  const values = {
    ...newQuote(choices, user, cliente.idioma, []),
    cliente_nombre: cliente.nombre,
    cliente_empresa: cliente.empresa,
    cliente_telefono: cliente.telefono,
    cliente_email: cliente.email,
    pais_id: cliente.pais_id ?? '',
    referencia,
    lineas: choices.productos.some(({ id }) => id === producto_id)
      ? [{ producto_id, cantidad: 1, anios_licencia }]
      : [],
    licencia_id,
  }
  const from = { kind: isDemo ? 'demo' : 'renewal', name: licenseCodeText(codigo) } as const
  return { values, begun: { from, currency: firstCurrency(choices), prices: [], gone: [], remarks: null } }
}

/** Returns a new quote for a client whom another record knows. */
export function forClient(
  choices: QuoteChoices,
  user: SignedIn['user'],
  language: PageLanguage,
  { client, name, back }: QuoteStart,
): { values: QuoteValues; begun: Begun } {
  const values = {
    ...newQuote(choices, user, languageOfClient(client) ?? language, []),
    cliente_nombre: client.nombre,
    cliente_empresa: client.empresa,
    cliente_telefono: client.telefono,
    cliente_email: client.email,
    pais_id: client.pais_id ?? '',
  }
  const from = { kind: 'client', name, back } as const
  return { values, begun: { from, currency: firstCurrency(choices), prices: [], gone: [], remarks: null } }
}

/** Returns the name of a template in the reader's language. */
export const templateName = (template: Pick<QuoteTemplate, 'nombre' | 'nombre_en'>, language: PageLanguage) =>
  nameIn(template, 'nombre', language)
