import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { PermitStatus, permitWarningDays } from '@portal/contract/permits/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

const days = sql.raw(`array[${permitWarningDays.join(', ')}]`)
/** From this hour of the enterprise a warning of the day leaves. */
const morning = 8
/** Permits of one run. */
const mostAtOnce = 500

export interface DueWarning {
  id: number
  /** Which warning it is: so many days before the end. */
  warning: number
  /** How many days are left. */
  left: number
}

/**
 * Returns permits of whose end the company is to be warned now, by the day and hour where it is: of several missed
 * warnings the latest one. A permit of a client's address has no enterprise to warn: their next order asks for it.
 */
export async function listToWarn(db: Db, now: Date): Promise<DueWarning[]> {
  const there = sql`(${now}::timestamptz at time zone e.zona_horaria)`
  const { rows } = await sql<DueWarning>`
    select p.id, due.warning, p.vence_el - ${there}::date as left
    from permiso p join empresa e on e.id = p.empresa_id
    cross join lateral (
      select min(days) as warning from unnest(${days}) days where days >= p.vence_el - ${there}::date) due
    where p.estado = ${sql.lit(PermitStatus.approved)}
      -- no zone is further from UTC than 14 hours
      and p.vence_el between (${now}::timestamptz at time zone 'UTC')::date - 1
        and (${now}::timestamptz at time zone 'UTC')::date + ${Math.max(...permitWarningDays) + 1}::int
      and p.vence_el >= ${there}::date
      and extract(hour from ${there}) >= ${morning}::int
      and e.eliminado_en is null and e.estado_id = ${sql.lit(EnterpriseStatus.active)}
      and due.warning is not null
      and not exists (select from permiso_aviso a where a.permiso_id = p.id and a.dias <= due.warning)
    order by p.id limit ${mostAtOnce}`.execute(db)
  return rows
}

/** Claims a warning for the caller's transaction; returns whether it was still to be sent. */
export async function claimWarning(db: Db, { id, warning }: Pick<DueWarning, 'id' | 'warning'>): Promise<boolean> {
  const claimed = await db
    .insertInto('permiso_aviso')
    .values({ permiso_id: id, dias: warning })
    .onConflict((conflict) => conflict.doNothing())
    .returning('dias')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Stores that the warnings of days that have passed are not needed: the approval tells the end. */
export async function skipWarnings(db: Db, id: number, today: string): Promise<void> {
  await sql`
    insert into permiso_aviso (permiso_id, dias)
    select p.id, days from permiso p, unnest(${days}) days
    where p.id = ${id} and days >= p.vence_el - ${today}::date
    on conflict do nothing`.execute(db)
}

/** Locks a permit that still counts, with the name of its enterprise and whether a new one waits for staff. */
export const lockCurrent = (db: Db, id: number) =>
  db
    .selectFrom('permiso as p')
    .innerJoin('empresa as e', 'e.id', 'p.empresa_id')
    .select(['p.id', 'p.empresa_id', 'p.subido_por', 'p.numero', 'p.vence_el', 'e.nombre as empresa_nombre'])
    .select(sql<null>`null`.as('cotizacion_id')) // not the client of an earlier order
    .select(
      sql<boolean>`exists (select from permiso w where w.empresa_id = p.empresa_id and w.estado = 'pendiente')`.as(
        'espera_otro',
      ),
    )
    .where('p.id', '=', id)
    .where('p.estado', '=', PermitStatus.approved)
    .forUpdate('p')
    .executeTakeFirst()
