import { type CostField, costFields } from '@portal/contract/projections/constants'

/** What one unit of a product of the demo set costs and sells at; invented figures. */
export interface DemoSheet {
  slug: string
  /** In the order of `costFields`, US dollars. */
  costs: readonly [number, number, number, number, number, number, number, number]
  royalty: { amount: number; percentage: number }
  /** Percent on cost, of the company and of the master distributor. */
  company: number
  master: number
  /** Suggested at home; elsewhere it follows the cost. */
  price: number
  /** Percent, one for each tier of its category. */
  discounts: readonly number[]
}

export const demoSheets: readonly DemoSheet[] = [
  {
    slug: 'next1',
    costs: [1.2, 2.5, 0.4, 0.1, 0.15, 0.2, 0.05, 0.4],
    royalty: { amount: 0.5, percentage: 4 },
    ...{ company: 25, master: 18, price: 11.97, discounts: [0, 5, 12] },
  },
  {
    slug: 'next3',
    costs: [1.7, 4.2, 0.6, 0.15, 0.25, 0.3, 0.1, 0.7],
    royalty: { amount: 0.63, percentage: 4 },
    ...{ company: 25, master: 18, price: 18.4, discounts: [0, 5, 12] },
  },
  {
    slug: 'nextone',
    costs: [30, 330, 78, 22, 20, 14, 6, 120],
    royalty: { amount: 39, percentage: 5 },
    ...{ company: 28, master: 19, price: 1450, discounts: [0, 4, 9] },
  },
  {
    slug: 'nextoneplus',
    costs: [60, 1250, 190, 45, 40, 30, 15, 470],
    royalty: { amount: 145, percentage: 5 },
    ...{ company: 28, master: 19, price: 4900, discounts: [0, 4, 9] },
  },
  {
    slug: 'nextthree',
    costs: [90, 2180, 260, 60, 55, 40, 20, 795],
    royalty: { amount: 225, percentage: 5 },
    ...{ company: 26, master: 18, price: 7800, discounts: [0, 3, 8] },
  },
  {
    slug: 'nextremote',
    costs: [45, 780, 140, 30, 25, 20, 10, 330],
    royalty: { amount: 91, percentage: 5 },
    ...{ company: 28, master: 19, price: 3200, discounts: [0, 3, 8] },
  },
  {
    slug: 'nextlion',
    costs: [0, 0, 0, 0, 0, 0, 0, 130],
    royalty: { amount: 39.6, percentage: 8 },
    ...{ company: 120, master: 40, price: 1200, discounts: [0, 5, 10] },
  },
  {
    slug: 'quamtum',
    costs: [14, 230, 52, 16, 12, 9, 4, 183],
    royalty: { amount: 58.4, percentage: 8 },
    ...{ company: 70, master: 30, price: 2400, discounts: [0] },
  },
]

/** Where the company sells, by ISO 3166-1 number, with what freight and duties make of the extras. */
export const demoCountries: readonly { id: number; freight: number; skips?: readonly string[] }[] = [
  { id: 152, freight: 1 },
  { id: 604, freight: 1.1 },
  { id: 484, freight: 1.05 },
  { id: 840, freight: 1.25, skips: ['next1'] },
  { id: 76, freight: 1.4, skips: ['nextremote', 'nextone'] },
  { id: 72, freight: 1.6, skips: ['nextremote', 'quamtum', 'nextone'] },
]

/** The parts of the cost as columns, the extras with the freight of a country. */
export function demoCosts({ costs }: DemoSheet, freight: number): Record<CostField, number> {
  const cents = (amount: number) => Math.round(amount * 100) / 100
  const named = costFields.map((field, place) => {
    const cost = costs[place] ?? 0
    return [field, field === 'costo_extras' ? cents(cost * freight) : cost]
  })
  return Object.fromEntries(named) as Record<CostField, number>
}
