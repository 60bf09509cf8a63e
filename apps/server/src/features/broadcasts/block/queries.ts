import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { suppress } from '#core/mail/suppressions.ts'
import type { BlockReason } from '../recipients/queries.ts'

export interface Blocked {
  /** The recipient of a mail. */
  id: number
  email: string
}

interface Contact {
  id: number
  empresa_id: number | null
  responsable_id: number
}

/** Hard bounces of an address after which nobody writes to it (rule broadcasts/blocked-addresses). */
const mostBounces = 2

/**
 * Sets `no_contactar` on every contact of the address, and when the person themselves said so on their contact and what it
 * was merged into. A further reason is added to the first one, so none is lost. A bounce counts only as the second hard
 * one of its address. The address itself is suppressed, whatever becomes of its contacts. Returns the contacts.
 */
export async function blockContacts(db: Db, { id, email }: Blocked, reason: BlockReason): Promise<Contact[]> {
  const isBounce = reason === 'rebote'
  const person = sql`
    select contacto_id from difusion_destinatario where id = ${id}
    union select c.fusionado_con from difusion_destinatario r join contacto c on c.id = r.contacto_id where r.id = ${id}
    union`
  const bounces = sql`and ${hasBounced(email)}`
  const { rows } = await sql<Contact>`
    update contacto set version = version + 1, no_contactar_en = coalesce(no_contactar_en, now()),
      no_contactar_motivo = case when no_contactar_en is null then ${reason} else no_contactar_motivo end,
      no_contactar_otros = case when no_contactar_en is null then '{}'
        else no_contactar_otros || jsonb_build_object(${reason}::text, now()) end
    where (no_contactar_en is null or (no_contactar_motivo <> ${reason} and not no_contactar_otros ? ${reason}::text))
      and id in (${isBounce ? sql`` : person}
      select c.id from contacto c where lower(c.email) = lower(${email})
        and (c.eliminado_en is null or c.fusionado_con is not null))
      ${isBounce ? bounces : sql``}
    returning id, empresa_id, responsable_id`.execute(db)
  if (!isBounce || (await hasBouncedForGood(db, email))) await suppress(db, email, reason)
  return rows
}

const hasBounced = (email: string) => sql<boolean>`((
  select count(*) from difusion_destinatario where lower(email) = lower(${email}) and estado = 'rebote_duro') >= ${mostBounces})`

async function hasBouncedForGood(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select ${hasBounced(email)} as has`.execute(db)
  return rows[0]!.has
}
