import { setTimeout as sleep } from 'node:timers/promises'
import { count } from '../load/samples.ts'
import { otherThan, untilReplicated } from '../stand/database.ts'
import { cut, heal } from '../stand/nodes.ts'
import { until } from '../stand/programs.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld } from './world.ts'

const cutMs = 60_000

/** Pulls the cable of the primary for a minute: it goes on living alone, and must not take a write meanwhile. */
export const networkCut: Drill = async (_stand, say) => {
  const world = await startWorld(300)
  const { samples, acknowledged } = world.load
  const primary = await untilReplicated()
  await sleep(10_000)
  const cutAt = performance.now()
  cut(primary)
  await until('a write after the cut', () => acknowledged.some(({ sentAt }) => sentAt > cutAt), 90)
  const silence = Math.min(...acknowledged.filter(({ sentAt }) => sentAt > cutAt).map(({ at }) => at)) - cutAt
  await sleep(Math.max(0, cutAt + cutMs - performance.now()))
  heal(primary)
  const now = await untilReplicated(180)
  await sleep(10_000)
  const reads = count(samples, ['visitor', 'staff'], cutAt - 1000, cutAt + cutMs)
  say(
    `${primary} cut off for ${cutMs / 1000} s, writing again after ${(silence / 1000).toFixed(1)} s, reads ${JSON.stringify(reads)}`,
  )
  await world.stop()
  return {
    figures: [
      { what: 'Until a write was acknowledged again', value: silence / 1000, unit: 's', most: 20 },
      { what: 'Reads that failed in that minute', value: reads.percentFailed, unit: '%', most: 1 },
      { what: 'The slowest read', value: reads.slowest / 1000, unit: 's', most: 5 },
      {
        what: 'The other machine is the primary afterwards (1: yes)',
        value: Number(now === otherThan(primary)),
        unit: '',
        least: 1,
      },
      ...(await proveAll(acknowledged)),
    ],
    details: { cutMs, reads },
  }
}
