import { createHmac, timingSafeEqual } from 'node:crypto'

interface Linked {
  id: number
  /** Raised to end every link made before. */
  enlace_version: number
}

/** Path of the client's page without log-in (A6.3): the id, and a mark that only we can make. */
export const clientPath = (secret: string, quote: Linked): string => `/quote/${clientToken(secret, quote)}`

const clientToken = (secret: string, quote: Linked): string => `${quote.id}-${markOf(secret, quote)}`

/** Path of the public check of a document. */
export const checkPath = ({ codigo, hash }: { codigo: string; hash: string }): string =>
  `/validate/quote/${codigo}/${hash}`

/** Which quote a token claims to open, or null; whether it does, `isTokenOf` tells. */
export function claimedId(token: string): number | null {
  const id = Number(/^(\d{1,9})-/.exec(token)?.[1])
  return id > 0 ? id : null
}

export function isTokenOf(secret: string, token: string, quote: Linked): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(clientToken(secret, quote))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const markOf = (secret: string, { id, enlace_version }: Linked) =>
  createHmac('sha256', secret).update(`cotizacion|${id}|${enlace_version}`).digest('base64url')
