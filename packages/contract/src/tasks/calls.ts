import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { taskMessages as area, taskDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.TaskByIdSchema>
type Saved = Of<typeof s.TaskSavedSchema>

export const taskCalls = {
  initData: call<{ reply: Of<typeof s.TaskInitDataSchema> }>({ method: 'GET', path: '/v1/tarea/init_data', area }),
  list: call<{ params: In<typeof s.TaskListQuerySchema>; reply: Of<typeof s.TaskListSchema> }>({
    method: 'GET',
    path: '/v1/tarea/list',
    area,
  }),
  /** The same tasks by status. */
  board: call<{ params: In<typeof s.TaskBoardQuerySchema>; reply: Of<typeof s.TaskBoardSchema> }>({
    method: 'GET',
    path: '/v1/tarea/tablero',
    area,
  }),
  get: call<{ params: In<typeof s.TaskNamedSchema>; reply: Of<typeof s.TaskDetailSchema> }>({
    method: 'GET',
    path: '/v1/tarea/list/tarea',
    area,
  }),
  save: call<{ body: In<typeof s.TaskFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/tarea/save',
    area,
    done: done.created,
  }),
  update: call<{ params: ById; body: In<typeof s.TaskUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/tarea/update/:id',
    area,
    done: done.updated,
  }),
  setStatus: call<{ params: ById; body: In<typeof s.TaskStatusFormSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/tarea/update_estado/:id',
    area,
    done: done.statusChanged,
    alsoDone: done.approvalStored,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/tarea/delete/:id',
    area,
    done: done.deleted,
  }),
  markSeen: call<{ params: ById; reply: null }>({ method: 'PUT', path: '/v1/tarea/update_visto/:id', area }),
  download: call<{ params: In<typeof s.TaskDownloadQuerySchema>; reply: Of<typeof s.TaskDownloadSchema> }>({
    method: 'GET',
    path: '/v1/tarea/download',
    area,
  }),
  setDigest: call<{ body: In<typeof s.DigestFormSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/tarea/resumen',
    area,
    done: done.digestSet,
  }),
  ...bulkCalls('/v1/tarea'),
}
