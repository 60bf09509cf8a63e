import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '../../bench/core/report.ts'
import { count, type Kind, type Sample } from '../load/samples.ts'
import { untilHealthy } from '../stand/portal.ts'
import { until } from '../stand/programs.ts'
import type { Drill } from './drill.ts'
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

/** Kills one of two web processes again and again under load; each time the supervisor starts it again. */
export const webKilled: Drill = async ({ web1 }, say) => {
  const world = await startWorld(300)
  const { samples, acknowledged } = world.load
  await sleep(10_000)
  const from = performance.now()
  for (let time = 1; time <= times; time++) {
    web1.kill('SIGKILL')
    await sleep(3000)
    web1.start()
    await untilHealthy('web1', 3001)
    await sleep(10_000)
    say(`web1 killed for the ${time}. time: ${JSON.stringify(count(samples, everyone, from, performance.now()))}`)
  }
  const to = performance.now()
  const all = count(samples, everyone, from, to)
  await world.stop()
  return {
    figures: [...failuresOf(samples, from, to), ...(await proveAll(acknowledged))],
    details: { kills: times, all },
  }
}

/** Stops one web process without ending it: it takes connections and never answers. */
export const webHung: Drill = async ({ web1 }, say) => {
  const world = await startWorld(120)
  const { samples, acknowledged } = world.load
  await sleep(10_000)
  const from = performance.now()
  web1.kill('SIGSTOP')
  await sleep(30_000)
  web1.kill('SIGCONT')
  await sleep(10_000)
  const to = performance.now()
  const all = count(samples, everyone, from, to)
  say(`web1 hung for 30 s: ${JSON.stringify(all)}`)
  await world.stop()
  return {
    figures: [...failuresOf(samples, from, to), ...(await proveAll(acknowledged))],
    details: { all },
  }
}

/** Refuses all further memory to one web process, until it dies of it; then the supervisor starts it again. */
export const webOutOfMemory: Drill = async ({ web1 }, say) => {
  const world = await startWorld(400)
  const { samples, acknowledged } = world.load
  await sleep(10_000)
  const from = performance.now()
  execFileSync('prlimit', ['--pid', `${web1.pid()}`, '--as=1'])
  const seconds = await until('web1 is out of memory', () => !web1.isRunning(), 300)
  web1.start()
  await untilHealthy('web1', 3001)
  await sleep(10_000)
  const to = performance.now()
  const all = count(samples, everyone, from, to)
  say(`web1 died of no memory after ${seconds.toFixed(1)} s: ${JSON.stringify(all)}`)
  await world.stop()
  return {
    figures: [
      { what: 'Until it died', value: seconds, unit: 's' },
      ...failuresOf(samples, from, to),
      ...(await proveAll(acknowledged)),
    ],
    details: { all },
  }
}
