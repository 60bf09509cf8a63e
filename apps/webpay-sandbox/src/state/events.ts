import type { SandboxDb } from './tables.ts'

export type EventKind =
  | 'created'
  | 'opened'
  | 'card'
  | 'bank'
  | 'decided'
  | 'aborted'
  | 'timed_out'
  | 'left'
  | 'committed'
  | 'captured'
  | 'refunded'
  | 'sent_back'
  | 'extra_return'
  | 'call'

/** Books what happened to a payment. Details hold no card number, key or password. */
export async function recordEvent(
  db: SandboxDb,
  at: Date,
  token: string | null,
  kind: EventKind,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await db
    .insertInto('event')
    .values({ at, token, kind, detail: JSON.stringify(detail) })
    .execute()
}

/** What happened to one payment, in order. */
export function listEvents(db: SandboxDb, token: string) {
  return db.selectFrom('event').select(['at', 'kind', 'detail']).where('token', '=', token).orderBy('id').execute()
}
