import { expect, test } from 'vitest'
import { paymentPath, readPaymentAsked, readReturned, resultPath } from './addresses.ts'

const queryOf = (path: string) => new URL(path, 'http://portal').searchParams
const machine = { solicitud_clasificado_id: 7, clasificado_id: 3, propiedad_id: null, moneda: 'CLP', monto: 2000 }
const asked = { monto: '2000', solicitud_clasificado_id: '7', moneda: 'CLP' }

test.each([
  ['a machine', machine, 'a+b', { ...asked, clasificado_id: '3', firma: 'a+b' }],
  ['a property', { ...machine, clasificado_id: null, propiedad_id: 4 }, null, { ...asked, propiedad_id: '4' }],
])('the address of a payment of %s is read as it was written', (_, reserved, mark, read) => {
  expect(readPaymentAsked(queryOf(paymentPath(reserved, mark)))).toEqual(read)
})

test.each(['monto', 'solicitud_clasificado_id', 'moneda', 'clasificado_id'])(
  'an address of a payment without %s asks for nothing',
  (name) => {
    const params = queryOf(paymentPath(machine, 'mark'))
    params.set(name, '')
    expect(readPaymentAsked(params)).toBeNull()
  },
)

test.each(['sent', 'left'] as const)('the result page of a form that was %s is read as it was written', (form) => {
  const body = { buy_order: 'o-1', session_id: 's-1' }
  const read = (path: string) => readReturned(queryOf(path))
  expect(read(resultPath({ ...body, token: 't' }, form, 'mark'))).toEqual({ body, mark: 'mark' })
  expect(read(resultPath({ ...body, token: 't' }, form, null))).toEqual({ body, mark: null })
})

test.each(['buy_order', 'session_id', 'token_ws'])('an address of the result page without %s has no result', (name) => {
  const params = queryOf(resultPath({ buy_order: 'o-1', session_id: 's-1', token: 't' }, 'sent', null))
  params.delete(name)
  expect(readReturned(params)).toBeNull()
})
