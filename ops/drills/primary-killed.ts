import { setTimeout as sleep } from 'node:timers/promises'
import { type Figure, figureOf } from '../../bench/core/report.ts'
import { count } from '../load/samples.ts'
import { untilReplicated } from '../stand/database.ts'
import type { DatabaseNode } from '../stand/nodes.ts'
import { hangNode, killNode, startNode, until, wakeNode } from '../stand/programs.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld } from './world.ts'

const rounds = Number(process.env.DRILL_ROUNDS ?? 20)

/** Kills every process of the primary's machine at once, under load, and brings it back as the replica. */
export const primaryKilled: Drill = (_stand, say) =>
  withoutPrimary(say, { told: 'killed', rounds, harm: killNode, mend: startNode })

/**
 * Stops every process of the primary's machine without ending it: connections stay open and nothing answers. When it
 * wakes, it believes that it is the primary.
 */
export const primaryHung: Drill = (_stand, say) =>
  withoutPrimary(say, { told: 'hung', rounds: Math.ceil(rounds / 4), harm: hangNode, mend: wakeNode })

interface Way {
  told: string
  rounds: number
  harm(node: DatabaseNode): void
  mend(node: DatabaseNode): void
}

async function withoutPrimary(say: Parameters<Drill>[1], { told, rounds, harm, mend }: Way): ReturnType<Drill> {
  const world = await startWorld(rounds * 120)
  const { samples, acknowledged } = world.load
  const [silences, failed, slowest, returns]: number[][] = [[], [], [], []]
  for (let round = 1; round <= rounds; round++) {
    const primary = await untilReplicated()
    await sleep(10_000)
    const killedAt = performance.now()
    harm(primary)
    const isWritten = () => acknowledged.some(({ sentAt }) => sentAt > killedAt)
    await until('a write after the kill', isWritten, 90)
    const writtenAt = Math.min(...acknowledged.filter(({ sentAt }) => sentAt > killedAt).map(({ at }) => at))
    await sleep(Math.max(0, killedAt + 30_000 - performance.now()))
    const reads = count(samples, ['visitor', 'staff'], killedAt - 1000, killedAt + 30_000)
    silences!.push((writtenAt - killedAt) / 1000)
    failed!.push(reads.percentFailed)
    slowest!.push(reads.slowest / 1000)
    const downAt = performance.now()
    mend(primary)
    await untilReplicated(180)
    returns!.push((performance.now() - downAt) / 1000)
    say(
      `round ${round}: ${primary} ${told}, writing again after ${silences!.at(-1)!.toFixed(1)} s; reads ${JSON.stringify(reads)}`,
    )
  }
  await world.stop()
  const figures: Figure[] = [
    { what: 'Rounds', value: rounds, unit: '' },
    figureOf(silences!, { what: 'Until a write was acknowledged again', unit: 's', most: 20 }),
    { what: 'The longest of them', value: Math.max(...silences!), unit: 's', most: 20 },
    figureOf(failed!, { what: 'Reads that failed in the 30 s after', unit: '%', most: 1 }),
    { what: 'The slowest read', value: Math.max(...slowest!), unit: 's', most: 5 },
    figureOf(returns!, { what: 'Until the dead machine was a replica again', unit: 's' }),
    ...(await proveAll(acknowledged)),
  ]
  return { figures, details: { rounds, silences, failed, slowest } }
}
