import { EmptySchema } from '@portal/contract/core/fields'
import { viewCalls } from '@portal/contract/views/calls'
import { viewMessages } from '@portal/contract/views/messages'
import * as s from '@portal/contract/views/schemas'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { createView, listViews, removeView, setInitialView, updateView } from './service.ts'

const access = 'session'
const failed = viewMessages.notSaved
const params = s.ViewByIdSchema
const reply = s.ViewSchema

/** Mounts the views of lists; a view belongs to a list, whose modules open it. */
export function viewRoutes(door: Door, { db }: { db: Db }): void {
  door.mount(viewCalls.list, { access, reply: s.ViewsSchema }, ({ actor }) => listViews(db, actor))
  door.mount(viewCalls.save, { access, budget: 'saving', body: s.ViewFormSchema, reply, failed }, ({ actor, body }) =>
    createView(db, actor, body),
  )
  door.mount(
    viewCalls.update,
    { access, budget: 'saving', params, body: s.ViewUpdateSchema, reply, failed },
    ({ actor, params, body }) => updateView(db, actor, params.id, body),
  )
  door.mount(viewCalls.remove, { access, budget: 'saving', params, reply: EmptySchema, failed }, ({ actor, params }) =>
    removeView(db, actor, params.id),
  )
  door.mount(
    viewCalls.setInitial,
    { access, budget: 'typing', body: s.InitialViewSchema, reply: EmptySchema, failed },
    ({ actor, body }) => setInitialView(db, actor, body),
  )
}
