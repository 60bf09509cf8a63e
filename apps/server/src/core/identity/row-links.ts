import { isSameSecret } from '../base/secrets.ts'
import { signatureOf } from './signatures.ts'

interface Linked {
  id: number
  /** Increased to invalidate every earlier link. */
  enlace_version: number
}

/**
 * Tokens of secret links that open one row without log-in: its id and a signature. `subject` names the kind of row, so
 * that a token of one kind never opens another.
 */
export function rowLinks(subject: string) {
  const tokenOf = (secret: string, { id, enlace_version: version }: Linked): string =>
    `${id}-${signatureOf(secret, `${subject}|${id}|${version}`)}`
  return {
    tokenOf,
    isTokenOf: (secret: string, token: string, row: Linked): boolean => isSameSecret(token, tokenOf(secret, row)),
  }
}

/** Returns the row id that a token claims, or null; `isTokenOf` verifies it. */
export function claimedId(token: string): number | null {
  const id = Number(/^(\d{1,9})-/.exec(token)?.[1])
  return id > 0 ? id : null
}
