import { paymentLimits } from '@portal/contract/payments/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/**
 * Whether money may have been taken, perhaps another amount, or the client may be in the provider's form. A form opened
 * by someone else does not keep a reservation from ending: they are not charged then.
 */
export async function isInDoubt(db: Db, requestId: number): Promise<boolean> {
  const row = await db
    .selectFrom('pago')
    .select('id')
    .where('solicitud_id', '=', requestId)
    .where(({ or, and, eb }) =>
      or([
        eb('estado', 'in', ['confirmando', 'pendiente_confirmacion', 'desconocida']),
        and([eb('estado', '=', 'aprobada'), eb('motivo', '=', 'diferente')]),
        and([
          eb('estado', 'in', ['creada', 'redirigida']),
          eb('enlace_version', 'is not', null),
          eb(
            'creado_en',
            '>',
            sql<Date>`statement_timestamp() - make_interval(mins => ${paymentLimits.timeOutMinutes}::int)`,
          ),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
