import { describe, expect, test } from 'vitest'
import { AnswerSchema } from '../provider/answers.ts'
import { balanceAfter, canCredit, debtsAfter, fateOf, type Refundable, refusalToRefund } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const paid = (changes: Partial<Refundable> = {}): Refundable => ({
  estado: 'aprobada',
  monto: 2000,
  moneda: 'USD',
  medio: 'tarjeta',
  proveedor: 'webpay',
  saldo: 2000,
  tipo_pago: 'VN',
  cuotas: 0,
  confirmado_en: new Date('2026-11-20T10:00:00Z'),
  ahora: now,
  ...changes,
})
const old = { confirmado_en: new Date('2026-08-20T10:00:00Z') }

describe('what a card can be credited with', () => {
  test.each([
    ['all of a debit card', { tipo_pago: 'VD' }, 2000, true],
    ['a part of a debit card', { tipo_pago: 'VD' }, 1000, false],
    ['a part of a prepaid card', { tipo_pago: 'VP' }, 1000, false],
    ['a part of installments', { tipo_pago: 'VC', cuotas: 6 }, 1000, false],
    ['all of installments', { tipo_pago: 'VC', cuotas: 6 }, 2000, true],
    ['a part of a credit card', {}, 0.01, true],
    ['the rest of a credit card', { estado: 'anulada_parcial', saldo: 500 }, 500, true],
    ['the rest of installments', { estado: 'anulada_parcial', saldo: 500, cuotas: 6 }, 500, false],
    ['all of a debit card that was charged another amount', { tipo_pago: 'VD', saldo: 2001 }, 2001, true],
    ['anything after 90 days', old, 2000, false],
    ['anything on the 90th day', { confirmado_en: new Date('2026-08-22T12:00:00Z') }, 2000, false],
    ['all of it before that', { confirmado_en: new Date('2026-08-22T12:00:01Z') }, 2000, true],
    ['a part of what says neither card nor moment', { confirmado_en: null, tipo_pago: null, cuotas: null }, 1, true],
    ['all of a debit card whose rest is not stored', { tipo_pago: 'VD', saldo: null }, 2000, true],
    ['the rest of a debit card', { estado: 'anulada_parcial', tipo_pago: 'VD', saldo: 500 }, 500, false],
    ['a part of a debit card at Stripe, a year later', { ...old, proveedor: 'stripe', tipo_pago: 'VD' }, 1000, true],
    ['anything that came by transfer', { medio: 'transferencia', tipo_pago: null }, 2000, false],
  ] as const)('%s', (_, changes, amount, isPossible) => {
    expect(canCredit(paid(changes), amount)).toBe(isPossible)
  })
})

describe('a refund by staff', () => {
  const code = (
    changes: object,
    form: object,
    earlier: { estado: 'hecho' | 'rechazado' | 'en_duda' | 'pendiente'; debido?: boolean }[] = [],
  ) =>
    refusalToRefund(
      paid(changes),
      { monto: 2000, referencia_manual: '', ...form },
      earlier.map((one) => ({ debido: false, ...one })),
    )?.entry.code ?? null

  test.each([
    ['of everything', {}, {}, [], null],
    ['above what is left', { saldo: 1000 }, { monto: 1000.01 }, [], 2],
    ['of thousandths', {}, { monto: 0.001 }, [], 2],
    ['of a rejected payment', { estado: 'rechazada' }, {}, [], 7],
    ['of one that is refunded', { estado: 'anulada' }, {}, [], 7],
    ['beside another one', {}, {}, [{ estado: 'en_duda' }], 112],
    ['next to one that is to be sent', {}, {}, [{ estado: 'hecho' }, { estado: 'pendiente' }], 112],
    [
      'after one that was refused before the last',
      {},
      { referencia_manual: 'T-1' },
      [{ estado: 'hecho' }, { estado: 'rechazado' }],
      115,
    ],
    ['after one that is owed and done', {}, { referencia_manual: 'T-1' }, [{ estado: 'hecho', debido: true }], 115],
    ['that the card cannot take', { tipo_pago: 'VD' }, { monto: 1000 }, [], 111],
    [
      'that the card cannot take, by transfer',
      { tipo_pago: 'VD' },
      { monto: 1000, referencia_manual: 'T-1' },
      [],
      null,
    ],
    ['that the card can take, by transfer', {}, { referencia_manual: 'T-1' }, [], 115],
    [
      'of what is still owed after a part was transferred',
      {},
      { referencia_manual: 'T-1' },
      [{ estado: 'hecho' }, { estado: 'rechazado', debido: true }],
      null,
    ],
    [
      'that the provider refused before, by transfer',
      {},
      { referencia_manual: 'T-1' },
      [{ estado: 'rechazado' }],
      null,
    ],
    ['after 90 days', old, {}, [], 111],
  ] as const)('%s', (_, changes, form, earlier, refused) => {
    expect(code(changes, form, [...earlier])).toBe(refused)
  })

  test('names the field that is wrong', () => {
    const field = (changes: object, form: object) =>
      refusalToRefund(paid(changes), { monto: 2000, referencia_manual: '', ...form }, [])?.field
    expect(field({}, { monto: 2001 })).toBe('monto')
    expect(field(old, {})).toBe('referencia_manual')
    expect(field({}, { referencia_manual: 'T-1' })).toBe('referencia_manual')
    expect(field({ estado: 'anulada' }, {})).toBeUndefined()
  })

  test('leaves exactly the rest', () => {
    expect(balanceAfter(paid({ saldo: null }), 500)).toBe(1500)
    expect(balanceAfter(paid(), 2000)).toBe(0)
    expect(balanceAfter(paid({ saldo: 0 }), 1)).toBeNull()
    expect(balanceAfter(paid({ saldo: 0.3 }), 0.1)).toBe(0.2)
    expect(balanceAfter(paid({ monto: 1000, saldo: 1000, moneda: 'CLP' }), 333)).toBe(667)
    expect(balanceAfter(paid({ moneda: 'CLP' }), 0.5)).toBeNull()
  })
})

describe('a refund whose answer was lost', () => {
  const fate = (answer: object, minutes: number, saldoAntes = 2000, monto = 500) =>
    fateOf(
      AnswerSchema.parse({ amount: 2000, buy_order: 'o', session_id: 's', ...answer }),
      { monto, saldo_antes: saldoAntes, minutes },
      'USD',
    )

  test.each([
    ['the balance of after', { status: 'PARTIALLY_NULLIFIED', balance: 1500 }, 0, 'done'],
    ['the balance of before, at once', { status: 'PARTIALLY_NULLIFIED', balance: 2000 }, 1, 'unclear'],
    ['AUTHORIZED, at once', { status: 'AUTHORIZED' }, 1, 'unclear'],
    ['AUTHORIZED, when it can no longer be on its way', { status: 'AUTHORIZED' }, 2, 'not_done'],
    ['another balance', { status: 'PARTIALLY_NULLIFIED', balance: 1000 }, 9, 'unclear'],
    [
      'the balance of before, when it can no longer be on its way',
      { status: 'PARTIALLY_NULLIFIED', balance: 2000 },
      2,
      'not_done',
    ],
    ['no balance', { status: 'PARTIALLY_NULLIFIED' }, 9, 'unclear'],
    ['AUTHORIZED with the balance of after', { status: 'AUTHORIZED', balance: 1500 }, 9, 'unclear'],
    ['NULLIFIED with the balance of after', { status: 'NULLIFIED', balance: 1500 }, 0, 'done'],
    ['NULLIFIED with nothing left, of a part', { status: 'NULLIFIED' }, 9, 'unclear'],
    ['REVERSED, of a part', { status: 'REVERSED', balance: 1500 }, 9, 'unclear'],
  ])('is told by %s', (_, answer, minutes, told) => {
    expect(fate(answer, minutes)).toBe(told)
  })

  test('of everything is told by REVERSED, or by NULLIFIED with nothing left', () => {
    expect(fate({ status: 'REVERSED' }, 0, 2000, 2000)).toBe('done')
    expect(fate({ status: 'NULLIFIED', balance: 0 }, 0, 2000, 2000)).toBe('done')
    expect(fate({ status: 'NULLIFIED' }, 0, 2000, 2000)).toBe('done')
  })
})

test.each([
  [[100, 50], 30, [70, 50]],
  [[100, 50], 120, [0, 30]],
  [[100, 0, 50], 200, [0, 0, 0]],
  [[100, 50], 0, [100, 50]],
])('of the debts %j a refund of %d leaves %j', (debts, amount, left) => {
  expect(debtsAfter(debts, amount, 'USD')).toEqual(left)
})
