import { afterEach, expect, test, vi } from 'vitest'
import { bestOffset, clockText, daysIn, msLeft, offsetOf, stateBy } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

const auction = {
  estado: 'en_curso',
  inicia_en: '2026-11-23T12:00:00.000Z',
  fin_efectivo: '2026-11-23T13:00:00.000Z',
} as const

test.each(['2019-01-01T00:00:00Z', '2040-06-01T00:00:00Z'])(
  'a browser whose clock says %s counts down right',
  (wrong) => {
    vi.useFakeTimers({ now: new Date(wrong), toFake: ['Date'] })
    const offset = offsetOf('2026-11-23T12:58:00.000Z', 5000)
    expect(msLeft(auction, offset + 5000)).toBe(120_000)
    vi.setSystemTime(new Date('2030-01-01')) // set while they watch
    expect(msLeft(auction, offset + 65_000)).toBe(60_000)
  },
)

test('the state changes between two answers', () => {
  const at = (text: string) => Date.parse(text)
  expect(stateBy({ ...auction, estado: 'proxima' }, at('2026-11-23T11:59:59.999Z'))).toBe('proxima')
  expect(stateBy({ ...auction, estado: 'proxima' }, at('2026-11-23T12:00:00.000Z'))).toBe('en_curso')
  expect(stateBy(auction, at('2026-11-23T13:00:00.000Z'))).toBe('terminando')
  expect(stateBy({ ...auction, estado: 'detenida' }, at('2026-11-23T12:30:00.000Z'))).toBe('detenida')
})

test('the answer that was shortest on its way counts', () => {
  const slow = offsetOf('2026-11-23T12:00:00.000Z', 3000) // two seconds on its way
  const quick = offsetOf('2026-11-23T12:00:10.000Z', 11_000)
  expect(bestOffset(bestOffset(null, slow), quick)).toBe(quick)
  expect(bestOffset(quick, slow)).toBe(quick)
})

test('is written by days, hours, minutes and seconds; the last second is not zero', () => {
  expect([daysIn(90_000_000), clockText(90_000_000)]).toEqual([1, '01:00:00'])
  expect(clockText(1)).toBe('00:00:01')
  expect(clockText(0)).toBe('00:00:00')
  expect([daysIn(86_399_999), clockText(86_399_999)]).toEqual([1, '00:00:00'])
})
