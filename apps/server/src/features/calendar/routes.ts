import { calendarCalls as calls } from '@portal/contract/calendar/calls'
import type { Door } from '#core/door/door.ts'
import type { CalendarDeps } from './deps.ts'
import { makeAddress, revokeAddress } from './feed/address.ts'
import { calendarInitData, listCalendar, oneEvent } from './list/list.ts'
import { createEvent } from './save/create.ts'
import { removeEvent } from './save/remove.ts'
import { updateEvent } from './save/update.ts'

/** Mounts the calls of the calendar. */
export function calendarRoutes(door: Door, deps: CalendarDeps): void {
  door.mount(calls.initData, ({ actor }) => calendarInitData(deps, actor))
  door.mount(calls.list, ({ actor, params }) => listCalendar(deps, actor, params))
  door.mount(calls.get, ({ actor, params }) => oneEvent(deps, actor, params))
  door.mount(calls.save, ({ actor, body }) => createEvent(deps, actor, body))
  door.mount(calls.update, ({ actor, params, body }) => updateEvent(deps, actor, params.id, body))
  door.mount(calls.remove, async ({ actor, params, body }) => {
    await removeEvent(deps, actor, params.id, body)
    return null
  })
  door.mount(calls.makeAddress, ({ actor }) => makeAddress(deps, actor))
  door.mount(calls.revokeAddress, async ({ actor }) => {
    await revokeAddress(deps, actor)
    return null
  })
}
