import { mergeUndoDays } from '@portal/contract/contacts/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { StoredContact } from '../queries.ts'

/** What undoing a merge needs. */
export interface MergeUndo {
  /** The columns of both before; `version` of the one that stays after it. */
  contacto: StoredContact
  otro: StoredContact
  version: number
  /** The row that keeps the e-mail and phone which the one that stays had before; absent in merges of earlier releases. */
  anterior?: number | null
  /** The events of the other one, and the contacts merged into it earlier. */
  eventos: number[]
  fusionados: number[]
}

/** Moves what belongs to one contact to another one; returns the ids of what was moved. */
export async function moveChildren(db: Db, from: number, to: number) {
  const events = await db
    .updateTable('historialcontacto')
    .set({ contacto_id: to })
    .where('contacto_id', '=', from)
    .returning('id')
    .execute()
  const merged = await db
    .updateTable('contacto')
    .set({ fusionado_con: to })
    .where('fusionado_con', '=', from)
    .returning('id')
    .execute()
  return { eventos: events.map(({ id }) => id), fusionados: merged.map(({ id }) => id) }
}

/** Gives back what a merge moved. */
export async function moveBack(db: Db, { eventos, fusionados }: MergeUndo, to: number): Promise<void> {
  await sql`update historialcontacto set contacto_id = ${to} where id = any(${eventos})`.execute(db)
  await sql`update contacto set fusionado_con = ${to} where id = any(${fusionados})`.execute(db)
}

/** Deletes the row that kept the earlier addresses of a contact, once it has them again. */
export async function dropAddresses(db: Db, id: number): Promise<void> {
  await db.deleteFrom('contacto').where('id', '=', id).execute()
}

export async function insertMerge(db: Db, userId: number, undo: MergeUndo): Promise<number> {
  const { id } = await db
    .insertInto('contacto_fusion')
    .values({
      contacto_id: undo.contacto.id,
      otro_id: undo.otro.id,
      usuario_id: userId,
      antes: JSON.stringify(undo),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const isOpen = sql<boolean>`(f.deshecha_en is null
  and f.creado_en > statement_timestamp() - make_interval(days => ${sql.lit(mergeUndoDays)}))`

/** The contact that a merge made, while it can be undone. */
export const findMerge = (db: Db, id: number) =>
  db.selectFrom('contacto_fusion as f').select('f.contacto_id').where('f.id', '=', id).where(isOpen).executeTakeFirst()

/** Locks a merge while it can be undone. */
export const lockMerge = (db: Db, id: number) =>
  db
    .selectFrom('contacto_fusion as f')
    .select(['f.contacto_id', 'f.otro_id'])
    .select(sql<MergeUndo>`f.antes`.as('antes'))
    .where('f.id', '=', id)
    .where(isOpen)
    .forUpdate()
    .executeTakeFirst()

export const markUndone = (db: Db, id: number) =>
  db
    .updateTable('contacto_fusion')
    .set({ deshecha_en: sql<Date>`now()` as never })
    .where('id', '=', id)
    .execute()

/** The merges of a contact that can still be undone, the newest first. */
export const listMerges = (db: Db, contactId: number) =>
  db
    .selectFrom('contacto_fusion as f')
    .innerJoin('contacto as otro', 'otro.id', 'f.otro_id')
    .leftJoin('usuario as u', 'u.id', 'f.usuario_id')
    .select(['f.id', 'otro.nombre as otro_nombre', 'f.creado_en'])
    .select(sql<string | null>`nullif(${fullNameOf('u')}, '')`.as('usuario_nombre'))
    .where('f.contacto_id', '=', contactId)
    .where(isOpen)
    .orderBy('f.id', 'desc')
    .limit(20)
    .execute()
