import { taskPartCalls as calls } from '@portal/contract/tasks/parts/calls'
import type { Door } from '#core/door/door.ts'
import type { TaskDeps } from './deps.ts'
import { attachFiles, detachFile, openFile } from './files/files.ts'
import { removeItem, saveItem, updateItem } from './items/items.ts'

/** Mounts the calls of checklists and files of tasks. */
export function partRoutes(door: Door, deps: TaskDeps): void {
  const { db } = deps
  door.mount(calls.saveItem, ({ actor, body }) => saveItem(db, actor, body))
  door.mount(calls.updateItem, ({ actor, params, body }) => updateItem(db, actor, params.id, body))
  door.mount(calls.removeItem, ({ actor, params }) => removeItem(db, actor, params.id))
  door.mount(calls.attach, ({ actor, body, files }) => attachFiles(deps, actor, body.tarea_id, files))
  door.mount(calls.openFile, ({ actor, params }) => openFile(deps, actor, params.id))
  door.mount(calls.detach, ({ actor, params }) => detachFile(deps, actor, params.id))
}
