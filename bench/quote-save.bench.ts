import { setTimeout as sleep } from 'node:timers/promises'
import { saveQuote, startQuotePortal, thirtyLines } from './core/quotes.ts'
import { report } from './core/report.ts'

const enterprises = 8
const seconds = 15

/** Duration of saving a quote with thirty lines at half the maximum rate, spread over eight enterprises. */
export async function run(): Promise<boolean> {
  const { running, tokens, stop } = await startQuotePortal({ enterprises })
  let sent = 0
  const save = async () => {
    const at = performance.now()
    await saveQuote(running, tokens[sent++ % tokens.length]!)
    return performance.now() - at
  }
  try {
    await closed(save, 2) // warm
    const most = (await closed(save, 8)).length / 8
    const times = (await open(save, most / 2)).toSorted((a, b) => a - b)
    const p99 = times[Math.floor(times.length * 0.99)]!
    const figures = [
      { what: 'saves a second at most', value: most, unit: '/s' },
      { what: 'p99 at half of that', value: p99, unit: 'ms', most: 40 },
    ]
    return report('quote-save', figures, { enterprises, lines: thirtyLines.lineas.length, saves: times.length })
  } finally {
    await stop()
  }
}

/** Closed loop with sixteen connections. */
async function closed(save: () => Promise<number>, lasts: number): Promise<number[]> {
  const until = performance.now() + lasts * 1000
  const times: number[] = []
  const one = async () => {
    while (performance.now() < until) times.push(await save())
  }
  await Promise.all(Array.from({ length: 16 }, one))
  return times
}

/** Open loop at a fixed rate. */
async function open(save: () => Promise<number>, perSecond: number): Promise<number[]> {
  const started = performance.now()
  const pending: Promise<number>[] = []
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    await sleep(Math.max(0, started + (nth * 1000) / perSecond - performance.now()))
    pending.push(save())
  }
  return Promise.all(pending)
}
