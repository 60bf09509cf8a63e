import type { projectionMessages } from './messages.ts'
import type { ProjectionSheet } from './sheet.ts'

/** A broken link of total COM ≤ master cost ≤ distributor cost ≤ price of each range, with both numbers. */
export interface BrokenLink {
  eslabon: 'costo_master' | 'costo_distribuidor' | 'precio'
  /** Index of the range; null for a cost. */
  rango: number | null
  /** The minimum allowed value. */
  minimo: number
  valor: number
}

/** The message of each broken link. */
export const linkMessages = {
  costo_master: 'masterCostInvalid',
  costo_distribuidor: 'distributorCostInvalid',
  precio: 'priceBelowCost',
} as const satisfies Record<BrokenLink['eslabon'], keyof typeof projectionMessages>

type Costs = Pick<ProjectionSheet, 'total_com' | 'costo_master' | 'costo_distribuidor'>

/** Returns every broken link, from the plant to the last range (rule prices/order-of-costs). */
export function brokenLinks(sheet: Costs & { rangos: readonly { precio: number }[] }): BrokenLink[] {
  const { total_com, costo_master, costo_distribuidor } = sheet
  const links: BrokenLink[] = [
    { eslabon: 'costo_master', rango: null, minimo: total_com, valor: costo_master },
    { eslabon: 'costo_distribuidor', rango: null, minimo: costo_master, valor: costo_distribuidor },
    ...sheet.rangos.map(({ precio }, rango) => {
      return { eslabon: 'precio' as const, rango, minimo: costo_distribuidor, valor: precio }
    }),
  ]
  return links.filter(({ minimo, valor }) => valor < minimo)
}
