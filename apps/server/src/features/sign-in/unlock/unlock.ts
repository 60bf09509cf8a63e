import type { Of } from '@portal/contract/core/fields'
import { resetMessages } from '@portal/contract/sign-in/account-messages'
import type { UnlockedSchema, UnlockSchema } from '@portal/contract/sign-in/schemas'
import { unlockLimits } from '@portal/contract/sign-in/unlock-limits'
import { UserStatus } from '@portal/contract/users/constants'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { hashOfSecret, newSecret } from '#core/identity/secret-links.ts'
import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import type { SignInDeps } from '../deps.ts'
import { loginLimitMail } from '../mails.ts'
import { issuePasswordLink } from '../passwords/links.ts'
import { countMailsToday, lockAccount } from '../queries.ts'
import { rememberDevice } from './devices.ts'
import * as queries from './queries.ts'

/**
 * Strangers can use up the counts of an e-mail address, all day and from anywhere. An unlock link in their mailbox makes
 * the owner's browser a known one: its tries count separately. It grants nothing else.
 */

const { mailsPerDay } = unlockLimits
const lockedOut = jobKind<{ usuario_id: number }>('access-locked-out')
const nobody = 0

/**
 * Enqueues the mail to a locked owner. Also enqueued for an address without an account, so that both take the same
 * time.
 */
export function mailLockedOut(db: Db, { jobs }: { jobs: Pick<Jobs, 'enqueue'> }, userId: number | undefined) {
  return jobs.enqueue(db, lockedOut, { usuario_id: userId ?? nobody })
}

/** Mails an unlock link to the owner of a locked account. */
export async function signInJobs({ db, mails, env, dayZone, jobs }: SignInDeps & { jobs: Jobs }): Promise<void> {
  await jobs.define(lockedOut, ({ usuario_id: userId }) =>
    inTransaction(db, async (db) => {
      const user = await lockAccount(db, userId)
      if (user?.estado_id !== UserStatus.active) return
      const token = await linkForLimitMail(db, user, 'login.limit', dayZone)
      if (token) await mails.queue(db, loginLimitMail(env.PUBLIC_URL, user, token))
    }),
  )
}

interface Owner {
  id: number
  email: string
}

/**
 * Returns the token of a new unlock link for a mail about a limit, or null when no mail is due: one a day, and up to
 * three when the last link was used. Whoever locks the account cannot flood the mailbox.
 */
export async function linkForLimitMail(
  db: Db,
  { id, email }: Owner,
  reason: string,
  dayZone: string | null,
): Promise<string | null> {
  const mails = await countMailsToday(db, email.toLowerCase(), reason, dayZone)
  if (mails >= mailsPerDay || (mails > 0 && (await queries.hasOpenLink(db, id)))) return null
  const { token, hash } = newSecret()
  await queries.insertLink(db, id, hash)
  return token
}

/** Returns the owner of an unlock link. Throws when it was used, has expired, or its owner may not log in. */
export async function unlockLinkOwner(db: Db, token: string): Promise<{ nombres: string; email: string }> {
  const owner = await queries.getLinkOwner(db, hashOfSecret(token))
  if (!owner) throw new Refusal(resetMessages.linkInvalid)
  return owner
}

/** Uses an unlock link: this browser is now known, and may try a password or, if wanted, choose a new one. */
export function unlock(
  { db }: Pick<SignInDeps, 'db'>,
  caller: Caller,
  token: string,
  { accion }: Of<typeof UnlockSchema>,
): Promise<Of<typeof UnlockedSchema>> {
  return inTransaction(db, async (db) => {
    const owner = await queries.lockLinkOwner(db, hashOfSecret(token))
    if (!owner) throw new Refusal(resetMessages.linkInvalid)
    await queries.useLinksUp(db, owner.id)
    await record(db, caller, { action: 'access.wentOn', entity: 'usuario', id: owner.id, after: { accion } })
    const enlace = accion === 'clave' ? await issuePasswordLink(db, owner.id) : null
    return { dispositivo: await rememberDevice(db, owner.id, ''), enlace }
  })
}
