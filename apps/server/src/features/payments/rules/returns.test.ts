import { describe, expect, test } from 'vitest'
import { isOf, readReturn } from './returns.ts'

const preference = { preference_id: '202809963-920c288b-4ebb-40be-966f-700250fa5370' }
const order = { TBK_ID_SESION: 'session', TBK_ORDEN_COMPRA: 'order' }

describe('a return', () => {
  test.each([
    ['normal', { token_ws: 't1' }],
    ['aborted', { TBK_TOKEN: 't1', ...order }],
    ['timeout', order],
    ['form_error', { token_ws: 't1', TBK_TOKEN: 't1', ...order }],
    ['empty', { r: 'mark' }],
    ['normal', { session_id: 'cs_test_a1' }],
    ['aborted', { anulado: '1' }],
    ['normal', { ...preference, status: 'approved', external_reference: 'order' }],
    ['normal', { ...preference, status: 'rejected' }],
    ['aborted', { ...preference, status: 'null', external_reference: 'null' }],
  ])('is %s', (flow, fields) => {
    expect(readReturn({ r: 'mark', ...fields })?.flow).toBe(flow)
  })

  test.each([
    ['a list', { token_ws: ['t1', 't1'] }],
    ['a path', { token_ws: '../x' }],
    ['a query', { TBK_TOKEN: 'x?y' }],
    ['a token that is too long', { token_ws: 'a'.repeat(65) }],
    ['two tokens that differ', { token_ws: 't1', TBK_TOKEN: 't2' }],
    ['an order without its session', { TBK_ORDEN_COMPRA: 'order' }],
    ['nothing', {}],
    ['the parameters of two providers', { r: 'mark', session_id: 'cs_test_a1', token_ws: 't1' }],
    ['two ways back of one', { r: 'mark', session_id: 'cs_test_a1', anulado: '1' }],
    ['a session that is a path', { r: 'mark', session_id: 'cs_test_a1/expire' }],
    ['a preference that is a path', { r: 'mark', preference_id: '1-../../v1/payments' }],
    ['a session without our mark', { session_id: 'cs_test_a1' }],
    ['spaces', { token_ws: '  ', r: ' ' }],
  ])('is none with %s', (_, fields) => {
    expect(readReturn(fields)).toBeNull()
  })

  test('is of the payment with which everything agrees that it names', () => {
    const payment = { buy_order: 'order', session_id: 'session', retorno: 'mark', proveedor: 'webpay' } as const
    const read = (fields: object) => readReturn({ ...fields })!
    expect(isOf(read({ token_ws: 't1' }), payment)).toBe(true)
    expect(isOf(read({ ...order, r: 'mark' }), payment)).toBe(true)
    expect(isOf(read({ token_ws: 't1', r: 'other' }), payment)).toBe(false)
    expect(isOf(read({ ...order, TBK_ID_SESION: 'forged' }), payment)).toBe(false)
    expect(isOf(read({ TBK_TOKEN: 't1', ...order, TBK_ORDEN_COMPRA: 'other' }), payment)).toBe(false)
    expect(isOf(read({ r: 'mark', anulado: '1' }), payment)).toBe(false)
    expect(isOf(read({ r: 'mark', anulado: '1' }), { ...payment, proveedor: 'stripe' })).toBe(true)
  })
})
