import { type SqlBool, sql } from 'kysely'
import { personTable } from '../base/person-data.ts'
import type { Db } from '../database/database.ts'

/*
 * Addresses that get no mail but what they need (decision 077). Every sender whose mails are no answer to what the
 * receiver did asks here. Contacts of such an address are marked by a trigger.
 */

/** Why an address is suppressed: its owner unsubscribed, mail to it bounced, or they complained. */
export type SuppressionReason = 'baja' | 'rebote' | 'queja'

/** Suppresses an address; a further reason is added to the first one. */
export async function suppress(db: Db, email: string, reason: SuppressionReason): Promise<void> {
  await sql`select suprimir(${email}, ${reason}, '{}', now())`.execute(db)
}

/**
 * Ends the suppression of an address: the owner proved that they want mail again, or staff ended what was no word of theirs.
 */
export async function release(db: Db, email: string): Promise<void> {
  await db.deleteFrom('supresion').where('huella', '=', sql<string>`huella_de_correo(${email})`).execute()
}

/**
 * Whether nobody may write to an address. Who agreed to some mails after they unsubscribed gets those: `agreedAt`. A bounce
 * and a complaint count in any case.
 */
export async function isSuppressed(db: Db, email: string, agreedAt: Date | null = null): Promise<boolean> {
  const found = await db
    .selectFrom('supresion')
    .select('id')
    .where('huella', '=', sql<string>`huella_de_correo(${email})`)
    .where(
      sql<SqlBool>`(motivo <> 'baja' or otros - 'baja' <> '{}' or ${agreedAt}::timestamptz is null
        or creado_en > ${agreedAt}::timestamptz)`,
    )
    .executeTakeFirst()
  return found !== undefined
}

/** Returns those of these addresses, in small letters, to which nobody may write. */
export async function listSuppressed(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from unnest(${emails.map((email) => email.toLowerCase())}::text[]) email
    where exists (select from supresion where huella = huella_de_correo(email))`.execute(db)
  return new Set(rows.map(({ email }) => email))
}

/** Why an address is suppressed, or null; its owner's own word counts before what mail servers say. */
export const suppressedWhy = (email: string) => sql<SuppressionReason | null>`(
  select case when motivo in ('rebote', 'queja') and not otros ? 'baja' then motivo else 'baja' end
  from supresion where huella = huella_de_correo(${sql.ref(email)}))`

/** Erasing a person leaves only a keyed hash, so that nobody writes to the address again. */
export const suppressionPersonData = personTable({
  kind: 'supresiones',
  name: { es: 'No enviar correos', en: 'No mails wanted' },
  from: sql`supresion t`,
  email: sql`t.correo`,
  columns: ['correo', 'motivo', 'otros', 'creado_en'],
  erase: { table: 'supresion', set: sql`correo = null` },
})
