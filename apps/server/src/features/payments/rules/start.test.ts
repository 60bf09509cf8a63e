import { describe, expect, test } from 'vitest'
import { type Attempt, openingFor, refusalOfAsked, refusalWithoutReservation } from './start.ts'

const now = new Date('2026-11-20T12:00:00Z')
const client = { enlace_version: 1, ip: '10.0.0.1' }
const stranger = { enlace_version: null, ip: '10.0.0.2' }
const attempt = (estado: Attempt['estado'], seconds: number, rest: Partial<Attempt> = {}): Attempt => ({
  id: 1,
  estado,
  flujo: null,
  motivo: null,
  token: 't',
  ...client,
  creado_en: new Date(now.getTime() - seconds * 1000),
  ahora: now,
  ...rest,
})

describe('a press of Pay', () => {
  test.each([
    ['the first', [], 'create'],
    ['a second within four minutes', [attempt('redirigida', 239)], 'reuse'],
    ['a second after them', [attempt('redirigida', 240)], 'create'],
    ['a second after an empty return', [attempt('redirigida', 60, { flujo: 'empty' })], 'create'],
    ['one beside another', [attempt('creada', 1, { token: null })], 'wait'],
    ['one after another that died', [attempt('creada', 60, { token: null })], 'create'],
    ['one after a rejection', [attempt('rechazada', 60)], 'create'],
    ['one while another is in doubt', [attempt('rechazada', 9), attempt('desconocida', 60)], 'refuse'],
    ['one while another is committed', [attempt('confirmando', 1)], 'refuse'],
    ['one after a normal return that nobody has concluded', [attempt('redirigida', 60, { flujo: 'normal' })], 'refuse'],
    ['one after another amount was charged', [attempt('aprobada', 60, { motivo: 'diferente' })], 'refuse'],
    ['the eighth', Array.from({ length: 7 }, () => attempt('rechazada', 60)), 'refuse'],
    [
      'the eighth when one never reached the provider',
      [attempt('error_formulario', 50, { token: null }), ...Array.from({ length: 6 }, () => attempt('rechazada', 60))],
      'create',
    ],
  ] as const)('%s', (_, attempts, does) => {
    expect(openingFor(attempts, client).does).toBe(does)
  })

  test.each<[string, readonly Attempt[], string, string?]>([
    ['an open form of the client', [attempt('redirigida', 10)], 'create'],
    ['an open form of his own', [attempt('redirigida', 10, stranger)], 'create'],
    ['another press beside it', [attempt('creada', 1, { ...stranger, token: null })], 'create'],
    ['the client in doubt', [attempt('desconocida', 60)], 'refuse'],
    ['himself in doubt', [attempt('pendiente_confirmacion', 60, stranger)], 'refuse'],
    ['another stranger in doubt', [attempt('confirmando', 1, { ...stranger, ip: '10.0.0.3' })], 'create'],
    ['seven attempts of the client', Array.from({ length: 7 }, () => attempt('rechazada', 60)), 'create'],
    [
      'seven of other strangers',
      Array.from({ length: 7 }, () => attempt('rechazada', 60, { ...stranger, ip: '2001:db8:1::9' })),
      'create',
    ],
    [
      'seven of his own network',
      Array.from({ length: 7 }, (_, place) => attempt('rechazada', 60, { ...stranger, ip: `2001:db8::${place}` })),
      'refuse',
      '2001:db8::ffff',
    ],
    ['seven of his own', Array.from({ length: 7 }, () => attempt('rechazada', 60, stranger)), 'refuse'],
  ])('of a stranger after %s', (_, attempts, does, ip = stranger.ip) => {
    expect(openingFor(attempts, { ...stranger, ip }).does).toBe(does)
  })

  test('of the client does not know what strangers have done', () => {
    const theirs = (['redirigida', 'creada', 'confirmando', 'desconocida', 'pendiente_confirmacion'] as const).flatMap(
      (estado) => Array.from({ length: 7 }, () => attempt(estado, 1, stranger)),
    )
    expect(openingFor(theirs, client)).toEqual({ does: 'create' })
    expect(openingFor([...theirs, attempt('redirigida', 9, { id: 5 })], client)).toEqual({ does: 'reuse', id: 5 })
  })

  test('by a link that was replaced is not counted, and its form not shown, but its doubt is waited for', () => {
    const renewed = { ...client, enlace_version: 2 }
    expect(openingFor([attempt('redirigida', 9)], renewed).does).toBe('create')
    expect(
      openingFor(
        Array.from({ length: 7 }, () => attempt('rechazada', 60)),
        renewed,
      ).does,
    ).toBe('create')
    expect(openingFor([attempt('desconocida', 60)], renewed).does).toBe('refuse')
  })

  test('without a reservation says why', () => {
    expect(refusalWithoutReservation([attempt('aprobada', 60)]).code).toBe(106)
    expect(refusalWithoutReservation([attempt('desconocida', 60)]).code).toBe(103)
    expect(refusalWithoutReservation([attempt('rechazada', 60)]).code).toBe(107)
    expect(refusalWithoutReservation([]).code).toBe(107)
  })
})

test.each([
  ['all as stored', {}, null],
  ['one cent more', { monto: 2000.01 }, 2],
  ['one less', { monto: 1999 }, 2],
  ['another currency', { moneda: 'CLP' }, 3],
  ['another item', { clasificado_id: 8 }, 4],
  ['an item of the other kind', { clasificado_id: 7, propiedad_id: 7 }, 4],
])('an address with %s', (_, changes, code) => {
  const stored = { clasificado_id: 7, propiedad_id: null, monto_reserva: 2000, moneda: 'USD' }
  const asked = { clasificado_id: 7, monto: 2000, moneda: 'USD', ...changes }
  expect(refusalOfAsked(asked, stored)?.entry.code ?? null).toBe(code)
  expect(refusalOfAsked(asked, undefined)?.entry.code).toBe(4)
})
