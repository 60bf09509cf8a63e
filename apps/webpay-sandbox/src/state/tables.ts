import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Currency } from '../merchants.ts'
import type { StoredState } from '../rules/states.ts'

/** Where in the form the buyer is. */
export type Step = 'card' | 'bank' | 'decision'

/** A payment of the simulated provider. Amounts are hundredths of the currency; times are the sandbox's clock. */
export interface Payment {
  token: string
  api_version: string
  commerce_code: string
  currency: Currency
  is_deferred: boolean
  buy_order: string
  session_id: string
  return_url: string
  amount: number
  state: StoredState
  step: Step
  created_at: Date
  opened_at: Date | null
  decided_at: Date | null
  committed_at: Date | null
  captured_at: Date | null
  card_last4: string | null
  payment_type_code: string | null
  installments_number: number
  is_card_good: boolean
  vci: string | null
  response_code: number | null
  authorization_code: string | null
  captured_amount: number
  refunded_amount: number
}

/** int8 arrives as text or as a number, depending on what the process has told the driver. */
type Int8 = ColumnType<string | number, number, number>
type BigintColumn = 'amount' | 'captured_amount' | 'refunded_amount'

type PaymentTable = Omit<Payment, BigintColumn> & Record<BigintColumn, Int8>

interface RefundTable {
  id: Generated<number>
  token: string
  at: Date
  amount: Int8
  type: 'REVERSED' | 'NULLIFIED'
  authorization_code: string | null
}

interface EventTable {
  id: Generated<number>
  at: Date
  token: string | null
  kind: string
  detail: ColumnType<Record<string, unknown>, string, never>
}

interface PlanTable {
  id: Generated<number>
  kind: 'fault' | 'outcome'
  definition: ColumnType<unknown, string, never>
  remaining: number | null
  expires_at: Date | null
}

interface SettingsTable {
  id: number
  switches: ColumnType<Record<string, unknown>, string, string>
  clock_offset_ms: number
}

export interface Tables {
  payment: PaymentTable
  refund: RefundTable
  event: EventTable
  plan: PlanTable
  settings: SettingsTable
}

export type SandboxDb = Kysely<Tables>

export const schemaName = 'webpay_sandbox'

/** Any Kysely on a PostgreSQL: the sandbox looks at nothing but its own schema. */
export interface AnyDb {
  withSchema(schema: string): unknown
}

/** The same connections, seen as the sandbox's own tables. */
export const sandboxOf = (db: AnyDb) => db.withSchema(schemaName) as SandboxDb
