import { createHmac, timingSafeEqual } from 'node:crypto'

interface Linked {
  id: number
  /** Raised to end every link made before. */
  enlace_version: number
}

/** Path of the client's page without log-in (A4.1): the id, and a mark that only we can make. */
export const trackingPath = (secret: string, request: Linked): string => `/request/${trackingToken(secret, request)}`

export const trackingToken = (secret: string, request: Linked): string => `${request.id}-${markOf(secret, request)}`

/** Which request a token claims to open, or null; whether it does, `isTokenOf` tells. */
export function claimedId(token: string): number | null {
  const id = Number(/^(\d{1,9})-/.exec(token)?.[1])
  return id > 0 ? id : null
}

export function isTokenOf(secret: string, token: string, request: Linked): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(trackingToken(secret, request))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const markOf = (secret: string, { id, enlace_version }: Linked) =>
  createHmac('sha256', secret).update(`solicitud|${id}|${enlace_version}`).digest('base64url')
