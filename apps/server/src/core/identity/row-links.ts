import { isSameSecret } from '../base/secrets.ts'
import { signatureOf } from './signatures.ts'

interface Linked {
  id: number
  /** Raised to end every link made before. */
  enlace_version: number
}

/**
 * Tokens of secret links that open one row without log-in: its id, and a mark that only we can make. `subject` names the
 * kind of row, so that a token of one kind never opens another.
 */
export function rowLinks(subject: string) {
  const tokenOf = (secret: string, { id, enlace_version: version }: Linked): string =>
    `${id}-${signatureOf(secret, `${subject}|${id}|${version}`)}`
  return {
    tokenOf,
    isTokenOf: (secret: string, token: string, row: Linked): boolean => isSameSecret(token, tokenOf(secret, row)),
  }
}

/** Which row a token claims to open, or null; whether it does, `isTokenOf` tells. */
export function claimedId(token: string): number | null {
  const id = Number(/^(\d{1,9})-/.exec(token)?.[1])
  return id > 0 ? id : null
}
