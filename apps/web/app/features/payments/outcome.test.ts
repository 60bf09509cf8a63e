import { paymentMessages } from '@portal/contract/payments/messages'
import { describe, expect, test } from 'vitest'
import type { Reply } from '#core/api/api.ts'
import { canRetry, happenedIn, linesOf, outcomeOf, type Transaction } from './outcome.ts'

const transaction = (traits: Partial<Transaction>) => ({ status: 'AUTHORIZED', vci: 'TSY', ...traits }) as Transaction
const ok = (traits: Partial<Transaction>, codigo?: number): Reply<{ transaccion: Transaction }> => ({
  ok: true,
  mensaje: '',
  isPartial: false,
  datos: { transaccion: transaction(traits) },
  ...(codigo !== undefined && { codigo }),
})
const refused = (codigo: number, datos: unknown = null, status = 409) =>
  ({ ok: false, status, mensaje: '', codigo, campos: {}, datos }) as const

describe('the outcome of a payment', () => {
  test.each([
    ['an authorized transaction', ok({}), 'approved', null],
    ['one that failed in authentication', ok({ status: 'FAILED', vci: 'TSY' }), 'rejected', 101],
    ['one that failed otherwise', ok({ status: 'FAILED', vci: 'TSN' }), 'rejected', 102],
    ['one that waits', ok({ status: 'PENDING' }), 'pending', 103],
    ['an unknown word of the provider', ok({ status: 'STRANGE' }), 'unknown', 0],
    ['one that was given back', ok({ status: 'REVERSED' }, 108), 'returned', 108],
    ['a refusal of the card', refused(102, { transaccion: transaction({ status: 'FAILED' }) }), 'rejected', 102],
    ['a buyer who went away', refused(8), 'aborted', 8],
    ['an error of the form', refused(105), 'formFailed', 105],
    ['a listing that is gone', refused(107), 'unavailable', 107],
    ['a payment that another one overtook', refused(106), 'overtaken', 106],
    ['no time left', refused(104), 'timedOut', 104],
    ['another session', refused(6), 'unknown', 6],
    ['nobody who answers', refused(999, null, 503), 'pending', 103],
    ['too many questions', refused(987, null, 429), 'pending', 103],
  ] as const)('%s', (_, reply, kind, code) => {
    expect(outcomeOf(reply)).toMatchObject({ kind, code })
  })

  test.each([
    ['a rejected card', 101, true],
    ['one that was not approved', 102, true],
    ['a buyer who went away', 8, true],
    ['no time left', 104, true],
    ['a listing that is gone', 107, false],
    ['a payment that another one overtook', 106, false],
    ['one in doubt', 103, false],
    ['another session', 6, false],
  ])('may be tried again after %s (%i): %s', (_, code, may) => {
    expect(canRetry(outcomeOf(refused(code, { transaccion: transaction({}) })))).toBe(may)
    expect(canRetry(outcomeOf(refused(code)))).toBe(false)
  })

  test('keeps the transaction that comes with a refusal', () => {
    expect(outcomeOf(refused(101, { transaccion: transaction({ buy_order: 'w1' }) })).transaction?.buy_order).toBe('w1')
    expect(outcomeOf(refused(6)).transaction).toBeNull()
  })
})

test('a text is split on its stars', () => {
  expect(linesOf('Causas:* Una.* Dos.')).toEqual({ heading: 'Causas:', lines: ['Una.', 'Dos.'] })
  expect(linesOf('Sola.')).toEqual({ heading: 'Sola.', lines: [] })
})

test('the toast says what happened and promises no list', () => {
  expect(happenedIn(paymentMessages.orderRejected.es)).toBe('La orden de compra fue rechazada.')
  expect(happenedIn(paymentMessages.orderRejected.en)).toBe('The purchase order was rejected.')
  expect(happenedIn(paymentMessages.timedOut.es)).toBe(paymentMessages.timedOut.es)
  expect(happenedIn(undefined)).toBeNull()
})
