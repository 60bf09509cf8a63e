import type { MeetingResult } from '@portal/contract/contacts/constants'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { Before } from '#core/database/newest-about.ts'
import type { Historialcontacto } from '#core/database/schema.ts'

const columns = [
  'id',
  'contacto_id',
  'comentario',
  'fecha_reunion',
  'zona_horaria',
  'resultado',
  'invitado_en',
  'secuencia',
  'creado_por',
  'version',
] as const

/** Locks an event that is not deleted. */
export const lockEvent = (db: Db, id: number) =>
  db
    .selectFrom('historialcontacto')
    .select(columns)
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

/** The contact that an event belongs to. */
export const contactOf = (db: Db, id: number) =>
  db
    .selectFrom('historialcontacto')
    .select('contacto_id')
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()

export const insertEvent = (db: Db, event: Insertable<Historialcontacto>) =>
  db.insertInto('historialcontacto').values(event).returning(columns).executeTakeFirstOrThrow()

export const updateEvent = (db: Db, id: number, event: Updateable<Historialcontacto>) =>
  db
    .updateTable('historialcontacto')
    .set({ ...event, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** The newest events of a contact before a point, at most `most`. */
export function listEvents(db: Db, contactId: number, before: Before | null, most: number) {
  return db
    .selectFrom('historialcontacto as h')
    .leftJoin('usuario as autor', 'autor.id', 'h.creado_por')
    .leftJoin('usuario as editor', 'editor.id', 'h.editado_por')
    .where('h.contacto_id', '=', contactId)
    .where('h.eliminado_en', 'is', null)
    .$if(before !== null, (query) => query.where(sql<boolean>`(h.creado_en, h.id) < (${before!.at}, ${before!.id})`))
    .select([
      'h.id as historialcontacto_id',
      'h.contacto_id',
      'h.comentario',
      'h.fecha_reunion',
      'h.zona_horaria',
      'h.invitado_en',
      'h.creado_en',
      'h.editado_en',
      'h.version',
    ])
    .select(sql<MeetingResult | null>`h.resultado`.as('resultado'))
    .select(
      sql<string[] | null>`case when h.permitidos is not null then array[h.permitidos -> 0 ->> 'motivo'] || array(
        select jsonb_object_keys(h.permitidos -> 0 -> 'otros')) end`.as('motivos_anteriores'),
    )
    .select(fullNameOf('autor').as('autor'))
    .select(sql<string | null>`nullif(${fullNameOf('editor')}, '')`.as('editor'))
    .orderBy('h.creado_en', 'desc')
    .orderBy('h.id', 'desc')
    .limit(most)
    .execute()
}

/** Who changes an event, and when. */
export const editedBy = (userId: number) => ({ editado_por: userId, editado_en: sql<Date>`now()` as never })

export const deleted = { eliminado_en: sql<Date>`now()` as never }
