import { sql } from 'kysely'
import { concerns, type Fault, type Operation, type Outcome, type Subject } from '../rules/plans.ts'
import type { SandboxDb } from './tables.ts'

/** Stores a plan and returns its number. */
export async function insertPlan(
  db: SandboxDb,
  kind: 'fault' | 'outcome',
  definition: Fault | Outcome,
  now: Date,
): Promise<number> {
  const { times, seconds } = definition
  const row = await db
    .insertInto('plan')
    .values({
      kind,
      definition: JSON.stringify(definition),
      remaining: times,
      expires_at: seconds === undefined ? null : new Date(now.getTime() + seconds * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** All plans of a kind, used ones with nothing remaining included, in the order in which they were made. */
export function listPlans(db: SandboxDb, kind: 'fault' | 'outcome') {
  return db
    .selectFrom('plan')
    .select(['id', 'definition', 'remaining', 'expires_at'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
}

export async function deletePlans(db: SandboxDb, kind: 'fault' | 'outcome', id?: number): Promise<number> {
  let query = db.deleteFrom('plan').where('kind', '=', kind)
  if (id !== undefined) query = query.where('id', '=', id)
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

const alive = (db: SandboxDb, kind: 'fault' | 'outcome', now: Date) =>
  db
    .selectFrom('plan')
    .select(['id', 'definition', 'remaining'])
    .where('kind', '=', kind)
    .where((is) => is.or([is('remaining', 'is', null), is('remaining', '>', 0)]))
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .orderBy('id')

/** How many still wait for their moment. */
export const countPlans = async (db: SandboxDb, kind: 'fault' | 'outcome', now: Date): Promise<number> =>
  (await alive(db, kind, now).execute()).length

/** Takes the outcome that waits for this payment, if any: once is once, also when two ask. Call it inside a transaction. */
export const takeOutcome = (db: SandboxDb, subject: Subject, now: Date): Promise<Outcome | null> =>
  take<Outcome>(db, 'outcome', now, (outcome) => concerns(outcome, subject))

/** Takes the fault that waits for this call, if any. Whom the call concerns is looked up only when a fault waits. */
export async function takeFault(
  db: SandboxDb,
  operation: Operation,
  subjectOf: () => Promise<Subject>,
  now: Date,
): Promise<Fault | null> {
  const waiting = await alive(db, 'fault', now).execute()
  if (waiting.length === 0) return null
  const subject = await subjectOf()
  return db
    .transaction()
    .execute((transaction) =>
      take<Fault>(
        transaction,
        'fault',
        now,
        (fault) => (fault.operation === 'any' || fault.operation === operation) && concerns(fault, subject),
      ),
    )
}

async function take<T>(
  db: SandboxDb,
  kind: 'fault' | 'outcome',
  now: Date,
  isMeant: (plan: T) => boolean,
): Promise<T | null> {
  const plans = await alive(db, kind, now).forUpdate().execute()
  const plan = plans.find(({ definition }) => isMeant(definition as T))
  if (!plan) return null
  await db.updateTable('plan').set({ remaining: sql`remaining - 1` }).where('id', '=', plan.id).execute()
  return plan.definition as T
}
