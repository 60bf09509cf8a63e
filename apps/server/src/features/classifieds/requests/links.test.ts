import { expect, test } from 'vitest'
import { claimedId, isTokenOf, trackingPath, trackingToken } from './links.ts'

const request = { id: 12, enlace_version: 1 }
const token = trackingToken('secret', request)

test('a token opens its own request, as long as its version is the same', () => {
  expect(trackingPath('secret', request)).toBe(`/request/${token}`)
  expect(claimedId(token)).toBe(12)
  expect(isTokenOf('secret', token, request)).toBe(true)
  expect(isTokenOf('secret', token, { ...request, enlace_version: 2 })).toBe(false)
  expect(isTokenOf('secret', token, { ...request, id: 13 })).toBe(false)
  expect(isTokenOf('another', token, request)).toBe(false)
  expect(isTokenOf('secret', token.replace('12-', '13-'), { ...request, id: 13 })).toBe(false)
})

test.each(['', '-', 'x-abc', '0-abc', '12', '12345678901-abc', '-12-abc', '1e3-abc'])(
  '%j claims no request',
  (token) => {
    expect(claimedId(token)).toBeNull()
  },
)
