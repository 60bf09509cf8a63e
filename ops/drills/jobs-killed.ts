import { setTimeout as sleep } from 'node:timers/promises'
import { killAndRestart } from '../stand/programs.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld } from './world.ts'

const kills = 6

/** Kills the jobs process in the middle of mails, PDFs and the sweep of payments, again and again. */
export const jobsKilled: Drill = async ({ jobs }, say) => {
  const world = await startWorld(180)
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(6000 + Math.random() * 4000)
    await killAndRestart(jobs)
    say(`jobs killed for the ${kill}. time`)
  }
  await sleep(15_000)
  const bought = await world.stop()
  return { figures: await proveAll(world.load.acknowledged), details: { kills, bought } }
}
