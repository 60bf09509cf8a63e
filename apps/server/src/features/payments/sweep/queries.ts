import type { CardProvider } from '@portal/contract/payments/card-providers'
import { paymentLimits } from '@portal/contract/payments/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/**
 * Claims unfinished payments, each for one process. Claiming postpones the next try: every minute in the first hour,
 * every ten on the first day, then every hour. Very recent ones are skipped.
 */
export async function claimUnfinished(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update pago set consultado_en = now() where id in (
      select id from pago
      where estado in ('creada', 'redirigida', 'confirmando', 'pendiente_confirmacion', 'desconocida')
        and creado_en < now() - make_interval(mins => ${paymentLimits.sweptAfterMinutes}::int)
        and (confirmando_en is null or estado <> 'confirmando'
          or confirmando_en < now() - make_interval(mins => ${paymentLimits.sweptAfterMinutes}::int))
        and (consultado_en is null or consultado_en < now() - case
          when creado_en > now() - interval '1 hour' then interval '50 seconds'
          when creado_en > now() - interval '1 day' then interval '9 minutes'
          else interval '59 minutes' end)
      order by creado_en limit ${limit}::int for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Claims payments that ended without money and were not reviewed since, each for one process. Every minute in the first
 * hour, then every ten, as long as the provider reports them; the last minute is skipped.
 */
export async function claimUnreviewed(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update pago set consultado_en = now() where id in (
      select id from pago
      where revisado_en is null and token is not null
        and estado in ('rechazada', 'abortada', 'tiempo_agotado', 'error_formulario')
        and creado_en > now() - make_interval(days => ${paymentLimits.statusDays}::int)
        and greatest(creado_en, retornado_en, confirmando_en, consultado_en) < now() - case
          when creado_en > now() - interval '1 hour' then interval '50 seconds' else interval '9 minutes' end
      order by creado_en limit ${limit}::int for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function markReviewed(db: Db, id: number): Promise<void> {
  await db.updateTable('pago').set({ revisado_en: sql`now()` }).where('id', '=', id).execute()
}

/** Returns payments of this provider that it still reports and that are not in progress, in pages by id. */
export function listCompared(db: Db, provider: CardProvider, afterId: number, limit: number) {
  return db
    .selectFrom('pago')
    .select('id')
    .where('id', '>', afterId)
    .where('proveedor', '=', provider)
    .where('token', 'is not', null)
    .where('creado_en', '>', sql<Date>`now() - make_interval(days => ${paymentLimits.statusDays}::int)`)
    .where('creado_en', '<', sql<Date>`now() - make_interval(mins => ${paymentLimits.timeOutMinutes * 2}::int)`)
    .where('estado', 'in', ['aprobada', 'rechazada', 'abortada', 'tiempo_agotado', 'error_formulario'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pago_reembolso')
            .select('pago_reembolso.id')
            .whereRef('pago_reembolso.pago_id', '=', 'pago.id')
            .where('pago_reembolso.estado', 'in', ['pendiente', 'en_duda']),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}
