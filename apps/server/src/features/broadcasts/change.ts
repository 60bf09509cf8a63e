import { broadcastDoneMessages, broadcastSendMessages } from '@portal/contract/broadcasts/messages'
import { BroadcastStatus, RecipientStatus } from '@portal/contract/broadcasts/states'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { contactScopeOf } from '#features/contacts/service.ts'
import type { BroadcastParts } from './parts.ts'
import * as queries from './queries.ts'
import { sendJob } from './send/jobs.ts'
import { start } from './send/start.ts'

const { draft, scheduled, sending, paused, finished, cancelled } = BroadcastStatus
type Changing = Pick<BroadcastParts, 'db' | 'jobs'>
interface Wanted {
  id: number
  version: number
}

/** Which states a change starts from, and the one it leads to (states: "Broadcast and import"). */
const moves = {
  pause: { from: [sending], to: paused },
  resume: { from: [paused], to: sending },
  cancel: { from: [scheduled, sending, paused], to: cancelled },
} as const
export type Move = keyof typeof moves

/** Sends a draft now or at a time. */
export const sendBroadcast = (parts: Changing, actor: Actor, wanted: Wanted, at: Date | null) =>
  inTransaction(parts.db, async (db) => {
    const stored = await lockedFor(db, actor, wanted, [draft])
    const isLater = at !== null && at.getTime() > Date.now()
    const saved = await start(db, parts, actor, stored, isLater ? at : null)
    return new Answer(saved, isLater ? broadcastDoneMessages.scheduled : broadcastDoneMessages.sent)
  })

/** Pauses, resumes or cancels. What was sent stays sent; a cancellation leaves the others out. */
export const moveBroadcast = (parts: Changing, actor: Actor, wanted: Wanted, move: Move) =>
  inTransaction(parts.db, async (db) => {
    const { from, to } = moves[move]
    const stored = await lockedFor(db, actor, wanted, from)
    if (move === 'cancel') await queries.omitWaiting(db, wanted.id)
    const ends = move === 'cancel' ? { terminada_en: new Date() } : {}
    const waits = move === 'resume' ? { espera_hasta: null, esperas: 0 } : {}
    return moved(db, parts, actor, stored, { estado: to, ...ends, ...waits })
  })

/** Tries failed recipients again; those whose answer was lost only on request. */
export const retryBroadcast = (parts: Changing, actor: Actor, wanted: Wanted, isWithUnknown: boolean) =>
  inTransaction(parts.db, async (db) => {
    const stored = await lockedFor(db, actor, wanted, [finished])
    const { failed, softBounce, unknown } = RecipientStatus
    const states = [failed, softBounce, ...(isWithUnknown ? [unknown] : [])]
    if (!(await queries.queueAgain(db, wanted.id, states))) throw new Refusal(broadcastSendMessages.noContacts)
    return moved(db, parts, actor, stored, { estado: sending, terminada_en: null, espera_hasta: null, esperas: 0 })
  })

async function moved(
  db: Db,
  { jobs }: Changing,
  actor: Actor,
  stored: queries.Stored,
  row: Parameters<typeof queries.updateBroadcast>[2] & { estado: BroadcastStatus },
) {
  const saved = await queries.updateBroadcast(db, stored.id, row)
  await record(db, actor, {
    action: 'broadcasts.changed',
    entity: 'difusion',
    id: stored.id,
    before: { estado: stored.estado },
    after: { estado: row.estado },
    tells: [{ area: 'difusiones', of: [{ enterpriseId: stored.empresa_id }] }],
  })
  if (row.estado === sending) await jobs.enqueue(db, sendJob, { difusion_id: stored.id })
  return { ...saved, estado: row.estado }
}

async function lockedFor(db: Db, actor: Actor, { id, version }: Wanted, from: readonly string[]) {
  const stored = await queries.lockBroadcast(db, contactScopeOf(actor), id)
  if (!stored) throw new Refusal(coreMessages.absent)
  if (!from.includes(stored.estado) || stored.version !== version)
    throw new Refusal(coreMessages.changedByOther, { data: { estado: stored.estado, version: stored.version } })
  return stored
}
