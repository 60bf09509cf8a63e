import { hasDecimals } from '../core/decimal.ts'
import { quoteLimits as limits } from './constants.ts'
import { countsYears, type QuoteDraft, type QuoteLine, type QuoteService } from './draft.ts'
import type { quoteSaveMessages } from './messages.ts'

/** An invalid figure with its message (`invalid` is an entry of core). */
export interface QuoteRefusal {
  /** Index in `lineas`; null for the service block and the quote itself. */
  line: number | null
  field: string
  says: keyof typeof quoteSaveMessages | 'invalid'
}

const isWithin = (value: number, max: number, decimals: number = limits.decimals) =>
  value >= 0 && value <= max && hasDecimals(value, decimals)
const isCount = (value: number, max: number) => value >= 1 && isWithin(value, max, 0)

/** Whether a tax percentage is allowed in a quote. */
export const isTaxAllowed = (percentage: number): boolean => isWithin(percentage, 100)

/** Returns the fields of a line with invalid figures; years count only for licenses. */
export function lineRefusals(line: QuoteLine): (keyof QuoteLine)[] {
  const allowed: [keyof QuoteLine, boolean][] = [
    ['cantidad', isCount(line.cantidad, limits.quantity)],
    ['precio_venta', isWithin(line.precio_venta, limits.unitAmount)],
    ['cable_extra', isWithin(line.cable_extra, limits.meters)],
    ['costo_cable_metro', isWithin(line.costo_cable_metro, limits.unitAmount)],
    ['anios_licencia', !countsYears(line.categoria_id) || isCount(line.anios_licencia, limits.years)],
    ['descuento', isWithin(line.descuento, 100)],
  ]
  return allowed.filter(([, isAllowed]) => !isAllowed).map(([field]) => field)
}

/** Returns the fields of the service block with invalid figures. */
export function serviceRefusals(service: QuoteService): (keyof QuoteService)[] {
  const allowed: [keyof QuoteService, boolean][] = [
    ['profesionales', isWithin(service.profesionales, limits.professionals, 0)],
    ['dias', isWithin(service.dias, limits.days, 0)],
    ['costo_rh', isWithin(service.costo_rh, limits.unitAmount)],
    ['vuelo', isWithin(service.vuelo, limits.unitAmount)],
    ['alojamiento', isWithin(service.alojamiento, limits.unitAmount)],
    ['movilidad', isWithin(service.movilidad, limits.unitAmount)],
    ['alimentacion', isWithin(service.alimentacion, limits.unitAmount)],
    ['utilidad', isWithin(service.utilidad, limits.profitPercentage)],
  ]
  return allowed.filter(([, isAllowed]) => !isAllowed).map(([field]) => field)
}

/** Returns every invalid figure of a draft, in order; a draft without lines is refused too. */
export function quoteFieldRefusals({ lineas, servicio, impuesto_porcentaje }: QuoteDraft): QuoteRefusal[] {
  const hasLines = lineas.length >= 1 && lineas.length <= limits.lines
  return [
    ...(hasLines ? [] : [{ line: null, field: 'lineas', says: 'productsInvalid' as const }]),
    ...lineas.flatMap((line, place) =>
      lineRefusals(line).map((field) => ({ line: place, field, says: 'productsInvalid' as const })),
    ),
    ...(servicio ? serviceRefusals(servicio) : []).map((field) => ({ line: null, field, says: 'invalid' as const })),
    ...(isTaxAllowed(impuesto_porcentaje)
      ? []
      : [{ line: null, field: 'impuesto_porcentaje', says: 'invalid' as const }]),
  ]
}
