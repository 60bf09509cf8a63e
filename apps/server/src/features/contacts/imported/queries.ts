import { contactFields } from '@portal/contract/contacts/fields'
import { type EntityRow, type NewEntityRow, namesOf } from '@portal/contract/core/entities'
import type { Language } from '@portal/contract/core/language'
import { type SqlBool, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { isThere, type StoredContact } from '../queries.ts'

/** The fields that a row of a workbook fills. */
export type ContactFields = NewEntityRow<typeof contactFields>

/** Who looks after a contact, and the enterprise that it belongs to with them. */
export interface ContactOwner {
  responsable_id: number
  empresa_id: number | null
}

export type KnownContact = EntityRow<typeof contactFields> & ContactOwner & { id: number; version: number }

/** Returns the contacts of a scope with one of these e-mails, in small letters, or phones; the oldest first. */
export function listByAddress(
  db: Db,
  scope: Scope,
  emails: readonly string[],
  phones: readonly string[],
): Promise<KnownContact[]> {
  return db
    .selectFrom('contacto')
    .where(isThere(scope))
    .where((eb) =>
      eb.or([
        sql<SqlBool>`lower(contacto.email) = any(${emails}::text[])`,
        sql<SqlBool>`contacto.telefono = any(${phones}::text[])`,
      ]),
    )
    .select(['id', 'version', 'responsable_id', 'empresa_id', ...namesOf(contactFields)])
    .$narrowType<{ idioma: Language }>()
    .orderBy('id')
    .execute()
}

/** In the order of the forms. */
export async function insertContacts(
  db: Db,
  forms: readonly (ContactFields & ContactOwner)[],
  authorId: number,
): Promise<StoredContact[]> {
  const rows = await db
    .insertInto('contacto')
    .values(forms.map((form) => ({ ...form, creado_por: authorId })))
    .returningAll()
    .execute()
  return rows.toSorted((a, b) => a.id - b.id)
}

/** Whether something was said to a contact, or they were met. */
export async function hasHistory(db: Db, id: number): Promise<boolean> {
  const found = db.selectFrom('historialcontacto').select('id').where('contacto_id', '=', id)
  return (await found.where('eliminado_en', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

/** Countries by their names and ISO codes. */
export const listNamedCountries = (db: Db) =>
  db.selectFrom('pais').select(['id', 'nombre', 'nombre_en', 'codigo']).orderBy(sql`nombre collate es`).execute()
