import {
  compare,
  type Decimal,
  decimal,
  dividedBy,
  minus,
  percentOf,
  plus,
  rounded,
  sumOf,
  times,
  toNumber,
} from '../core/decimal.ts'
import { type CostField, costFields, projectionLimits } from './constants.ts'
import type { UnitRange } from './ranges.ts'

/** A range of units with its discount on the suggested price, percent. */
export interface DiscountRange extends UnitRange {
  descuento: number
}

/** The inputs of a cost sheet, for one unit of a product. */
export interface ProjectionInput extends Readonly<Record<CostField, number>> {
  readonly royalty_monto: number
  /** Percent of the base cost. */
  readonly royalty_porcentaje: number
  readonly precio_sugerido: number
  /** Profit of the company, percent on its cost. */
  readonly porcentaje_utilidad: number
  /** Profit of the master distributor, percent on their cost. */
  readonly margen_master: number
  readonly rangos: readonly DiscountRange[]
}

/** A range with its price in quotes and the distributor's margin. */
export interface PricedRange extends DiscountRange {
  precio: number
  /** Percent of the price. */
  margen_distribuidor: number
}

/**
 * The whole cost sheet of one unit (rule prices/cost-sheet). Percentages named `margen_…_precio` are of the price,
 * others on cost.
 */
export interface ProjectionSheet {
  costo_base: number
  royalty_total: number
  total_com: number
  precio_sugerido: number
  /** Null when the cost is zero: no percentage leads from it to a price. */
  porcentaje_sugerido: number | null
  margen_sugerido_precio: number
  costo_master: number
  margen_empresa_precio: number
  costo_distribuidor: number
  margen_master_precio: number
  rangos: PricedRange[]
  /** The largest discount whose price still covers the distributor's cost; null when none does. */
  descuento_maximo: number | null
}

const { decimals, priceDecimals } = projectionLimits
const toStoredDecimals = (value: Decimal): Decimal => rounded(value, decimals)
const hundred = decimal(100)
const percentages = 2
const cent = decimal(0.01)
const halfACent = decimal(0.005)

const marked = (cost: Decimal, percentage: number): Decimal => toStoredDecimals(plus(cost, percentOf(cost, percentage)))

/** Returns a share in percent, with stored decimals; 0 of zero. */
const shareOf = (part: Decimal, whole: Decimal, places: number): Decimal =>
  whole.digits > 0n ? dividedBy(times(part, hundred), whole, places) : decimal(0)

/** Returns the price for a percentage on a cost, or the cost after a change by it. */
export const priceFromPercentage = (cost: number, percentage: number): number =>
  toNumber(marked(decimal(cost), percentage))

/** Returns the percentage on a cost for a price; null when the cost is zero. */
export const percentageFromPrice = (cost: number, price: number): number | null =>
  cost > 0 ? toNumber(shareOf(minus(decimal(price), decimal(cost)), decimal(cost), decimals)) : null

/** Returns the margin of a price over a cost, in percent of the price. */
export const marginOnPrice = (cost: number, price: number): number =>
  toNumber(shareOf(minus(decimal(price), decimal(cost)), decimal(price), percentages))

/** Returns the price of a range: the suggested one less its discount, in whole cents, half up. */
export const discountedPrice = (suggested: number, discount: number): number =>
  toNumber(rounded(plus(decimal(suggested), percentOf(decimal(suggested), -discount)), priceDecimals))

/**
 * Returns the largest discount, to two decimals, whose rounded price is not below a cost; null when even the full price
 * is.
 */
export function maximumDiscount(suggested: number, cost: number): number | null {
  if (suggested <= 0 || discountedPrice(suggested, 0) < cost) return null
  const [full, floor] = [decimal(suggested), decimal(cost)]
  const nearestCent = rounded(floor, priceDecimals)
  const lowestPrice = compare(nearestCent, floor) < 0 ? plus(nearestCent, cent) : nearestCent
  const roundsUp = minus(lowestPrice, halfACent)
  const least = compare(roundsUp, floor) > 0 ? roundsUp : floor
  const given = times(minus(full, least), hundred)
  const nearest = dividedBy(given, full, percentages)
  const isTooMuch = compare(times(nearest, full), given) > 0
  return Math.max(0, toNumber(isTooMuch ? minus(nearest, cent) : nearest))
}

/** Computes the whole cost sheet of a product from its costs, percentages and ranges (rule prices/cost-sheet). */
export function projectionSheet(input: ProjectionInput): ProjectionSheet {
  const base = toStoredDecimals(sumOf(costFields.map((field) => decimal(input[field]))))
  const royalty = toStoredDecimals(plus(decimal(input.royalty_monto), percentOf(base, input.royalty_porcentaje)))
  const total = toStoredDecimals(plus(base, royalty))
  const master = marked(total, input.porcentaje_utilidad)
  const distributor = marked(master, input.margen_master)
  const [totalCom, masterCost, distributorCost] = [total, master, distributor].map(toNumber) as [number, number, number]
  const suggested = input.precio_sugerido
  return {
    costo_base: toNumber(base),
    royalty_total: toNumber(royalty),
    total_com: totalCom,
    precio_sugerido: suggested,
    porcentaje_sugerido: percentageFromPrice(totalCom, suggested),
    margen_sugerido_precio: marginOnPrice(totalCom, suggested),
    costo_master: masterCost,
    margen_empresa_precio: marginOnPrice(totalCom, masterCost),
    costo_distribuidor: distributorCost,
    margen_master_precio: marginOnPrice(masterCost, distributorCost),
    rangos: input.rangos.map((range) => {
      const precio = discountedPrice(suggested, range.descuento)
      return { ...range, precio, margen_distribuidor: marginOnPrice(distributorCost, precio) }
    }),
    descuento_maximo: maximumDiscount(suggested, distributorCost),
  }
}
