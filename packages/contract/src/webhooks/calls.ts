import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { webhookMessages as area, webhookDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/webhook'
type ById = In<typeof s.WebhookByIdSchema>
type Secret = Of<typeof s.WebhookSecretSchema>

/** Addresses of other systems that are told of events. */
export const webhookCalls = {
  initData: call<{ reply: Of<typeof s.WebhookInitDataSchema> }>({ method: 'GET', path: `${home}/init_data`, area }),
  list: call<{ params: In<typeof s.WebhookListQuerySchema>; reply: Of<typeof s.WebhookListSchema> }>({
    method: 'GET',
    path: `${home}/list`,
    area,
  }),
  save: call<{ body: In<typeof s.WebhookFormSchema>; reply: Secret }>({
    method: 'POST',
    path: `${home}/save`,
    area,
    done: done.made,
  }),
  update: call<{ params: ById; body: In<typeof s.WebhookUpdateSchema>; reply: null }>({
    method: 'PUT',
    path: `${home}/update/:id`,
    area,
    done: done.updated,
  }),
  setState: call<{ params: ById; body: In<typeof s.WebhookStateFormSchema>; reply: null }>({
    method: 'PUT',
    path: `${home}/estado/:id`,
    area,
    done: done.updated,
  }),
  rotate: call<{ params: ById; reply: Secret }>({
    method: 'POST',
    path: `${home}/secreto/:id`,
    area,
    done: done.rotated,
  }),
  test: call<{ params: ById; reply: null }>({ method: 'POST', path: `${home}/prueba/:id`, area, done: done.tested }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: `${home}/delete/:id`,
    area,
    done: done.removed,
  }),
}

/** What was sent to them, and what came back. */
export const deliveryCalls = {
  list: call<{ params: In<typeof s.DeliveryListQuerySchema>; reply: Of<typeof s.DeliveryListSchema> }>({
    method: 'GET',
    path: `${home}/entrega/list`,
    area,
  }),
  get: call<{ params: In<typeof s.DeliveryByIdSchema>; reply: Of<typeof s.DeliverySchema> }>({
    method: 'GET',
    path: `${home}/entrega/list/:id`,
    area,
  }),
  replay: call<{ params: In<typeof s.DeliveryByIdSchema>; reply: null }>({
    method: 'PUT',
    path: `${home}/entrega/reenviar/:id`,
    area,
    done: done.replayed,
  }),
  replayFailed: call<{ body: In<typeof s.ReplayFormSchema>; reply: Of<typeof s.ReplayedSchema> }>({
    method: 'POST',
    path: `${home}/entrega/reenviar`,
    area,
    done: done.replayed,
  }),
}
