import type { Db } from '#core/database/database.ts'
import { hashOfSecret, newSecret } from '#core/identity/secret-links.ts'
import * as queries from './queries.ts'

/**
 * Browsers in which an account was signed in. Their tries count apart from those of strangers, who can use up what counts
 * by e-mail address, so an owner always gets in with his password from where he got in before.
 */

/** The name under which the tries of a known browser are counted; null for a stranger, who may have sent anything. */
export async function knownDevice(db: Db, token: string, email: string): Promise<string | null> {
  if (!token) return null
  const device = await queries.getDevice(db, hashOfSecret(token), email)
  return device ? `${device.id}:${device.token_hash}` : null
}

/**
 * Makes the browser known to an account and gives it a new name, for the others that were signed in there too: a name
 * that someone put there, or kept, is worth nothing after a log-in. Returns the new one. Within the caller's
 * transaction.
 */
export async function rememberDevice(db: Db, userId: number, token: string): Promise<string> {
  const secret = newSecret()
  if (token) await queries.renameDevice(db, hashOfSecret(token), secret.hash)
  await queries.keepDevice(db, userId, secret.hash)
  return secret.token
}

/** Every browser of the user, but the one that is kept, is a stranger again. */
export const forgetDevices = (db: Db, userId: number, exceptToken = ''): Promise<void> =>
  queries.deleteDevices(db, userId, hashOfSecret(exceptToken))
