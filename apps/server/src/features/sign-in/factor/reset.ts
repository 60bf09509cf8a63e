import { coreMessages } from '@portal/contract/core/core-messages'
import { factorMessages } from '@portal/contract/sign-in/factor/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { endSessions } from '#core/identity/sessions.ts'
import type { SignInDeps } from '../deps.ts'
import { mayResetFactor } from '../policy.ts'
import { lockAccount } from '../queries.ts'
import { factorResetMail } from './mails.ts'
import * as queries from './queries.ts'

/**
 * Removes all devices and codes of another person, who lost them, and ends their sessions; super administrators only.
 * Throws `notSet` when they have none.
 */
export function resetFactor(
  { db, mails, env }: Pick<SignInDeps, 'db' | 'mails' | 'env'>,
  actor: Actor,
  userId: number,
): Promise<null> {
  if (!mayResetFactor(actor, userId)) throw new Refusal(factorMessages.onlySuperAdmin)
  return inTransaction(db, async (db) => {
    const account = await lockAccount(db, userId)
    if (!account) throw new Refusal(coreMessages.absent)
    const removed = await queries.deleteFactor(db, userId)
    if (removed === 0) throw new Refusal(factorMessages.notSet)
    await endSessions(db, userId)
    await mails.queue(db, factorResetMail(env.PUBLIC_URL, account))
    const announces = [
      { area: 'sesion' as const, usuario_id: userId },
      { area: 'perfil' as const, usuario_id: userId },
    ]
    await record(db, actor, { action: 'factor.reset', entity: 'usuario', id: userId, after: { removed }, announces })
    return null
  })
}

/**
 * Removes what an intruder may have added: the devices and codes made since then. Call it within the transaction that
 * gives the account back to its owner (decision 018).
 */
export async function dropFactorSince(db: Db, userId: number, since: Date): Promise<void> {
  await queries.deleteFactor(db, userId, since)
}
