import { requestLimits } from '@portal/contract/marketplace/constants'
import { finalStatuses } from '@portal/contract/marketplace/transitions'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

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
