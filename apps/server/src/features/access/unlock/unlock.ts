import { resetMessages } from '@portal/contract/access/account-messages'
import type { UnlockedSchema, UnlockSchema } from '@portal/contract/access/schemas'
import { unlockLimits } from '@portal/contract/access/unlock-limits'
import type { Of } from '@portal/contract/core/fields'
import { UserStatus } from '@portal/contract/users/constants'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { hashOfSecret, newSecret } from '#core/identity/secret-links.ts'
import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import { issuePasswordLink } from '../links.ts'
import { loginLimitMail } from '../mails.ts'
import type { AccessParts } from '../parts.ts'
import { countMailsToday, lockAccount } from '../queries.ts'
import { rememberDevice } from './devices.ts'
import * as queries from './queries.ts'

/**
 * Strangers can use up what counts by e-mail address, all day and from anywhere. The owner continues by a link in his
 * mailbox, which makes his browser a known one: its tries count apart. It grants nothing but tries.
 */

const { mailsPerDay } = unlockLimits
const lockedOut = jobKind<{ usuario_id: number }>('access-locked-out')
const nobody = 0

/** The alarm for the owner's mail. It is set for an address without an account too, so that both take the same time. */
export function mailLockedOut(db: Db, { jobs }: { jobs: Pick<Jobs, 'enqueue'> }, userId: number | undefined) {
  return jobs.enqueue(db, lockedOut, { usuario_id: userId ?? nobody })
}

/** Mails the owner of a locked account his way back. */
export async function accessJobs({ db, mails, env, dayZone, jobs }: AccessParts & { jobs: Jobs }): Promise<void> {
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
 * The token of a new link for a mail about a limit, or null when no such mail is due: one a day, and another one, up to
 * three, only after the last link was used. Whoever locks the account cannot fill the mailbox.
 */
export async function linkForLimitMail(
  db: Db,
  { id, email }: Owner,
  reason: string,
  dayZone: string,
): Promise<string | null> {
  const mails = await countMailsToday(db, email.toLowerCase(), reason, dayZone)
  if (mails >= mailsPerDay || (mails > 0 && (await queries.hasOpenLink(db, id)))) return null
  const { token, hash } = newSecret()
  await queries.insertLink(db, id, hash)
  return token
}

/** Whom the link lets continue. Refused when it was used, has ended, or belongs to nobody who may log in. */
export async function unlockLinkOwner(db: Db, token: string): Promise<{ nombres: string; email: string }> {
  const owner = await queries.getLinkOwner(db, hashOfSecret(token))
  if (!owner) throw new Refusal(resetMessages.linkInvalid)
  return owner
}

/** Uses the link up: this browser is known from now on, and may try a password or, where wanted, choose a new one. */
export function unlock(
  { db }: Pick<AccessParts, 'db'>,
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
