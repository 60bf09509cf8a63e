import { nameIn } from '@portal/contract/core/names'
import { type Priority, priorityNames, taskTabs } from '@portal/contract/tasks/constants'
import type { TaskDownloadQuerySchema } from '@portal/contract/tasks/schemas'
import { type TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { shortDay } from '#core/calendar/dates.ts'
import { datedName, documentHead, storeExport, truncateAt } from '#core/files/exports.ts'
import type { TaskDeps } from '../deps.ts'
import { withDueDays } from '../list/due-days.ts'
import { readerFor } from '../list/list.ts'
import { type Asked, listTasks } from '../list/queries.ts'
import { filtersUsed } from './filters.ts'
import { texts } from './texts.ts'

/** Rows of one report. */
const mostRows = 1000

/** Makes a PDF of the tasks that a list shows, with the filters it used; returns an address that opens it for 60 s. */
export async function reportTasks(
  deps: Pick<TaskDeps, 'db' | 'files' | 'workers' | 'company'>,
  actor: Actor,
  { idioma_archivo: language, ...query }: z.output<typeof TaskDownloadQuerySchema>,
): Promise<{ url_file: string }> {
  const { db } = deps
  const t = texts[language]
  const wanted = await withDueDays(db, actor, query)
  const asked: Asked = { ...wanted, tab: wanted.tab ?? taskTabs.own }
  const found = await listTasks(db, readerFor(actor, asked.tab), asked, { offset: 0, limit: mostRows + 1 })
  const { rows, cut } = truncateAt(found, mostRows, language, t.cut)
  const content = await deps.workers.document({
    language,
    title: t.title,
    ...documentHead(await deps.company(), await filtersUsed(db, asked, language)),
    table: {
      columns: [
        { title: t.number, share: 7 },
        { title: t.task, share: 31 },
        { title: t.assignee, share: 18 },
        { title: t.area, share: 14 },
        { title: t.due, share: 15 },
        { title: t.priority, share: 13 },
        { title: t.status, share: 14 },
      ],
      rows: rows.map((row) => [
        `${row.tarea_id}`,
        row.titulo,
        row.encargado_nombre,
        nameIn(row, 'area_nombre', language) || '—',
        row.fecha_termino ? shortDay(row.fecha_termino, language) : '—',
        priorityNames[row.prioridad as Priority][language],
        taskStatusNames[row.estado as TaskStatus][language],
      ]),
    },
    notes: [t.count(rows.length), ...(cut ? [cut] : [])],
    madeAt: new Date(),
  })
  return storeExport(deps, actor, {
    name: datedName(t.title),
    kind: 'pdf',
    content,
    action: 'tasks.exported',
    after: { ...asked, filas: rows.length },
  })
}
