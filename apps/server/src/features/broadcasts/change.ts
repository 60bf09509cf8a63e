import { broadcastSendMessages } from '@portal/contract/broadcasts/messages'
import { BroadcastStatus, RecipientStatus } from '@portal/contract/broadcasts/states'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { contactScopeOf } from '#features/contacts/service.ts'
import type { BroadcastDeps } from './deps.ts'
import { inFuture, plannedAt, type Typed } from './plan.ts'
import * as queries from './queries.ts'
import { type ReviewDeps, refuseUnready } from './review/review.ts'
import { sendJob } from './send/jobs.ts'
import { start, startedAs, waitsForLimit } from './send/start.ts'

const { draft, scheduled, sending, paused, finished, cancelled } = BroadcastStatus
type Changing = Pick<BroadcastDeps, 'db' | 'jobs' | 'env'>
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

/** Sends a draft now or at a time; without one, as the draft says. */
export async function sendBroadcast(
  deps: Changing & ReviewDeps,
  actor: Actor,
  wanted: Wanted,
  typed: { programada_en?: string | null | undefined; zona_horaria: string },
) {
  const { programada_en } = typed
  const asked =
    programada_en === undefined
      ? null
      : { programada_en: plannedAt({ ...typed, programada_en }), zona_horaria: typed.zona_horaria }
  const seen = await queries.getBroadcast(deps.db, contactScopeOf(actor), wanted.id)
  if (seen?.estado === draft && seen.version === wanted.version) await refuseUnready(deps, seen)
  return inTransaction(deps.db, async (db) => {
    const stored = await lockedFor(db, actor, wanted, [draft])
    if (!asked && stored.programada_en) inFuture(stored.programada_en)
    const plan = asked ?? stored
    return new Answer(await start(db, deps, actor, stored, plan), await startedAs(db, deps, plan))
  })
}

/** Changes the time of a scheduled broadcast. */
export const rescheduleBroadcast = (deps: Changing, actor: Actor, wanted: Wanted, typed: Typed) =>
  inTransaction(deps.db, async (db) => {
    const stored = await lockedFor(db, actor, wanted, [scheduled])
    const plan = { programada_en: plannedAt(typed), zona_horaria: typed.zona_horaria }
    return moved(db, deps, actor, stored, { estado: scheduled, ...plan })
  })

/** Pauses, resumes or cancels. What was sent stays sent; a cancellation leaves the others out. */
export const moveBroadcast = (deps: Changing, actor: Actor, wanted: Wanted, move: Move) =>
  inTransaction(deps.db, async (db) => {
    const { from, to } = moves[move]
    const stored = await lockedFor(db, actor, wanted, from)
    if (move === 'cancel') await queries.omitWaiting(db, wanted.id)
    const ends = move === 'cancel' ? { terminada_en: new Date() } : {}
    const waits = move === 'resume' ? { espera_hasta: null, esperas: 0 } : {}
    return moved(db, deps, actor, stored, { estado: to, ...ends, ...waits })
  })

/** Tries failed recipients again; those whose answer was lost only on request. */
export const retryBroadcast = (deps: Changing, actor: Actor, wanted: Wanted, isWithUnknown: boolean) =>
  inTransaction(deps.db, async (db) => {
    const stored = await lockedFor(db, actor, wanted, [finished])
    const { failed, softBounce, unknown } = RecipientStatus
    const states = [failed, softBounce, ...(isWithUnknown ? [unknown] : [])]
    if (!(await queries.queueAgain(db, wanted.id, states))) throw new Refusal(broadcastSendMessages.noContacts)
    return moved(db, deps, actor, stored, { estado: sending, terminada_en: null, espera_hasta: null, esperas: 0 })
  })

async function moved(
  db: Db,
  deps: Changing,
  actor: Actor,
  stored: queries.Stored,
  row: Parameters<typeof queries.updateBroadcast>[2] & { estado: BroadcastStatus },
) {
  const saved = await queries.updateBroadcast(db, stored.id, row)
  await record(db, actor, {
    action: 'broadcasts.changed',
    entity: 'difusion',
    id: stored.id,
    before: { estado: stored.estado, programada_en: stored.programada_en },
    after: { programada_en: stored.programada_en, ...row },
    announces: [{ area: 'difusiones', of: [{ enterpriseId: stored.empresa_id }] }],
  })
  const changed = { ...saved, estado: row.estado }
  if (row.estado !== sending) return changed
  await deps.jobs.enqueue(db, sendJob, { difusion_id: stored.id })
  const waits = await waitsForLimit(db, deps)
  return waits ? new Answer(changed, waits) : changed
}

async function lockedFor(db: Db, actor: Actor, { id, version }: Wanted, from: readonly string[]) {
  const stored = await queries.lockBroadcast(db, contactScopeOf(actor), id)
  if (!stored) throw new Refusal(coreMessages.absent)
  const shown = { estado: stored.estado, version: stored.version }
  refuseStale(stored, version, shown)
  if (!from.includes(stored.estado)) throw new Refusal(coreMessages.changedByOther, { data: shown })
  return stored
}
