import { expect, test } from 'vitest'
import { backAddress } from './back-address.ts'

test.each([
  [{ error: 'classifieds' }, '/classifieds'],
  [{ error: 'quote-detail' }, '/dashboard/clasificados/clasificados-solicitudes'],
  [{ error: '//evil.example' }, null],
  [{ error: 'toString' }, null],
  [{}, null],
  [null, null],
  ['classifieds', null],
  [undefined, null],
])('the state %j leads to %s', (state, address) => {
  expect(backAddress(state)).toBe(address)
})
