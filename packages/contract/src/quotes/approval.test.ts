import { expect, test } from 'vitest'
import { Role } from '../access/constants.ts'
import {
  approvalFor,
  discountOf,
  isSoldUnder,
  type JudgedLine,
  limitOf,
  roleForDiscount,
  rulesAgainst,
} from './approval.ts'

const limits = { usuario: 5, gerente: 15, administrador: 30 }
const { superAdmin, administrator, manager, user, distributor } = Role
const line = (changes: Partial<JudgedLine> = {}): JudgedLine => ({
  precio_venta: 100,
  descuento: 0,
  precio_lista: 100,
  costo_distribuidor: 70,
  costo_master: 50,
  ...changes,
})

test.each([
  [superAdmin, null],
  [administrator, 30],
  [manager, 15],
  [user, 5],
  [distributor, 5],
])('a user of role %i gives a discount up to %s percent', (role, limit) => {
  expect(limitOf(limits, role)).toBe(limit)
})

test.each([
  [5, null],
  [5.01, manager],
  [15, manager],
  [15.01, administrator],
  [30, administrator],
  [30.01, superAdmin],
  [100, superAdmin],
  [101, superAdmin],
])('a discount of %d percent needs role %s', (percentage, role) => {
  expect(roleForDiscount(percentage, limits)).toBe(role)
})

test.each([
  ['the typed one', { descuento: 10 }, 10],
  ['that of a lowered price', { precio_venta: 80 }, 20],
  ['both of them', { precio_venta: 80, descuento: 10 }, 28],
  ['the typed one, of a raised price', { precio_venta: 120, descuento: 10 }, 10],
  ['the typed one, without a list price', { descuento: 10, precio_lista: null }, 10],
  ['the typed one, of a list price of zero', { descuento: 10, precio_lista: 0 }, 10],
  ['rounded to six decimals', { precio_venta: 2, precio_lista: 3 }, 33.333333],
])('the discount of a line is %s', (_, changes, percentage) => {
  expect(discountOf(line(changes))).toBe(percentage)
})

test('a line is sold under a cost that is known and above its price after discount', () => {
  expect(isSoldUnder(line({ descuento: 30 }), 70)).toBe(false)
  expect(isSoldUnder(line({ descuento: 31 }), 70)).toBe(true)
  expect(isSoldUnder(line(), null)).toBe(false)
})

test('the rules against a line are those of roles above its author', () => {
  const cheap = line({ precio_venta: 40, precio_lista: null })
  expect(rulesAgainst(cheap, { role: user }, limits)).toEqual([
    { reason: 'costo_distribuidor', role: manager },
    { reason: 'costo_master', role: administrator },
  ])
  expect(rulesAgainst(cheap, { role: manager }, limits)).toEqual([{ reason: 'costo_master', role: administrator }])
  expect(rulesAgainst(cheap, { role: administrator }, limits)).toEqual([])
  expect(rulesAgainst(line({ descuento: 10 }), { role: user }, limits)).toEqual([
    { reason: 'descuento', role: manager },
  ])
})

test.each([
  ['nothing', [line()], user, true, [], null],
  ['a discount', [line({ descuento: 20 })], user, true, ['descuento'], administrator],
  [
    'the same reason twice, by the highest role',
    [line({ descuento: 20 }), line({ descuento: 10 })],
    user,
    true,
    ['descuento'],
    administrator,
  ],
  [
    'two reasons',
    [line({ descuento: 10 }), line({ precio_venta: 45, precio_lista: null })],
    user,
    true,
    ['descuento', 'costo_distribuidor', 'costo_master'],
    administrator,
  ],
  ['no enterprise', [line()], user, false, ['sin_empresa'], manager],
  ['no enterprise, from manager up', [line()], manager, false, [], null],
  [
    'no enterprise and a discount',
    [line({ descuento: 40, costo_distribuidor: null })],
    user,
    false,
    ['sin_empresa', 'descuento'],
    superAdmin,
  ],
] as const)('a quote with %s is approved', (_, lines, role, hasEnterprise, reasons, needed) => {
  expect(approvalFor(lines, { role, hasEnterprise }, limits)).toEqual({ reasons, role: needed })
})
