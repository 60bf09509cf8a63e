import { randomBytes } from 'node:crypto'
import { resourceLimits } from '@portal/contract/resources/constants'
import { isSameSecret } from '#core/base/secrets.ts'
import { signatureOf } from '#core/identity/signatures.ts'

/** What a signed address says: one revision, for one user, until then; the mark tells one address from another. */
export interface Signed {
  revisionId: number
  userId: number
  /** Seconds since 1970. */
  ends: number
  mark: string
}

const textOf = ({ revisionId, userId, ends, mark }: Signed) => `recurso|${revisionId}|${userId}|${ends}|${mark}`

/** Returns the query of an address that opens a revision for a user for ten minutes. */
export function signedQuery(secret: string, revisionId: number, userId: number, now: Date) {
  const ends = Math.floor(now.getTime() / 1000) + resourceLimits.linkMinutes * 60
  const signed: Signed = { revisionId, userId, ends, mark: randomBytes(12).toString('base64url') }
  const query = {
    usuario: `${userId}`,
    vence: `${ends}`,
    marca: signed.mark,
    firma: signatureOf(secret, textOf(signed)),
  }
  return { query: `${new URLSearchParams(query)}`, ends: new Date(ends * 1000) }
}

/** Returns what an address says when its signature is ours, whether or not it has ended; null otherwise. */
export function readSigned(
  secret: string,
  revisionId: number,
  query: Readonly<Record<string, unknown>>,
): Signed | null {
  const { usuario, vence, marca, firma } = query
  if (![usuario, vence, marca, firma].every((part) => typeof part === 'string')) return null
  const signed: Signed = { revisionId, userId: Number(usuario), ends: Number(vence), mark: String(marca) }
  return isSameSecret(String(firma), signatureOf(secret, textOf(signed))) ? signed : null
}
