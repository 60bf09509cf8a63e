import { currencyDecimals, type QuoteCurrency } from '../core/currencies.ts'
import { type Decimal, decimal, percentOf, plus, rounded, sumOf, times, toNumber } from '../core/decimal.ts'
import { quoteLimits } from './constants.ts'
import { countsYears, type QuoteDraft, type QuoteLine, type QuoteService } from './draft.ts'
import { isTaxAllowed, lineRefusals, type QuoteRefusal, quoteFieldRefusals, serviceRefusals } from './refusals.ts'

/** The amounts of a quote; `lineas` in the order of the draft. */
export interface QuoteTotals {
  lineas: number[]
  servicio: number
  subtotal: number
  impuesto: number
  total: number
}

const amountOf = (value: Decimal, currency: QuoteCurrency): Decimal => rounded(value, currencyDecimals[currency])

const lineDecimal = (line: QuoteLine, currency: QuoteCurrency): Decimal => {
  const cable = times(decimal(line.cable_extra), decimal(line.costo_cable_metro))
  const years = countsYears(line.categoria_id) ? line.anios_licencia : 1
  const gross = times(times(decimal(line.cantidad), plus(decimal(line.precio_venta), cable)), decimal(years))
  return amountOf(plus(gross, percentOf(gross, -line.descuento)), currency)
}

const serviceDecimal = (service: QuoteService, currency: QuoteCurrency): Decimal => {
  const people = decimal(service.profesionales)
  const workdays = times(people, decimal(service.dias))
  const daily = sumOf([service.costo_rh, service.alojamiento, service.movilidad, service.alimentacion].map(decimal))
  const cost = plus(times(people, decimal(service.vuelo)), times(workdays, daily))
  return amountOf(plus(cost, percentOf(cost, service.utilidad)), currency)
}

/**
 * Returns the amount of a line: quantity × (price + extra cable) × years less the discount, rounded half up
 * (rule quotes/totals).
 */
export const lineAmount = (line: QuoteLine, currency: QuoteCurrency): number => toNumber(lineDecimal(line, currency))

/**
 * Returns the amount of the service block: work and travel with profit, rounded half up; 0 without a block
 * (rule quotes/totals).
 */
export const serviceAmount = (service: QuoteService | null, currency: QuoteCurrency): number =>
  service ? toNumber(serviceDecimal(service, currency)) : 0

/**
 * Computes every amount of a quote (rule quotes/totals). Counts invalid figures as zero, so that totals work while
 * typing; the server checks `quoteRefusals` first.
 */
export function quoteTotals(draft: QuoteDraft): QuoteTotals {
  const nothing = decimal(0)
  const lines = draft.lineas.map((line) => (lineRefusals(line).length > 0 ? nothing : lineDecimal(line, draft.moneda)))
  const { servicio } = draft
  const service = servicio && serviceRefusals(servicio).length === 0 ? serviceDecimal(servicio, draft.moneda) : nothing
  const subtotal = plus(sumOf(lines), service)
  const tax = isTaxAllowed(draft.impuesto_porcentaje)
    ? amountOf(percentOf(subtotal, draft.impuesto_porcentaje), draft.moneda)
    : nothing
  return {
    lineas: lines.map(toNumber),
    servicio: toNumber(service),
    subtotal: toNumber(subtotal),
    impuesto: toNumber(tax),
    total: toNumber(plus(subtotal, tax)),
  }
}

/** Returns what prevents saving a draft: invalid figures, then a subtotal or total that is not positive. */
export function quoteRefusals(draft: QuoteDraft): QuoteRefusal[] {
  const refusals = quoteFieldRefusals(draft)
  if (refusals.length > 0) return refusals
  const { subtotal, total } = quoteTotals(draft)
  if (subtotal <= 0) return [{ line: null, field: 'subtotal', says: 'subtotalNotPositive' }]
  if (total > quoteLimits.total) return [{ line: null, field: 'total', says: 'productsInvalid' }]
  return []
}

/** Whether the screen's totals differ from the computed ones by more than half a cent, or are not numbers. */
export function totalsDiffer(
  sent: Pick<QuoteTotals, 'subtotal' | 'impuesto' | 'total'>,
  computed: QuoteTotals,
): boolean {
  return (['subtotal', 'impuesto', 'total'] as const).some(
    (name) => !(Math.abs(sent[name] - computed[name]) <= quoteLimits.tolerance),
  )
}
