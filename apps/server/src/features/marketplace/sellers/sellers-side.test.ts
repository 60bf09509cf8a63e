import { expect, test } from 'vitest'
import { folded, isOfSellersSide, plainEmail } from './sellers-side.ts'

const side = {
  userIds: new Set([7]),
  emails: new Set(['ana@minera.cl', 'anasoto@gmail.com']),
  phones: new Set(['56912345678']),
  companies: new Set([folded('Minera Ñandú S.A.')]),
}
const stranger = { userId: null, email: 'otro@example.com', phone: '', company: '' }

test.each([
  ['his account', { userId: 7 }],
  ['his e-mail in capitals', { email: 'ANA@Minera.CL' }],
  ['his e-mail with a mark', { email: 'ana+pujas@minera.cl' }],
  ['his mailbox with other points', { email: 'a.na.soto+2@googlemail.com' }],
  ['his phone', { phone: '+56 9 1234 5678' }],
  ['his company', { company: 'MINERA NANDU SpA' }],
])('a buyer with %s is the seller under another name', (_, buyer) => {
  expect(isOfSellersSide(side, { ...stranger, ...buyer })).toBe(true)
})

test('others are not, and what is left out matches nothing', () => {
  expect(isOfSellersSide(side, stranger)).toBe(false)
  expect(isOfSellersSide({ ...side, companies: new Set(['']), phones: new Set(['']) }, stranger)).toBe(false)
  expect(isOfSellersSide(side, { ...stranger, email: 'anita@minera.cl', company: 'Minera Ñandúes' })).toBe(false)
  expect(plainEmail('a.b@example.com')).toBe('a.b@example.com')
})
