import { coreMessages } from '@portal/contract/core/core-messages'
import type { Limit } from '@portal/contract/core/endpoint'
import type { Of } from '@portal/contract/core/fields'
import { ProofKind } from '@portal/contract/sign-in/factor/constants'
import { loginMessages } from '@portal/contract/sign-in/messages'
import type { LoginSchema } from '@portal/contract/sign-in/schemas'
import type { Caller } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { countUp, refuseBeyond, resetCount, uncount } from '#core/door/rate-limits.ts'
import type { SignInDeps } from './deps.ts'
import { pendingLogIn } from './factor/log-in.ts'
import { type LoggedIn, openLoggedIn } from './open-logged-in.ts'
import { adopted, adoptPassword, standInFor } from './passwords/adopt.ts'
import { foreignOf, isPasswordOf } from './passwords/hash.ts'
import * as queries from './queries.ts'
import { refusalToLogin } from './rules.ts'
import { knownDevice } from './unlock/devices.ts'
import { mailLockedOut } from './unlock/unlock.ts'

/** Wrong log-ins from unknown browsers for one e-mail address, with or without an account. */
const perAccount: Limit = { name: 'login', max: 10, seconds: 900 }
/** Wrong log-ins from unknown browsers of one network address. */
const perAddress: Limit = { name: 'login-ip', max: 50, seconds: 900 }
/** Wrong log-ins from a known browser of the account; strangers cannot use these up. */
const perDevice: Limit = { name: 'login-device', max: 10, seconds: 900 }

type LoginDeps = Pick<SignInDeps, 'db' | 'env' | 'sessions' | 'captcha' | 'jobs' | 'log' | 'factorRoles' | 'secrets'>

/**
 * Opens a session. A user with a second factor gets a refusal with what finishes their log-in (`factorNeeded`). Unknown
 * address, wrong password and inactive user get the same answer in equal time (rule access/one-answer). The first right
 * password of another program becomes one of our own (rule users/foreign-passwords).
 */
export async function logIn(deps: LoginDeps, caller: Caller, form: Of<typeof LoginSchema>): Promise<LoggedIn> {
  const { db, env, factorRoles, log } = deps
  await checkCaptcha(deps, form.captcha)
  const forgive = await countTry(deps, caller, form)

  const user = await queries.getAccount(db, form.email)
  const standIn = user ? null : await standInFor(deps, form.email)
  const cause = refusalToLogin(user, await isPasswordOf(form.password, user, standIn))
  if (cause || !user) {
    const { ip, requestId } = caller
    log.info({ code: cause?.code, cause: cause?.en, userId: user?.id ?? null, ip, requestId }, 'log-in refused')
    throw new Refusal(cause && env.REVEAL_LOGIN_CAUSE ? cause : loginMessages.loginFailed)
  }

  const own = foreignOf(user) === null ? null : await adopted(form.password)
  const outcome = await inTransaction(db, async (db) => {
    // read again: a session must not outlive a change that ended all others while the password was verified
    const now = await queries.lockAccount(db, user.id)
    if (!now || !isSameAccount(now, user) || refusalToLogin(now, true)) throw new Refusal(loginMessages.loginFailed)
    if (own) await adoptPassword(db, caller, user.id, own)
    const pending = await pendingLogIn(db, caller, user.id)
    if (pending) return new Refusal(loginMessages.factorNeeded, { data: pending })
    const opening = { device: form.dispositivo, by: ProofKind.password, mustEnrol: false }
    return { ...(await openLoggedIn(db, deps, caller, user, opening)), mustEnrol: factorRoles.has(now.rol_id) }
  })
  await forgive()
  if (outcome instanceof Refusal) throw outcome // after the commit, which contains the log-in that waits
  return outcome
}

type Account = NonNullable<Awaited<ReturnType<typeof queries.getAccount>>>

const isSameAccount = (now: Account, before: Account): boolean =>
  (['password_hash', 'hash_ajeno', 'email'] as const).every((column) => now[column] === before[column])

/**
 * Counts a try before its password is verified: concurrent tries cannot pass a limit together. Returns how to undo it
 * for a correct password. A known browser does not touch the count of strangers.
 */
async function countTry(
  { db, jobs }: LoginDeps,
  { ip }: Caller,
  { email, dispositivo }: Of<typeof LoginSchema>,
): Promise<() => Promise<void>> {
  const device = await knownDevice(db, dispositivo, email)
  if (device) {
    await refuseBeyond(db, perDevice, device)
    return () => resetCount(db, perDevice, device)
  }
  await refuseBeyond(db, perAddress, ip)
  const { count, rest } = await countUp(db, perAccount, email.toLowerCase())
  if (count === perAccount.max + 1) await mailLockedOut(db, { jobs }, (await queries.getAccount(db, email))?.id)
  if (count > perAccount.max) throw new Refusal(coreMessages.tooMany, { retryAfter: rest })
  return async () => {
    await resetLoginTries(db, email)
    await uncount(db, perAddress, ip)
  }
}

/** Resets the counts after the user has proved to own the account. */
export function resetLoginTries(db: SignInDeps['db'], email: string): Promise<void> {
  return resetCount(db, perAccount, email.toLowerCase())
}

async function checkCaptcha({ db, captcha }: LoginDeps, answer: string): Promise<void> {
  const outcome = await captcha.verify(db, answer)
  if (outcome === 'ok') return
  const entry = outcome === 'empty' ? loginMessages.captchaEmpty : loginMessages.captchaInvalid
  throw fieldRefusal('captcha', entry)
}
