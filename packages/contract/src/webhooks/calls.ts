import { integrationRoles as roles } from '../api-keys/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { webhookMessages as area, webhookDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/webhook'

const terms = { access: 'session', roles, failed: area.notSaved } as const
const secret = { ...terms, fresh: 'always', answersSecret: true, reply: s.WebhookSecretSchema } as const
const byId = { ...terms, params: s.WebhookByIdSchema, reply: EmptySchema } as const
const testing: Limit = { name: 'webhook-prueba', max: 60, seconds: 600 }
const byIdOfDeliveries = { ...terms, params: s.DeliveryByIdSchema } as const

/** Addresses of other systems that are told of events. */
export const webhookCalls = {
  initData: call(
    { method: 'GET', path: `${home}/init_data`, area },
    { summary: 'Returns the events and people for the form of a webhook', ...terms, reply: s.WebhookInitDataSchema },
  ),
  list: call(
    { method: 'GET', path: `${home}/list`, area },
    { summary: 'Lists webhooks', ...terms, params: s.WebhookListQuerySchema, reply: s.WebhookListSchema },
  ),
  save: call(
    { method: 'POST', path: `${home}/save`, area, done: done.made },
    {
      summary: 'Makes a webhook; its secret is shown this once',
      ...secret,
      budget: 'saving',
      body: s.WebhookFormSchema,
    },
  ),
  update: call(
    { method: 'PUT', path: `${home}/update/:id`, area, done: done.updated },
    { summary: 'Changes a webhook', ...byId, budget: 'saving', fresh: 'always', body: s.WebhookUpdateSchema },
  ),
  setState: call(
    { method: 'PUT', path: `${home}/estado/:id`, area, done: done.updated },
    { summary: 'Pauses a webhook or goes on with it', ...byId, budget: 'saving', body: s.WebhookStateFormSchema },
  ),
  rotate: call(
    { method: 'POST', path: `${home}/secreto/:id`, area, done: done.rotated },
    {
      summary: 'Makes a new secret; the earlier one signs for some hours too',
      ...secret,
      budget: 'saving',
      params: s.WebhookByIdSchema,
    },
  ),
  test: call(
    { method: 'POST', path: `${home}/prueba/:id`, area, done: done.tested },
    { summary: 'Sends a test event to a webhook', ...byId, budget: 'mailing', whileClosed: true, limit: testing },
  ),
  remove: call(
    { method: 'PUT', path: `${home}/delete/:id`, area, done: done.removed },
    { summary: 'Deletes a webhook', ...byId, budget: 'saving' },
  ),
}

/** What was sent to them, and what came back. */
export const deliveryCalls = {
  list: call(
    { method: 'GET', path: `${home}/entrega/list`, area },
    {
      summary: 'Lists what was sent to webhooks',
      ...terms,
      params: s.DeliveryListQuerySchema,
      reply: s.DeliveryListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: `${home}/entrega/list/:id`, area },
    { summary: 'Returns one delivery with the answer that came back', ...byIdOfDeliveries, reply: s.DeliverySchema },
  ),
  replay: call(
    { method: 'PUT', path: `${home}/entrega/reenviar/:id`, area, done: done.replayed },
    {
      summary: 'Sends a delivery again',
      ...byIdOfDeliveries,
      budget: 'mailing',
      whileClosed: true,
      reply: EmptySchema,
    },
  ),
  replayFailed: call(
    { method: 'POST', path: `${home}/entrega/reenviar`, area, done: done.replayed },
    {
      summary: 'Sends all failed deliveries of a webhook again',
      ...terms,
      budget: 'mailing',
      whileClosed: true,
      body: s.ReplayFormSchema,
      reply: s.ReplayedSchema,
    },
  ),
}
