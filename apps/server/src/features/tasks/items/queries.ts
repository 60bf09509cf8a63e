import { sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { TareaPunto } from '#core/database/schema.ts'

export type Item = NonNullable<Awaited<ReturnType<typeof lockItem>>>

/** The checklist of a task. */
export const listItems = (db: Db, taskId: number) =>
  db
    .selectFrom('tarea_punto as p')
    .leftJoin('usuario as quien', 'quien.id', 'p.hecho_por')
    .select(['p.id', 'p.texto'])
    .select(sql<boolean>`p.hecho_por is not null`.as('hecho'))
    .select(sql<string | null>`nullif(${fullNameOf('quien')}, '')`.as('hecho_por'))
    .where('p.tarea_id', '=', taskId)
    .orderBy('p.id')
    .execute()

export async function countItems(db: Db, taskId: number): Promise<number> {
  const { total } = await db
    .selectFrom('tarea_punto')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tarea_id', '=', taskId)
    .executeTakeFirstOrThrow()
  return total
}

export const insertItem = (db: Db, taskId: number, texto: string) =>
  db.insertInto('tarea_punto').values({ tarea_id: taskId, texto }).returning('id').executeTakeFirstOrThrow()

export const taskOfItem = (db: Db, id: number) =>
  db.selectFrom('tarea_punto').select('tarea_id').where('id', '=', id).executeTakeFirst()

export const lockItem = (db: Db, id: number) =>
  db.selectFrom('tarea_punto').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Who ticked an item, and when. */
export const doneBy = (userId: number | null) => ({ hecho_por: userId, hecho_en: userId === null ? null : new Date() })

export async function updateItem(db: Db, id: number, item: Updateable<TareaPunto>): Promise<void> {
  if (Object.keys(item).length) await db.updateTable('tarea_punto').set(item).where('id', '=', id).execute()
}

export const deleteItem = (db: Db, id: number) => db.deleteFrom('tarea_punto').where('id', '=', id).execute()

/** Stores how many items a task has, and how many are done. */
export const countDone = (db: Db, taskId: number) =>
  sql`update tarea set (puntos, puntos_hechos) = (
    select count(*), count(*) filter (where p.hecho_por is not null) from tarea_punto p where p.tarea_id = tarea.id)
    where id = ${taskId}`.execute(db)
