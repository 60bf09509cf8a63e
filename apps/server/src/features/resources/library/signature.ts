import { randomBytes } from 'node:crypto'
import { resourceLimits } from '@portal/contract/resources/constants'
import { isSameSecret } from '#core/base/secrets.ts'
import { signatureOf } from '#core/identity/signatures.ts'

/**
 * What a signed address says: one revision, for one user in one session, until then; the mark tells one address from
 * another. The session is signed and not told: an empty one is that of an API key.
 */
export interface Signed {
  revisionId: number
  userId: number
  /** Seconds since 1970. */
  ends: number
  mark: string
}

const textOf = ({ revisionId, userId, ends, mark }: Signed, sessionId: string) =>
  `recurso|${revisionId}|${userId}|${ends}|${mark}|${sessionId}`

/** Returns the query of an address that opens a revision for a user for ten minutes, while their session is open. */
export function signedQuery(
  secret: string,
  revisionId: number,
  { id: userId, sessionId }: { id: number; sessionId: string },
  now: Date,
) {
  const ends = Math.floor(now.getTime() / 1000) + resourceLimits.linkMinutes * 60
  const signed: Signed = { revisionId, userId, ends, mark: randomBytes(12).toString('base64url') }
  const query = {
    usuario: `${userId}`,
    vence: `${ends}`,
    marca: signed.mark,
    firma: signatureOf(secret, textOf(signed, sessionId)),
  }
  return { query: `${new URLSearchParams(query)}`, ends: new Date(ends * 1000) }
}

/** Returns what an address says, whether or not it is ours: check it with `isSignedFor`. */
export function readSigned(revisionId: number, query: Readonly<Record<string, unknown>>): Signed | null {
  const { usuario, vence, marca } = query
  const [userId, ends] = [Number(usuario), Number(vence)]
  const isWhole = Number.isInteger(userId) && userId > 0 && userId < 2 ** 31 && Number.isFinite(ends)
  return isWhole && typeof marca === 'string' ? { revisionId, userId, ends, mark: marca } : null
}

/** Whether we signed this for one of these sessions of its user. */
export const isSignedFor = (
  secret: string,
  signed: Signed,
  signature: unknown,
  sessionIds: readonly string[],
): boolean =>
  typeof signature === 'string' &&
  sessionIds.some((id) => isSameSecret(signature, signatureOf(secret, textOf(signed, id))))

/** Whether nothing more leaves by an address, also nothing of a download that was lost on its way. */
export const isPast = ({ ends }: Signed, now: Date): boolean =>
  now.getTime() / 1000 >= ends + (resourceLimits.downloadHours * 60 - resourceLimits.linkMinutes) * 60
