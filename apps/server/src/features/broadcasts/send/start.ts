import {
  broadcastBodyMessages,
  broadcastDoneMessages,
  broadcastMessages,
  broadcastSendMessages,
} from '@portal/contract/broadcasts/messages'
import { BroadcastStatus } from '@portal/contract/broadcasts/states'
import type { Message } from '@portal/contract/core/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseEmpty, saysSomething } from '../body/clean.ts'
import type { BroadcastDeps } from '../deps.ts'
import { type Stored, updateBroadcast } from '../queries.ts'
import { chosenIds } from '../recipients/choose.ts'
import { countChosen, insertRecipients } from '../recipients/queries.ts'
import { currentThrottle, isThrottled } from '../throttle.ts'
import { sendJob } from './jobs.ts'

interface Saved {
  id: number
  estado: BroadcastStatus
  version: number
}

/** When a broadcast is sent; null: at once. */
export interface Plan {
  programada_en: Date | null
  zona_horaria: string
}

/** Returns what a broadcast that was started by this plan is answered with. */
export const startedAs = async (db: Db, deps: Pick<BroadcastDeps, 'env'>, { programada_en: at }: Plan) =>
  at ? broadcastDoneMessages.scheduled : ((await waitsForLimit(db, deps)) ?? broadcastDoneMessages.sent)

/** Returns 15 when what was just started has to wait for the send limit, else null. */
export const waitsForLimit = async (db: Db, { env }: Pick<BroadcastDeps, 'env'>): Promise<Message | null> =>
  (await isThrottled(db, await currentThrottle(db, env))) ? broadcastMessages.sendLimit : null

/**
 * Stores the recipients of a locked draft as they are now and sends it, or lets it wait for its time. Each contact is
 * looked at again right before their mail.
 */
export async function start(
  db: Db,
  { jobs }: Pick<BroadcastDeps, 'jobs'>,
  actor: Actor,
  draft: Stored,
  plan: Plan,
): Promise<Saved> {
  const { programada_en: at, zona_horaria } = plan
  const { id, mensaje, mensaje_en, seleccion } = draft
  const ids = await chosenIds(db, actor, seleccion)
  if (!ids.length) throw new Refusal(broadcastSendMessages.noContacts)
  const { total, es, en } = await countChosen(db, ids)
  if (!total) throw new Refusal(broadcastMessages.allExcluded)
  if (!saysSomething(mensaje) && !saysSomething(mensaje_en)) throw new Refusal(broadcastBodyMessages.empty)
  if ((es && !saysSomething(mensaje)) || (en && !saysSomething(mensaje_en)))
    throw new Refusal(broadcastBodyMessages.languageMissing)
  if (es) refuseEmpty(mensaje)
  if (en) refuseEmpty(mensaje_en)
  await insertRecipients(db, id, ids)
  const saved = await updateBroadcast(
    db,
    id,
    at
      ? { estado: BroadcastStatus.scheduled, programada_en: at, zona_horaria }
      : { estado: BroadcastStatus.sending, programada_en: null, enviada_en: new Date() },
  )
  await record(db, actor, {
    action: at ? 'broadcasts.scheduled' : 'broadcasts.sent',
    entity: 'difusion',
    id,
    after: { estado: saved.estado, destinatarios: total, programada_en: at },
    announces: [{ area: 'difusiones', of: [{ enterpriseId: draft.empresa_id }] }],
  })
  if (!at) await jobs.enqueue(db, sendJob, { difusion_id: id })
  return saved as Saved
}
