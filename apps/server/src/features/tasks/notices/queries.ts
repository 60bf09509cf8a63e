import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '../queries.ts'

/** Maximum number of notices of one mail; the others follow in the next one. */
const mostOfMail = 50

/** Locks the notices that wait for a person, the oldest first; those of deleted tasks are left out. */
export function lockNotices(db: Db, userId: number) {
  return db
    .selectFrom('tarea_aviso as a')
    .innerJoin('tarea', 'tarea.id', 'a.tarea_id')
    .leftJoin('usuario as autor', 'autor.id', 'a.autor_id')
    .select(['a.id', 'a.tarea_id', 'a.tipo', 'a.detalle', 'tarea.titulo', 'tarea.estado'])
    .select(sql<string | null>`nullif(${fullNameOf('autor')}, '')`.as('autor'))
    .where('a.usuario_id', '=', userId)
    .where('a.correo_id', 'is', null)
    .where('tarea.eliminado_en', 'is', null)
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
  await db.deleteFrom('tarea_aviso').where('id', 'in', ids).execute()
}

export async function markSent(db: Db, ids: readonly number[], mailId: number): Promise<void> {
  await db.updateTable('tarea_aviso').set({ correo_id: mailId }).where('id', 'in', ids).execute()
}
