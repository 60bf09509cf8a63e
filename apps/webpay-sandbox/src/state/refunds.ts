import type { Insertable } from 'kysely'
import type { SandboxDb, Tables } from './tables.ts'

export async function insertRefund(db: SandboxDb, refund: Insertable<Tables['refund']>): Promise<void> {
  await db.insertInto('refund').values(refund).execute()
}

/** In the order in which they were made; amounts in hundredths. */
export async function listRefunds(db: SandboxDb, token: string) {
  const rows = await db
    .selectFrom('refund')
    .select(['at', 'amount', 'type', 'authorization_code'])
    .where('token', '=', token)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}
