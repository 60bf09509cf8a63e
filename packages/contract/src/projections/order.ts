import type { projectionMessages } from './messages.ts'
import type { ProjectionSheet } from './sheet.ts'

/** A link of total COM ≤ master cost ≤ distributor cost ≤ price of each range that does not hold, with both numbers. */
export interface BrokenLink {
  eslabon: 'costo_master' | 'costo_distribuidor' | 'precio'
  /** Place of the range; null for a cost. */
  rango: number | null
  /** What the value may not be below. */
  minimo: number
  valor: number
}

/** What a refusal of a link says. */
export const linkMessages = {
  costo_master: 'masterCostInvalid',
  costo_distribuidor: 'distributorCostInvalid',
  precio: 'priceBelowCost',
} as const satisfies Record<BrokenLink['eslabon'], keyof typeof projectionMessages>

type Costs = Pick<ProjectionSheet, 'total_com' | 'costo_master' | 'costo_distribuidor'>

/** Every link that does not hold, from the plant to the last range (behaviour A7.1). */
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
