import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Carga } from '../database/schema.ts'

export type StoredUpload = Selectable<Carga>

/** Lets one upload begin at a time: they share the disk. */
export const lockUploads = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('carga'))`.execute(db)

export const listUnfinished = (db: Db) =>
  db.selectFrom('carga').select(['id', 'usuario_id', 'bytes']).where('terminado_en', 'is', null).execute()

export const insertUpload = (db: Db, upload: Insertable<Carga>) => db.insertInto('carga').values(upload).execute()

export const getUpload = (db: Db, id: string) =>
  db.selectFrom('carga').selectAll().where('id', '=', id).executeTakeFirst()

/** Deletes an upload. Returns whether it was there. */
export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('carga').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Lets a process write an upload, unless another one does. Returns whether it may. */
export async function claimUpload(db: Db, id: string, process: string, leaseSeconds: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('carga')
    .set({ proceso: process, visto_en: sql`now()` })
    .where('id', '=', id)
    .where('terminado_en', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('proceso', 'is', null),
        eb('proceso', '=', process),
        eb('visto_en', '<', sql<Date>`now() - make_interval(secs => ${leaseSeconds})`),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that a process still writes an upload, or that it stopped. */
export const noteUpload = (db: Db, id: string, process: string, isWriting: boolean) =>
  db
    .updateTable('carga')
    .set({ proceso: isWriting ? process : null, visto_en: sql`now()` })
    .where('id', '=', id)
    .where('proceso', '=', process)
    .execute()

/** What is known of a file that has arrived whole. */
interface Facts {
  clave: string
  sha256: string
  tipo: string
  extension: string
}

/** Stores what a whole file is and its key, before it is moved there. Returns the first ones. */
export const noteFacts = (db: Db, id: string, { clave, sha256, tipo, extension }: Facts) =>
  db
    .updateTable('carga')
    .set({
      clave: sql<string>`coalesce(clave, ${clave})`,
      sha256: sql<string>`coalesce(sha256, ${sha256})`,
      tipo: sql<string>`coalesce(tipo, ${tipo})`,
      extension: sql<string>`coalesce(extension, ${extension})`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const finishUpload = (db: Db, id: string) =>
  db
    .updateTable('carga')
    .set({ proceso: null, visto_en: sql`now()`, terminado_en: sql`coalesce(terminado_en, now())` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Uploads without a byte for so long, finished or not. */
export const listForgotten = (db: Db, hours: number) =>
  db
    .selectFrom('carga')
    .select(['id', 'clave'])
    .where('visto_en', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .execute()
