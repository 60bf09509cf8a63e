import type { GrantableModule } from '@portal/contract/access/constants'
import { type WebhookEvent, webhookEvents } from '@portal/contract/webhooks/events'
import type { Db } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import * as queries from './queries.ts'

/** News of one row. */
export interface Announced {
  id: number
  /** Its state after the change, as the API answers it. */
  estado: number | string
  /** Whose row it is: a webhook is told only what its owner may see. */
  enterpriseId?: number | null
  authorId?: number | null
  /** The modules that open this row, where they depend on it. */
  modules?: readonly GrantableModule[]
  /** Few more facts; whoever needs the row reads it with a key. */
  more?: object
}

/**
 * Tells webhooks of an event, in the transaction of the change: what is rolled back is never sent, what is committed is
 * sent at least once.
 */
export async function announceEvent(db: Db, type: WebhookEvent, row: Announced): Promise<void> {
  await announceEvents(db, type, [row])
}

/** The same for many rows. */
export async function announceEvents(db: Db, type: WebhookEvent, rows: readonly Announced[]): Promise<void> {
  if (rows.length === 0 || !(await queries.isWanted(db, type))) return
  for (const {
    id,
    estado,
    enterpriseId = null,
    authorId = null,
    modules = webhookEvents[type].modules,
    more,
  } of rows) {
    const datos = { id, estado, ...more }
    const owner = { empresa_id: enterpriseId, usuario_id: authorId }
    await queries.insertEvent(db, { tipo: type, ...owner, modulos: modules, datos })
  }
  await announceChanges(db, { area: 'webhooks' })
}
