import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { In } from '@portal/contract/core/fields'
import { type Priority, type TaskTab, taskLimits, taskTabs } from '@portal/contract/tasks/constants'
import type {
  TaskBoardQuerySchema,
  TaskBoardSchema,
  TaskInitDataSchema,
  TaskListQuerySchema,
  TaskListSchema,
  TaskRowSchema,
} from '@portal/contract/tasks/schemas'
import { TaskStatus } from '@portal/contract/tasks/states'
import { changesFor, type TaskReader } from '@portal/contract/tasks/transitions'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import type { Counter } from '#core/base/counter.ts'
import { Refusal } from '#core/base/errors.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { listAreas } from '../areas/queries.ts'
import { wantsDigest } from '../digest/queries.ts'
import { listAssignable } from '../people.ts'
import { readerOf } from '../policy.ts'
import { withDueDays } from './due-days.ts'
import { mentionFilters, pendingFilters, toReviewFilters } from './filters.ts'
import * as queries from './queries.ts'

const cacheBounds = { ms: 60_000, max: 2000 }

/** The columns of the board, in the order in which a task passes them. */
const boardOrder: readonly TaskStatus[] = [
  TaskStatus.toDo,
  TaskStatus.inProcess,
  TaskStatus.toReview,
  TaskStatus.stopped,
  TaskStatus.overdue,
  TaskStatus.approved,
  TaskStatus.closed,
]

/** Returns a row as the reader gets it, with the changes of status that they may make. */
export function asRow(row: queries.Row, reader: TaskReader, now = new Date()): In<typeof TaskRowSchema> {
  const estado = row.estado as TaskStatus
  const facts = { ...row, estado, estado_previo: row.estado_previo as TaskStatus | null }
  return {
    ...row,
    estado,
    prioridad: row.prioridad as Priority,
    transiciones_permitidas: changesFor(facts, reader, now),
  }
}

/** Reads lists and boards of tasks. Rows are read each time; totals are cached (decision 011). */
export function taskLists({ db, changes }: { db: Db; changes: Changes }) {
  const totals = answerCache<number>(changes, ['tareas'], cacheBounds)
  const count = (reader: TaskReader, filters: queries.Filters) =>
    totals(JSON.stringify([reader, filters]), () => queries.countTasks(db, reader, filters))

  return {
    async list(actor: Actor, query: z.output<typeof TaskListQuerySchema>): Promise<In<typeof TaskListSchema>> {
      const { page, page_row: limit, tab: asked, ...wanted } = await withDueDays(db, actor, query)
      const reader = readerFor(actor, asked)
      const tabs = asked === null ? [taskTabs.own, taskTabs.assigned] : [asked]
      const found = await Promise.all(
        tabs.map(async (tab) => {
          const { orden: _, ...filters } = { ...wanted, tab }
          const total = await count(reader, filters)
          const rows = await queries.listTasks(
            db,
            reader,
            { ...wanted, tab },
            { offset: (page - 1) * limit, limit, total },
          )
          return { tab, total, rows: rows.map((row) => asRow(row, reader)) }
        }),
      )
      const rowsOf = (tab: TaskTab) => found.find((each) => each.tab === tab)?.rows ?? []
      return {
        tareas_propias: rowsOf(taskTabs.own),
        tareas_asignadas: rowsOf(taskTabs.assigned),
        tareas: rowsOf(taskTabs.all),
        total: found.reduce((sum, { total }) => sum + Math.min(total, queries.maxCounted), 0),
        total_exacto: found.every(({ total }) => total <= queries.maxCounted),
      }
    },

    async board(actor: Actor, query: z.output<typeof TaskBoardQuerySchema>): Promise<In<typeof TaskBoardSchema>> {
      const { tab, ...wanted } = await withDueDays(db, actor, query)
      const reader = readerFor(actor, tab)
      const statuses = boardOrder.filter((each) => wanted.taskStatus === null || each === wanted.taskStatus)
      return {
        columnas: await Promise.all(
          statuses.map(async (estado) => {
            const asked = { ...wanted, tab: tab ?? taskTabs.own, taskStatus: estado }
            const { orden: _, ...filters } = asked
            const total = await count(reader, filters)
            const rows = await queries.listTasks(db, reader, asked, { offset: 0, limit: taskLimits.column, total })
            return {
              estado,
              tareas: rows.map((row) => asRow(row, reader)),
              total: Math.min(total, queries.maxCounted),
              total_exacto: total <= queries.maxCounted,
            }
          }),
        ),
      }
    },
  }
}

/** The reader of a tab; everyone's tasks are for those with the module of all tasks. */
export function readerFor(actor: Actor, tab: TaskTab | null): TaskReader {
  const reader = readerOf(actor)
  if (tab === taskTabs.all && !reader.isManager) throw new Refusal(coreMessages.notAllowed)
  return reader
}

/** Returns the choices of the form and of the filters. */
export async function taskInitData(db: Db, actor: Actor): Promise<In<typeof TaskInitDataSchema>> {
  const [usuarios, areas, resumenDiario] = await Promise.all([
    listAssignable(db),
    listAreas(db),
    wantsDigest(db, actor.id),
  ])
  return { usuarios, areas, puede_ver_todas: readerOf(actor).isManager, resumen_diario: resumenDiario }
}

/** The badges of the profile menu: what the reader has to do and to review, and where they are mentioned. */
export const taskCounters: readonly Counter[] = [
  {
    name: 'tareas_pendientes',
    access: Module.tasks,
    count: (db, actor) => queries.countTasks(db, readerOf(actor), pendingFilters),
  },
  {
    name: 'tareas_por_revisar',
    access: Module.tasks,
    count: (db, actor) => queries.countTasks(db, readerOf(actor), toReviewFilters),
  },
  {
    name: 'tareas_menciones',
    access: Module.tasks,
    count: (db, actor) => queries.countTasks(db, readerOf(actor), mentionFilters),
  },
]
