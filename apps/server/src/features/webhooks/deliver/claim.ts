import { integrationRoles } from '@portal/contract/api-keys/constants'
import { DeliveryState, DisabledWhy } from '@portal/contract/webhooks/constants'
import { testEvent } from '@portal/contract/webhooks/events'
import { isIn, scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { narrowed } from '#core/identity/api-keys/narrowed.ts'
import { actorFor } from '#core/identity/people.ts'
import type { WebhookDeps } from '../deps.ts'
import { open, signaturesOf } from '../secrets.ts'
import { disableWebhook } from './end.ts'
import { payloadOf } from './payload.ts'
import * as queries from './queries.ts'

/** A delivery that this process has taken: nobody else sends it before its time is up. */
export interface Claimed {
  due: queries.Due
  headers: Record<string, string>
  body: string
}

/** Longer than an attempt takes with all that belongs to it. */
const leaseMs = 60_000

/**
 * Takes the next delivery that is due; null when there is none. One whose owner may not see the row any more is skipped,
 * and a webhook whose owner may have none is disabled.
 */
export async function claimNext(deps: WebhookDeps, at: Date): Promise<Claimed | null> {
  for (;;) {
    const claimed = await inTransaction(deps.db, async (db) => {
      const due = await queries.lockDue(db, at)
      return due ? await take(deps, db, due, at) : null
    })
    if (claimed !== 'again') return claimed
  }
}

async function take(deps: WebhookDeps, db: Db, due: queries.Due, at: Date): Promise<Claimed | 'again'> {
  const owner = await actorFor(db, due.dueno_id, `webhook-${due.id}`)
  if (!owner || !integrationRoles.includes(owner.role)) {
    await disableWebhook(deps, db, due.webhook_id, DisabledWhy.owner, at)
    return 'again'
  }
  const who = narrowed(owner, due.limite_id === null ? null : { id: due.limite_id, countryId: due.limite_pais })
  const row = { enterpriseId: due.empresa_id, authorId: due.usuario_id }
  const seesIt = due.modulos.some((module) => who.modules.has(module as never)) && isIn(scopeOf(who), row)
  if (due.tipo !== testEvent && !seesIt) {
    await queries.endDelivery(db, due.id, DeliveryState.dropped, at)
    return 'again'
  }
  const body = payloadOf(due, deps.env.PUBLIC_URL)
  const headers = headersOf(deps, due, body, at)
  await queries.beginAttempt(db, due, { at, until: new Date(at.getTime() + leaseMs), headers })
  return { due, headers, body }
}

function headersOf({ secrets }: WebhookDeps, due: queries.Due, body: string, at: Date): Record<string, string> {
  const isBoth = due.secreto_anterior !== null && due.anterior_vence_en !== null && due.anterior_vence_en > at
  const signing = [due.secreto, ...(isBoth ? [due.secreto_anterior!] : [])].map((one) => open(secrets.webhook, one))
  const timestamp = Math.floor(at.getTime() / 1000)
  return {
    'content-type': 'application/json',
    'user-agent': 'Portal-Webhooks/1',
    'webhook-id': due.mensaje,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': signaturesOf(signing, { id: due.mensaje, timestamp, body }),
  }
}
