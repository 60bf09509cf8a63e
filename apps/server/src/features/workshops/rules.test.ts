import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { expect, test } from 'vitest'
import { isMoved, placeIn } from './changes/rules.ts'
import { confirmBy, hasFirstDay, isToCome, mayBecome, registrationPhase, takesPlace } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const at = (text: string) => new Date(`2026-11-${text}Z`)
const workshop = {
  estado: 'publicado',
  inicio: at('25T12:00'),
  zona_horaria: 'America/Santiago',
  abre: null,
  cierra: null,
  cupo: 10,
}

test.each([
  ['with a free place', {}, 9, 'abierta'],
  ['that is full', {}, 10, 'espera'],
  ['without a limit', { cupo: null }, 500, 'abierta'],
  ['that is a draft', { estado: 'borrador' }, 0, 'cerrada'],
  ['that begins now', { inicio: now }, 0, 'cerrada'],
  ['whose registration ends now', { cierra: now }, 0, 'cerrada'],
  ['whose registration ends in a minute', { cierra: at('20T12:01') }, 0, 'abierta'],
  ['whose registration opens in a minute', { abre: at('20T12:01') }, 0, 'por_abrir'],
  ['whose registration opens now', { abre: now }, 0, 'abierta'],
])('the registration of a workshop %s', (_, changes, taken, phase) => {
  expect(registrationPhase({ ...workshop, ...changes }, now, taken)).toBe(phase)
})

test('a workshop is to come until it begins, and a place is confirmed in 48 hours or by then', () => {
  expect([at('20T12:01'), now].map((inicio) => isToCome({ inicio }, now))).toEqual([true, false])
  expect(confirmBy({ inicio: at('25T12:00') }, now)).toEqual(at('22T12:00'))
  expect(confirmBy({ inicio: at('21T12:00') }, now)).toEqual(at('21T12:00'))
})

test('attendance is marked from the first day on, where the workshop is', () => {
  const { attended, registered } = RegistrationStatus
  const dayBefore = at('25T02:59') // still the 24th in Santiago
  expect(hasFirstDay(workshop, dayBefore)).toBe(false)
  expect(hasFirstDay(workshop, at('25T03:00'))).toBe(true)
  expect(mayBecome(attended, workshop, dayBefore)).toBe(false)
  expect(mayBecome(attended, workshop, at('25T03:00'))).toBe(true)
  expect(mayBecome(registered, workshop, dayBefore)).toBe(true)
})

test('whoever is registered or attended takes a place', () => {
  expect(Object.values(RegistrationStatus).filter(takesPlace)).toEqual([1, 4])
})

const announced = {
  inicio: at('25T12:00'),
  termino: at('25T14:00'),
  zona_horaria: 'America/Santiago',
  lugar: 'Sala',
  lugar_en: 'Room',
}
test.each([
  ['nothing', {}, false],
  ['its begin', { inicio: at('25T12:01') }, true],
  ['its end', { termino: at('25T14:01') }, true],
  ['its zone', { zona_horaria: 'America/Lima' }, true],
  ['its place', { lugar: 'Patio' }, true],
  ['its place in English', { lugar_en: 'Yard' }, false],
])('readers of Spanish are told that a workshop moved when %s changed', (_, changes, isTold) => {
  expect(isMoved(announced, { ...announced, ...changes }, 'es')).toBe(isTold)
})

test('each language has its name of the place', () => {
  expect([placeIn(announced, 'es'), placeIn(announced, 'en')]).toEqual(['Sala', 'Room'])
})
