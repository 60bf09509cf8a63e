import { EmptySchema } from '@portal/contract/core/fields'
import { taskCalls as calls } from '@portal/contract/tasks/calls'
import { taskMessages as m } from '@portal/contract/tasks/messages'
import * as s from '@portal/contract/tasks/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { taskBulk } from './bulk.ts'
import { commentRoutes } from './comments/routes.ts'
import type { TaskDeps } from './deps.ts'
import { chooseDigest } from './digest/choice.ts'
import { markTaskSeen, taskFor } from './list/detail.ts'
import { taskCounters, taskInitData, taskLists } from './list/list.ts'
import { partRoutes } from './part-routes.ts'
import { taskModules } from './policy.ts'
import { reportTasks } from './report/report.ts'
import { createTask, removeTask, updateTask } from './save/save.ts'
import { changeStatus } from './status/status.ts'

const access = taskModules
const reports: Limit = { name: 'tareas-reporte', max: 30, seconds: 600 }

/** Mounts the calls of tasks. */
export function taskRoutes(door: Door, deps: TaskDeps): void {
  const { db } = deps
  const lists = taskLists(deps)
  deps.counters.push(...taskCounters)
  door.mount(calls.initData, { access, reply: s.TaskInitDataSchema }, ({ actor }) => taskInitData(db, actor))
  door.mount(calls.list, { access, params: s.TaskListQuerySchema, reply: s.TaskListSchema }, ({ actor, params }) =>
    lists.list(actor, params),
  )
  door.mount(calls.board, { access, params: s.TaskBoardQuerySchema, reply: s.TaskBoardSchema }, ({ actor, params }) =>
    lists.board(actor, params),
  )
  door.mount(calls.get, { access, params: s.TaskNamedSchema, reply: s.TaskDetailSchema }, ({ actor, params }) =>
    taskFor(db, actor, params.tarea_id),
  )
  door.mount(
    calls.download,
    {
      access,
      params: s.TaskDownloadQuerySchema,
      reply: s.TaskDownloadSchema,
      limit: reports,
      mayLag: true,
      failed: m.reportUnavailable,
    },
    ({ actor, params }) => reportTasks(deps, actor, params),
  )
  mountChanges(door, deps)
  mountBulk(door, db, calls, s.TaskBulkSchema, taskBulk(deps), { access })
  commentRoutes(door, deps)
  partRoutes(door, deps)
}

function mountChanges(door: Door, deps: TaskDeps): void {
  const { db } = deps
  const params = s.TaskByIdSchema
  const saved = { reply: s.TaskSavedSchema, failed: m.notUpdated } as const
  door.mount(
    calls.save,
    { access, budget: 'saving', body: s.TaskFormSchema, reply: s.TaskSavedSchema, failed: m.notSaved },
    ({ actor, body }) => createTask(deps, actor, body),
  )
  door.mount(
    calls.update,
    { access, budget: 'saving', params, body: s.TaskUpdateSchema, ...saved },
    ({ actor, params, body }) => updateTask(deps, actor, params.id, body),
  )
  door.mount(
    calls.setStatus,
    { access, budget: 'typing', params, body: s.TaskStatusFormSchema, ...saved },
    ({ actor, params, body }) => changeStatus(deps, actor, params.id, body),
  )
  door.mount(
    calls.remove,
    { access, budget: 'saving', params, reply: EmptySchema, failed: m.notUpdated },
    async ({ actor, params }) => {
      await removeTask(deps, actor, params.id)
      return null
    },
  )
  door.mount(calls.markSeen, { access, budget: 'typing', params, reply: EmptySchema }, async ({ actor, params }) => {
    await markTaskSeen(db, actor, params.id)
    return null
  })
  door.mount(
    calls.setDigest,
    { access, budget: 'typing', body: s.DigestFormSchema, reply: EmptySchema },
    async ({ actor, body }) => {
      await chooseDigest(db, actor, body.resumen_diario)
      return null
    },
  )
}
