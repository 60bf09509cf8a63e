import { hasDecimals } from '../core/decimal.ts'
import { projectionLimits as limits } from './constants.ts'
import type { projectionMessages } from './messages.ts'
import { areContiguous } from './ranges.ts'
import type { DiscountRange, ProjectionInput } from './sheet.ts'

/** A refused figure of a projection, with its message. */
export interface ProjectionRefusal {
  field: keyof ProjectionInput
  /** Index of the range, when one range is wrong. */
  range: number | null
  says: keyof typeof projectionMessages
}

const isWithin = (value: number, min: number, max: number) =>
  value >= min && value <= max && hasDecimals(value, limits.decimals)
const isCost = (value: number) => isWithin(value, 0, limits.cost)
const isShare = (value: number) => isWithin(value, 0, 100)
const isMarkup = (value: number) => isWithin(value, limits.minPercentage, limits.maxPercentage)
const isUnit = (value: number) => Number.isInteger(value) && value >= 1 && value <= limits.quantity

type Figure = Exclude<keyof ProjectionInput, 'rangos'>

const rules: Readonly<Record<Figure, readonly [ProjectionRefusal['says'], (value: number) => boolean]>> = {
  costo_cable: ['cableCostInvalid', isCost],
  costo_pcb: ['pcbCostInvalid', isCost],
  costo_plastico: ['plasticCostInvalid', isCost],
  costo_filamento: ['filamentCostInvalid', isCost],
  costo_superficie: ['surfaceCostInvalid', isCost],
  costo_resina: ['resinCostInvalid', isCost],
  costo_oring: ['oringCostInvalid', isCost],
  costo_extras: ['extrasCostInvalid', isCost],
  royalty_monto: ['royaltyAmountInvalid', isCost],
  royalty_porcentaje: ['royaltyPercentageInvalid', isShare],
  precio_sugerido: ['suggestedPriceInvalid', (value) => isWithin(value, 0.01, limits.price)],
  porcentaje_utilidad: ['profitPercentageInvalid', isMarkup],
  margen_master: ['masterMarginInvalid', isMarkup],
}
const figures = Object.keys(rules) as Figure[]

/** Returns a refusal for every invalid figure; an empty list when the sheet can be computed. */
export function projectionRefusals(input: ProjectionInput): ProjectionRefusal[] {
  const refused = figures.filter((field) => !rules[field][1](input[field]))
  return [...refused.map((field) => ({ field, range: null, says: rules[field][0] })), ...rangeRefusals(input.rangos)]
}

/** Returns the refusals of the ranges: of each one first, then of their sequence. */
export function rangeRefusals(ranges: readonly DiscountRange[]): ProjectionRefusal[] {
  const refuse = (range: number | null, says: ProjectionRefusal['says']) => ({ field: 'rangos' as const, range, says })
  if (ranges.length < 1 || ranges.length > limits.ranges) return [refuse(null, 'unitRangeInvalid')]
  const each = ranges.flatMap(({ desde, hasta, descuento }, place) => [
    ...(isUnit(desde) && (hasta === null || (isUnit(hasta) && hasta >= desde))
      ? []
      : [refuse(place, 'unitRangeInvalid')]),
    ...(isShare(descuento) ? [] : [refuse(place, 'rangeDiscountInvalid')]),
  ])
  if (each.length > 0) return each
  if (!areContiguous(ranges)) return [refuse(null, 'rangesNotContiguous')]
  const falling = ranges.findIndex(({ descuento }, place) => descuento < (ranges[place - 1]?.descuento ?? 0))
  return falling < 0 ? [] : [refuse(falling, 'discountsDecrease')]
}
