import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { count } from '../load/samples.ts'
import { untilReplicated } from '../stand/database.ts'
import { folder, until } from '../stand/programs.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld } from './world.ts'

/** Fills the disk of the primary under load until it can write nothing, and makes room again. */
export const diskFull: Drill = async (_stand, say) => {
  const world = await startWorld(240)
  const { samples, acknowledged } = world.load
  const primary = await untilReplicated()
  const filler = join(folder, primary, 'filler')
  await sleep(5000)
  const from = performance.now()
  // Most of it at once: this process is the load too. Then dd, which ends with an error when nothing more fits.
  const free = Number(
    execFileSync('df', ['--output=avail', '-B1M', join(folder, primary)], { encoding: 'utf8' }).split('\n')[1],
  )
  const fill = `fallocate -l ${free - 20}M ${filler} && dd if=/dev/zero of=${filler} bs=1M oflag=append conv=notrunc`
  execFileSync('sh', ['-c', `{ ${fill}; } 2>/dev/null || true`])
  say(`the disk of ${primary} is full`)
  await sleep(40_000)
  rmSync(filler)
  const roomAt = performance.now()
  await until('a write after there was room', () => acknowledged.some(({ sentAt }) => sentAt > roomAt), 120)
  const now = await untilReplicated(180)
  const reads = count(samples, ['visitor', 'staff'], from, performance.now())
  const writes = count(samples, ['writer'], from, roomAt)
  say(`primary before ${primary}, after ${now}; reads ${JSON.stringify(reads)}, writes ${JSON.stringify(writes)}`)
  await world.stop()
  return {
    figures: [
      { what: 'Reads that failed', value: reads.percentFailed, unit: '%', most: 1 },
      { what: 'Writes that were told to come again', value: writes.failed, unit: '' },
      ...(await proveAll(acknowledged)),
    ],
    details: { reads, writes, failedOver: now !== primary },
  }
}
