import { integrationRoles as roles } from '@portal/contract/api-keys/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { webhookCalls as calls, deliveryCalls } from '@portal/contract/webhooks/calls'
import { webhookMessages as m } from '@portal/contract/webhooks/messages'
import * as s from '@portal/contract/webhooks/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { deliveryFor, listDeliveries, replay, replayFailed } from './deliveries/deliveries.ts'
import type { WebhookDeps } from './deps.ts'
import { disabledCounter, webhookPage } from './list/list.ts'
import {
  makeWebhook,
  removeWebhook,
  rotateSecret,
  setWebhookState,
  testWebhook,
  updateWebhook,
  webhookInitData,
} from './save/save.ts'

const terms = { access: 'session', roles, failed: m.notSaved } as const
const testing: Limit = { name: 'webhook-prueba', max: 60, seconds: 600 }

/** Mounts the calls of webhooks and of their deliveries, for the roles that make them. */
export function webhookRoutes(door: Door, deps: WebhookDeps): void {
  deps.counters.push(disabledCounter)
  mountWebhooks(door, deps)
  mountDeliveries(door, deps)
}

function mountWebhooks(door: Door, deps: WebhookDeps): void {
  const byId = { ...terms, params: s.WebhookByIdSchema, reply: EmptySchema }
  const secret = { ...terms, fresh: 'always', answersSecret: true, reply: s.WebhookSecretSchema } as const
  door.mount(calls.initData, { ...terms, reply: s.WebhookInitDataSchema }, ({ actor }) =>
    webhookInitData(deps.db, actor),
  )
  door.mount(
    calls.list,
    { ...terms, params: s.WebhookListQuerySchema, reply: s.WebhookListSchema },
    ({ actor, params }) => webhookPage(deps.db, actor, params),
  )
  door.mount(calls.save, { ...secret, budget: 'saving', body: s.WebhookFormSchema }, ({ actor, body }) =>
    makeWebhook(deps, actor, body),
  )
  door.mount(calls.rotate, { ...secret, budget: 'saving', params: s.WebhookByIdSchema }, ({ actor, params }) =>
    rotateSecret(deps, actor, params.id),
  )
  door.mount(
    calls.update,
    { ...byId, budget: 'saving', fresh: 'always', body: s.WebhookUpdateSchema },
    ({ actor, params, body }) => updateWebhook(deps, actor, params.id, body),
  )
  door.mount(calls.setState, { ...byId, budget: 'saving', body: s.WebhookStateFormSchema }, ({ actor, params, body }) =>
    setWebhookState(deps, actor, params.id, body),
  )
  door.mount(calls.test, { ...byId, budget: 'mailing', limit: testing }, ({ actor, params }) =>
    testWebhook(deps, actor, params.id),
  )
  door.mount(calls.remove, { ...byId, budget: 'saving' }, ({ actor, params }) => removeWebhook(deps, actor, params.id))
}

function mountDeliveries(door: Door, deps: WebhookDeps): void {
  const byId = { ...terms, params: s.DeliveryByIdSchema }
  door.mount(
    deliveryCalls.list,
    { ...terms, params: s.DeliveryListQuerySchema, reply: s.DeliveryListSchema },
    ({ params }) => listDeliveries(deps.db, params),
  )
  door.mount(deliveryCalls.get, { ...byId, reply: s.DeliverySchema }, ({ actor, params }) =>
    deliveryFor(deps, actor, params.id),
  )
  door.mount(deliveryCalls.replay, { ...byId, budget: 'mailing', reply: EmptySchema }, ({ actor, params }) =>
    replay(deps.db, actor, params.id),
  )
  door.mount(
    deliveryCalls.replayFailed,
    { ...terms, budget: 'mailing', body: s.ReplayFormSchema, reply: s.ReplayedSchema },
    ({ actor, body }) => replayFailed(deps.db, actor, body),
  )
}
