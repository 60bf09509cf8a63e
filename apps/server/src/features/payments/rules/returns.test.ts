import { describe, expect, test } from 'vitest'
import { isOf, readReturn } from './returns.ts'

const order = { TBK_ID_SESION: 'session', TBK_ORDEN_COMPRA: 'order' }

describe('a return', () => {
  test.each([
    ['normal', { token_ws: 't1' }],
    ['aborted', { TBK_TOKEN: 't1', ...order }],
    ['timeout', order],
    ['form_error', { token_ws: 't1', TBK_TOKEN: 't1', ...order }],
    ['empty', { r: 'mark' }],
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
    ['spaces', { token_ws: '  ', r: ' ' }],
  ])('is none with %s', (_, fields) => {
    expect(readReturn(fields)).toBeNull()
  })

  test('is of the payment with which everything agrees that it names', () => {
    const payment = { buy_order: 'order', session_id: 'session', retorno: 'mark' }
    const read = (fields: object) => readReturn({ ...fields })!
    expect(isOf(read({ token_ws: 't1' }), payment)).toBe(true)
    expect(isOf(read({ ...order, r: 'mark' }), payment)).toBe(true)
    expect(isOf(read({ token_ws: 't1', r: 'other' }), payment)).toBe(false)
    expect(isOf(read({ ...order, TBK_ID_SESION: 'forged' }), payment)).toBe(false)
    expect(isOf(read({ TBK_TOKEN: 't1', ...order, TBK_ORDEN_COMPRA: 'other' }), payment)).toBe(false)
  })
})
