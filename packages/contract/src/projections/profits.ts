import { decimal, minus, rounded, sumOf, times, toNumber } from '../core/decimal.ts'
import { type Party, projectionLimits } from './constants.ts'
import { rangeFor } from './ranges.ts'
import type { PricedRange, ProjectionSheet } from './sheet.ts'

/** Profits of the three parties on a quantity at the price of one range. */
export interface Profits extends Record<Party, number> {
  total: number
}

type Costs = Pick<ProjectionSheet, 'total_com' | 'costo_master' | 'costo_distribuidor'>

/**
 * Returns the profits of the three parties on a number of units at a price (rule prices/cost-sheet); the distributor
 * bears the discount.
 */
export function profitsAt(costs: Costs, price: number, quantity: number): Profits {
  const earned = (from: number, to: number) =>
    rounded(times(minus(decimal(to), decimal(from)), decimal(quantity)), projectionLimits.priceDecimals)
  const empresa = earned(costs.total_com, costs.costo_master)
  const master = earned(costs.costo_master, costs.costo_distribuidor)
  const distribuidor = earned(costs.costo_distribuidor, price)
  return {
    empresa: toNumber(empresa),
    master: toNumber(master),
    distribuidor: toNumber(distribuidor),
    total: toNumber(sumOf([empresa, master, distribuidor])),
  }
}

/** Returns the range of a quantity with its profits; null below the first unit. */
export function profitsFor(sheet: ProjectionSheet, quantity: number): { rango: PricedRange; profits: Profits } | null {
  const rango = rangeFor(quantity, sheet.rangos)
  return rango ? { rango, profits: profitsAt(sheet, rango.precio, quantity) } : null
}
