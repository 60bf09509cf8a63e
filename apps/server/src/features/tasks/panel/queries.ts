import type { TaskReader } from '@portal/contract/tasks/transitions'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { asFound, type Filters } from '../list/queries.ts'

/** Tasks by area. */
export const countAreas = (db: Db, reader: TaskReader, asked: Filters) =>
  db
    .selectFrom('tarea')
    .where(asFound(reader, asked))
    .select([sql<string>`coalesce(tarea.area_id::text, '')`.as('grupo'), sql<null>`null`.as('intervalo')])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy('tarea.area_id')
    .execute()

export const listAreaNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('area')
    .select(['id', 'nombre', 'nombre_en'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
