import type { Language } from '@portal/contract/core/language'
import type { Anyone } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { endSessions } from '#core/identity/sessions.ts'
import type { SignInDeps } from '../deps.ts'
import { deletePending as endPendingLogIns } from '../factor/queries.ts'
import { passwordChangedMail } from '../mails.ts'
import * as queries from '../queries.ts'
import { forgetDevices } from '../unlock/devices.ts'

interface Owner {
  id: number
  email: string
  idioma: Language
  password_hash: string | null
  hash_ajeno: string | null
}

/** The session and browser in which the new password was typed; they stay valid. */
interface Except {
  session?: string
  device?: string
}

/**
 * Stores the hash of a new password inside the caller's transaction. Ends the user's sessions and known browsers,
 * except those of `except`, their one-time links, and a change of e-mail started from inside the account, since an
 * intruder may have started it. Mails them when they had a password before. Returns false when another change was faster.
 */
export async function setPassword(
  db: Db,
  { mails, env }: Pick<SignInDeps, 'mails' | 'env'>,
  by: Anyone,
  owner: Owner,
  hash: string,
  except: Except = {},
): Promise<boolean> {
  if (!(await queries.storePassword(db, owner.id, hash, owner.password_hash))) return false
  await queries.endLinks(db, owner.id)
  await queries.endOwnEmailChange(db, owner.id)
  await endSessions(db, owner.id, except.session ? { except: except.session } : {})
  await forgetDevices(db, owner.id, except.device)
  await endPendingLogIns(db, owner.id)
  if (owner.password_hash ?? owner.hash_ajeno) await mails.queue(db, passwordChangedMail(env.PUBLIC_URL, owner))
  await record(db, by, {
    action: 'access.passwordChanged',
    entity: 'usuario',
    id: owner.id,
    announces: [
      { area: 'sesion', usuario_id: owner.id },
      { area: 'perfil', usuario_id: owner.id },
      // who had none may have waited for an invitation
      ...(owner.password_hash === null ? [{ area: 'usuarios', of: [{ authorId: owner.id }] }] : []),
    ],
  })
  return true
}

/**
 * Ends all access of a user: password, sessions, links and known browsers. They return by a one-time link or a PIN to
 * their e-mail. The caller audits it.
 */
export async function revokeAccess(db: Db, userId: number): Promise<void> {
  await queries.clearPassword(db, userId)
  await queries.endLinks(db, userId)
  await endSessions(db, userId)
  await forgetDevices(db, userId)
  await endPendingLogIns(db, userId)
}
