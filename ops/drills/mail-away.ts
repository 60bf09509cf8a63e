import { setTimeout as sleep } from 'node:timers/promises'
import { count } from '../load/samples.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld } from './world.ts'

const awayMs = Number(process.env.DRILL_MAIL_AWAY_SECONDS ?? 120) * 1000

/** Takes the mail server away. Nothing but mails may notice, and each of them arrives once afterwards. */
export const mailAway: Drill = async ({ mail }, say) => {
  const world = await startWorld(awayMs / 1000 + 30)
  await mail[0]!.stop()
  const from = performance.now()
  await sleep(awayMs)
  mail[0]!.start()
  const all = count(world.load.samples, ['visitor', 'staff', 'writer'], from, performance.now())
  await world.stop()
  say(`mail away for ${awayMs / 1000} s: ${JSON.stringify(all)}`)
  await sleep(330_000) // the next attempt of a refused mail is after 5 minutes
  return {
    figures: [
      { what: 'Requests meanwhile', value: all.requests, unit: '', least: 50 },
      { what: 'Requests that failed', value: all.failed, unit: '', most: 0 },
      ...(await proveAll(world.load.acknowledged)),
    ],
    details: { awaySeconds: awayMs / 1000, all },
  }
}
