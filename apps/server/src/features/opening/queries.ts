import type { Language } from '@portal/contract/core/language'
import type { OpeningLineKey } from '@portal/contract/opening/lines'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'

export interface TestMail {
  prueba_correo: string | null
  prueba_codigo: string | null
  prueba_enviada_en: Date | null
  prueba_llegada_en: Date | null
}

/** Returns whether the site is open, by whom, and the last test mail. */
export const getOpening = (db: Db) =>
  db
    .selectFrom('apertura')
    .leftJoin('usuario', 'usuario.id', 'apertura.usuario_id')
    .select(['abierto_en', 'prueba_correo', 'prueba_codigo', 'prueba_enviada_en', 'prueba_llegada_en'])
    .select(fullNameOf('usuario').as('autor'))
    .executeTakeFirstOrThrow()

/** Returns the language in which a user reads mails. */
export async function getLanguage(db: Db, userId: number): Promise<Language> {
  const { idioma } = await db
    .selectFrom('usuario')
    .select(sql<Language>`idioma`.as('idioma'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return idioma
}

/** Locks the state of the site for a change. */
export const lockOpening = (db: Db) => db.selectFrom('apertura').selectAll().forUpdate().executeTakeFirstOrThrow()

export const setOpen = (db: Db, isOpen: boolean, userId: number) =>
  db
    .updateTable('apertura')
    .set({ abierto_en: isOpen ? sql<Date>`now()` : null, usuario_id: userId })
    .execute()

export const setTestMail = (db: Db, address: string, code: string) =>
  db
    .updateTable('apertura')
    .set({ prueba_correo: address, prueba_codigo: code, prueba_enviada_en: sql`now()`, prueba_llegada_en: null })
    .execute()

export const setArrived = (db: Db) =>
  db.updateTable('apertura').set({ prueba_codigo: null, prueba_llegada_en: sql`now()` }).execute()

/** Returns what people confirmed by hand. */
export const listConfirmed = (db: Db) =>
  db
    .selectFrom('apertura_linea')
    .leftJoin('usuario', 'usuario.id', 'apertura_linea.usuario_id')
    .select(['clave', 'apertura_linea.creado_en', fullNameOf('usuario').as('autor')])
    .execute()

/** Confirms a line; false when it was. */
export async function insertConfirmed(db: Db, key: OpeningLineKey, userId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('apertura_linea')
    .values({ clave: key, usuario_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/** Takes a confirmation back; false when there was none. */
export async function deleteConfirmed(db: Db, key: OpeningLineKey): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('apertura_linea').where('clave', '=', key).executeTakeFirst()
  return Boolean(numDeletedRows)
}

/** Whether the database has archived its changes within so many days: with a base copy, that is a backup. */
export async function isArchiving(db: Db, days: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select coalesce(last_archived_time > now() - make_interval(days => ${days}::int), false) as is
    from pg_stat_archiver`.execute(db)
  return rows[0]?.is ?? false
}
