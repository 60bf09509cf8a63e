import { broadcastCalls as calls } from '@portal/contract/broadcasts/calls'
import type { Door } from '#core/door/door.ts'
import { type Move, moveBroadcast, rescheduleBroadcast, retryBroadcast, sendBroadcast } from './change.ts'
import type { BroadcastDeps } from './deps.ts'
import { listBroadcasts, listRecipients, oneBroadcast } from './list.ts'
import { previewOf } from './preview.ts'
import { countRecipients, namedContacts } from './recipients/choose.ts'
import { reviewOf } from './review/review.ts'
import { createBroadcast, updateBroadcast } from './save.ts'
import { testMail } from './test-mail.ts'
import { currentThrottle } from './throttle.ts'

/** Mounts the calls of broadcasts. */
export function broadcastRoutes(door: Door, deps: BroadcastDeps): void {
  const { db, env } = deps
  door.mount(calls.initData, async () => {
    const { perMinute, perHour } = await currentThrottle(db, env)
    return { por_minuto: perMinute, por_hora: perHour }
  })
  door.mount(calls.save, ({ actor, body, files }) => createBroadcast(deps, actor, body, files))
  door.mount(calls.update, ({ actor, params, body, files }) => updateBroadcast(deps, actor, params.id, body, files))
  door.mount(calls.list, ({ actor, params }) => listBroadcasts(deps, actor, params))
  door.mount(calls.get, ({ actor, params }) => oneBroadcast(deps, actor, params.id))
  door.mount(calls.recipients, ({ actor, params }) => listRecipients(deps, actor, params))
  door.mount(calls.count, ({ actor, body }) => countRecipients(db, actor, body))
  door.mount(calls.preview, ({ actor, body }) => previewOf(deps, actor, body))
  door.mount(calls.chosen, ({ actor, body }) => namedContacts(db, actor, body))
  door.mount(calls.review, ({ actor, params }) => reviewOf(deps, actor, params.id))
  door.mount(calls.test, ({ actor, body, files }) => testMail(deps, actor, body, files))
  mountChanges(door, deps)
}

function mountChanges(door: Door, deps: BroadcastDeps): void {
  door.mount(calls.send, ({ actor, params, body }) =>
    sendBroadcast(deps, actor, { ...params, version: body.version }, body),
  )
  door.mount(calls.reschedule, ({ actor, params, body }) =>
    rescheduleBroadcast(deps, actor, { ...params, version: body.version }, body),
  )
  for (const move of ['pause', 'resume', 'cancel'] as const satisfies readonly Move[])
    door.mount(calls[move], ({ actor, params, body }) =>
      moveBroadcast(deps, actor, { ...params, version: body.version }, move),
    )
  door.mount(calls.retry, ({ actor, params, body }) =>
    retryBroadcast(deps, actor, { ...params, version: body.version }, body.desconocidos),
  )
}
