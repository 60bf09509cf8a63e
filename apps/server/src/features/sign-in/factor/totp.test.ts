import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { newTotpSecret, sealed, totpAddress, totpStep, unsealed } from './totp.ts'

/** RFC 6238, appendix B, SHA-1: seconds and code. Six digits are the end of the eight that it prints. */
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const
const secret = Secret.fromLatin1('12345678901234567890').base32

describe('the codes of an app', () => {
  test.each(vectors)('of RFC 6238 at %i s', (seconds, code) => {
    expect(totpStep(secret, code.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  test('are accepted one period before and after, with the period they belong to, and not a minute off', () => {
    const at = 1_234_567_890
    const steps = [-60, -30, 0, 30, 60].map((off) => totpStep(secret, '005924', (at + off) * 1000))
    expect(steps).toEqual([null, 41_152_263, 41_152_263, 41_152_263, null])
  })

  test('of another secret, or of no digits, are none', () => {
    expect(totpStep(newTotpSecret(), '005924', 1_234_567_890_000)).toBeNull()
    for (const code of ['', '5924', '00592४', '1234567']) expect(totpStep(secret, code, 1_234_567_890_000)).toBeNull()
  })
})

test('an app reads company, account and secret from the address', () => {
  const address = new URL(totpAddress(secret, 'Tronadura & Cía', 'ana@example.com'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('Tronadura & Cía:ana@example.com')
  expect(address.searchParams.get('secret')).toBe(secret)
})

test('a sealed secret opens with its key alone', () => {
  const text = sealed('key', secret)
  expect(text).not.toContain(secret)
  expect(sealed('key', secret)).not.toBe(text)
  expect(unsealed('key', text)).toBe(secret)
  expect(() => unsealed('another', text)).toThrow()
})
