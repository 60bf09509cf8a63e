import { Module } from '@portal/contract/access/constants'
import { contactModules } from '@portal/contract/contacts/constants'
import { TaskStatus } from '@portal/contract/tasks/states'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Modules of which any gives something to read in a digest. */
const digestModules = [Module.tasks, ...contactModules]

/** Whether a person wants the daily digest. */
export const wantsDigest = async (db: Db, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('tarea_sin_resumen')
    .select('usuario_id')
    .where('usuario_id', '=', userId)
    .executeTakeFirst()) === undefined

export async function setDigest(db: Db, userId: number, isWanted: boolean): Promise<void> {
  if (isWanted) await db.deleteFrom('tarea_sin_resumen').where('usuario_id', '=', userId).execute()
  else
    await db
      .insertInto('tarea_sin_resumen')
      .values({ usuario_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

const zone = sql<string>`e.zona_horaria`
const today = sql<string>`(statement_timestamp() at time zone ${zone})::date`

/** Hour from which digests are sent, where the reader is, and after which they are no longer worth it. */
const [morning, noon] = [8, 12]

/** People of one run. */
const mostAtOnce = 200

/** Returns people with tasks or contacts to whom it is morning, and who have no digest of today. */
export const listReaders = (db: Db) =>
  db
    .selectFrom('usuario as u')
    .innerJoin('empresa as e', (join) => join.on('e.id', '=', sql<number>`coalesce(u.empresa_id, casa_id())`))
    .select(['u.id', 'u.email', 'u.idioma', 'e.zona_horaria'])
    .select(sql<string>`${today}::text`.as('dia'))
    .where('u.eliminado_en', 'is', null)
    .where('u.estado_id', '=', UserStatus.active)
    .where(
      sql<boolean>`extract(hour from statement_timestamp() at time zone ${zone}) between ${sql.lit(morning)} and ${sql.lit(noon - 1)}`,
    )
    .where(
      sql<boolean>`exists (select from acceso_modulo a where a.usuario_id = u.id and a.clave_modulo in (${sql.join([...digestModules])}))`,
    )
    .where(sql<boolean>`not exists (select from tarea_sin_resumen s where s.usuario_id = u.id)`)
    .where(sql<boolean>`not exists (select from tarea_resumen r where r.usuario_id = u.id and r.dia = ${today})`)
    .orderBy('u.id')
    .limit(mostAtOnce)
    .execute()

export type DigestReader = Awaited<ReturnType<typeof listReaders>>[number]

/** Claims the digest of a day. Returns false when another process did. */
export async function claimDigest(db: Db, { id, dia }: DigestReader): Promise<boolean> {
  const claimed = await db
    .insertInto('tarea_resumen')
    .values({ usuario_id: id, dia })
    .onConflict((conflict) => conflict.doNothing())
    .returning('dia')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function storeDigestMail(db: Db, { id, dia }: DigestReader, mailId: number): Promise<void> {
  await db
    .updateTable('tarea_resumen')
    .set({ correo_id: mailId })
    .where('usuario_id', '=', id)
    .where('dia', '=', dia)
    .execute()
}

const own = (db: Db, userId: number) =>
  db
    .selectFrom('tarea')
    .select(['tarea.id', 'tarea.titulo'])
    .where('tarea.eliminado_en', 'is', null)
    .where('tarea.encargado_id', '=', userId)
    .orderBy('tarea.plazo')
    .orderBy('tarea.id')

/** What a digest lists of the tasks of a reader, at most `most` of each kind. */
export async function listForDigest(db: Db, { id, dia, zona_horaria }: DigestReader, most: number) {
  const [overdue, dueToday, toReview, rejected] = await Promise.all([
    own(db, id).where('tarea.estado', '=', TaskStatus.overdue).limit(most).execute(),
    own(db, id)
      .where('tarea.estado', 'in', [TaskStatus.toDo, TaskStatus.inProcess])
      .where('tarea.fecha_termino', '=', dia)
      .limit(most)
      .execute(),
    db
      .selectFrom('tarea')
      .innerJoin('tarea_revisor as r', 'r.tarea_id', 'tarea.id')
      .select(['tarea.id', 'tarea.titulo'])
      .where('tarea.eliminado_en', 'is', null)
      .where('tarea.estado', '=', TaskStatus.toReview)
      .where('r.usuario_id', '=', id)
      .where('r.aprobada_en', 'is', null)
      .orderBy('tarea.plazo')
      .limit(most)
      .execute(),
    own(db, id)
      .where(
        sql<boolean>`exists (select from tarea_evento v where v.tarea_id = tarea.id and v.de = ${sql.lit(TaskStatus.toReview)}
          and v.a = ${sql.lit(TaskStatus.inProcess)} and v.usuario_id <> ${id}
          and (v.creado_en at time zone ${zona_horaria}::text)::date = ${dia}::date - 1)`,
      )
      .limit(most)
      .execute(),
  ])
  return { overdue, dueToday, toReview, rejected }
}
