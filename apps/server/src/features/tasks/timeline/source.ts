import { timelineKinds } from '@portal/contract/contacts/constants'
import { taskModules } from '@portal/contract/tasks/modules'
import { type TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import { readerOf } from '../policy.ts'
import { newestTasks } from './queries.ts'

/** Tasks about a contact, those that the reader may see. */
export const taskTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.tasks,
  isFor: ({ modules }) => taskModules.some((module) => modules.has(module)),
  async find(actor, who, before, most) {
    const rows = await newestTasks(db, readerOf(actor), who.id, before, most)
    return rows.map(({ id, momento, titulo, estado }) => ({
      id,
      momento,
      titulo: `Tarea: ${titulo}`,
      titulo_en: `Task: ${titulo}`,
      detalle: taskStatusNames[estado as TaskStatus].es,
      detalle_en: taskStatusNames[estado as TaskStatus].en,
      direccion: `/dashboard/nexttask/task/${id}`,
    }))
  },
})
