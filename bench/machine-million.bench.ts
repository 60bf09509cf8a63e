import { fixedLoad, type Measured } from './core/load.ts'
import { coldUrls, typoUrls, visitors } from './core/machine-urls.ts'
import { openMarket } from './core/market.ts'
import { report } from './core/report.ts'

const coldRequests = 2000
const typos = 300

/**
 * Our uncached p50 over 1,000,000 items against that over 100,000, for the same addresses, and a search with a typo
 * over 1,000,000.
 */
export async function run(): Promise<boolean> {
  const few = await coldAt(100_000)
  const many = await coldAt(1_000_000)
  return report(
    'machine-million',
    [
      { what: 'cold p50 over 100,000 items', value: few.cold.p50, unit: 'ms' },
      { what: 'cold p50 over 1,000,000 items', value: many.cold.p50, unit: 'ms' },
      { what: 'cold p50, 1,000,000 to 100,000', value: many.cold.p50 / few.cold.p50, unit: '×', most: 2 },
      { what: 'search with a typo over 100,000 items, p95', value: few.typo.p95, unit: 'ms' },
      { what: 'search with a typo over 1,000,000 items, p95', value: many.typo.p95, unit: 'ms', most: 60 },
    ],
    { few, many },
  )
}

/** One request at a time, to measure the work and not the queue. */
async function coldAt(items: number): Promise<{ cold: Measured; typo: Measured }> {
  const market = await openMarket(items)
  try {
    const portal = await market.portal()
    const yardstick = await market.yardstick('bench/yardsticks/machine-list.ts')
    const totalOf = async (url: string) => {
      const reply = await fetch(`http://127.0.0.1:${yardstick.port}${url}`)
      return ((await reply.json()) as { datos: { total: number } }).datos.total
    }
    const seen = new Set<string>()
    const draw = visitors(3)
    await fixedLoad(portal, await coldUrls(draw, 300, seen, totalOf), 300, 1) // warms plans and code
    const urls = await coldUrls(draw, coldRequests, seen, totalOf)
    const cold = await fixedLoad(portal, urls, urls.length, 1)
    const typo = await fixedLoad(portal, typoUrls(4, typos), typos, 1)
    const failures = [...cold.failures, ...typo.failures]
    if (failures.length > 0) throw new Error(`${cold.failed + typo.failed} requests failed, ${failures.join(', ')}`)
    return { cold, typo }
  } finally {
    await market.close()
  }
}
