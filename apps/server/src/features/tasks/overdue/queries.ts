import { TaskStatus } from '@portal/contract/tasks/states'
import { taskCloseDays } from '@portal/contract/tasks/transitions'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { assigneeZone } from '../queries.ts'

/** The day that it is where the assignee is. */
const todayThere = (now: Date) => sql<string>`(${now}::timestamptz at time zone ${assigneeZone})::date`

/** The due date is before today where the assignee is. */
const isPast = (now: Date) => sql<boolean>`(tarea.fecha_termino < ${todayThere(now)})`

/** One that someone took up again today is left alone until tomorrow. */
const isNew = (now: Date) => sql<boolean>`(tarea.atrasada_el is distinct from ${todayThere(now)})`

/** What a task stores that becomes overdue today. */
export const overdueToday = (now: Date) => ({ atrasada_el: todayThere(now) })

/** Tasks of one run. */
const mostAtOnce = 500

/** Returns tasks to do or in process whose due date has passed, the oldest first. */
export const listPastDue = (db: Db, now: Date) =>
  db
    .selectFrom('tarea')
    .select('id')
    .where('eliminado_en', 'is', null)
    .where('estado', 'in', [sql.lit(TaskStatus.toDo), sql.lit(TaskStatus.inProcess)])
    // no zone is further ahead than 14 hours
    .where('plazo', '<', sql<string>`(${now}::timestamptz at time zone 'UTC' + interval '14 hours')::date`)
    .where(isPast(now))
    .where(isNew(now))
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()

/** Whether the due date of a task has passed. */
export async function isPastDue(db: Db, id: number, now: Date): Promise<boolean> {
  const { past } = await db
    .selectFrom('tarea')
    .select(sql<boolean>`coalesce(${isPast(now)}, false)`.as('past'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return past
}

/** Returns tasks that were approved long enough ago to be closed. */
export const listToClose = (db: Db, now: Date) =>
  db
    .selectFrom('tarea')
    .select('id')
    .where('eliminado_en', 'is', null)
    .where('estado', '=', sql.lit(TaskStatus.approved))
    .where('estado_en', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${taskCloseDays}::int)`)
    .orderBy('estado_en')
    .limit(mostAtOnce)
    .execute()
