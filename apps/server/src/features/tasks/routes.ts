import { taskCalls as calls } from '@portal/contract/tasks/calls'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { taskBulk } from './bulk.ts'
import { commentRoutes } from './comments/routes.ts'
import type { TaskDeps } from './deps.ts'
import { chooseDigest } from './digest/choice.ts'
import { markTaskSeen, taskFor } from './list/detail.ts'
import { taskCounters, taskInitData, taskLists } from './list/list.ts'
import { partRoutes } from './part-routes.ts'
import { reportTasks } from './report/report.ts'
import { createTask, removeTask, updateTask } from './save/save.ts'
import { changeStatus } from './status/status.ts'

/** Mounts the calls of tasks. */
export function taskRoutes(door: Door, deps: TaskDeps): void {
  const { db } = deps
  const lists = taskLists(deps)
  deps.counters.push(...taskCounters)
  door.mount(calls.initData, ({ actor }) => taskInitData(db, actor))
  door.mount(calls.list, ({ actor, params }) => lists.list(actor, params))
  door.mount(calls.board, ({ actor, params }) => lists.board(actor, params))
  door.mount(calls.get, ({ actor, params }) => taskFor(db, actor, params.tarea_id))
  door.mount(calls.download, ({ actor, params }) => reportTasks(deps, actor, params))
  mountChanges(door, deps)
  mountBulk(door, db, calls, taskBulk(deps))
  commentRoutes(door, deps)
  partRoutes(door, deps)
}

function mountChanges(door: Door, deps: TaskDeps): void {
  const { db } = deps
  door.mount(calls.save, ({ actor, body }) => createTask(deps, actor, body))
  door.mount(calls.update, ({ actor, params, body }) => updateTask(deps, actor, params.id, body))
  door.mount(calls.setStatus, ({ actor, params, body }) => changeStatus(deps, actor, params.id, body))
  door.mount(calls.remove, async ({ actor, params }) => {
    await removeTask(deps, actor, params.id)
    return null
  })
  door.mount(calls.markSeen, async ({ actor, params }) => {
    await markTaskSeen(db, actor, params.id)
    return null
  })
  door.mount(calls.setDigest, async ({ actor, body }) => {
    await chooseDigest(db, actor, body.resumen_diario)
    return null
  })
}
