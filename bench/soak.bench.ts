import { shownIn } from './core/answers.ts'
import { memoryOf } from './core/cpu.ts'
import type { Measured } from './core/load.ts'
import { loadBeside } from './core/load-thread.ts'
import { differentUrls, hotUrls, visitors } from './core/machine-urls.ts'
import { openMarket } from './core/market.ts'
import { priceWriters } from './core/price-writes.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const items = sizeOf('ITEMS', 100_000)
const seconds = sizeOf('SECONDS', 1800)
const roundSeconds = 15
const writesPerSecond = 2
const pages = [
  '/',
  '/?lang=en',
  '/classifieds',
  '/properties',
  '/nextone',
  '/contact',
  '/events',
  '/v1/docs',
  '/v1/salud',
]

/**
 * Half an hour of ordinary work on one process: 16 connections that read known lists, lists that nobody asked before and
 * pages, while staff change prices. It must be the same process at the end, and no request may have failed.
 * `BENCH_SECONDS=7200` makes it two hours, on a machine that does nothing else.
 */
export async function run(): Promise<boolean> {
  const market = await openMarket(items, 2)
  try {
    const ours = await market.portal()
    const hot = hotUrls(visitors(11), 200)
    const draw = visitors(31)
    const seen = new Set<string>()
    const { prepare, write } = await priceWriters(market, ours, await shownIn(ours, hot), items)
    const megabytes: number[] = []
    const rounds: Measured[] = []
    const writes: number[] = []
    const failedWrites: string[] = []
    const until = performance.now() + seconds * 1000
    while (performance.now() < until && ours.isRunning()) {
      const fresh = differentUrls(draw, 400, seen)
      const paths = fresh.flatMap((list, at) => [list, hot[at % hot.length]!, pageFor(list, at)])
      const wanted = { perSecond: writesPerSecond, seconds: roundSeconds }
      const forms = await prepare(wanted).catch(() => []) // the end tells that the process is gone
      const written = write(forms, wanted).then(
        ({ times }) => void writes.push(...times),
        (error) => void failedWrites.push(`${error}`),
      )
      const round = await loadBeside({ target: { port: ours.port }, paths, seconds: roundSeconds })
      rounds.push(round)
      await written
      if (round.failed > 0) console.log(`Round ${rounds.length}: ${round.failed} failed, ${round.failures.join(', ')}`)
      if (ours.isRunning()) megabytes.push(Math.round(memoryOf(ours.pid)))
    }
    const sum = (of: (round: Measured) => number) => rounds.reduce((total, round) => total + of(round), 0)
    const failures = [...failedWrites, ...rounds.flatMap((round) => round.failures)].slice(0, 20)
    if (failures.length > 0) console.log(failures.join('\n'), ours.output().slice(-4000))
    return report(
      'soak',
      [
        { what: 'the same process at the end (1: yes)', value: ours.isRunning() ? 1 : 0, unit: '', least: 1 },
        { what: 'requests', value: sum(({ requests }) => requests), unit: '', least: seconds },
        { what: 'requests that failed', value: sum(({ failed }) => failed) + failedWrites.length, unit: '', most: 0 },
        { what: 'the slowest write', value: Math.max(0, ...writes), unit: 'ms' },
        { what: 'memory at the end beside that after a quarter', value: growth(megabytes), unit: 'x', most: 1.2 },
      ],
      {
        items,
        seconds,
        megabytes,
        failures,
      },
    )
  } finally {
    await market.close()
  }
}

/** Means of some rounds: one round may stand before or after a collection. */
function growth(megabytes: readonly number[]): number {
  const some = Math.max(1, Math.floor(megabytes.length / 8))
  const mean = (from: number) =>
    megabytes
      .slice(from)
      .slice(0, some)
      .reduce((sum, one) => sum + one, 0) / some
  return mean(megabytes.length - some) / mean(Math.floor(megabytes.length / 4))
}

/** A page of the site in turn, and each third time the page of a list. */
const pageFor = (list: string, at: number) =>
  at % 3 === 0 ? list.replace('/v1/clasificado/list_all', '/classifieds') : pages[at % pages.length]!
