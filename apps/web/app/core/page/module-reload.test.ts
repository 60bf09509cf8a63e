import { beforeEach, expect, test, vi } from 'vitest'
import { firstLoadScript, isModuleError, mayReload } from './module-reload.ts'

const items = new Map<string, string>()
const reload = vi.fn()
const text = { hidden: true }
const dataset: { build: string; leaving?: string } = { build: 'a1' }
const page = { documentElement: { dataset }, getElementById: () => text }
const listeners = new Map<string, (event: object) => void>()

beforeEach(() => {
  items.clear()
  reload.mockReset()
  text.hidden = true
  dataset.build = 'a1'
  delete dataset.leaving
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/login', reload })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => listeners.set(name, listener))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  })
  return () => vi.unstubAllGlobals()
})

test('a path is loaded again once per build', () => {
  expect([mayReload('/a'), mayReload('/a'), mayReload('/b')]).toEqual([true, false, true])
  dataset.build = 'a2'
  expect([mayReload('/a'), mayReload('/a')]).toEqual([true, false])
})

test('where nothing can be remembered nothing is loaded again', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(mayReload('/a')).toBe(false)
})

test('the script of the first load does the same and shares the note', () => {
  new Function(firstLoadScript)()
  const fail = (tagName: string) => listeners.get('error')?.({ target: { tagName } })
  fail('IMG')
  expect(reload).not.toHaveBeenCalled()
  fail('SCRIPT')
  expect([reload.mock.calls.length, text.hidden]).toEqual([1, true])
  fail('SCRIPT')
  expect([reload.mock.calls.length, text.hidden]).toEqual([1, false])
  expect(mayReload('/login')).toBe(false)
})

test('what fails while the reader leaves is no failure: Firefox and Safari report files that they no longer load', () => {
  vi.useFakeTimers()
  new Function(firstLoadScript)()
  const fail = () => listeners.get('error')?.({ target: { tagName: 'SCRIPT' } })
  for (const [leaves, stays] of [
    ['beforeunload', () => vi.advanceTimersByTime(10_000)],
    ['pagehide', () => listeners.get('pageshow')?.({})],
  ] as const) {
    items.clear()
    reload.mockReset()
    listeners.get(leaves)?.({})
    fail()
    expect([reload.mock.calls.length, text.hidden, mayReload('/login')]).toEqual([0, true, false])
    stays()
    fail()
    expect(reload).toHaveBeenCalledTimes(1)
  }
  vi.useRealTimers()
})

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('dynamically imported module'), false],
  [null, false],
])('%s is such an error: %s', (error, expected) => {
  expect(isModuleError(error)).toBe(expected)
})
