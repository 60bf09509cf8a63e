import { OmissionReason, RecipientStatus } from '@portal/contract/broadcasts/states'
import type { Language } from '@portal/contract/core/language'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/**
 * Why nobody may write to an address, or null: one of its contacts unsubscribed, complained or bounced. Their own word
 * counts before what mail servers say.
 */
export const blockedWhy = (email: string) => sql<BlockReason | null>`(
  select why from (
    select case when o.no_contactar_motivo in ('rebote', 'queja') and not o.no_contactar_otros ? 'baja'
      then o.no_contactar_motivo else 'baja' end as why, o.no_contactar_en, o.id
    from contacto o where lower(o.email) = lower(${sql.ref(email)}) and o.no_contactar_en is not null
      and (o.eliminado_en is null or o.fusionado_con is not null)
  ) blocked order by why = 'baja' desc, no_contactar_en, id limit 1)`

/** Judges the chosen contacts: what each would be, and why. The same for the count and for the sending. */
const judged = (ids: readonly number[]) => sql<Judged>`
  select id, nombre, email, idioma,
    case motivo when '' then ${RecipientStatus.queued} when ${OmissionReason.unsubscribed} then ${RecipientStatus.unsubscribed}
      else ${RecipientStatus.omitted} end estado,
    motivo
  from (
    select c.id, c.nombre, c.email, c.idioma,
      case
        when c.eliminado_en is not null then ${OmissionReason.deleted}
        when c.email !~ '^[^@\\s,;<>]+@[^@\\s,;<>]+$' then ${OmissionReason.invalid}
        when row_number() over (partition by lower(c.email) order by c.id) > 1 then ${OmissionReason.duplicate}
        else coalesce(${blockedWhy('c.email')}, '') end motivo
    from contacto c where c.id = any(${[...ids]}::int[])
  ) chosen`

interface Judged {
  id: number
  nombre: string
  email: string
  idioma: Language
  estado: string
  motivo: string
}

export type BlockReason = 'baja' | 'rebote' | 'queja'

export async function countChosen(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ total: number; es: number; en: number; omitidos: number }>`
    select count(*) filter (where motivo = '')::int total,
      count(*) filter (where motivo = '' and idioma = 'es')::int es,
      count(*) filter (where motivo = '' and idioma = 'en')::int en,
      count(*) filter (where motivo <> '')::int omitidos
    from (${judged(ids)}) judged`.execute(db)
  return rows[0]!
}

/** Returns the first of those who are left out. */
export async function listOmitted(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ contacto_id: number; nombre: string; email: string; motivo: string }>`
    select id contacto_id, nombre, email, motivo from (${judged(ids)}) judged
    where motivo <> '' order by nombre collate es, id limit 100`.execute(db)
  return rows
}

/** Stores the recipients of a broadcast as they are now. */
export async function insertRecipients(db: Db, broadcastId: number, ids: readonly number[]): Promise<void> {
  await sql`
    insert into difusion_destinatario (difusion_id, contacto_id, email, idioma, estado, motivo)
    select ${broadcastId}, id, email, idioma, estado, motivo from (${judged(ids)}) judged order by id`.execute(db)
}
