import { Module } from '@portal/contract/access/constants'
import { calendarCalls as calls } from '@portal/contract/calendar/calls'
import { calendarMessages as m } from '@portal/contract/calendar/messages'
import * as s from '@portal/contract/calendar/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import type { CalendarDeps } from './deps.ts'
import { makeAddress, revokeAddress } from './feed/address.ts'
import { calendarInitData, listCalendar, oneEvent } from './list/list.ts'
import { createEvent } from './save/create.ts'
import { removeEvent } from './save/remove.ts'
import { updateEvent } from './save/update.ts'

const access = Module.calendar
/** Each save may write to many people. */
const saves: Limit = { name: 'calendario-guardar', max: 600, seconds: 3600 }
const addresses: Limit = { name: 'calendario-direccion', max: 30, seconds: 3600 }

/** Mounts the calls of the calendar. */
export function calendarRoutes(door: Door, deps: CalendarDeps): void {
  door.mount(calls.initData, { access, reply: s.CalendarInitDataSchema }, ({ actor }) => calendarInitData(deps, actor))
  door.mount(calls.list, { access, params: s.EventListQuerySchema, reply: s.EventListSchema }, ({ actor, params }) =>
    listCalendar(deps, actor, params),
  )
  door.mount(calls.get, { access, params: s.EventNamedSchema, reply: s.EventDetailSchema }, ({ actor, params }) =>
    oneEvent(deps, actor, params),
  )
  door.mount(
    calls.save,
    { access, budget: 'saving', body: s.EventFormSchema, reply: s.EventSavedSchema, limit: saves, failed: m.notSaved },
    ({ actor, body }) => createEvent(deps, actor, body),
  )
  door.mount(
    calls.update,
    {
      access,
      budget: 'saving',
      params: s.EventByIdSchema,
      body: s.EventUpdateSchema,
      reply: s.EventSavedSchema,
      limit: saves,
      failed: m.notUpdated,
    },
    ({ actor, params, body }) => updateEvent(deps, actor, params.id, body),
  )
  door.mount(
    calls.remove,
    {
      access,
      budget: 'saving',
      params: s.EventToDeleteSchema,
      body: s.EventDeleteSchema,
      reply: EmptySchema,
      failed: m.notDeleted,
    },
    async ({ actor, params, body }) => {
      await removeEvent(deps, actor, params.id, body)
      return null
    },
  )
  door.mount(
    calls.makeAddress,
    { access, budget: 'saving', reply: s.AddressSchema, answersSecret: true, limit: addresses },
    ({ actor }) => makeAddress(deps, actor),
  )
  door.mount(calls.revokeAddress, { access, budget: 'saving', reply: EmptySchema }, async ({ actor }) => {
    await revokeAddress(deps, actor)
    return null
  })
}
