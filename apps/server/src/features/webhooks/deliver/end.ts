import { DeliveryState, DisabledWhy, webhookLimits } from '@portal/contract/webhooks/constants'
import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import type { WebhookDeps } from '../deps.ts'
import { nextAttempt } from '../rules.ts'
import { disabledMail, givenUpMail } from './mails.ts'
import * as queries from './queries.ts'

const itself: Caller = { ip: '', requestId: 'webhooks' }

/** Disables a webhook in the caller's transaction, ends what waits for it, and tells its owner. */
export async function disableWebhook(
  { mails, env }: Pick<WebhookDeps, 'mails' | 'env'>,
  db: Db,
  webhookId: number,
  why: DisabledWhy,
  at: Date,
): Promise<void> {
  if (!(await queries.disable(db, webhookId, why, at))) return
  const webhook = await queries.getOwned(db, webhookId)
  if (why !== DisabledWhy.owner) await mails.queue(db, disabledMail(env.PUBLIC_URL, webhook, why))
  const change = { action: 'webhooks.disabled', entity: 'webhook', id: webhookId, after: { motivo: why } }
  await record(db, itself, { ...change, announces: [{ area: 'webhooks' }] })
}

/**
 * Stores what came of an attempt: delivered, tried again later, or given up after 24 h. 410 disables the webhook at
 * once, and so do three events that are given up one after the other. Returns when to try again.
 */
export function endAttempt(
  deps: WebhookDeps,
  due: queries.Due,
  outcome: queries.Outcome,
  at: Date,
): Promise<Date | null> {
  return inTransaction(deps.db, async (db) => {
    if (!(await queries.endAttempt(db, due, outcome))) return null
    await announceChanges(db, { area: 'webhooks' })
    const status = outcome.estado_http ?? 0
    if (status >= 200 && status < 300) {
      await queries.endDelivery(db, due.id, DeliveryState.delivered, at)
      await queries.countGiveUps(db, due.webhook_id, true)
      return null
    }
    const next = status === 410 ? null : nextAttempt(due.desde, due.serie, at)
    if (next) await queries.postpone(db, due.id, next)
    else await giveUp(deps, db, due, status === 410, at)
    return next
  })
}

async function giveUp(deps: WebhookDeps, db: Db, due: queries.Due, isGone: boolean, at: Date): Promise<void> {
  await queries.endDelivery(db, due.id, DeliveryState.failed, at)
  if (isGone) return disableWebhook(deps, db, due.webhook_id, DisabledWhy.gone, at)
  const count = await queries.countGiveUps(db, due.webhook_id, false)
  if (count >= webhookLimits.giveUps) return disableWebhook(deps, db, due.webhook_id, DisabledWhy.givenUp, at)
  if (count > 1) return
  const webhook = await queries.getOwned(db, due.webhook_id)
  await deps.mails.queue(db, givenUpMail(deps.env.PUBLIC_URL, webhook, due.tipo))
}
