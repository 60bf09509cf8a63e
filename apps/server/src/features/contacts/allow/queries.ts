import { allowUndoDays } from '@portal/contract/contacts/constants'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { isThere, type StoredContact } from '../queries.ts'

/** Why a contact could not be written to, as an event stores it to undo what it allowed. */
export interface Allowed {
  id: number
  /** ISO 8601. */
  en: string
  motivo: string
  /** Further reasons with their moments; events of earlier releases have none. */
  otros?: Record<string, string>
}

type Who = Pick<StoredContact, 'id' | 'email'>

/** The address of a contact in this scope. */
export const findAddress = (db: Db, scope: Scope, id: number): Promise<Who | undefined> =>
  db.selectFrom('contacto').select(['id', 'email']).where('id', '=', id).where(isThere(scope)).executeTakeFirst()

/** The contacts of a scope that have an address. */
const ofAddress = (scope: Scope, { id, email }: Who) => sql`
  (select contacto.id from contacto where ${isThere(scope)} and (contacto.id = ${id} or lower(contacto.email) = lower(${email})))`

/**
 * Makes who unsubscribes a contact, or reports its bounce, wait until the transaction ends. They write their recipient
 * before its contacts, so lock these first.
 */
export async function lockRecipients(db: Db, { id, email }: Who): Promise<void> {
  await sql`
    select from difusion_destinatario where lower(email) = lower(${email}) or contacto_id = ${id}
    order by id for update`.execute(db)
}

/**
 * Lets a contact and all others of its address in the scope be written to, and by a trigger the address itself unless
 * contacts of others stop it; returns what each of them was.
 */
export async function allowAddress(db: Db, scope: Scope, contact: Who): Promise<Allowed[]> {
  const { rows } = await sql<Allowed>`
    with blocked as (
      select id, no_contactar_en as en, no_contactar_motivo as motivo, no_contactar_otros as otros from contacto
      where no_contactar_en is not null
        and (id in ${ofAddress(scope, contact)} or fusionado_con in ${ofAddress(scope, contact)})
      order by id for update
    )
    update contacto c set no_contactar_en = null, no_contactar_motivo = '', no_contactar_otros = '{}', version = c.version + 1
    from blocked where c.id = blocked.id
    returning c.id, to_json(blocked.en) #>> '{}' as en, blocked.motivo, blocked.otros`.execute(db)
  return rows.toSorted((a, b) => Number(b.id === contact.id) - Number(a.id === contact.id) || a.id - b.id)
}

/** Takes back what an event allowed, of those to whom nothing else happened since. Returns their ids. */
export async function blockAgain(db: Db, allowed: readonly Allowed[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update contacto c set no_contactar_en = a.en, no_contactar_motivo = a.motivo,
      no_contactar_otros = coalesce(a.otros, '{}'), version = c.version + 1
    from jsonb_to_recordset(${JSON.stringify(allowed)}::jsonb) a (id int, en timestamptz, motivo text, otros jsonb)
    where c.id = a.id and c.no_contactar_en is null
    returning c.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What an event allowed, while it can be undone. */
export async function findAllowed(db: Db, eventId: number): Promise<Allowed[] | null> {
  const found = await db
    .selectFrom('historialcontacto')
    .select(sql<Allowed[] | null>`permitidos`.as('permitidos'))
    .where('id', '=', eventId)
    .where(sql<boolean>`creado_en > statement_timestamp() - make_interval(days => ${sql.lit(allowUndoDays)})`)
    .executeTakeFirst()
  return found?.permitidos ?? null
}
