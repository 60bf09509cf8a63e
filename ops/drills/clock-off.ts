import { setTimeout as sleep } from 'node:timers/promises'
import { count } from '../load/samples.ts'
import { startPortal, untilHealthy } from '../stand/portal.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld } from './world.ts'

const offSeconds = 300

/** Lets one web process live five minutes ahead of everyone else. */
export const clockOff: Drill = async (stand, say) => {
  await stand.web2.stop()
  const off = startPortal('web2-off', 3002, 'web', undefined, ['faketime', '-f', `+${offSeconds}s`])
  await untilHealthy('web2', 3002)
  const world = await startWorld(90)
  const from = performance.now()
  await sleep(60_000)
  const all = count(world.load.samples, ['visitor', 'staff', 'writer'], from, performance.now())
  await world.stop()
  say(`web2 ${offSeconds} s ahead: ${JSON.stringify(all)}`)
  const figures = await proveAll(world.load.acknowledged)
  await off.stop()
  stand.web2.start()
  await untilHealthy('web2', 3002)
  return {
    figures: [
      { what: 'Requests meanwhile', value: all.requests, unit: '', least: 50 },
      { what: 'Requests that failed', value: all.failed, unit: '', most: 0 },
      ...figures,
    ],
    details: { offSeconds, all },
  }
}
