import { loginMessages } from '@portal/contract/access/messages'
import type { LoginSchema } from '@portal/contract/access/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Caller } from '#core/actor.ts'
import { inTransaction } from '#core/database.ts'
import { beside, Refusal } from '#core/errors.ts'
import { type Limit, refuseBeyond, startOver, takeBack } from '#core/limits.ts'
import { record } from '#core/record.ts'
import type { OpenedSession } from '#core/sessions.ts'
import type { AccessParts } from './parts.ts'
import { isPassword } from './passwords.ts'
import * as queries from './queries.ts'
import { refusalToLogin } from './rules.ts'

/** Wrong log-ins for one e-mail address, whether or not it has an account. */
const perAccount: Limit = { name: 'login', max: 10, seconds: 900 }
/** Wrong log-ins from one network address. */
const perAddress: Limit = { name: 'login-ip', max: 50, seconds: 900 }

type LoginParts = Pick<AccessParts, 'db' | 'env' | 'sessions' | 'captcha' | 'log'>

/** Opens a session. Unknown address, wrong password and inactive user get one answer in equal time (decision 5). */
export async function logIn(parts: LoginParts, caller: Caller, form: Of<typeof LoginSchema>): Promise<OpenedSession> {
  const { db, env, sessions, log } = parts
  await checkCaptcha(parts, form.captcha)
  // Counted before the password is looked at: tries that arrive together cannot pass a limit together.
  await refuseBeyond(db, perAddress, caller.ip)
  await refuseBeyond(db, perAccount, form.email.toLowerCase())

  const user = await queries.getAccount(db, form.email)
  const cause = refusalToLogin(user, await isPassword(form.password, user?.password_hash))
  if (cause || !user) {
    const { ip, requestId } = caller
    log.info({ code: cause?.code, cause: cause?.en, userId: user?.id ?? null, ip, requestId }, 'log-in refused')
    throw new Refusal(cause && env.REVEAL_LOGIN_CAUSE ? cause : loginMessages.loginFailed)
  }

  const session = await inTransaction(db, async (db) => {
    await record(db, caller, { action: 'access.loggedIn', entity: 'usuario', id: user.id })
    return sessions.open(db, user.id, { ip: caller.ip, agent: caller.agent ?? '' })
  })
  await forgiveAccount(db, user.email)
  await takeBack(db, perAddress, caller.ip)
  return session
}

/** Who proved to own an account may try again at once. */
export function forgiveAccount(db: AccessParts['db'], email: string): Promise<void> {
  return startOver(db, perAccount, email.toLowerCase())
}

async function checkCaptcha({ db, captcha }: LoginParts, answer: string): Promise<void> {
  const outcome = await captcha.verify(db, answer)
  if (outcome === 'ok') return
  const entry = outcome === 'empty' ? loginMessages.captchaEmpty : loginMessages.captchaInvalid
  throw beside('captcha', entry)
}
