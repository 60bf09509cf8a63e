import type { CardProvider } from '@portal/contract/payments/card-providers'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Returns the form of a payment, for a repeated press of Pay. */
export function getForm(db: Db, id: number) {
  return db
    .selectFrom('pago')
    .select([
      'url',
      'token',
      'buy_order',
      sql<string>`estado`.as('estado'),
      sql<CardProvider>`proveedor`.as('proveedor'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * Returns the minutes since the last attempt for this reservation that the provider did not answer; null for the first
 * one.
 */
export async function minutesSinceFailure(db: Db, requestId: number, exceptId: number): Promise<number | null> {
  const row = await db
    .selectFrom('pago')
    .select(sql<number>`ceil(extract(epoch from now() - max(creado_en)) / 60)::int`.as('minutes'))
    .where('solicitud_id', '=', requestId)
    .where('id', '!=', exceptId)
    .where('estado', '=', 'error_formulario')
    .where('token', 'is', null)
    .where('creado_en', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst()
  return row?.minutes ?? null
}
