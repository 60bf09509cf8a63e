import type { In } from '@portal/contract/core/fields'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { TransferState } from '@portal/contract/transfers/constants'
import { transferMessages } from '@portal/contract/transfers/messages'
import type { TransferUndoneSchema } from '@portal/contract/transfers/schemas'
import type { UserStatus } from '@portal/contract/users/constants'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { takeLeavingBack } from '#features/users/service.ts'
import { undoBlock } from './blocks.ts'
import type { TransferDeps } from './deps.ts'
import { moveJob } from './job.ts'
import * as queries from './queries.ts'
import type { HoldingSource } from './source.ts'

/**
 * Gives back what nobody has changed since, and a person who left their status (decision 036). Only who made the transfer
 * does it, within a day: throws `undoEnded` otherwise, and `changedByOther` when the person was changed since.
 */
export function undoTransfer(
  { db, jobs }: Pick<TransferDeps, 'db' | 'jobs'>,
  sources: readonly HoldingSource[],
  actor: Actor,
  id: number,
): Promise<In<typeof TransferUndoneSchema>> {
  return inTransaction(db, async (db) => {
    const transfer = await queries.lockTransfer(db, id)
    if (transfer?.creado_por !== actor.id) throw new Refusal(transferMessages.absent)
    if (!(await queries.isUndoable(db, actor, id))) throw new Refusal(bulkMessages.undoEnded)
    const { desactiva, usuario_id: userId, usuario_version: version, estado_anterior: status } = transfer
    if (desactiva) await takeLeavingBack(db, actor, userId, { version: version!, estado_id: status as UserStatus })
    await queries.setState(db, id, TransferState.undoing)
    const isDone = await undoBlock(db, actor, sources, transfer)
    if (!isDone) await jobs.enqueue(db, moveJob, { traspaso_id: id })
    const became = await queries.countUndone(db, id)
    return { estado: isDone ? TransferState.undone : TransferState.undoing, ...became }
  })
}
