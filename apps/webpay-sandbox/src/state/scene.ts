import { lockPayment } from './payments.ts'
import { readSettings, type Settings } from './settings.ts'
import type { Payment, SandboxDb } from './tables.ts'

/** All that a decision about one payment needs. */
export interface Scene extends Settings {
  /** Inside the transaction. */
  db: SandboxDb
  payment: Payment
}

/** Locks one payment, then reads the clock, so that nothing decides by an older time. Null when there is no such token. */
export function onPayment<T>(db: SandboxDb, token: string, work: (scene: Scene) => Promise<T>): Promise<T | null> {
  return db.transaction().execute(async (transaction) => {
    const payment = await lockPayment(transaction, token)
    if (!payment) return null
    return work({ db: transaction, payment, ...(await readSettings(transaction)) })
  })
}
