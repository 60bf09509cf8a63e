import { compareAnswers } from './core/answers.ts'
import { type Cost, costOf, watchMemory } from './core/cost.ts'
import { differentUrls, visitors } from './core/machine-urls.ts'
import { openMarket } from './core/market.ts'
import { makeOwnTable, ownTable } from './core/own-table.ts'
import { figureOf, report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const items = sizeOf('ITEMS', 100_000)
const requests = sizeOf('REQUESTS', 3000)
const rounds = sizeOf('ROUNDS', 3)
const kinds = { 'filters only': 0, 'searches only': 1, mix: 0.2 }

/**
 * CPU per request of lists that nobody has asked before, each asked once, against the hand-written server on its own
 * table; and our memory meanwhile.
 */
export async function run(): Promise<boolean> {
  const market = await openMarket(items, 2)
  try {
    await makeOwnTable(market.db)
    const yardstick = await market.yardstick('bench/yardsticks/machine-list.ts', { YARDSTICK_OWN: ownTable })
    const ours = await market.portal()
    const seen = new Set<string>()
    const warm = differentUrls(visitors(20), 500, seen)
    await compareAnswers(ours, yardstick, warm)
    for (const side of [ours, yardstick]) await costOf(market, side, warm, warm.length)

    const cost = Object.fromEntries(
      Object.keys(kinds).map((kind) => [kind, { ours: [] as Cost[], yardstick: [] as Cost[] }]),
    )
    const memory: number[] = []
    for (let round = 0; round < rounds; round++)
      for (const [kind, termShare] of Object.entries(kinds)) {
        const urls = differentUrls(visitors(21 + round, { termShare }), requests, seen)
        const of = cost[kind]!
        of.yardstick.push(await costOf(market, yardstick, urls, requests))
        const most = watchMemory(ours)
        of.ours.push(await costOf(market, ours, urls, requests))
        memory.push(most())
      }
    const figures = Object.entries(cost).flatMap(([kind, { ours, yardstick }]) => {
      const figure = (what: string, of: Cost[], part: keyof Cost) =>
        figureOf(
          of.map((cost) => cost[part]),
          { what: `${kind}: CPU per request, ${what}`, unit: 'ms' },
        )
      const ratios = ours.map(({ all }, round) => all / yardstick[round]!.all)
      return [
        figure('our server', ours, 'server'),
        figure('our database', ours, 'database'),
        figure('server of the yardstick', yardstick, 'server'),
        figure('database of the yardstick', yardstick, 'database'),
        figureOf(ratios, { what: `${kind}: ours to yardstick, server and database`, unit: '×', most: 0.5 }),
      ]
    })
    const most = figureOf(memory, { what: 'memory of the process during the load', unit: 'MB', most: 350 })
    return report('machine-cold', [...figures, { ...most, value: Math.max(...memory) }], { items, requests, cost })
  } finally {
    await market.close()
  }
}
