import { TransferState } from '@portal/contract/transfers/constants'
import { inTransaction } from '#core/database/database.ts'
import { actorFor } from '#core/identity/sessions.ts'
import { hasJob, type Jobs } from '#core/jobs/jobs.ts'
import { moveBlock, sweep, undoBlock } from './blocks.ts'
import { moveJob, watchJob } from './job.ts'
import type { TransferParts } from './parts.ts'
import * as queries from './queries.ts'
import type { HoldingSource } from './source.ts'

/** Defines the jobs of transfers: blocks after the first one, and every minute a look at what is left over. */
export async function transferJobs(
  parts: TransferParts & { jobs: Pick<Jobs, 'define' | 'schedule'> },
  sources: readonly HoldingSource[],
): Promise<void> {
  await parts.jobs.define(moveJob, ({ traspaso_id: id }, signal) => continueTransfer(parts, sources, id, signal))
  await parts.jobs.define(watchJob, () => watchTransfers(parts, sources))
  await parts.jobs.schedule(watchJob, '* * * * *', 'UTC')
}

/** Does block after block, each in its transaction; safe to run twice. */
export async function continueTransfer(
  parts: TransferParts,
  sources: readonly HoldingSource[],
  id: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) if (await step(parts, sources, id)) return
}

/** Returns whether nothing is left to do. */
const step = ({ db, ...parts }: TransferParts, sources: readonly HoldingSource[], id: number): Promise<boolean> =>
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
    return isMoving ? moveBlock(parts, db, actor, sources, transfer) : undoBlock(db, actor, sources, transfer)
  })

/**
 * Starts the job of a transfer whose process ended, and moves what a person who left saved at that moment or was given
 * since, for a day.
 */
export async function watchTransfers(parts: TransferParts, sources: readonly HoldingSource[]): Promise<void> {
  const { db, jobs } = parts
  for (const { id, estado } of await queries.listToWatch(db)) {
    const data = { traspaso_id: id }
    if (estado === TransferState.done) await sweepOne(parts, sources, id)
    else if (!(await hasJob(db, moveJob, data))) await jobs.enqueue(db, moveJob, data)
  }
}

const sweepOne = ({ db, ...parts }: TransferParts, sources: readonly HoldingSource[], id: number): Promise<void> =>
  inTransaction(db, async (db) => {
    const transfer = await queries.lockIdleTransfer(db, id)
    if (transfer?.estado !== TransferState.done) return
    const actor = await actorFor(db, transfer.creado_por, `transfer-${id}`)
    if (actor) await sweep(parts, db, actor, sources, transfer)
  })
