import { TaskStatus } from '@portal/contract/tasks/states'
import { UserStatus } from '@portal/contract/users/constants'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { Aviso } from '#core/database/schema.ts'
import type { About } from '../about.ts'

/** Maximum number of notices of one mail; the others follow in the next one. */
const mostOfMail = 50

export const insertNotices = (db: Db, rows: readonly Insertable<Aviso>[]) =>
  db.insertInto('aviso').values(rows).execute()

/** Whether a notice asks a person to review what they have approved since, or what is not in review any more. */
const isDecided = (
  userId: number,
) => sql<boolean>`(a.tipo = 'revisar' and (tarea.estado <> ${sql.lit(TaskStatus.toReview)}
  or exists (select from tarea_revisor r where r.tarea_id = a.tarea_id and r.usuario_id = ${userId}
    and r.aprobada_en is not null)))`

/** Locks the notices that wait for a person, the oldest first; those of deleted tasks and ideas are left out. */
export function lockNotices(db: Db, userId: number) {
  return db
    .selectFrom('aviso as a')
    .leftJoin('tarea', 'tarea.id', 'a.tarea_id')
    .leftJoin('idea', 'idea.id', 'a.idea_id')
    .leftJoin('usuario as autor', 'autor.id', 'a.autor_id')
    .select(['a.id', 'a.tarea_id', 'a.idea_id', 'a.tipo', 'a.detalle', 'tarea.estado', 'idea.tiempo_interes'])
    .select(sql<string>`coalesce(tarea.titulo, idea.titulo)`.as('titulo'))
    .select(sql<string | null>`nullif(${fullNameOf('autor')}, '')`.as('autor'))
    .select(isDecided(userId).as('decidida'))
    .where('a.usuario_id', '=', userId)
    .where('a.correo_id', 'is', null)
    .where('tarea.eliminado_en', 'is', null)
    .where('idea.eliminado_en', 'is', null)
    .orderBy('a.id')
    .limit(mostOfMail)
    .forUpdate('a')
    .execute()
}

/** A person who may get mails. */
export const getReader = (db: Db, userId: number) =>
  db
    .selectFrom('usuario')
    .select(['email', 'idioma'])
    .where('id', '=', userId)
    .where('eliminado_en', 'is', null)
    .where('estado_id', '=', UserStatus.active)
    .executeTakeFirst()

export async function dropNotices(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('aviso').where('id', 'in', ids).execute()
}

export async function markSent(db: Db, ids: readonly number[], mailId: number): Promise<void> {
  await db.updateTable('aviso').set({ correo_id: mailId }).where('id', 'in', ids).execute()
}

/** Stores that a person has seen what they were told about a task or an idea. Returns whether there was anything. */
export async function markNoticesSeen(db: Db, userId: number, { tarea_id, idea_id }: About): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('aviso')
    .set({ visto_en: sql<Date>`now()` })
    .where('usuario_id', '=', userId)
    .where('visto_en', 'is', null)
    .where(tarea_id === null ? sql<boolean>`idea_id = ${idea_id}` : sql<boolean>`tarea_id = ${tarea_id}`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether a person is mentioned in a row of this table (`tarea` or `idea`) and has not seen it. */
export const isMentioned = (userId: number, table: 'tarea' | 'idea') =>
  sql<boolean>`exists (select from aviso a where ${sql.ref(`a.${table}_id`)} = ${sql.ref(`${table}.id`)}
    and a.usuario_id = ${userId} and a.tipo = 'mencion' and a.visto_en is null)`
