import type { Db } from '#core/database/database.ts'
import { hashOfSecret, newSecret } from '#core/identity/secret-links.ts'
import * as queries from './queries.ts'

/**
 * Browsers in which an account was signed in. Their tries count separately from those of strangers, who can use up the
 * counts of an e-mail address, so an owner can always log in from a known browser.
 */

/** Returns the name under which tries of a known browser are counted; null for an unknown one. */
export async function knownDevice(db: Db, token: string, email: string): Promise<string | null> {
  if (!token) return null
  const device = await queries.getDevice(db, hashOfSecret(token), email)
  return device ? `${device.id}:${device.token_hash}` : null
}

/**
 * Makes the browser known to an account and gives it a new token, also for the other accounts in it: an old token is
 * worthless after a log-in. Returns the new one. Call it within a transaction.
 */
export async function rememberDevice(db: Db, userId: number, token: string): Promise<string> {
  const secret = newSecret()
  if (token) await queries.renameDevice(db, hashOfSecret(token), secret.hash)
  await queries.keepDevice(db, userId, secret.hash)
  return secret.token
}

/** Removes all known browsers of the user, except one. */
export const forgetDevices = (db: Db, userId: number, exceptToken = ''): Promise<void> =>
  queries.deleteDevices(db, userId, hashOfSecret(exceptToken))
