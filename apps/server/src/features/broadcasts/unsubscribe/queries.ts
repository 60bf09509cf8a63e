import { RecipientStatus } from '@portal/contract/broadcasts/states'
import type { Language } from '@portal/contract/core/language'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

export interface Recipient {
  id: number
  email: string
  idioma: Language
  empresa_id: number | null
  no_contactar_en: Date | null
}

/** The recipient of a mail whose person was not erased, with since when their address gets no broadcasts. */
export async function getRecipient(db: Db, id: number): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select r.id, r.email, r.idioma, d.empresa_id,
      (select s.creado_en from supresion s where s.huella = huella_de_correo(r.email)) no_contactar_en
    from difusion_destinatario r join difusion d on d.id = r.difusion_id
    where r.id = ${id} and r.email not like 'borrado-%@example.invalid'`.execute(db)
  return rows[0]
}

/**
 * Stores that a recipient unsubscribed: the mail that they got is no longer only sent (rule broadcasts/once-each). A
 * bounce or a complaint stays.
 */
export async function markUnsubscribed(db: Db, id: number): Promise<void> {
  const { sent, unknown, unsubscribed } = RecipientStatus
  await sql`update difusion_destinatario set baja_en = now(),
      estado = case when estado in (${sent}, ${unknown}) then ${unsubscribed} else estado end
    where id = ${id} and baja_en is null`.execute(db)
}

/** Lets all contacts of an address be written to, and the merged ones. */
export function allowContacts(db: Db, email: string) {
  return db
    .updateTable('contacto')
    .set({ no_contactar_en: null, no_contactar_motivo: '', no_contactar_otros: '{}', version: sql`version + 1` })
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('no_contactar_en', 'is not', null)
    .returning(['id', 'empresa_id', 'responsable_id'])
    .execute()
}
