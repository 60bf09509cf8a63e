import { transferMessages } from '@portal/contract/transfers/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { moveBlock, note } from './blocks.ts'
import type { MoveDeps, TransferDeps } from './deps.ts'
import { moveJob } from './job.ts'
import * as queries from './queries.ts'
import type { HoldingSource, Receiver } from './source.ts'

export interface Part {
  source: HoldingSource
  /** Null: it stays. */
  to: Receiver | null
  total: number
}

interface Started {
  userId: number
  parts: readonly Part[]
  /** Of a person who leaves: their status before, and the version of their row since. */
  leaving: { estado_id: number; version: number } | null
}

/** Locks the people of a transfer. Throws `inProgress` while another one of the same person runs. */
export async function lockForTransfer(db: Db, userId: number, receiverIds: readonly number[]): Promise<void> {
  await queries.lockPeople(db, [userId, ...receiverIds])
  if (await queries.isMoving(db, userId)) throw new Refusal(transferMessages.inProgress)
}

/**
 * Starts a transfer inside the caller's transaction, after `lockForTransfer`: its first block goes at once, a job moves
 * the rest. Returns its id.
 */
export async function startTransfer(
  deps: MoveDeps & Pick<TransferDeps, 'jobs'>,
  db: Db,
  actor: Actor,
  { userId, parts: wanted, leaving }: Started,
): Promise<number> {
  const transfer = await queries.insertTransfer(db, {
    usuario_id: userId,
    desactiva: leaving !== null,
    estado_anterior: leaving?.estado_id ?? null,
    usuario_version: leaving?.version ?? null,
    creado_por: actor.id,
    empresa_id: actor.enterpriseId,
  })
  const destinations = wanted.map(({ source, to, total }) => ({
    tipo: source.kind,
    a_usuario_id: to?.id ?? null,
    total,
  }))
  await queries.insertDestinations(
    db,
    destinations.map((row) => ({ traspaso_id: transfer.id, ...row })),
  )
  await note(db, actor, transfer, 'transfers.started', { usuario_id: userId, destinos: destinations })
  const sources = wanted.map(({ source }) => source)
  const isDone = await moveBlock(deps, db, actor, sources, transfer)
  if (!isDone) await deps.jobs.enqueue(db, moveJob, { traspaso_id: transfer.id })
  return transfer.id
}
