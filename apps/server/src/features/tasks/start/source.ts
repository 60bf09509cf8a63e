import { Module } from '@portal/contract/access/constants'
import { type WorkSection, workSections } from '@portal/contract/start/constants'
import { type TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import type { Db } from '#core/database/database.ts'
import type { WorkSource } from '#features/start/service.ts'
import { pendingFilters, toReviewFilters } from '../list/filters.ts'
import * as queries from '../list/queries.ts'
import { readerOf } from '../policy.ts'

/** What of the tasks waits for a reader: those he has to do, and those he has to review. */
export const taskWork = (db: Db): WorkSource[] => [
  work(db, workSections.tasksToDo, pendingFilters),
  work(db, workSections.tasksToReview, toReviewFilters),
]

const work = (db: Db, section: WorkSection, filters: queries.Filters): WorkSource => ({
  section,
  isFor: ({ modules }) => modules.has(Module.tasks),
  async read(actor, most) {
    const reader = readerOf(actor)
    const [rows, total] = await Promise.all([
      queries.listTasks(db, reader, { ...filters, orden: 'fecha_termino' }, { offset: 0, limit: most }),
      queries.countTasks(db, reader, filters),
    ])
    return {
      rows: rows.map((row) => ({
        id: row.id,
        titulo: row.titulo,
        detalle: `#${row.id} · ${taskStatusNames[row.estado as TaskStatus].es}`,
        detalle_en: `#${row.id} · ${taskStatusNames[row.estado as TaskStatus].en}`,
        momento: row.estado_en,
        dias: null,
        importe: null,
      })),
      total: Math.min(total, queries.maxCounted),
      isExact: total <= queries.maxCounted,
    }
  },
})
