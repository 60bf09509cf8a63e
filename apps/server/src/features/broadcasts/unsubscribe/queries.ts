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

/** The recipient of a mail, with since when his contact gets no broadcasts. */
export async function getRecipient(db: Db, id: number): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select r.id, r.email, r.idioma, d.empresa_id, c.no_contactar_en
    from difusion_destinatario r join difusion d on d.id = r.difusion_id join contacto f on f.id = r.contacto_id
      join contacto c on c.id = coalesce(f.fusionado_con, f.id)
    where r.id = ${id}`.execute(db)
  return rows[0]
}

export async function markUnsubscribed(db: Db, id: number): Promise<void> {
  await sql`update difusion_destinatario set baja_en = now() where id = ${id} and baja_en is null`.execute(db)
}
