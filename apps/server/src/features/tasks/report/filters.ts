import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { noneChoice } from '@portal/contract/core/none-choice'
import { priorityNames } from '@portal/contract/tasks/constants'
import { taskStatusNames } from '@portal/contract/tasks/states'
import { shortDay } from '#core/calendar/dates.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { Asked } from '../list/queries.ts'
import { texts } from './texts.ts'

/** Returns the filters of a report as its head shows them: every one that was used. */
export async function filtersUsed(db: Db, asked: Asked, language: Language) {
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
