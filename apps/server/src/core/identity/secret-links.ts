import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link or a browser: 256 random bits for whoever it is for, and what the database keeps of it. */
export function newSecret(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfSecret(token) }
}

/** Nothing to guess in 256 random bits, so a plain hash is enough. */
export const hashOfSecret = (token: string): string => createHash('sha256').update(token).digest('base64url')
