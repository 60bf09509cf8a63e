import { expect, test } from 'vitest'
import { restarts } from './restarts.mjs'

const soon = { wasUp: true, ranForMs: 10 }

test('a command that never came up is not started again', () => {
  const { afterEnd } = restarts()
  expect(afterEnd({ wasUp: false, ranForMs: 90_000 })).toBe('neverUp')
  expect(afterEnd({ wasUp: false, ranForMs: 10 })).toBe('neverUp')
})

test('the pause grows up to a minute, and after ten in a row it is given up', () => {
  const { afterEnd } = restarts()
  const pauses = Array.from({ length: 10 }, () => afterEnd(soon))
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000])
  expect(afterEnd(soon)).toBe('tooOften')
})

test('one that ran for a while begins anew', () => {
  const { afterEnd } = restarts()
  afterEnd(soon)
  expect(afterEnd(soon)).toBe(2000)
  expect(afterEnd({ wasUp: true, ranForMs: 600_000 })).toBe(1000)
  expect(afterEnd(soon)).toBe(2000)
})

test('a later start that fails counts among them', () => {
  const { afterEnd } = restarts({ most: 2 })
  expect(afterEnd(soon)).toBe(1000)
  expect(afterEnd({ wasUp: false, ranForMs: 10 })).toBe(2000)
  expect(afterEnd({ wasUp: false, ranForMs: 900_000 })).toBe('tooOften')
})
