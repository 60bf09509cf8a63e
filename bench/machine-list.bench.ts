import { compareAnswers, totalAt } from './core/answers.ts'
import { costOf } from './core/cost.ts'
import { closedLoad, openLoad } from './core/load.ts'
import { coldUrls, hotUrls, visitors } from './core/machine-urls.ts'
import { median, openMarket } from './core/market.ts'
import type { Running } from './core/portal-process.ts'
import { report } from './core/report.ts'
import { seenWrites } from './core/seen-writes.ts'

const items = 100_000
const rounds = 3
const coldRequests = 1500

/**
 * CPU per request of the public list, uncached and cached, against the yardstick; our uncached p99; how soon a write is
 * visible.
 */
export async function run(): Promise<boolean> {
  const market = await openMarket(items)
  try {
    const yardstick = await market.yardstick('bench/yardsticks/machine-list.ts')
    const ours = await market.portal()
    const hot = hotUrls(visitors(1), 200)
    await compareAnswers(ours, yardstick, hot)

    const draw = visitors(2)
    const seen = new Set<string>(hot)
    const cold = (count: number) => coldUrls(draw, count, seen, (url) => totalAt(yardstick, url))
    const used = async (running: Running, urls: readonly string[], requests: number) =>
      (await costOf(market, running, urls, requests)).all
    await used(ours, hot, 2000)
    await used(yardstick, hot, 400)
    const cost = {
      hot: [] as number[],
      hotYardstick: [] as number[],
      cold: [] as number[],
      coldYardstick: [] as number[],
    }
    for (let round = 0; round < rounds; round++) {
      const urls = await cold(coldRequests)
      cost.hotYardstick.push(await used(yardstick, hot, 600))
      cost.hot.push(await used(ours, hot, 10_000))
      cost.coldYardstick.push(await used(yardstick, urls, urls.length))
      cost.cold.push(await used(ours, urls, urls.length))
    }
    const most = await closedLoad(yardstick, await cold(1000), 8)
    const rate = most.perSecond / 2
    const open = await openLoad(ours, await cold(Math.ceil(rate * 20)), rate, 20)
    if (open.failed) throw new Error(`${open.failed} of ${open.requests} requests failed`)
    const writes = await seenWrites(market, ours, [ours, await market.portal()])
    const ratio = (mine: number[], theirs: number[]) => median(mine) / median(theirs)
    return report(
      'machine-list',
      [
        { what: 'CPU per request, hot set of 200 addresses, ours', value: median(cost.hot), unit: 'ms' },
        { what: 'CPU per request, hot set, yardstick', value: median(cost.hotYardstick), unit: 'ms' },
        { what: 'hot set, ours to yardstick', value: ratio(cost.hot, cost.hotYardstick), unit: '×', most: 1 / 30 },
        { what: 'CPU per request, cold set, ours', value: median(cost.cold), unit: 'ms' },
        { what: 'CPU per request, cold set, yardstick', value: median(cost.coldYardstick), unit: 'ms' },
        { what: 'cold set, ours to yardstick', value: ratio(cost.cold, cost.coldYardstick), unit: '×', most: 0.5 },
        { what: "cold p99 at half the yardstick's maximum", value: open.p99, unit: 'ms', most: 40 },
        {
          what: 'a write seen in list and total on two processes, longest',
          value: Math.max(...writes),
          unit: 'ms',
          most: 1000,
        },
      ],
      { items, cost, most, open, writes },
    )
  } finally {
    await market.close()
  }
}
