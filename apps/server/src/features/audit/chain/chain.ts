import type { ChainSchema } from '@portal/contract/audit/schemas'
import type { In } from '@portal/contract/core/fields'
import { lastControl, textOf } from '#core/audit/control.ts'
import { readHead, readStanding } from '#core/audit/queries.ts'
import type { Actor } from '#core/base/actor.ts'
import type { Counter } from '#core/base/counter.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { AuditDeps } from '../deps.ts'
import { mayReadAudit } from '../policy.ts'
import { auditJob } from './night.ts'

/** Returns how the chain stands: its newest seal, what waits for one, and the last check. */
export async function chainOf(db: Db): Promise<In<typeof ChainSchema>> {
  const [{ pendientes, segundos }, head, control] = await Promise.all([readStanding(db), readHead(db), lastControl(db)])
  return {
    pendientes,
    segundos,
    cabeza: head ? textOf({ numero: head.numero, hash: head.hash.toString('hex') }) : null,
    control: control
      ? { ...control, cabeza: textOf({ numero: control.cabeza_numero, hash: control.cabeza_hash }) }
      : null,
  }
}

/** Starts a check of the whole chain in the background. */
export async function askForCheck({ db, jobs }: Pick<AuditDeps, 'db' | 'jobs'>, actor: Actor): Promise<null> {
  await inTransaction(db, async (db) => {
    await jobs.enqueue(db, auditJob, {})
    await record(db, actor, { action: 'audit.checkAsked', entity: 'auditoria', id: null })
  })
  return null
}

/** Counts the breaks of the last check, for those who read the audit. */
export const brokenCounter: Counter = {
  name: 'auditoria_rota',
  access: 'session',
  count: async (db, actor) => (mayReadAudit(actor) ? (await readStanding(db)).rotas : 0),
}
