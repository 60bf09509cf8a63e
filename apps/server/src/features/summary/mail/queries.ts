import { Module } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Whether a person gets the summary by mail. */
export const wantsMail = async (db: Db, userId: number): Promise<boolean> =>
  (await db.selectFrom('resumen_semanal').select('usuario_id').where('usuario_id', '=', userId).executeTakeFirst()) !==
  undefined

export async function setWanted(db: Db, userId: number, isWanted: boolean): Promise<void> {
  if (!isWanted) await db.deleteFrom('resumen_semanal').where('usuario_id', '=', userId).execute()
  else
    await db
      .insertInto('resumen_semanal')
      .values({ usuario_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Hour of Monday from which summaries are sent, where the reader is, and after which they are no longer worth it. */
const [morning, evening] = [8, 20]
const monday = 1

/** Returns people who want the summary, may read it, and to whom it is Monday morning without one at this time. */
export function listReaders(db: Db, at: Date) {
  const there = sql`(${at}::timestamptz at time zone e.zona_horaria)`
  /** The Monday of the week that ended yesterday, where the reader is. */
  const week = sql<string>`(${there}::date - 7)`
  return db
    .selectFrom('resumen_semanal as r')
    .innerJoin('usuario as u', 'u.id', 'r.usuario_id')
    .innerJoin('empresa as e', (join) => join.on('e.id', '=', sql<number>`coalesce(u.empresa_id, casa_id())`))
    .select(['u.id', 'u.email', sql<Language>`u.idioma`.as('idioma'), sql<string>`${week}::text`.as('semana')])
    .where('u.eliminado_en', 'is', null)
    .where('u.estado_id', '=', UserStatus.active)
    .where(sql<boolean>`extract(isodow from ${there}) = ${sql.lit(monday)}`)
    .where(sql<boolean>`extract(hour from ${there}) between ${sql.lit(morning)} and ${sql.lit(evening - 1)}`)
    .where(
      sql<boolean>`exists (select from acceso_modulo a where a.usuario_id = u.id and a.clave_modulo = ${sql.lit(Module.summary)})`,
    )
    .where(
      sql<boolean>`not exists (select from resumen_semanal_enviado s where s.usuario_id = u.id and s.semana = ${week})`,
    )
    .orderBy('u.id')
    .execute()
}

export type SummaryReader = Awaited<ReturnType<typeof listReaders>>[number]

/** Claims the summary of a week for a person. Returns false when another process did. */
export async function claimSummary(db: Db, { id, semana }: Pick<SummaryReader, 'id' | 'semana'>): Promise<boolean> {
  const claimed = await db
    .insertInto('resumen_semanal_enviado')
    .values({ usuario_id: id, semana })
    .onConflict((conflict) => conflict.doNothing())
    .returning('semana')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function storeMail(db: Db, { id, semana }: SummaryReader, mailId: number): Promise<void> {
  await db
    .updateTable('resumen_semanal_enviado')
    .set({ correo_id: mailId })
    .where('usuario_id', '=', id)
    .where('semana', '=', semana)
    .execute()
}
