import { sql } from 'kysely'
import type { Db } from '../../src/core/database/database.ts'
import type { PaymentDeps } from '../../src/features/payments/deps.ts'
import { compareBooks } from '../../src/features/payments/sweep/compare.ts'
import { sweep } from '../../src/features/payments/sweep/sweep.ts'

export interface Books {
  /** Orders that a card was charged for, with what is left of them in cents. */
  ours: Record<string, number>
  theirs: Record<string, number>
  /** In states that are no end. */
  unfinished: number
  /** Requests that are reserved, and those that have exactly one payment for it. */
  reserved: number
  paidOnce: number
  /** Mails that said "reserved", and those to whom it was said once. */
  mails: number
  mailedOnce: number
  differences: number
}

/** As if so many minutes had passed at both sides. */
async function letPass(db: Db, minutes: number): Promise<void> {
  const earlier = sql`make_interval(mins => ${minutes}::int)`
  await sql`update pago set creado_en = creado_en - ${earlier}, confirmando_en = confirmando_en - ${earlier},
    consultado_en = consultado_en - ${earlier}, retornado_en = retornado_en - ${earlier}`.execute(db)
  await sql`update webpay_sandbox.settings set clock_offset_ms = clock_offset_ms + ${minutes * 60_000}::float8`.execute(
    db,
  )
}

/** Lets the sweeper finish what crashes have left, and reads what both sides say then. */
export async function settledBooks(deps: PaymentDeps): Promise<Books> {
  const { db } = deps
  for (const minutes of [3, 3, 20, 20]) {
    await letPass(db, minutes)
    for (let more = 1; more > 0; ) {
      await sweep(deps)
      more = await countDue(db)
    }
  }
  await compareBooks(deps)
  return readBooks(db)
}

async function countDue(db: Db): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from pago
    where estado in ('creada', 'redirigida', 'confirmando', 'pendiente_confirmacion', 'desconocida')
      and creado_en < now() - interval '2 minutes' and (consultado_en is null or consultado_en < now() - interval '10 minutes')`.execute(
    db,
  )
  return rows[0]!.due
}

async function readBooks(db: Db): Promise<Books> {
  const ours = await sql<{ order: string; cents: number }>`
    select buy_order as order, (coalesce(saldo, monto) * 100)::int as cents from pago
    where medio = 'tarjeta' and estado in ('aprobada', 'reversada', 'anulada', 'anulada_parcial')`.execute(db)
  const theirs = await sql<{ order: string; cents: number }>`
    select buy_order as order, (amount - refunded_amount)::int as cents from webpay_sandbox.payment
    where state in ('committed_ok', 'captured', 'reversed', 'partially_nullified', 'nullified')`.execute(db)
  const counts = await sql<Omit<Books, 'ours' | 'theirs'>>`
    select
      (select count(*)::int from pago where estado in
        ('creada', 'redirigida', 'confirmando', 'pendiente_confirmacion', 'desconocida')) as unfinished,
      (select count(*)::int from solicitud_clasificado where estado_id = 24) as reserved,
      (select count(*)::int from solicitud_clasificado s where estado_id = 24 and
        (select count(*) from pago where solicitud_id = s.id and estado = 'aprobada' and motivo is null) = 1) as "paidOnce",
      (select count(*)::int from correo where motivo = 'request.reserved') as mails,
      (select count(distinct para)::int from correo where motivo = 'request.reserved') as "mailedOnce",
      (select count(*)::int from pago_diferencia) as differences`.execute(db)
  const byOrder = (rows: { order: string; cents: number }[]) =>
    Object.fromEntries(rows.map(({ order, cents }) => [order, cents]))
  return { ours: byOrder(ours.rows), theirs: byOrder(theirs.rows), ...counts.rows[0]! }
}
