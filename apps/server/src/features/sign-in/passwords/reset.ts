import type { Of } from '@portal/contract/core/fields'
import { resetMessages } from '@portal/contract/sign-in/account-messages'
import type { ResetPinSchema, ResetSchema } from '@portal/contract/sign-in/schemas'
import { UserStatus } from '@portal/contract/users/constants'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { isIssued, issuePin, type PinMessages, sendPinMail, withPin } from '#core/identity/pins/pins.ts'
import { askingFor } from '../account/pins.ts'
import type { SignInDeps } from '../deps.ts'
import { resetLoginTries } from '../login.ts'
import { noAccountMail, resetPinMail } from '../mails.ts'
import * as queries from '../queries.ts'
import { refuseCommon } from './common-passwords.ts'
import { hashPassword } from './hash.ts'
import { setPassword } from './set-password.ts'

type ResetDeps = Pick<SignInDeps, 'db' | 'env' | 'mails' | 'secrets' | 'dayZone'>

const says: PinMessages = {
  wrong: resetMessages.pinInvalid,
  absent: resetMessages.pinInvalid,
  ended: resetMessages.pinInvalid,
  expired: resetMessages.pinInvalid,
  dailyLimit: resetMessages.dailyLimit,
}

const isActive = (user: { estado_id: number } | undefined) => user?.estado_id === UserStatus.active

/**
 * Mails a PIN to an active user; other addresses get a mail that they have no account. Answer and time are the same.
 */
export async function requestResetPin(
  deps: ResetDeps,
  caller: Caller,
  { email, idioma }: Of<typeof ResetPinSchema>,
): Promise<null> {
  const { db, env, mails } = deps
  const outcome = await inTransaction(db, async (db) => {
    const user = await queries.getAccount(db, email)
    if (!user && env.REVEAL_LOGIN_CAUSE) return new Refusal(resetMessages.emailNotRegistered)
    const to = user?.email ?? email // as stored: another case may be another mailbox
    const asking = askingFor(deps, { by: caller, purpose: 'reset', email: to, language: idioma })
    const issued = await issuePin(db, deps, asking, isActive(user))
    if (!isIssued(issued)) return new Refusal(resetMessages[issued.says], issued)
    const mail = { to, language: idioma, ...issued }
    const mailId = await mails.write(db, isActive(user) ? resetPinMail(mail) : noAccountMail(env.PUBLIC_URL, mail))
    return { mailId, pinId: issued.pinId }
  })
  // Thrown after the commit, which contains the warning to the owner about the daily limit.
  if (outcome instanceof Refusal) throw outcome
  await sendPinMail(deps, outcome, resetMessages.pinNotSent)
  return null
}

/** Sets a new password with the mailed PIN and ends all sessions of the user. A wrong PIN is counted. */
export async function resetPassword(deps: ResetDeps, caller: Caller, form: Of<typeof ResetSchema>): Promise<null> {
  refuseCommon(form.password, resetMessages.passwordTooCommon)
  const user = await queries.getAccount(deps.db, form.email)
  const { email, idioma: language } = user ?? { email: form.email, idioma: 'es' as const }
  const asking = askingFor(deps, { by: caller, purpose: 'reset', email, language })
  const work = async (db: Db) => {
    const owner = await queries.getAccount(db, email)
    if (!owner || !isActive(owner)) return resetMessages.pinInvalid // deactivated since the PIN was mailed
    const except = { device: form.dispositivo }
    const isSet = await setPassword(db, deps, caller, owner, await hashPassword(form.password), except)
    return isSet ? null : resetMessages.notReset // another change was faster
  }
  // locks the account before its PINs, as a link of an e-mail change does, which ends them
  await withPin(deps, asking, form.pin, says, work, async (db) => {
    if (user) await queries.lockAccount(db, user.id)
    return null
  })
  await resetLoginTries(deps.db, email)
  return null
}
