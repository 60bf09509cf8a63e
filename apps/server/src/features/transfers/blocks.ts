import { TransferState } from '@portal/contract/transfers/constants'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { outcomeOf } from '#core/records/bulk.ts'
import type { MoveDeps } from './deps.ts'
import { tellReceivers } from './mails.ts'
import * as queries from './queries.ts'
import type { HoldingSource } from './source.ts'

/** Records of one transaction: half a second. They move in a few statements, and go back one by one. */
const blockSize = 500
const undoBlockSize = 200

type Sources = readonly HoldingSource[]

/** Moves the next block of a locked transfer and ends it after the last one. Returns whether it has ended. */
export async function moveBlock(
  deps: MoveDeps,
  db: Db,
  actor: Actor,
  sources: Sources,
  transfer: queries.Transfer,
): Promise<boolean> {
  const { left } = await moveSome(db, actor, sources, transfer)
  if (left === 0) return false
  await queries.setState(db, transfer.id, TransferState.done)
  await tellReceivers(deps, db, sources, transfer, await queries.countReceived(db, transfer.id))
  await note(db, actor, transfer, 'transfers.finished')
  return true
}

/** Moves what a person who left saved or was given after their transfer had ended. */
export async function sweep(
  deps: MoveDeps,
  db: Db,
  actor: Actor,
  sources: Sources,
  transfer: queries.Transfer,
): Promise<void> {
  if (await queries.isActive(db, transfer.usuario_id)) return
  const { moved } = await moveSome(db, actor, sources, transfer)
  if (moved.length === 0) return
  await tellReceivers(deps, db, sources, transfer, moved)
  await note(db, actor, transfer, 'transfers.swept', { movidos: moved })
}

async function moveSome(db: Db, actor: Actor, sources: Sources, transfer: queries.Transfer) {
  const moved: queries.Received[] = []
  let left = blockSize
  for (const { tipo, to } of await queries.listDestinations(db, transfer.id)) {
    const source = sources.find(({ kind }) => kind === tipo)
    if (!source || left === 0) continue
    const scope = (transfer.desactiva ? scopeOf : (source.scopeFor ?? scopeOf))(actor)
    const rows = await source.move(db, actor, { scope, from: transfer.usuario_id, to, most: left })
    await queries.insertMoved(db, transfer.id, tipo, rows)
    if (rows.length > 0) moved.push({ tipo, usuario_id: to.id, total: rows.length })
    left -= rows.length
  }
  return { moved, left }
}

/** Gives back the next block of a locked transfer. Returns whether it has ended. */
export async function undoBlock(db: Db, actor: Actor, sources: Sources, transfer: queries.Transfer): Promise<boolean> {
  const rows = await queries.listToUndo(db, transfer.id, undoBlockSize)
  for (const { tipo, registro_id: id, deshacer } of rows) {
    const source = sources.find(({ kind }) => kind === tipo)
    if (!source) throw new Error(`no source of ${tipo}`)
    const done = await outcomeOf(() => inTransaction(db, (db) => source.undo(db, actor, id, deshacer as never)))
    const refused = done instanceof Refusal ? done.entry : null
    await queries.markRecord(
      db,
      { transferId: transfer.id, kind: tipo, id },
      refused ? { estado: 'rechazado', motivo: refused.es, motivo_en: refused.en } : { estado: 'devuelto' },
    )
  }
  if (rows.length === undoBlockSize) return false
  await queries.setState(db, transfer.id, TransferState.undone)
  await note(db, actor, transfer, 'transfers.undone')
  return true
}

/** Writes the audit row of a step and makes the open pages of the transfer load again. */
export async function note(
  db: Db,
  actor: Actor,
  { id, usuario_id: authorId }: Pick<queries.Transfer, 'id' | 'usuario_id'>,
  action: string,
  after: object | null = null,
): Promise<void> {
  const announces = [{ area: 'usuarios', of: [{ enterpriseId: actor.enterpriseId, authorId }] }]
  await record(db, actor, { action, entity: 'traspaso', id, after, announces })
}
