import type { Call } from '@portal/contract/core/endpoint'
import { messages } from '@portal/contract/core/messages'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addressOf, browserApi, newKey, timeoutOf } from './api.browser.ts'

const area = messages('sample', { refused: { code: 7, status: 409, es: 'No', en: 'No' } })
const save: Call<unknown, { nombre: string }, { id: number }> = { method: 'POST', path: '/v1/muestra/save', area }
const find: Call<{ id: number; page?: number }, unknown, { id: number }> = {
  method: 'GET',
  path: '/v1/muestra/:id',
  area,
}

const items = new Map<string, string>()
const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const assign = vi.fn<(address: string) => void>()
const here = { pathname: '/dashboard/usuarios', search: '?page=2', protocol: 'https:', assign }
const root = { toggleAttribute: vi.fn() }
const page = { cookie: '', documentElement: root }
const answer = (envelope: object, status = 200) => sent.mockResolvedValueOnce(Response.json(envelope, { status }))

beforeEach(() => {
  items.clear()
  sent.mockReset()
  assign.mockReset()
  here.pathname = '/dashboard/usuarios'
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('location', here)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  })
  return () => vi.unstubAllGlobals()
})

test.each([
  [{ id: 7, page: 2 }, '/v1/muestra/7?page=2'],
  [{ id: 'a/b ñ' }, '/v1/muestra/a%2Fb%20%C3%B1'],
  [{ id: 1, estado: [1, 2], buscar: '', sin: undefined, nulo: null }, '/v1/muestra/1?estado=1&estado=2&buscar='],
])('parameters %j make %s', (params, address) => {
  expect(addressOf(find, params)).toBe(address)
})

test('a form travels as JSON with token and key, and never with cookies', async () => {
  items.set('jwtToken', 'a.b.c')
  answer({ estado: 'OK', mensaje: '', datos: { id: 1 }, codigo: 0 })
  const key = newKey()
  const form = new FormData()
  form.set('nombre', 'Ñandú')
  expect(await browserApi.call(save, { body: form, key })).toEqual({
    ok: true,
    mensaje: '',
    codigo: 0,
    isPartial: false,
    datos: { id: 1 },
  })
  const [address, init] = sent.mock.calls[0] ?? []
  expect(address).toBe('/v1/muestra/save')
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: '{"nombre":"Ñandú"}' })
  expect(init?.headers).toEqual({
    authorization: 'Bearer a.b.c',
    'idempotency-key': key,
    'content-type': 'application/json',
  })
})

test.each([
  ['/v1/clasificado/list', 900_000],
  ['/v1/importador/clasificado/save', 900_000],
  ['/v1/propiedad/list', null],
  ['/v1/clasificados', null],
])('%s may take %s milliseconds', (path, timeout) => {
  expect(timeoutOf({ path })).toBe(timeout)
})

describe('a refusal', () => {
  const refusal = { estado: 'ERR', mensaje: 'No', datos: { ahora: 1 }, codigo: 7, campos: { nombre: 7 } }

  test('is a value for actions, with its fields and what it tells beside', async () => {
    answer(refusal, 409)
    expect(await browserApi.call(save, { body: { nombre: '' } })).toEqual({
      ok: false,
      status: 409,
      mensaje: 'No',
      codigo: 7,
      campos: { nombre: 7 },
      datos: { ahora: 1 },
    })
  })

  test('is thrown for loaders', async () => {
    answer(refusal, 409)
    const thrown = await browserApi.load(find, { params: { id: 1 } }).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    expect(await (thrown as Response).json()).toEqual({ codigo: 7, mensaje: 'No' })
  })
})

test.each([
  ['no network', () => sent.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['the page of a proxy', () => sent.mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 }))],
])('%s is code 999', async (_, given) => {
  given()
  expect(await browserApi.call(save, { body: { nombre: '' } })).toMatchObject({ ok: false, codigo: 999 })
})

describe('what got no answer', () => {
  const lost = () => sent.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const found = { estado: 'OK', mensaje: '', datos: { id: 1 } }

  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  test('is asked once more after a second, where it only reads', async () => {
    lost()
    answer(found)
    const loaded = browserApi.load(find, { params: { id: 1 } })
    await vi.advanceTimersByTimeAsync(900)
    expect(sent).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(await loaded).toEqual({ id: 1 })
    expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0])
  })

  test('is asked once more when it broke off in the middle', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
    sent.mockResolvedValueOnce(new Response(broken))
    answer(found)
    const loaded = browserApi.load(find, { params: { id: 1 } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(await loaded).toEqual({ id: 1 })
  })

  test('is asked for as long as a restart takes, and told after the third time', async () => {
    lost()
    lost()
    lost()
    const thrown = browserApi.load(find, { params: { id: 1 } }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(3400)
    expect(sent).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(100)
    expect(await thrown).toMatchObject({ status: 503 })
    expect(sent).toHaveBeenCalledTimes(3)
  })

  test('is not asked again when it writes, nor when something answered', async () => {
    lost()
    expect(await browserApi.call(save, { body: { nombre: '' } })).toMatchObject({ codigo: 999 })
    sent.mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 }))
    expect(await browserApi.call(find, { params: { id: 1 } })).toMatchObject({ codigo: 999 })
    expect(vi.getTimerCount()).toBe(0)
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test('is not asked again when its page gives it up meanwhile, and is given up at once', async () => {
    const gone = new AbortController()
    lost()
    const given = browserApi.call(find, { params: { id: 1 }, signal: gone.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(500)
    gone.abort()
    expect(await given).toBe(gone.signal.reason)
    expect(vi.getTimerCount()).toBe(0)
    expect(sent).toHaveBeenCalledOnce()
  })
})

test('a request that its own page gave up is no answer at all', async () => {
  const gone = new AbortController()
  gone.abort()
  sent.mockRejectedValueOnce(gone.signal.reason)
  await expect(browserApi.call(find, { params: { id: 1 }, signal: gone.signal })).rejects.toBe(gone.signal.reason)
})

describe('an ended session', () => {
  const ended = { estado: 'ERR', mensaje: '', datos: null, codigo: 981 }

  test('in the dashboard: forgets the token, tells the forms, leads to log-in and back, and answers nobody', async () => {
    items.set('jwtToken', 'a.b.c')
    items.set('draft:1:user', 'kept')
    const told = vi.fn()
    window.addEventListener('sessionended', told)
    answer(ended, 401)
    const answered = vi.fn()
    void browserApi.call(find, { params: { id: 1 } }).then(answered)
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login?volver=%2Fdashboard%2Fusuarios%3Fpage%3D2'))
    expect([...items.keys()]).toEqual(['draft:1:user'])
    expect(page.cookie).toBe('jwtToken=; Path=/; Max-Age=0; SameSite=Strict; Secure')
    expect(told).toHaveBeenCalledOnce()
    expect(answered).not.toHaveBeenCalled()
  })

  test('on a public page: forgets the token and goes on', async () => {
    here.pathname = '/'
    items.set('jwtToken', 'a.b.c')
    answer(ended, 401)
    expect(await browserApi.call(find, { params: { id: 1 } })).toMatchObject({ ok: false, status: 401 })
    expect(items.has('jwtToken')).toBe(false)
    expect(assign).not.toHaveBeenCalled()
  })
})
