import type { Message } from '@portal/contract/core/messages'
import type { CostField } from '@portal/contract/projections/constants'
import { projectionMessages } from '@portal/contract/projections/messages'
import type { BrokenLink } from '@portal/contract/projections/order'
import { projectionRefusals } from '@portal/contract/projections/refusals'
import { type ProjectionInput, priceFromPercentage, projectionSheet } from '@portal/contract/projections/sheet'
import { orderOf } from '../rules.ts'

/** A change of one cost of a unit. */
export interface CostChange {
  component: CostField
  percentage: number
  /** Whether the suggested price keeps its percentage on the cost; otherwise it keeps its amount. */
  followsPrice: boolean
}

/** A version as it is stored. The percentage of its price is null when the unit costs nothing. */
export interface StoredSheet extends ProjectionInput {
  readonly porcentaje_sugerido: number | null
}

/** Returns the inputs of a cost sheet after the change. Its other costs, percentages and discounts stay. */
export function changedInput(
  stored: StoredSheet,
  { component, percentage, followsPrice }: CostChange,
): ProjectionInput {
  const input = { ...stored, [component]: priceFromPercentage(stored[component], percentage) }
  const { porcentaje_sugerido: onCost } = stored
  if (!followsPrice || onCost === null) return input
  return { ...input, precio_sugerido: priceFromPercentage(projectionSheet(input).total_com, onCost) }
}

/**
 * Why a sheet cannot be saved: a figure out of its bounds, or links that break the order of costs
 * (rule prices/order-of-costs).
 */
export function refusalOfSheet(input: ProjectionInput): { entry: Message; links: BrokenLink[] } | null {
  const [refused] = projectionRefusals(input)
  if (refused) return { entry: projectionMessages[refused.says], links: [] }
  const broken = orderOf(projectionSheet(input))
  return broken[0] ? { entry: projectionMessages[broken[0].says], links: broken.map(({ link }) => link) } : null
}
