import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { noneChoice } from '@portal/contract/core/none-choice'
import { type Priority, priorityNames, taskTabs } from '@portal/contract/tasks/constants'
import type { TaskDownloadQuerySchema } from '@portal/contract/tasks/schemas'
import { type TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { shortDay } from '#core/calendar/dates.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { datedName, documentHead, storeExport, truncateAt } from '#core/files/exports.ts'
import type { TaskDeps } from '../deps.ts'
import { withDueDays } from '../list/due-days.ts'
import { readerFor } from '../list/list.ts'
import { type Asked, listTasks } from '../list/queries.ts'
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

/** Returns the filters of a report as its head shows them: every one that was used. */
async function filtersUsed(db: Db, asked: Asked, language: Language) {
  const t = texts[language]
  const [area, assignee, creator] = await Promise.all([
    asked.area_id === null ? null : areaName(db, asked.area_id, language),
    asked.encargado_id === null ? null : userName(db, asked.encargado_id),
    asked.creado_por === null ? null : userName(db, asked.creado_por),
  ])
  const used: readonly [string, string | null][] = [
    [t.tasks, t.tabs[asked.tab]],
    [t.status, asked.taskStatus && taskStatusNames[asked.taskStatus][language]],
    [t.only, asked.abiertas ? t.open : null],
    [t.only, asked.por_revisar ? t.toReview : null],
    [t.only, asked.sin_ver ? t.notSeen : null],
    [t.priority, asked.prioridad && priorityNames[asked.prioridad][language]],
    [t.area, area],
    [t.assignee, assignee],
    [t.creator, creator],
    [t.dueFrom, asked.desde && shortDay(asked.desde, language)],
    [t.dueUntil, asked.hasta && shortDay(asked.hasta, language)],
    [t.text, asked.buscar || null],
    [t.number, asked.id === null ? null : `${asked.id}`],
    [t.order, t.orders[asked.orden]],
  ]
  return used.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

async function areaName(db: Db, id: number | typeof noneChoice, language: Language): Promise<string> {
  if (id === noneChoice) return '—'
  const area = await db.selectFrom('area').select(['nombre', 'nombre_en']).where('id', '=', id).executeTakeFirst()
  return area ? nameIn(area, 'nombre', language) : `${id}`
}

const userName = async (db: Db, id: number) =>
  (await db.selectFrom('usuario').select(fullNameOf('usuario').as('nombre')).where('id', '=', id).executeTakeFirst())
    ?.nombre ?? `${id}`
