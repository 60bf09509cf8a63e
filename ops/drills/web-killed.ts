import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '../../bench/core/report.ts'
import { count, type Kind, type Sample } from '../load/samples.ts'
import { untilHealthy } from '../stand/portal.ts'
import { killAndRestart, until } from '../stand/programs.ts'
import type { Drill, Outcome } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld } from './world.ts'

/** What visitors notice, and what a browser sends again by the same key. */
function failuresOf(samples: readonly Sample[], from: number, to: number): Figure[] {
  const all = count(samples, everyone, from, to)
  const reads = count(samples, ['visitor', 'staff'], from, to)
  return [
    { what: 'Requests meanwhile', value: all.requests, unit: '', least: 100 },
    { what: 'Requests that failed', value: all.percentFailed, unit: '%', most: 0.1 },
    { what: 'Reads that failed', value: reads.failed, unit: '', most: 0 },
    { what: 'Writes that were cut and sent again', value: all.failed - reads.failed, unit: '' },
    { what: 'The slowest request', value: all.slowest / 1000, unit: 's' },
  ]
}

const everyone: readonly Kind[] = ['visitor', 'staff', 'writer']
const times = 3

interface Harm {
  /** What was done, in words. */
  told: string
  figures?: Figure[]
  details?: object
}

/** Does harm ten seconds into a load of at most some seconds; returns what visitors noticed until ten seconds after it. */
async function underLoad(seconds: number, say: Parameters<Drill>[1], harm: () => Promise<Harm>): Promise<Outcome> {
  const world = await startWorld(seconds)
  const { samples, acknowledged } = world.load
  await sleep(10_000)
  const from = performance.now()
  const { told, figures = [], details } = await harm()
  await sleep(10_000)
  const to = performance.now()
  const all = count(samples, everyone, from, to)
  say(`${told}: ${JSON.stringify(all)}`)
  await world.stop()
  return {
    figures: [...figures, ...failuresOf(samples, from, to), ...(await proveAll(acknowledged))],
    details: { ...details, all },
  }
}

/** Kills one of two web processes again and again under load; each time the supervisor starts it again. */
export const webKilled: Drill = ({ web1 }, say) =>
  underLoad(300, say, async () => {
    for (let time = 1; time <= times; time++) {
      if (time > 1) await sleep(10_000)
      await killAndRestart(web1, 3000)
      await untilHealthy('web1', 3001)
      say(`web1 killed for the ${time}. time`)
    }
    return { told: `web1 killed ${times} times`, details: { kills: times } }
  })

/** Stops one web process without ending it: it takes connections and never answers. */
export const webHung: Drill = ({ web1 }, say) =>
  underLoad(120, say, async () => {
    web1.kill('SIGSTOP')
    await sleep(30_000)
    web1.kill('SIGCONT')
    return { told: 'web1 hung for 30 s' }
  })

/** Refuses all further memory to one web process, until it dies of it; then the supervisor starts it again. */
export const webOutOfMemory: Drill = ({ web1 }, say) =>
  underLoad(400, say, async () => {
    execFileSync('prlimit', ['--pid', `${web1.pid()}`, '--as=1'])
    const seconds = await until('web1 is out of memory', () => !web1.isRunning(), 300)
    web1.start()
    await untilHealthy('web1', 3001)
    const figures = [{ what: 'Until it died', value: seconds, unit: 's' }]
    return { told: `web1 died of no memory after ${seconds.toFixed(1)} s`, figures }
  })
