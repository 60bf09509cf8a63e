import { setTimeout as sleep } from 'node:timers/promises'
import { cacheMs } from '../apps/server/src/features/machines/market/cache-bounds.ts'
import { shownIn, textAt } from './core/answers.ts'
import { countCpu, watchMemory } from './core/cost.ts'
import { loadBeside } from './core/load-thread.ts'
import { hotUrls, visitors } from './core/machine-urls.ts'
import { type Market, openMarket } from './core/market.ts'
import type { Running } from './core/portal-process.ts'
import { priceWriters } from './core/price-writes.ts'
import { figureOf, report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const items = sizeOf('ITEMS', 100_000)
const seconds = sizeOf('SECONDS', 15)
const rounds = sizeOf('ROUNDS', 3)
const freshWithin = 1000
/** Writes a second, with the least share of the rate at rest that is wanted. */
const rates = [
  { perSecond: 1, least: 0.9 },
  { perSecond: 5, least: 0.9 },
  { perSecond: 50, least: 0.7 },
]

/**
 * Requests a second of a hot set of lists by 16 connections, at rest and while staff change prices: their ratio, CPU
 * per request, how long a write takes, and memory meanwhile. After each, what is answered must be what a portal
 * answers that has just started.
 */
export async function run(): Promise<boolean> {
  const market = await openMarket(items, 2)
  try {
    const ours = await market.portal()
    const hot = hotUrls(visitors(11), 200)
    const { prepare, write } = await priceWriters(market, ours, await shownIn(ours, hot), items)
    await loadBeside({ target: { port: ours.port }, paths: hot, seconds: 3 }) // warm
    const memory: number[] = []

    async function measure(perSecond: number) {
      const wanted = { perSecond, seconds }
      const forms = await prepare(wanted)
      const most = watchMemory(ours)
      const cost = countCpu(market, ours)
      const [load, { times, lastAt }] = await Promise.all([
        loadBeside({ target: { port: ours.port }, paths: hot, seconds }),
        write(forms, wanted),
      ])
      const { all: cpu } = cost(load.requests)
      memory.push(most())
      if (load.failed) throw new Error(`${load.failed} of ${load.requests} requests failed: ${load.failures}`)
      const wrong = perSecond ? await staleAnswers(market, ours, hot, lastAt) : []
      if (wrong.length) throw new Error(`stale after ${freshWithin} ms: ${wrong.slice(0, 5).join(' ')}`)
      return { load, cpu, write: p95Of(times), times }
    }

    type Measures = Awaited<ReturnType<typeof measure>>
    const rest: Measures[] = []
    const busy: Measures[][] = rates.map(() => [])
    for (let round = 0; round < rounds; round++) {
      rest.push(await measure(0))
      for (const [place, { perSecond }] of rates.entries()) busy[place]!.push(await measure(perSecond))
    }
    const figures = rates.flatMap(({ perSecond, least }, place) => {
      const all = busy[place]!
      const ratios = all.map(({ load }, round) => load.perSecond / rest[round]!.load.perSecond)
      const what = `${perSecond} writes a second`
      return [
        figureOf(ratios, { what: `${what}: rate to that at rest`, unit: '×', least }),
        figureOf(costs(all), { what: `${what}: CPU per request, writes included`, unit: 'ms' }),
        figureOf(
          all.map(({ write }) => write),
          { what: `${what}: answer of a write, p95`, unit: 'ms', most: 30 },
        ),
      ]
    })
    const most = figureOf(memory, { what: 'memory of the process during the load', unit: 'MB', most: 350 })
    return report(
      'machine-writes',
      [
        figureOf(
          rest.map(({ load }) => load.perSecond),
          { what: 'at rest: requests a second', unit: '/s' },
        ),
        figureOf(costs(rest), { what: 'at rest: CPU per request', unit: 'ms' }),
        ...figures,
        { ...most, value: Math.max(...memory) },
      ],
      { items, seconds, rest, busy },
    )
  } finally {
    await market.close()
  }
}

const costs = (measures: readonly { cpu: number }[]) => measures.map(({ cpu }) => cpu)

const p95Of = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0

/** Asks everything once the last write is `freshWithin` old; returns what a portal answers otherwise that knows nothing. */
async function staleAnswers(market: Market, ours: Running, urls: readonly string[], lastAt: number): Promise<string[]> {
  await sleep(Math.max(0, lastAt + freshWithin - performance.now()))
  const told: string[] = []
  for (const url of urls) told.push(await textAt(ours, url))
  const fresh = await market.portal()
  try {
    const other = new Set<string>()
    for (const [place, url] of urls.entries()) if ((await textAt(fresh, url)) !== told[place]) other.add(url)
    // a machine may have left the last days between both answers: then they agree once neither comes from memory
    const drifted = [...other].filter((url) => url.includes('dias='))
    if (drifted.length) await sleep(cacheMs)
    for (const url of drifted) if ((await textAt(fresh, url)) === (await textAt(ours, url))) other.delete(url)
    return [...other]
  } finally {
    await fresh.stop()
  }
}
