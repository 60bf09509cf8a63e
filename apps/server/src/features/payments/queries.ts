import type { Currency } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import type { CardProvider } from '@portal/contract/payments/card-providers'
import type { DifferenceKind, PaymentStatus, PaymentWay } from '@portal/contract/payments/states'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Pago } from '#core/database/schema.ts'
import type { Flow } from './rules/returns.ts'
import type { Reason } from './rules/standing.ts'

export type Payment = NonNullable<Awaited<ReturnType<typeof getPayment>>>

/** Columns of a payment, without the texts of the terms and the address of the form. */
const columns = [
  'id',
  'solicitud_id',
  'evento_id',
  'buy_order',
  'session_id',
  'retorno',
  'token',
  'comercio',
  'enlace_version',
  'ip',
  'monto',
  'vci',
  'codigo_respuesta',
  'codigo_autorizacion',
  'tipo_pago',
  'tarjeta',
  'cuotas',
  'monto_cuota',
  'fecha_transaccion',
  'saldo',
  'comprobante_id',
  'creado_en',
  'retornado_en',
  'confirmando_en',
  'confirmado_en',
  'consultado_en',
  'tipo_cambio',
  'cobrado',
  'referencia',
  'usuario_id',
  'fecha_banco',
  'nota',
  'transferencia_id',
  'version',
  sql<PaymentStatus>`estado`.as('estado'),
  sql<PaymentWay>`medio`.as('medio'),
  sql<CardProvider>`proveedor`.as('proveedor'),
  sql<Flow | null>`flujo`.as('flujo'),
  sql<Reason | null>`motivo`.as('motivo'),
  sql<Currency>`moneda`.as('moneda'),
  sql<PageLanguage>`idioma`.as('idioma'),
  sql<Date>`clock_timestamp()`.as('ahora'),
] as const

type Key = { id: number } | { token: string } | { retorno: string } | { buy_order: string }

export function getPayment(db: Db, key: Key) {
  const [[column, value] = ['id', 0]] = Object.entries(key) as [keyof Pago, string | number][]
  return db
    .selectFrom('pago')
    .select(columns)
    .where(column as 'id', '=', value as number)
    .executeTakeFirst()
}

/** Locks the payment last: after its item and its request. `ahora` is the time after waiting for the lock. */
export function lockPayment(db: Db, id: number): Promise<Payment> {
  return db.selectFrom('pago').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export function insertPayment(db: Db, payment: Insertable<Pago>): Promise<Payment> {
  return db.insertInto('pago').values(payment).returning(columns).executeTakeFirstOrThrow()
}

export type PaymentChange = Updateable<Pago>

/** Returns undefined when it changed since it was read. */
export function updatePayment(db: Db, { id, version }: Pick<Payment, 'id' | 'version'>, change: PaymentChange) {
  return db
    .updateTable('pago')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
}

/** Forgets the receipt of a payment, so that it is made again; does not change the payment itself. */
export async function dropReceipt(db: Db, id: number): Promise<void> {
  await db.updateTable('pago').set({ comprobante_id: null }).where('id', '=', id).execute()
}

/** Stores when the provider was last asked; does not change the payment itself. */
export async function markAsked(db: Db, id: number): Promise<void> {
  await db.updateTable('pago').set({ consultado_en: sql`now()` }).where('id', '=', id).execute()
}

/** Returns all payments of a request, the newest first. */
export function listPaymentsOf(db: Db, requestId: number): Promise<Payment[]> {
  return db.selectFrom('pago').select(columns).where('solicitud_id', '=', requestId).orderBy('id', 'desc').execute()
}

interface Difference {
  paymentId: number
  buyOrder: string
  kind: DifferenceKind
  details: object
}

/** Returns the id of a new difference; undefined for a known one, open or closed. */
export async function insertDifference(
  db: Db,
  { paymentId, buyOrder, kind, details }: Difference,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into pago_diferencia (pago_id, buy_order, tipo, detalle)
    select ${paymentId}::int, ${buyOrder}::text, ${kind}::text, ${JSON.stringify(details)}::jsonb
    where not exists (
      select from pago_diferencia where buy_order = ${buyOrder} and tipo = ${kind} and detalle = ${JSON.stringify(details)}::jsonb)
    on conflict do nothing
    returning id`.execute(db)
  return rows[0]?.id ?? null
}
