import { webhookCalls as calls, deliveryCalls } from '@portal/contract/webhooks/calls'
import type { Door } from '#core/door/door.ts'
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
} from './save.ts'

/** Mounts the calls of webhooks and of their deliveries, for the roles that make them. */
export function webhookRoutes(door: Door, deps: WebhookDeps): void {
  deps.counters.push(disabledCounter)
  mountWebhooks(door, deps)
  mountDeliveries(door, deps)
}

function mountWebhooks(door: Door, deps: WebhookDeps): void {
  door.mount(calls.initData, ({ actor }) => webhookInitData(deps.db, actor))
  door.mount(calls.list, ({ actor, params }) => webhookPage(deps.db, actor, params))
  door.mount(calls.save, ({ actor, body }) => makeWebhook(deps, actor, body))
  door.mount(calls.rotate, ({ actor, params }) => rotateSecret(deps, actor, params.id))
  door.mount(calls.update, ({ actor, params, body }) => updateWebhook(deps, actor, params.id, body))
  door.mount(calls.setState, ({ actor, params, body }) => setWebhookState(deps, actor, params.id, body))
  door.mount(calls.test, ({ actor, params }) => testWebhook(deps, actor, params.id))
  door.mount(calls.remove, ({ actor, params }) => removeWebhook(deps, actor, params.id))
}

function mountDeliveries(door: Door, deps: WebhookDeps): void {
  door.mount(deliveryCalls.list, ({ params }) => listDeliveries(deps.db, params))
  door.mount(deliveryCalls.get, ({ actor, params }) => deliveryFor(deps, actor, params.id))
  door.mount(deliveryCalls.replay, ({ actor, params }) => replay(deps.db, actor, params.id))
  door.mount(deliveryCalls.replayFailed, ({ actor, body }) => replayFailed(deps.db, actor, body))
}
