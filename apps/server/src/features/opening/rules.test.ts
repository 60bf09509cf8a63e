import { describe, expect, test } from 'vitest'
import { hasArrived, isCodeOf } from './rules.ts'

const sent = new Date('2026-11-30T12:00:00Z')
const mail = { prueba_correo: 'a@b.pe', prueba_codigo: '012345', prueba_enviada_en: sent, prueba_llegada_en: null }
const after = (minutes: number, ms = 0) => new Date(sent.getTime() + minutes * 60_000 + ms)

describe('a code of the test mail', () => {
  test.each([
    ['at once', '012345', after(0), true],
    ['in its last moment', '012345', after(60), true],
    ['a moment too late', '012345', after(60, 1), false],
    ['another one', '012346', after(1), false],
    ['without its zero', '12345', after(1), false],
  ])('%s', (_, typed, now, is) => {
    expect(isCodeOf(mail, typed, now)).toBe(is)
  })

  test('is of no mail before one was sent, nor after it was used', () => {
    expect(isCodeOf({ ...mail, prueba_codigo: null }, '012345', after(1))).toBe(false)
    expect(isCodeOf({ ...mail, prueba_enviada_en: null }, '012345', after(1))).toBe(false)
  })
})

describe('a test mail has arrived', () => {
  const arrived = { ...mail, prueba_llegada_en: sent }
  test.each([
    ['at this address', arrived, 'a@b.pe', true],
    ['at an earlier address', arrived, 'c@b.pe', false],
    ['nowhere, while there is no address', { ...arrived, prueba_correo: '' }, '', false],
    ['not yet', mail, 'a@b.pe', false],
  ])('%s', (_, stored, address, is) => {
    expect(hasArrived(stored, address)).toBe(is)
  })
})
