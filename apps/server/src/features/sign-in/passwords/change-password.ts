import type { Limit } from '@portal/contract/core/endpoint'
import type { Of } from '@portal/contract/core/fields'
import { passwordMessages } from '@portal/contract/sign-in/password-messages'
import type { ChangePasswordSchema } from '@portal/contract/sign-in/schemas'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { refuseBeyond, resetCount } from '#core/door/rate-limits.ts'
import type { SignInDeps } from '../deps.ts'
import * as queries from '../queries.ts'
import { refuseCommon } from './common-passwords.ts'
import { hashPassword, isPassword } from './hash.ts'
import { setPassword } from './set-password.ts'

/** Wrong current passwords of one user: a session left open must not be usable to guess the password. */
const wrongCurrent: Limit = { name: 'password', max: 10, seconds: 900 }

const currentMismatch = () => fieldRefusal('password_actual', passwordMessages.currentMismatch)

/** Changes the own password and ends the user's other sessions. */
export async function changePassword(
  deps: Pick<SignInDeps, 'db' | 'mails' | 'env'>,
  actor: Actor,
  form: Of<typeof ChangePasswordSchema>,
): Promise<null> {
  const { db } = deps
  refuseCommon(form.password, passwordMessages.tooCommon)
  const user = await queries.getAccountById(db, actor.id)
  if (!user) throw new Refusal(passwordMessages.userNotIdentified)
  await refuseBeyond(db, wrongCurrent, String(actor.id))
  if (!(await isPassword(form.password_actual, user.password_hash))) throw currentMismatch()

  const hash = await hashPassword(form.password)
  await inTransaction(db, async (db) => {
    const except = { session: actor.sessionId, device: form.dispositivo }
    const isSet = await setPassword(db, deps, actor, user, hash, except)
    if (!isSet) throw currentMismatch() // it was changed a moment ago
  })
  await resetCount(db, wrongCurrent, String(actor.id))
  return null
}
