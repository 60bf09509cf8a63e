import { type RawBuilder, sql } from 'kysely'
import { states } from '../rules/states.ts'
import { type SandboxDb, schemaName } from './tables.ts'

const schema = sql.id(schemaName)
const stateNames = sql.join(states.map((state) => sql.lit(state)))

/** What makes each table and index, by its name. */
const parts: Readonly<Record<string, RawBuilder<unknown>>> = {
  settings: sql`create table ${schema}.settings (
    id integer primary key check (id = 1),
    switches jsonb not null default '{}',
    clock_offset_ms double precision not null default 0
  )`,
  payment: sql`create table ${schema}.payment (
    token text primary key,
    api_version text not null,
    commerce_code text not null,
    currency text not null,
    is_deferred boolean not null,
    buy_order text not null,
    session_id text not null,
    return_url text not null,
    amount bigint not null check (amount > 0),
    state text not null check (state in (${stateNames})),
    step text not null default 'card' check (step in ('card', 'bank', 'decision')),
    created_at timestamptz(3) not null,
    opened_at timestamptz(3),
    decided_at timestamptz(3),
    committed_at timestamptz(3),
    captured_at timestamptz(3),
    card_last4 text,
    payment_type_code text,
    installments_number integer not null default 0,
    is_card_good boolean not null default false,
    vci text,
    response_code integer,
    authorization_code text,
    captured_amount bigint not null default 0 check (captured_amount between 0 and amount),
    refunded_amount bigint not null default 0 check (refunded_amount between 0 and amount)
  )`,
  payment_buy_order: sql`create index payment_buy_order on ${schema}.payment (commerce_code, buy_order)`,
  payment_created: sql`create index payment_created on ${schema}.payment (created_at desc, token)`,
  refund: sql`create table ${schema}.refund (
    id integer generated always as identity primary key,
    token text not null references ${schema}.payment on delete cascade,
    at timestamptz(3) not null,
    amount bigint not null check (amount > 0),
    type text not null,
    authorization_code text
  )`,
  refund_token: sql`create index refund_token on ${schema}.refund (token)`,
  event: sql`create table ${schema}.event (
    id integer generated always as identity primary key,
    at timestamptz(3) not null,
    token text,
    kind text not null,
    detail jsonb not null
  )`,
  event_token: sql`create index event_token on ${schema}.event (token, id)`,
  plan: sql`create table ${schema}.plan (
    id integer generated always as identity primary key,
    kind text not null check (kind in ('fault', 'outcome')),
    definition jsonb not null,
    remaining integer,
    expires_at timestamptz(3)
  )`,
}

/**
 * Makes what is missing of the sandbox's own schema. Several processes may start at once, and others use it meanwhile:
 * what is there is not touched, for `create … if not exists` locks it too.
 */
export async function createSchema(db: SandboxDb): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${schemaName}))`.execute(transaction)
    await sql`create schema if not exists ${schema}`.execute(transaction)
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = ${schemaName}::regnamespace`.execute(transaction)
    const there = new Set(rows.map(({ name }) => name))
    for (const [name, part] of Object.entries(parts)) if (!there.has(name)) await part.execute(transaction)
    await sql`insert into ${schema}.settings (id) values (1) on conflict do nothing`.execute(transaction)
  })
}
