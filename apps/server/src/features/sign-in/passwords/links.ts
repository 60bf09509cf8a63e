import type { Of } from '@portal/contract/core/fields'
import { passwordLimits } from '@portal/contract/core/limits'
import { resetMessages } from '@portal/contract/sign-in/account-messages'
import type { ChoosePasswordSchema } from '@portal/contract/sign-in/schemas'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { hashOfSecret, newSecret } from '#core/identity/secret-links.ts'
import type { SignInDeps } from '../deps.ts'
import * as queries from '../queries.ts'
import { refuseCommon } from './common-passwords.ts'
import { hashPassword } from './hash.ts'
import { setPassword } from './set-password.ts'

/**
 * Returns the token of a new one-time link with which a user chooses their password within 72 h. Invalidates earlier
 * links.
 */
export const issuePasswordLink = async (db: Db, userId: number): Promise<string> =>
  (await issuePasswordLinks(db, [userId]))[0]!

/** The same for several users, in their order. */
export async function issuePasswordLinks(db: Db, userIds: readonly number[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const links = userIds.map((userId) => ({ userId, ...newSecret() }))
  await queries.endLinks(db, ...userIds)
  await queries.insertLinks(
    db,
    links.map(({ userId, hash }) => ({ userId, tokenHash: hash })),
    passwordLimits.linkHours,
  )
  return links.map(({ token }) => token)
}

/** Returns the owner of a link. Throws when it was used, replaced or has expired, or its owner may not log in. */
export async function linkOwner(db: Db, token: string): Promise<{ nombres: string; email: string }> {
  const owner = await queries.getLinkOwner(db, hashOfSecret(token))
  if (!owner) throw new Refusal(resetMessages.linkInvalid)
  return owner
}

/** Sets the password of the link's owner and invalidates the link. */
export async function choosePassword(
  deps: Pick<SignInDeps, 'db' | 'mails' | 'env'>,
  caller: Caller,
  token: string,
  { password, dispositivo }: Of<typeof ChoosePasswordSchema>,
): Promise<null> {
  refuseCommon(password, resetMessages.passwordTooCommon)
  await linkOwner(deps.db, token) // before the costly hash
  const hash = await hashPassword(password)
  await inTransaction(deps.db, async (db) => {
    const owner = await queries.lockLinkOwner(db, hashOfSecret(token))
    if (!owner) throw new Refusal(resetMessages.linkInvalid)
    const isSet = await setPassword(db, deps, caller, owner, hash, { device: dispositivo })
    if (!isSet) throw new Refusal(resetMessages.notReset) // another change was faster
  })
  return null
}
