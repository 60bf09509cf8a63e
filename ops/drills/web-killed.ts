import { setTimeout as sleep } from 'node:timers/promises'
import { count, type Kind } from '../load/samples.ts'
import { untilHealthy } from '../stand/portal.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld } from './world.ts'

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
  const all = count(samples, everyone, from, performance.now())
  await world.stop()
  return {
    figures: [
      { what: 'Requests meanwhile', value: all.requests, unit: '', least: 100 },
      { what: 'Requests that failed', value: all.percentFailed, unit: '%', most: 0.1 },
      { what: 'The slowest request', value: all.slowest / 1000, unit: 's' },
      ...(await proveAll(acknowledged)),
    ],
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
  const all = count(samples, everyone, from, performance.now())
  say(`web1 hung for 30 s: ${JSON.stringify(all)}`)
  await world.stop()
  return {
    figures: [
      { what: 'Requests meanwhile', value: all.requests, unit: '', least: 100 },
      { what: 'Requests that failed', value: all.percentFailed, unit: '%', most: 0.1 },
      { what: 'The slowest request', value: all.slowest / 1000, unit: 's' },
      ...(await proveAll(acknowledged)),
    ],
    details: { all },
  }
}
