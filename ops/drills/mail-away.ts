import { setTimeout as sleep } from 'node:timers/promises'
import { count } from '../load/samples.ts'
import { hang, wake } from '../stand/programs.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld } from './world.ts'

const awayMs = Number(process.env.DRILL_MAIL_AWAY_SECONDS ?? 120) * 1000

/** Takes the mail server away. Nothing but mails may notice, and each of them arrives once afterwards. */
export const mailAway: Drill = ({ mail }, say) =>
  without(say, 'away', {
    begin: () => mail[0]!.stop(),
    end: () => mail[0]!.start(),
  })

/** Stops the mail server without ending it: connections are taken, and nobody speaks. */
export const mailHung: Drill = ({ mail: [postfix] }, say) =>
  without(say, 'hung', { begin: () => hang(postfix!), end: () => wake(postfix!) })

interface Harm {
  begin(): void | Promise<void>
  end(): void
}

async function without(say: Parameters<Drill>[1], how: string, { begin, end }: Harm): ReturnType<Drill> {
  const world = await startWorld(awayMs / 1000 + 30)
  await begin()
  const from = performance.now()
  await sleep(awayMs)
  end()
  const all = count(world.load.samples, ['visitor', 'staff', 'writer'], from, performance.now())
  await world.stop()
  say(`mail ${how} for ${awayMs / 1000} s: ${JSON.stringify(all)}`)
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
