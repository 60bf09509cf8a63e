import { paymentMessages as m } from '@portal/contract/payments/messages'
import { expect, test } from 'vitest'
import { readReturn } from './returns.ts'
import { type Attempt, openingFor, refusalOfAsked } from './start.ts'

const stored = { clasificado_id: 3, propiedad_id: null, monto_reserva: 100, moneda: 'USD' }
const asked = { monto: 100, moneda: 'USD', clasificado_id: 3 }

test.each([
  ['all of it as stored', asked, stored, null],
  ['no request', asked, undefined, { entry: m.requestAbsent, field: 'solicitud_clasificado_id' }],
  [
    'one without an amount',
    asked,
    { ...stored, monto_reserva: null },
    { entry: m.requestAbsent, field: 'solicitud_clasificado_id' },
  ],
  ['another machine', { ...asked, clasificado_id: 4 }, stored, { entry: m.requestAbsent, field: 'clasificado_id' }],
  ['a property', { ...asked, propiedad_id: 3 }, stored, { entry: m.requestAbsent, field: 'propiedad_id' }],
  ['another currency', { ...asked, moneda: 'CLP' }, stored, { entry: m.currencyInvalid, field: 'moneda' }],
  ['another amount', { ...asked, monto: 100.01 }, stored, { entry: m.amountInvalid, field: 'monto' }],
])('an address that asks for %s is compared with the request', (_, address, request, refusal) => {
  expect(refusalOfAsked(address, request)).toEqual(refusal)
})

test('a return with one repeated parameter is none, and spaces around a token are not part of it', () => {
  expect(readReturn({ token_ws: ['a', 'b'] })).toBeNull()
  expect(readReturn({ token_ws: 'a', r: ['b', 'c'] })).toBeNull()
  expect(readReturn({ token_ws: ' a ' })).toMatchObject({ flow: 'normal', token: 'a' })
})

const now = new Date('2026-11-20T12:00:00Z')
const attempt: Attempt = {
  id: 1,
  estado: 'rechazada',
  flujo: 'normal',
  motivo: null,
  token: 't',
  enlace_version: 1,
  ip: '203.0.113.7',
  creado_en: new Date(now.getTime() - 25_000),
  ahora: now,
}

test('what was rejected after a normal return, or is created for 25 s, does not hold back another payment', () => {
  const payer = { enlace_version: 1, ip: '203.0.113.7' }
  expect(openingFor([attempt], payer)).toEqual({ does: 'create' })
  expect(openingFor([{ ...attempt, estado: 'creada', flujo: null, token: null }], payer)).toEqual({ does: 'create' })
})
