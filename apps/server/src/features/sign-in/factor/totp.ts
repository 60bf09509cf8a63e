import { factorLimits } from '@portal/contract/sign-in/factor/constants'
import { Secret, TOTP } from 'otpauth'
import { sealer } from '#core/identity/sealer.ts'

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

/** Encrypts the secret of an app, so that no list, log or export of rows shows it; `open` throws for any other text. */
export const { seal: sealed, open: unsealed } = sealer('totp')
