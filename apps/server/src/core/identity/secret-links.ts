import { createHash, randomBytes } from 'node:crypto'

/** Returns a secret for a link or a browser: a token of 256 random bits, and the hash to store. */
export function newSecret(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfSecret(token) }
}

/** 256 random bits cannot be guessed, so a plain hash is enough. */
export const hashOfSecret = (token: string): string => createHash('sha256').update(token).digest('base64url')
