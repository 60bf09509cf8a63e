import { expect, test } from 'vitest'
import { eventTitle } from './event-title.ts'
import { requestTexts } from './request-texts.ts'

const t = requestTexts.en
const titleOf = (tipo: string, deEstado: number | null = null, aEstado: number | null = null, isForRent = false) =>
  eventTitle({ tipo, de_estado: deEstado, a_estado: aEstado }, { t, language: 'en', isForRent })

test('an event is told by what it did', () => {
  expect(titleOf('estado', null, 21)).toBe(t.requestReceived)
  expect(titleOf('estado', 21, 22)).toBe('Becomes “In negotiation”')
  expect(titleOf('estado', 24, 26)).toBe('Becomes “Sold”')
  expect(titleOf('estado', 24, 26, true)).toBe('Becomes “Rented”')
  expect(titleOf('estado', 24, 24)).toBe(t.handedOver)
  expect(titleOf('pago', 23, 24)).toBe(t.paid)
  expect(titleOf('mensaje')).toBe(t.wrote)
  expect(titleOf('adjunto')).toBe(t.addedFile)
  expect(titleOf('reembolso')).toBe(t.refunded)
})
