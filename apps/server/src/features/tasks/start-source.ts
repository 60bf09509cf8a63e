import { Module } from '@portal/contract/access/constants'
import { figureNames, type WorkSection, workSections } from '@portal/contract/start/constants'
import { taskTabs } from '@portal/contract/tasks/constants'
import { TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import { dayStart } from '#core/calendar/clocks.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOf } from '#core/database/days.ts'
import type { FigureSource, WorkSource } from '#features/start/service.ts'
import { withDueDays } from './list/due-days.ts'
import { dueFilters, laterFilters, pendingFilters, toReviewFilters } from './list/filters.ts'
import * as queries from './list/queries.ts'
import { readerOf } from './policy.ts'

/** What of the tasks waits for a reader: those due today or before, those they have to review, and those to do later. */
export const taskWork = (db: Db): WorkSource[] => [
  work(db, workSections.tasksDue, dueFilters),
  work(db, workSections.tasksToReview, toReviewFilters),
  work(db, workSections.tasksToDo, laterFilters),
]

const work = (db: Db, section: WorkSection, filters: queries.Filters): WorkSource => ({
  section,
  isFor: ({ modules }) => modules.has(Module.tasks),
  async read(actor, most) {
    const reader = readerOf(actor)
    const asked = await withDueDays(db, actor, filters)
    const zone = await zoneOf(db, actor.enterpriseId)
    const [today, rows, total] = await Promise.all([
      todayIn(db, zone),
      queries.listTasks(db, reader, { ...asked, orden: 'fecha_termino' }, { offset: 0, limit: most }),
      queries.countTasks(db, reader, asked),
    ])
    return {
      rows: rows.map((row) => ({
        id: row.id,
        titulo: row.titulo,
        detalle: `#${row.id} · ${taskStatusNames[row.estado as TaskStatus].es}`,
        detalle_en: `#${row.id} · ${taskStatusNames[row.estado as TaskStatus].en}`,
        ...dueOf(row.fecha_termino, today, zone),
        importe: null,
      })),
      total: Math.min(total, queries.maxCounted),
      isExact: total <= queries.maxCounted,
    }
  },
})

/** The last moment of the due day, and the days until it. */
function dueOf(due: string | null, today: string, zone: string): { momento: Date | null; dias: number | null } {
  if (due === null) return { momento: null, dias: null }
  const day = Temporal.PlainDate.from(due)
  const end = dayStart(day.add({ days: 1 }), zone).getTime() - 1
  return { momento: new Date(end), dias: Temporal.PlainDate.from(today).until(day).days }
}

/** Tasks that were done, and those that fell due and are still overdue: everyone's for who may see them, or the own. */
export const taskFigures = (db: Db): FigureSource => ({
  isFor: ({ modules }) => modules.has(Module.tasks) || modules.has(Module.allTasks),
  async count(actor, { from, to }) {
    const reader = readerOf(actor)
    const all = { ...pendingFilters, abiertas: false, tab: reader.isManager ? taskTabs.all : taskTabs.own }
    const counted = async (filters: queries.Filters) => {
      const total = await queries.countTasks(db, reader, await withDueDays(db, actor, filters))
      return { total: Math.min(total, queries.maxCounted), total_exacto: total <= queries.maxCounted, sumas: [] }
    }
    const [done, overdue] = await Promise.all([
      counted({ ...all, aprobada_desde: from, aprobada_hasta: to }),
      counted({ ...all, taskStatus: TaskStatus.overdue, desde: from, hasta: to }),
    ])
    return [
      { cifra: figureNames.tasksDone, ...done },
      { cifra: figureNames.tasksOverdue, ...overdue },
    ]
  },
})
