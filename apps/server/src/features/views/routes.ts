import { viewCalls } from '@portal/contract/views/calls'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { createView, listViews, removeView, setInitialView, updateView } from './service.ts'

/** Mounts the views of lists; a view belongs to a list, whose modules open it. */
export function viewRoutes(door: Door, { db }: { db: Db }): void {
  door.mount(viewCalls.list, ({ actor }) => listViews(db, actor))
  door.mount(viewCalls.save, ({ actor, body }) => createView(db, actor, body))
  door.mount(viewCalls.update, ({ actor, params, body }) => updateView(db, actor, params.id, body))
  door.mount(viewCalls.remove, ({ actor, params }) => removeView(db, actor, params.id))
  door.mount(viewCalls.setInitial, ({ actor, body }) => setInitialView(db, actor, body))
}
