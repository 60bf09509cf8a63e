import type { In, Of } from '@portal/contract/core/fields'
import { DeliveryState, WebhookState } from '@portal/contract/webhooks/constants'
import { webhookMessages as m } from '@portal/contract/webhooks/messages'
import type { DeliverySchema, ReplayFormSchema } from '@portal/contract/webhooks/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { record } from '#core/database/record.ts'
import { payloadOf } from '../deliver/payload.ts'
import type { WebhookDeps } from '../deps.ts'
import { canChange } from '../policy.ts'
import { lockWebhook } from '../queries.ts'
import * as queries from './queries.ts'

export { listDeliveries } from './queries.ts'

const announces = [{ area: 'webhooks' as const }]

/**
 * Returns a delivery with the text that is sent and all attempts; what came back only for its owner. Throws
 * `deliveryAbsent`.
 */
export async function deliveryFor(
  { db, env }: Pick<WebhookDeps, 'db' | 'env'>,
  actor: Actor,
  id: number,
): Promise<In<typeof DeliverySchema>> {
  const found = await queries.getDelivery(db, id)
  if (!found) throw new Refusal(m.deliveryAbsent)
  const { evento_en, datos, usuario_id: ownerId, ...row } = found
  const cuerpo = payloadOf({ tipo: row.tipo, creado_en: evento_en, datos }, env.PUBLIC_URL)
  const attempts = await queries.listAttempts(db, id)
  const isOwn = ownerId === actor.id
  return { ...row, cuerpo, lista_intentos: attempts.map((one) => (isOwn ? one : { ...one, respuesta: null })) }
}

/**
 * Sends a delivery that ended again, with the same id. Throws `onlyOwner`, `notActive`, `deliveryAbsent` or
 * `stillWaiting`.
 */
export function replay(db: Db, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    const delivery = await queries.lockDelivery(db, id)
    if (!delivery || delivery.eliminado_en) throw new Refusal(m.deliveryAbsent)
    if (!canChange(actor, delivery)) throw new Refusal(m.onlyOwner)
    if (delivery.webhook_estado !== WebhookState.active) throw new Refusal(m.notActive)
    if (delivery.estado === DeliveryState.waiting) throw new Refusal(m.stillWaiting)
    await queries.sendAgain(db, id)
    await record(db, actor, { action: 'webhooks.replayed', entity: 'webhook_envio', id, announces })
    return null
  })
}

/** Sends all that failed since a day again. Throws `absent`, `onlyOwner` or `notActive`. */
export function replayFailed(db: Db, actor: Actor, { webhook_id: id, desde }: Of<typeof ReplayFormSchema>) {
  return inTransaction(db, async (db) => {
    const webhook = await lockWebhook(db, id)
    if (!webhook) throw new Refusal(m.absent)
    if (!canChange(actor, webhook)) throw new Refusal(m.onlyOwner)
    if (webhook.estado !== WebhookState.active) throw new Refusal(m.notActive)
    const total = await queries.sendFailedAgain(db, id, { day: desde!, zone: await zoneOfHouse(db) })
    const after = { desde, total }
    await record(db, actor, { action: 'webhooks.replayedFailed', entity: 'webhook', id, after, announces })
    return { total }
  })
}
