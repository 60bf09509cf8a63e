import { type CostField, costFields } from '@portal/contract/projections/constants'

/** What one unit of a product of the demo set costs and sells at; invented figures. */
export interface DemoSheet {
  slug: string
  /** In the order of `costFields`, US dollars. */
  costs: readonly [number, number, number, number, number, number, number, number]
  royalty: { amount: number; percentage: number }
  /** Percent on cost: of the company, of the master distributor, and of the suggested price on total COM. */
  company: number
  master: number
  suggested: number
  /** Percent, one for each tier of its category. */
  discounts: readonly number[]
}

export const demoSheets: readonly DemoSheet[] = [
  {
    slug: 'next1',
    costs: [1.2, 2.5, 0.4, 0.1, 0.15, 0.2, 0.05, 0.4],
    royalty: { amount: 0.5, percentage: 4 },
    ...{ company: 25, master: 18, suggested: 110, discounts: [0, 5, 12] },
  },
  {
    slug: 'next3',
    costs: [1.65, 3.9, 0.55, 0.12, 0.2, 0.28, 0.07, 0.53],
    royalty: { amount: 0.7, percentage: 4 },
    ...{ company: 26, master: 18, suggested: 112, discounts: [0, 5, 11] },
  },
  {
    slug: 'nextone',
    costs: [18, 96, 34, 12, 9, 6, 2.5, 22.5],
    royalty: { amount: 20, percentage: 5 },
    ...{ company: 30, master: 20, suggested: 125, discounts: [0, 4, 9] },
  },
  {
    slug: 'nextoneplus',
    costs: [24, 310, 58, 16, 14, 9, 4, 65],
    royalty: { amount: 45, percentage: 5 },
    ...{ company: 32, master: 20, suggested: 128, discounts: [0, 4, 9] },
  },
  {
    slug: 'nextthree',
    costs: [36, 780, 96, 24, 22, 14, 6, 172],
    royalty: { amount: 120, percentage: 5 },
    ...{ company: 34, master: 21, suggested: 130, discounts: [0, 3, 8] },
  },
  {
    slug: 'nextremote',
    costs: [28, 690, 102, 22, 18, 12, 7, 141],
    royalty: { amount: 110, percentage: 5 },
    ...{ company: 34, master: 21, suggested: 130, discounts: [0, 3, 8] },
  },
  {
    slug: 'nextlion',
    costs: [0, 0, 0, 0, 0, 0, 0, 260],
    royalty: { amount: 60, percentage: 8 },
    ...{ company: 80, master: 30, suggested: 210, discounts: [0, 5, 10] },
  },
  {
    slug: 'quamtum',
    costs: [12, 210, 48, 14, 10, 8, 3, 195],
    royalty: { amount: 90, percentage: 8 },
    ...{ company: 60, master: 25, suggested: 170, discounts: [0] },
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
