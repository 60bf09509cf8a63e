import { beforeEach, expect, test, vi } from 'vitest'
import { firstLoadScript, isModuleError, loadCode, mayReload } from './module-reload.ts'

const items = new Map<string, string>()
const reload = vi.fn()
const text = { hidden: true }
const dataset = { build: 'a1' }
const page = { documentElement: { dataset }, getElementById: () => text }
const listeners = new Map<string, (event: object) => void>()

beforeEach(() => {
  items.clear()
  reload.mockReset()
  text.hidden = true
  dataset.build = 'a1'
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/login', reload })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => listeners.set(name, listener))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
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
  vi.useFakeTimers()
  new Function(firstLoadScript)()
  const fail = (tagName: string) => {
    listeners.get('error')?.({ target: { tagName } })
    vi.advanceTimersByTime(500)
  }
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
  const error = () => listeners.get('error')?.({ target: { tagName: 'SCRIPT' } })
  const fail = () => {
    error()
    vi.advanceTimersByTime(500)
  }
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
  items.clear()
  reload.mockReset()
  error()
  listeners.get('beforeunload')?.({}) // a moment after the files were given up
  vi.advanceTimersByTime(500)
  expect(reload).not.toHaveBeenCalled()
})

test('code that the browser gave up because the reader leaves is asked for again if they stay', async () => {
  vi.useFakeTimers()
  const gone = new TypeError('error loading dynamically imported module: /assets/a.js')
  const page = { isLeaving: false }
  vi.stubGlobal('window', page)
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockResolvedValue('code')
  const loaded = loadCode(load)
  page.isLeaving = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).toHaveBeenCalledTimes(1)
  page.isLeaving = false
  await vi.advanceTimersByTimeAsync(500)
  expect(await loaded).toBe('code')

  const failed = expect(loadCode(() => Promise.reject(gone))).rejects.toBe(gone)
  await vi.advanceTimersByTimeAsync(500)
  await failed
})

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('dynamically imported module'), false],
  [null, false],
])('%s is such an error: %s', (error, expected) => {
  expect(isModuleError(error)).toBe(expected)
})
