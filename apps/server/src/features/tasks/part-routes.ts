import { taskLimits } from '@portal/contract/tasks/constants'
import { taskPartCalls as calls } from '@portal/contract/tasks/parts/calls'
import { partMessages as m } from '@portal/contract/tasks/parts/messages'
import * as s from '@portal/contract/tasks/parts/schemas'
import type { Door } from '#core/door/door.ts'
import type { TaskDeps } from './deps.ts'
import { attachFiles, detachFile, openFile } from './files/files.ts'
import { removeItem, saveItem, updateItem } from './items/items.ts'
import { taskModules as access } from './policy.ts'

const files = { max: 5, bytes: taskLimits.fileBytes }

/** Mounts the calls of checklists and files of tasks. */
export function partRoutes(door: Door, deps: TaskDeps): void {
  const { db } = deps
  const params = s.PartByIdSchema
  const saved = { access, reply: s.PartSavedSchema, failed: m.notSaved } as const
  door.mount(calls.saveItem, { ...saved, budget: 'typing', body: s.ItemFormSchema }, ({ actor, body }) =>
    saveItem(db, actor, body),
  )
  door.mount(
    calls.updateItem,
    { ...saved, budget: 'typing', params, body: s.ItemUpdateSchema },
    ({ actor, params, body }) => updateItem(db, actor, params.id, body),
  )
  door.mount(calls.removeItem, { ...saved, budget: 'typing', params }, ({ actor, params }) =>
    removeItem(db, actor, params.id),
  )
  door.mount(calls.attach, { ...saved, budget: 'uploading', body: s.FileFormSchema, files }, ({ actor, body, files }) =>
    attachFiles(deps, actor, body.tarea_id, files),
  )
  door.mount(calls.openFile, { access, params, reply: s.FileAddressSchema }, ({ actor, params }) =>
    openFile(deps, actor, params.id),
  )
  door.mount(calls.detach, { ...saved, budget: 'saving', params }, ({ actor, params }) =>
    detachFile(deps, actor, params.id),
  )
}
