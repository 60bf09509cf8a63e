import type { In } from '@portal/contract/core/fields'
import { TransferState } from '@portal/contract/transfers/constants'
import { transferMessages } from '@portal/contract/transfers/messages'
import type { MovedListSchema, MovedQuerySchema, TransferResultSchema } from '@portal/contract/transfers/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { mayPartWith } from '#features/users/service.ts'
import { heldBy, namesOf } from './leave.ts'
import * as queries from './queries.ts'
import type { HoldingSource } from './source.ts'

type Sources = readonly HoldingSource[]

/** Returns what went to whom, and what the person holds now. */
export async function transferResult(
  db: Db,
  sources: Sources,
  actor: Actor,
  id: number,
): Promise<In<typeof TransferResultSchema>> {
  const { creado_por: _, ...transfer } = await readable(db, actor, id)
  const held = await heldBy(db, actor, sources, transfer.usuario_id)
  const parts = await queries.listParts(db, id)
  // once it is undone, all that the person has is theirs again: nothing remains to be given away
  const isUndone = transfer.estado === TransferState.undoing || transfer.estado === TransferState.undone
  const partes = held.flatMap(({ source, total }) => {
    const quedan = isUndone ? 0 : total
    const part = parts.find(({ tipo }) => tipo === source.kind)
    return part ? [{ ...part, ...namesOf(source), quedan }] : []
  })
  return { ...transfer, partes }
}

/** Returns a page of the records that went, each with its address where the reader may open it. */
export async function movedRecords(
  db: Db,
  sources: Sources,
  actor: Actor,
  asked: z.output<typeof MovedQuerySchema>,
): Promise<In<typeof MovedListSchema>> {
  await readable(db, actor, asked.id)
  const { rows, total } = await queries.listMoved(db, asked.id, asked)
  const registros = rows.flatMap((row) => {
    const source = sources.find(({ kind }) => kind === row.tipo)
    return source ? [{ ...row, ...namesOf(source), direccion: source.addressFor(actor, row.id) }] : []
  })
  return { registros, total }
}

/** Who made a transfer reads it, and who may part with the person. */
async function readable(db: Db, actor: Actor, id: number) {
  const transfer = await queries.getTransfer(db, actor, id)
  const isReader = transfer && (transfer.creado_por === actor.id || (await mayPartWith(db, actor, transfer.usuario_id)))
  if (!isReader) throw new Refusal(transferMessages.absent)
  return transfer
}
