import { compareAnswers, totalAt } from './core/answers.ts'
import { costOf } from './core/cost.ts'
import { openStore } from './core/market.ts'
import { fillProperties } from './core/properties.ts'
import { filterUrls, mapUrls, wordUrls } from './core/property-urls.ts'
import { figureOf, report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const properties = sizeOf('ITEMS', 100_000)
const requests = sizeOf('REQUESTS', 1200)
const rounds = sizeOf('ROUNDS', 3)
const hotRequests = 10_000
/** The first hundred of addresses that no round asks once. */
const free = Math.ceil((requests * rounds) / 100)
type Addresses = (count: number, turn: number) => string[]
/** Addresses of a round, none twice, and how many are asked: the yardstick takes 50 ms for the map of a country. */
const kinds: Record<string, { addresses: Addresses; asked: number }> = {
  'list by filters': { addresses: filterUrls, asked: requests },
  'list by words': { addresses: wordUrls, asked: requests },
  'map of a city': { addresses: (count, turn) => mapUrls(0.3, count, turn), asked: requests },
  'map of a country': { addresses: (count, turn) => mapUrls(8, count, turn), asked: Math.ceil(requests / 6) },
}

/** CPU per request of the list and the map of properties, asked again and asked once, against a hand-written server. */
export async function run(): Promise<boolean> {
  const store = await openStore((db) => fillProperties(db, properties))
  try {
    const ours = await store.portal()
    const yardstick = await store.yardstick('bench/yardsticks/property-list.ts')
    await compareAnswers(ours, yardstick, filterUrls(100, free + 2))
    for (const url of [...mapUrls(0.3, 20, 90), ...mapUrls(8, 20, 90)])
      if ((await totalAt(ours, url)) !== (await totalAt(yardstick, url))) throw new Error(`${url} finds other totals`)
    const figures = []
    const details: Record<string, unknown> = {}
    for (const [kind, { addresses, asked }] of Object.entries(kinds)) {
      const cost = {
        hot: [] as number[],
        hotYardstick: [] as number[],
        cold: [] as number[],
        coldYardstick: [] as number[],
      }
      const hot = addresses(100, free) // asked again and again
      for (const side of [ours, yardstick]) await costOf(store, side, [...hot, ...addresses(100, free + 1)], 200) // warm
      for (let round = 0; round < rounds; round++) {
        const cold = addresses(asked, round)
        cost.hotYardstick.push((await costOf(store, yardstick, hot, 100)).all)
        cost.hot.push((await costOf(store, ours, hot, hotRequests)).all)
        cost.coldYardstick.push((await costOf(store, yardstick, cold, asked)).all)
        cost.cold.push((await costOf(store, ours, cold, asked)).all)
      }
      const ratios = (mine: readonly number[], theirs: readonly number[]) =>
        mine.map((one, round) => one / theirs[round]!)
      figures.push(
        figureOf(cost.cold, { what: `${kind}: CPU per request asked once`, unit: 'ms' }),
        figureOf(ratios(cost.hot, cost.hotYardstick), {
          what: `${kind}: hot set, ours to yardstick`,
          unit: '×',
          most: 1 / 30,
        }),
        figureOf(ratios(cost.cold, cost.coldYardstick), {
          what: `${kind}: asked once, ours to yardstick`,
          unit: '×',
          most: 0.5,
        }),
      )
      details[kind] = cost
    }
    return report('property-list', figures, { properties, requests, details })
  } finally {
    await store.close()
  }
}
