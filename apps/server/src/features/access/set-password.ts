import type { Anyone } from '#core/actor.ts'
import type { Db } from '#core/database.ts'
import type { Language } from '#core/mail-layout.ts'
import { record } from '#core/record.ts'
import { endSessions } from '#core/sessions.ts'
import { passwordChangedMail } from './mails.ts'
import type { AccessParts } from './parts.ts'
import * as queries from './queries.ts'

interface Owner {
  id: number
  email: string
  idioma: Language
  password_hash: string | null
}

/**
 * Stores the hash of a new password inside the caller's transaction. All sessions of the user end but `keptSession`,
 * his one-time links too, and he is mailed when he had a password before. False when another change was faster.
 */
export async function setPassword(
  db: Db,
  { mails, env }: Pick<AccessParts, 'mails' | 'env'>,
  by: Anyone,
  owner: Owner,
  hash: string,
  keptSession?: string,
): Promise<boolean> {
  if (!(await queries.storePassword(db, owner.id, hash, owner.password_hash))) return false
  await queries.endLinks(db, owner.id)
  await endSessions(db, owner.id, keptSession ? { except: keptSession } : {})
  if (owner.password_hash) await mails.queue(db, passwordChangedMail(env.PUBLIC_URL, owner))
  await record(db, by, {
    action: 'access.passwordChanged',
    entity: 'usuario',
    id: owner.id,
    tells: [{ area: 'sesion', usuario_id: owner.id }],
  })
  return true
}
