import { TransferState } from '@portal/contract/transfers/constants'
import { inTransaction } from '#core/database/database.ts'
import { actorFor } from '#core/identity/people.ts'
import { hasJob, type Jobs } from '#core/jobs/jobs.ts'
import { moveBlock, sweep, undoBlock } from './blocks.ts'
import type { TransferDeps } from './deps.ts'
import { moveJob, watchJob } from './job.ts'
import * as queries from './queries.ts'
import type { HoldingSource } from './source.ts'

/** Defines the jobs of transfers: blocks after the first one, and every minute a look at what is left over. */
export async function transferJobs(
  deps: TransferDeps & { jobs: Pick<Jobs, 'define' | 'schedule'> },
  sources: readonly HoldingSource[],
): Promise<void> {
  await deps.jobs.define(moveJob, ({ traspaso_id: id }, signal) => continueTransfer(deps, sources, id, signal))
  await deps.jobs.define(watchJob, () => watchTransfers(deps, sources))
  await deps.jobs.schedule(watchJob, '* * * * *', 'UTC')
}

/** Does block after block, each in its transaction; safe to run twice. */
export async function continueTransfer(
  deps: TransferDeps,
  sources: readonly HoldingSource[],
  id: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) if (await step(deps, sources, id)) return
}

/** Returns whether nothing is left to do. */
const step = ({ db, ...deps }: TransferDeps, sources: readonly HoldingSource[], id: number): Promise<boolean> =>
  inTransaction(db, async (db) => {
    const transfer = await queries.lockTransfer(db, id)
    const isMoving = transfer?.estado === TransferState.moving
    if (!transfer || !(isMoving || transfer.estado === TransferState.undoing)) return true
    const actor = await actorFor(db, transfer.creado_por, `transfer-${id}`)
    if (!actor) {
      // who started it may no longer do it: what is left stays, and another person can move it
      await queries.setState(db, id, isMoving ? TransferState.done : TransferState.undone)
      return true
    }
    return isMoving ? moveBlock(deps, db, actor, sources, transfer) : undoBlock(db, actor, sources, transfer)
  })

/**
 * Starts the job of a transfer whose process ended, and moves what a person who left saved at that moment or was given
 * since, for a day.
 */
export async function watchTransfers(deps: TransferDeps, sources: readonly HoldingSource[]): Promise<void> {
  const { db, jobs } = deps
  for (const { id, estado } of await queries.listToWatch(db)) {
    const data = { traspaso_id: id }
    if (estado === TransferState.done) await sweepOne(deps, sources, id)
    else if (!(await hasJob(db, moveJob, data))) await jobs.enqueue(db, moveJob, data)
  }
}

const sweepOne = ({ db, ...deps }: TransferDeps, sources: readonly HoldingSource[], id: number): Promise<void> =>
  inTransaction(db, async (db) => {
    const transfer = await queries.lockIdleTransfer(db, id)
    if (transfer?.estado !== TransferState.done) return
    const actor = await actorFor(db, transfer.creado_por, `transfer-${id}`)
    if (actor) await sweep(deps, db, actor, sources, transfer)
  })
