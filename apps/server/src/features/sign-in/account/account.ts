import { Role } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { createAccountMessages } from '@portal/contract/sign-in/account-messages'
import type { AccountPinSchema, CreateAccountSchema } from '@portal/contract/sign-in/schemas'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { isIssued, issuePin, type PinMessages, sendPinMail, withPin } from '#core/identity/pins/pins.ts'
import { applyTemplate } from '#features/access/service.ts'
import type { SignInDeps } from '../deps.ts'
import { accountPinMail, alreadyRegisteredMail, recoverableMail } from '../mails.ts'
import { refuseCommon } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/hash.ts'
import * as queries from '../queries.ts'
import { askingFor } from './pins.ts'

type AccountDeps = Pick<SignInDeps, 'db' | 'env' | 'mails' | 'secrets' | 'dayZone'>

const says: PinMessages = {
  wrong: createAccountMessages.pinInvalid,
  absent: createAccountMessages.pinAbsent,
  ended: createAccountMessages.codeExpired,
  expired: createAccountMessages.pinExpired,
  dailyLimit: createAccountMessages.dailyLimit,
}

/**
 * Mails a PIN for a new account; the owner of a registered address gets a mail that says so. Answer and time are the
 * same.
 */
export async function requestAccountPin(
  deps: AccountDeps,
  caller: Caller,
  { email, idioma }: Of<typeof AccountPinSchema>,
): Promise<null> {
  const { db, env, mails } = deps
  const outcome = await inTransaction(db, async (db) => {
    const owner = await queries.getAccount(db, email)
    if (owner && env.REVEAL_LOGIN_CAUSE) return new Refusal(createAccountMessages.emailAlreadyRegistered)
    const isHeld = await queries.isRecoverable(db, email)
    if (isHeld && env.REVEAL_LOGIN_CAUSE) return new Refusal(createAccountMessages.emailAlreadyRegistered)
    const to = owner?.email ?? email // as stored: another case may be another mailbox
    const asking = askingFor(deps, { by: caller, purpose: 'account', email: to, language: idioma })
    const issued = await issuePin(db, deps, asking, !owner && !isHeld)
    if (!isIssued(issued)) return new Refusal(createAccountMessages[issued.says], issued)
    const mail = { to, language: idioma, ...issued }
    const unowned = () => (isHeld ? recoverableMail(mail) : accountPinMail(mail))
    const mailId = await mails.write(db, owner ? alreadyRegisteredMail(env.PUBLIC_URL, mail) : unowned())
    return { mailId, pinId: issued.pinId }
  })
  // Thrown after the commit, which contains the warning to the owner about the daily limit.
  if (outcome instanceof Refusal) throw outcome
  await sendPinMail(deps, outcome, createAccountMessages.emailNotSent)
  return null
}

/**
 * Creates a customer's account with the mailed PIN: role 3, no enterprise (rule users/customers). A wrong PIN is
 * counted.
 */
export async function createAccount(
  deps: AccountDeps,
  caller: Caller,
  form: Of<typeof CreateAccountSchema>,
): Promise<null> {
  const { email, nombres, apellido_paterno, idioma } = form
  refuseCommon(form.password, createAccountMessages.passwordTooCommon)
  const asking = askingFor(deps, { by: caller, purpose: 'account', email, language: idioma })
  await withPin(deps, asking, form.pin, says, async (db) => {
    const passwordHash = await hashPassword(form.password)
    const customer = { nombres, apellido_paterno, email, idioma, password_hash: passwordHash, rol_id: Role.user }
    const user = await queries.insertCustomer(db, customer)
    if (!user) return createAccountMessages.emailAlreadyRegistered
    await applyTemplate(db, caller, user.id, 'customer')
    const created = { action: 'access.accountCreated', entity: 'usuario', id: user.id, after: user }
    await record(db, caller, { ...created, announces: [{ area: 'usuarios' }] })
    return null
  })
  return null
}
