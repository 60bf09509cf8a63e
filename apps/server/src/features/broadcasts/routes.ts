import { Module } from '@portal/contract/access/constants'
import { broadcastCalls as calls } from '@portal/contract/broadcasts/calls'
import { broadcastLimits } from '@portal/contract/broadcasts/constants'
import { broadcastMessages, broadcastSendMessages } from '@portal/contract/broadcasts/messages'
import * as s from '@portal/contract/broadcasts/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { type Move, moveBroadcast, rescheduleBroadcast, retryBroadcast, sendBroadcast } from './change.ts'
import type { BroadcastDeps } from './deps.ts'
import { listBroadcasts, listRecipients, oneBroadcast } from './list.ts'
import { previewOf } from './preview.ts'
import { countRecipients, namedContacts } from './recipients/choose.ts'
import { reviewOf } from './review/review.ts'
import { createBroadcast, updateBroadcast } from './save.ts'
import { testMail } from './test-mail.ts'
import { currentThrottle } from './throttle.ts'

const access = Module.broadcasts
const files = { max: broadcastLimits.files, bytes: broadcastLimits.bytes }
const tests: Limit = { name: 'difusion-prueba', max: 30, seconds: 3600 }
const reviews: Limit = { name: 'difusion-revision', max: 1200, seconds: 3600 }
const notSaved = { reply: s.BroadcastSavedSchema, failed: broadcastMessages.notCreated } as const

/** Mounts the calls of broadcasts. */
export function broadcastRoutes(door: Door, deps: BroadcastDeps): void {
  const { db, env } = deps
  door.mount(calls.initData, { access, reply: s.BroadcastInitDataSchema }, async () => {
    const { perMinute, perHour } = await currentThrottle(db, env)
    return { por_minuto: perMinute, por_hora: perHour }
  })
  door.mount(
    calls.save,
    { access, budget: 'saving', body: s.BroadcastFormSchema, files, ...notSaved },
    ({ actor, body, files }) => createBroadcast(deps, actor, body, files),
  )
  door.mount(
    calls.update,
    { access, budget: 'saving', params: s.BroadcastByIdSchema, body: s.BroadcastUpdateSchema, files, ...notSaved },
    ({ actor, params, body, files }) => updateBroadcast(deps, actor, params.id, body, files),
  )
  door.mount(
    calls.list,
    { access, params: s.BroadcastListQuerySchema, reply: s.BroadcastListSchema },
    ({ actor, params }) => listBroadcasts(deps, actor, params),
  )
  door.mount(calls.get, { access, params: s.BroadcastByIdSchema, reply: s.BroadcastSchema }, ({ actor, params }) =>
    oneBroadcast(deps, actor, params.id),
  )
  door.mount(
    calls.recipients,
    { access, params: s.RecipientListQuerySchema, reply: s.RecipientListSchema },
    ({ actor, params }) => listRecipients(deps, actor, params),
  )
  door.mount(
    calls.count,
    { access, budget: 'typing', body: s.CountQuerySchema, reply: s.CountSchema },
    ({ actor, body }) => countRecipients(db, actor, body),
  )
  door.mount(
    calls.preview,
    { access, budget: 'typing', body: s.PreviewFormSchema, reply: s.PreviewSchema },
    ({ actor, body }) => previewOf(deps, actor, body),
  )
  door.mount(
    calls.chosen,
    { access, budget: 'typing', body: s.ChosenQuerySchema, reply: s.ChosenSchema },
    ({ actor, body }) => namedContacts(db, actor, body),
  )
  door.mount(
    calls.review,
    { access, params: s.BroadcastByIdSchema, reply: s.ReviewSchema, limit: reviews },
    ({ actor, params }) => reviewOf(deps, actor, params.id),
  )
  door.mount(
    calls.test,
    {
      access,
      budget: 'mailing',
      body: s.TestMailFormSchema,
      files,
      reply: s.TestMailSchema,
      limit: tests,
      failed: broadcastMessages.notCreated,
    },
    ({ actor, body, files }) => testMail(deps, actor, body, files),
  )
  mountChanges(door, deps)
}

function mountChanges(door: Door, deps: BroadcastDeps): void {
  const changed = {
    access,
    params: s.BroadcastByIdSchema,
    reply: s.BroadcastSavedSchema,
    failed: broadcastSendMessages.notCreated,
  } as const
  door.mount(calls.send, { ...changed, budget: 'mailing', body: s.BroadcastSendSchema }, ({ actor, params, body }) =>
    sendBroadcast(deps, actor, { ...params, version: body.version }, body),
  )
  door.mount(
    calls.reschedule,
    { ...changed, budget: 'saving', body: s.BroadcastRescheduleSchema },
    ({ actor, params, body }) => rescheduleBroadcast(deps, actor, { ...params, version: body.version }, body),
  )
  for (const move of ['pause', 'resume', 'cancel'] as const satisfies readonly Move[])
    door.mount(
      calls[move],
      { ...changed, budget: 'saving', body: s.BroadcastChangeSchema },
      ({ actor, params, body }) => moveBroadcast(deps, actor, { ...params, version: body.version }, move),
    )
  door.mount(calls.retry, { ...changed, budget: 'saving', body: s.BroadcastRetrySchema }, ({ actor, params, body }) =>
    retryBroadcast(deps, actor, { ...params, version: body.version }, body.desconocidos),
  )
}
