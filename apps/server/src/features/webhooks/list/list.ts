import { integrationRoles } from '@portal/contract/api-keys/constants'
import type { In, Of } from '@portal/contract/core/fields'
import type { WebhookListQuerySchema, WebhookListSchema } from '@portal/contract/webhooks/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Counter } from '#core/base/counter.ts'
import type { Db } from '#core/database/database.ts'
import { countDisabled } from '../queries.ts'
import * as queries from './queries.ts'

/** Returns one page of the webhooks of everyone who may have them. */
export const webhookPage = (
  db: Db,
  { id }: Actor,
  query: Of<typeof WebhookListQuerySchema>,
): Promise<In<typeof WebhookListSchema>> => queries.listWebhooks(db, id, query)

/** Counts the reader's webhooks that the portal disabled. */
export const disabledCounter: Counter = {
  name: 'webhooks_desactivados',
  access: 'session',
  count: async (db, { id, role }) => (integrationRoles.includes(role) ? countDisabled(db, id) : 0),
}
