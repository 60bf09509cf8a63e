import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { factorLimits } from '@portal/contract/access/factor/constants'
import { Secret, TOTP } from 'otpauth'

const { digits, periodSeconds: period, window } = factorLimits

/** Returns a new secret of 160 bits, as base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the address that an authenticator app reads from a QR. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits, period }).toString()

/**
 * Returns the period (of 30 s since 1970) whose code this is, at most one period from `now` (milliseconds); null when it
 * is none. The caller accepts each period once.
 */
export function totpStep(secret: string, code: string, now: number): number | null {
  if (!/^\d+$/.test(code)) return null // the library compares bytes, and throws for letters of several
  const config = { secret: Secret.fromBase32(secret), digits, period, timestamp: now }
  const delta = TOTP.validate({ ...config, token: code, window })
  return delta === null ? null : TOTP.counter(config) + delta
}

const cipher = 'aes-256-gcm'
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'totp', 32))

/** Encrypts the secret of an app, so that no list, log or export of rows shows it. */
export function sealed(key: string, text: string): string {
  const iv = randomBytes(12)
  const sealing = createCipheriv(cipher, keyOf(key), iv)
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')
}

/** Throws when the text was not sealed with this key. */
export function unsealed(key: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const opening = createDecipheriv(cipher, keyOf(key), bytes.subarray(0, 12))
  opening.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8')
}
