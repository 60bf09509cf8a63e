import { brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { servedAs, shownToAll } from '#test/shown.ts'
import { answerCache } from '../database/answer-cache.ts'
import { type Changes, newChanges } from '../database/events.ts'
import { inlineHash } from '../http/inline-hash.ts'
import { type Renderer, servePages } from './serve.ts'

let app: FastifyInstance
let changes: Changes
let asked: Request[]
let isAway = false

/** Returns with the request it received, so that nothing a visitor sends can hide in a shared page. */
const renderer: Renderer = {
  async find(pathname) {
    const shared = { params: ['page'], areas: ['clasificados' as const] }
    const isAbsent = pathname.endsWith('/absent')
    if (pathname.startsWith('/dashboard')) return { id: 'shell', isShell: true, isAbsent, cache: undefined }
    return { id: pathname, isShell: false, cache: pathname === '/own' ? undefined : shared }
  },
  async render(request, caller) {
    asked.push(request)
    const { pathname, search } = new URL(request.url)
    if (pathname === '/broken')
      return { status: 500, headers: new Headers({ 'content-type': 'text/plain' }), text: 'Unexpected', scripts: [] }
    if (pathname === '/thrown') throw new Error('no screen at all')
    const body = request.method === 'POST' ? await request.text() : ''
    const seen = [...request.headers].filter(([name]) => name !== 'content-type' && name !== 'origin')
    const html = `<html><body>${pathname}${decodeURIComponent(search)} ${JSON.stringify(seen)} ${body} <script>run()</script>${'.'.repeat(2000)}</body></html>`
    const status = /\/absent(?:\.data)?$/.test(pathname) ? 404 : isAway ? 503 : caller.ip ? 200 : 500
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    return { status, headers, text: html, scripts: ['run()'] }
  },
}

beforeEach(async () => {
  asked = []
  isAway = false
  changes = newChanges()
  app = fastify()
  await servePages(app, renderer, servedAs(changes))
  return () => app.close()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('the accent of the company is a style of the page, which its policy names; a shell allows all styles', async () => {
  const accented = fastify()
  const style = ':root:root{--accent:#0b1f4b}'
  const head: Renderer = {
    ...renderer,
    render: async (...asked) => {
      const page = await renderer.render(...asked)
      return { ...page, text: page.text.replace('<html>', '<html><head></head>') }
    },
  }
  const served = servedAs(changes)
  await servePages(accented, head, { ...served, shown: { ...shownToAll, style: async () => style } })
  const page = await accented.inject('/list')
  expect(page.body).toContain(`<style id="accent">${style}</style></head>`)
  expect(page.headers['content-security-policy']).toContain(`style-src 'self' ${inlineHash(style)};`)
  const shell = await accented.inject('/dashboard/x')
  expect(shell.body).toContain(style)
  expect(shell.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline';")
  const plain = fastify()
  await servePages(plain, head, served)
  expect((await plain.inject('/list')).body).not.toContain('<style')
  await Promise.all([accented.close(), plain.close()])
})

test('who is signed in gets the data of a page as it is now, however soon after another change', async () => {
  let made = 0
  const recall = answerCache<number>(changes, ['ajuste'], { ms: 60_000, max: 1 })
  const named: Renderer = {
    ...renderer,
    render: async () => {
      const text = String(await recall('', async () => ++made))
      return { status: 200, headers: new Headers({ 'content-type': 'text/x-script' }), text, scripts: [] }
    },
  }
  const open = fastify()
  await servePages(open, named, servedAs(changes))
  const data = async (cookie = '') => (await open.inject({ url: '/dashboard/x.data', headers: { cookie } })).body
  expect(await data()).toBe('1')
  for (const made of ['2', '3']) {
    changes.emit('change', { area: 'ajuste' })
    expect(await data('jwtToken=any')).toBe(made)
  }
  await open.close()
})

describe('before the site opens', () => {
  let closed: FastifyInstance
  beforeEach(async () => {
    closed = fastify()
    const opening = {
      ...shownToAll,
      isOpen: async () => false,
      isStaff: async (token: string) => token === 'staff',
      name: async () => 'Minera <Norte>',
    }
    const found: Renderer = {
      ...renderer,
      find: async (path) => {
        const page = await renderer.find(path)
        return page && { ...page, whileClosed: path === '/login', isShell: path.startsWith('/dashboard') }
      },
    }
    await servePages(closed, found, { ...servedAs(changes), shown: opening })
    return () => closed.close()
  })

  test.each(['/', '/a', '/a?page=2', '/a.data', '/other', '/a/absent'])('a visitor of %s reads that', async (url) => {
    for (const cookie of ['', 'jwtToken=forged', 'lang=es; jwtToken=']) {
      const { statusCode, body, headers } = await closed.inject({ url, headers: { cookie } })
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3600', 'no-store'])
      expect(body).toContain('Este sitio aún no está abierto.')
      expect(body).toContain('Minera &#60;Norte&#62;')
      expect(body).toContain('href="/login"')
    }
    expect(asked).toHaveLength(0)
  })

  test('in their language, of the address or the stored one', async () => {
    expect((await closed.inject('/a?lang=pt')).body).toContain('<html lang="pt">')
    expect((await closed.inject({ url: '/a', headers: { cookie: 'lang=en' } })).body).toContain('href="/login?lang=en"')
  })

  test('nor is a form of theirs taken', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await closed.inject({ method: 'POST', url: '/a', headers, payload: 'x=1' })).statusCode).toBe(503)
  })

  test('the way in is shown, with its data', async () => {
    for (const url of ['/login', '/login.data', '/dashboard'])
      expect((await closed.inject(url)).statusCode, url).toBe(200)
  })

  test('staff see every page, and no cache on the way keeps one for visitors', async () => {
    const { statusCode, headers } = await closed.inject({ url: '/a', headers: { cookie: 'lang=es; jwtToken=staff' } })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await closed.inject('/a')).statusCode).toBe(503)
  })
})

describe('a part that is not used', () => {
  test.each([
    ['/a', 404],
    ['/a?page=2', 404],
    ['/a/b', 404],
    ['/a.data', 404],
    ['/ab', 200],
    ['/other', 200],
  ])('has no page: %s is %i', async (url, status) => {
    const site = fastify()
    const shown = { ...shownToAll, unusedPaths: async () => ['/a'] }
    const found: Renderer = {
      ...renderer,
      render: (request, ...rest) => {
        const absent = new Request(request.url.replace('/-/-', '/absent'))
        return renderer.render(request.url.includes('/-/-') ? absent : request, ...rest)
      },
    }
    await servePages(site, found, { ...servedAs(changes), shown })
    expect((await site.inject(url)).statusCode).toBe(status)
    await site.close()
  })
})

describe('a shared page', () => {
  test('is rendered once for all who ask at the same time and after', async () => {
    const pages = await Promise.all([get('/a'), get('/a'), get('/a?utm_source=x')])
    await get('/a')
    expect(asked).toHaveLength(1)
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
  })

  test('has the same bytes with and without cookie, token and language of the browser', async () => {
    const bare = await get('/a')
    changes.emit('change', { area: 'clasificados' })
    const visitor = await get('/a', {
      cookie: 'jwtToken=secret; lang=es',
      authorization: 'Bearer secret',
      'accept-language': 'en',
      host: 'evil.example',
    })
    expect(asked).toHaveLength(2)
    expect(visitor.body).toBe(bare.body)
    expect(visitor.headers.etag).toBe(bare.headers.etag)
  })

  test('is rendered again when one of its areas changes, and only then', async () => {
    await get('/a')
    changes.emit('change', { area: 'usuarios' })
    await get('/a')
    expect(asked).toHaveLength(1)
    changes.emit('change', { area: 'clasificados' })
    await get('/a')
    expect(asked).toHaveLength(2)
  })

  test('is known by its own parameters and by its language', async () => {
    for (const url of ['/a?page=2', '/a?page=2&x=1', '/a?page=3', '/a?lang=en&page=2']) await get(url)
    expect(asked.map(({ url }) => url)).toEqual([
      'https://portal.example/a?page=2',
      'https://portal.example/a?page=3',
      'https://portal.example/a?page=2&lang=en',
    ])
  })

  test('never lends its rules to the data of a page, which is of who asks', async () => {
    const replies = [await get('/a.data?para=ana'), await get('/a.data?para=eva')]
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?para=ana', '?para=eva'])
    for (const { headers } of replies) expect(headers['cache-control']).not.toContain('public')
  })

  test('is sent compressed, and not at all to who has it', async () => {
    const plain = await get('/a')
    const packed = await get('/a', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const again = await get('/a', { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('does not bless a script that came into the HTML by another way', async () => {
    const injected = 'steal(localStorage.jwtToken)'
    const { body, headers } = await get(`/a?page=<script>${injected}</script>`)
    const written = /<script>(steal[^<]+)<\/script>/.exec(body)?.[1]
    expect(written).toBe(injected)
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${inlineHash('run()')};`)
    expect(headers['content-security-policy']).not.toContain(inlineHash(injected))
  })

  test('carries the policy of its own scripts', async () => {
    const { headers } = await get('/a')
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${inlineHash('run()')};`)
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  test('that is not there is not kept', async () => {
    expect((await get('/absent')).statusCode).toBe(404)
    expect((await get('/absent')).headers['cache-control']).toBe('no-store')
    expect(asked).toHaveLength(2)
  })

  test('serves on as it was while the database is away, and is no page for long where there was none', async () => {
    const before = await get('/a')
    isAway = true
    changes.emit('change', { area: '*' })
    const meanwhile = await get('/a')
    expect([meanwhile.statusCode, meanwhile.body]).toEqual([200, before.body])
    const never = await get('/b')
    expect([never.statusCode, never.headers['cache-control']]).toEqual([503, 'no-store'])
    isAway = false
    expect((await get('/b')).statusCode).toBe(200)
  })

  test('answers HEAD without a body', async () => {
    const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/a' })
    expect([statusCode, body]).toEqual([200, ''])
    expect(headers.etag).toBeDefined()
  })
})

test('the empty page of the dashboard is one for all addresses of a route, with inline styles', async () => {
  const first = await get('/dashboard/usuarios?page=2', { cookie: 'lang=en' })
  const other = await get('/dashboard/usuarios/7')
  expect(asked).toHaveLength(1)
  expect(other.body).toBe(first.body)
  expect(first.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
})

test('an unknown address of the dashboard is drawn for each, in the stored language and knowing nothing else', async () => {
  const cookie = 'jwtToken=secret; lang=en'
  const english = await get('/dashboard/absent', { cookie })
  const spanish = await get('/dashboard/absent', { 'accept-language': 'en' })
  expect(english.statusCode).toBe(404)
  expect(english.headers['cache-control']).toBe('no-store')
  expect(english.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
  expect(asked.map(({ headers }) => [...headers])).toEqual([[['accept-language', 'en']], []])
  expect(spanish.body).not.toContain('accept-language')
})

test('a page that does not share itself is rendered each time and never stored', async () => {
  await get('/own')
  const { headers, body } = await get('/own', { cookie: 'jwtToken=secret' })
  expect(asked).toHaveLength(2)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).not.toContain('secret')
})

describe('the language', () => {
  test('stored as English leads to the English address, before the cache and for nobody else', async () => {
    await get('/a')
    const { statusCode, headers } = await get('/a', { cookie: 'lang=en' })
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/a?lang=en', 'no-store'])
    expect((await get('/a')).statusCode).toBe(200)
  })

  test('the Spanish link stores Spanish and leads to the bare address', async () => {
    const { headers } = await get('/a?lang=es', { cookie: 'lang=en' })
    expect(headers.location).toBe('/a')
    expect(headers['set-cookie']).toBe('lang=es; Path=/; Max-Age=31536000; SameSite=Lax')
  })
})

describe('a form without JavaScript', () => {
  const post = (headers: Record<string, string>, payload: string) =>
    app.inject({ method: 'POST', url: '/own', headers, payload })

  test('reaches the page as it was sent, with its origin and no cookie', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://portal.example',
      cookie: 'a=1',
    }
    const { body, statusCode } = await post(headers, 'nombre=%C3%91and%C3%BA')
    expect(statusCode).toBe(200)
    expect(body).toContain('nombre=%C3%91and%C3%BA')
    expect(body).not.toContain('cookie')
    expect(asked[0]?.url).toBe('https://portal.example/own')
  })

  test('from elsewhere keeps our address, so that the router can refuse it', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
      host: 'portal.example',
    }
    await post(headers, 'a=1')
    expect(asked[0]?.url).toBe('http://portal.example/own')
    expect(asked[0]?.headers.get('origin')).toBe('https://evil.example')
  })

  test.each([
    [413, 'application/x-www-form-urlencoded', 'x'.repeat(300_000)],
    [415, 'application/json', '{}'],
  ])('answers %i as a page', async (status, type, payload) => {
    const { statusCode, headers, body } = await post({ 'content-type': type }, payload)
    expect(statusCode).toBe(status)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<html lang="es">')
    expect(headers['content-security-policy']).toContain("style-src 'sha256-")
  })
})

test.each(['/broken', '/thrown'])(
  '%s: what cannot be rendered is a plain page of ours, in the language of the address',
  async (url) => {
    const { statusCode, body, headers } = await get(`${url}?lang=en`)
    expect(statusCode).toBe(500)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('Something went wrong.')
  },
)
