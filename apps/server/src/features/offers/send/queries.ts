import { requestLimits } from '@portal/contract/marketplace/constants'
import { finalStatuses } from '@portal/contract/marketplace/transitions'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { OfertaRechazada } from '#core/database/schema.ts'

interface Same {
  clasificado_id: number
  email: string
  monto: number
}

/** Whether the same person made the same offer within 24 hours and its request is open. */
export async function isRepeated(db: Db, { clasificado_id, email, monto }: Same): Promise<boolean> {
  const row = await db
    .selectFrom('oferta as o')
    .innerJoin('solicitud_clasificado as s', 's.id', 'o.solicitud_id')
    .select('o.id')
    .where('o.clasificado_id', '=', clasificado_id)
    .where('o.monto', '=', monto)
    .where('o.creado_en', '>', sql<Date>`now() - make_interval(hours => ${requestLimits.sameWithinHours}::int)`)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['s.email']), '=', email.toLowerCase()))
    .where('s.estado_id', 'not in', finalStatuses)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts the offers for an item that were refused within 24 hours, of this network or this e-mail: whichever are more. */
export async function countRefused(
  db: Db,
  itemId: number,
  { email, red }: { email: string; red: string },
): Promise<number> {
  const { rows } = await sql<{ refused: number }>`
    select greatest(count(*) filter (where red = ${red}), count(*) filter (where lower(email) = lower(${email})))::int
      as refused
    from oferta_rechazada where clasificado_id = ${itemId} and creado_en > now() - interval '1 day'`.execute(db)
  return rows[0]!.refused
}

export async function insertRefused(db: Db, row: Insertable<OfertaRechazada>): Promise<void> {
  await db.insertInto('oferta_rechazada').values(row).execute()
}
