import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { taskMessages as area, taskDoneMessages as done } from './messages.ts'
import { taskModules } from './modules.ts'
import * as s from './schemas.ts'

const reports: Limit = { name: 'tareas-reporte', max: 30, seconds: 600 }
const saved = { reply: s.TaskSavedSchema, failed: area.notUpdated } as const

export const taskCalls = {
  initData: call(
    { method: 'GET', path: '/v1/tarea/init_data', area },
    { summary: 'Returns the choices for lists and forms of tasks', access: taskModules, reply: s.TaskInitDataSchema },
  ),
  list: call(
    { method: 'GET', path: '/v1/tarea/list', area },
    { summary: 'Lists tasks', access: taskModules, params: s.TaskListQuerySchema, reply: s.TaskListSchema },
  ),
  board: call(
    { method: 'GET', path: '/v1/tarea/tablero', area },
    {
      summary: 'Returns the same tasks by status',
      access: taskModules,
      params: s.TaskBoardQuerySchema,
      reply: s.TaskBoardSchema,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/tarea/list/tarea', area },
    { summary: 'Returns one task', access: taskModules, params: s.TaskNamedSchema, reply: s.TaskDetailSchema },
  ),
  save: call(
    { method: 'POST', path: '/v1/tarea/save', area, done: done.created },
    {
      summary: 'Creates a task',
      access: taskModules,
      budget: 'saving',
      body: s.TaskFormSchema,
      reply: s.TaskSavedSchema,
      failed: area.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/tarea/update/:id', area, done: done.updated },
    {
      summary: 'Changes a task',
      ...saved,
      access: taskModules,
      budget: 'saving',
      params: s.TaskByIdSchema,
      body: s.TaskUpdateSchema,
    },
  ),
  setStatus: call(
    {
      method: 'PUT',
      path: '/v1/tarea/update_estado/:id',
      area,
      done: done.statusChanged,
      alsoDone: done.approvalStored,
    },
    {
      summary: 'Changes the status of a task',
      ...saved,
      access: taskModules,
      budget: 'typing',
      params: s.TaskByIdSchema,
      body: s.TaskStatusFormSchema,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/tarea/delete/:id', area, done: done.deleted },
    {
      summary: 'Deletes a task',
      access: taskModules,
      budget: 'saving',
      params: s.TaskByIdSchema,
      reply: EmptySchema,
      failed: area.notUpdated,
    },
  ),
  markSeen: call(
    { method: 'PUT', path: '/v1/tarea/update_visto/:id', area },
    {
      summary: 'Stores that the reader has seen a task',
      access: taskModules,
      budget: 'typing',
      params: s.TaskByIdSchema,
      reply: EmptySchema,
    },
  ),
  download: call(
    { method: 'GET', path: '/v1/tarea/download', area },
    {
      summary: 'Returns the list of tasks as a workbook',
      access: taskModules,
      limit: reports,
      params: s.TaskDownloadQuerySchema,
      reply: s.TaskDownloadSchema,
      mayLag: true,
      failed: area.reportUnavailable,
    },
  ),
  setDigest: call(
    { method: 'PUT', path: '/v1/tarea/resumen', area, done: done.digestSet },
    {
      summary: 'Turns the daily digest of tasks by mail on or off',
      access: taskModules,
      budget: 'typing',
      body: s.DigestFormSchema,
      reply: EmptySchema,
    },
  ),
  ...bulkCalls('/v1/tarea', { many: 'tasks', access: taskModules, form: s.TaskBulkSchema }),
}
