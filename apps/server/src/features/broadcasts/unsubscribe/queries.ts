import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

export interface Recipient {
  id: number
  email: string
  idioma: 'es' | 'en'
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

/** Blocks the contact of a recipient, what he was merged into, and every contact of the same address. */
export async function blockContacts(db: Db, { id, email }: Recipient): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update contacto set no_contactar_en = now(), no_contactar_motivo = 'baja', version = version + 1
    where no_contactar_en is null and id in (
      select contacto_id from difusion_destinatario where id = ${id}
      union select c.fusionado_con from difusion_destinatario r join contacto c on c.id = r.contacto_id where r.id = ${id}
      union select c.id from contacto c where lower(c.email) = lower(${email})
        and (c.eliminado_en is null or c.fusionado_con is not null))
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
