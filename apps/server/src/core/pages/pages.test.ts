import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Envelope } from '@portal/contract/core/endpoint'
import { healthCalls } from '@portal/contract/core/health-calls'
import { productCalls } from '@portal/contract/products/calls'
import { productMessages } from '@portal/contract/products/messages'
import { settingsCalls } from '@portal/contract/settings/calls'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandOfPictures, shownToAll } from '#test/shown.ts'
import { newChanges } from '../database/events.ts'
import type { Sent } from '../door/door.ts'
import { inlineHash } from '../http/inline-hash.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { mountPages } from './pages.ts'

const company = {
  nombre: 'ACME',
  email: 'info@example.com',
  telefono: '+56 2 2000 0000',
  direccion: 'Calle 1',
  sitio: '',
}
const calls: { path: string; sent: Sent }[] = []

const answers = new Map<string, Envelope>([
  [productCalls.menu.path, { estado: 'OK', mensaje: '', datos: { grupos: [] } }],
  [productCalls.get.path, { estado: 'ERR', mensaje: '', datos: null, codigo: productMessages.absent.code }],
  [settingsCalls.company.path, { estado: 'OK', mensaje: '', datos: company }],
  [settingsCalls.offices.path, { estado: 'OK', mensaje: '', datos: { oficinas: [] } }],
  [settingsCalls.people.path, { estado: 'OK', mensaje: '', datos: { personas: [] } }],
  ['/v1/persona/captcha', { estado: 'OK', mensaje: '', datos: { tipo: 'altcha', clave_sitio: null, desafio: null } }],
  ['/v1/persona/crear_cuenta/pin', { estado: 'ERR', mensaje: '', datos: null, codigo: 3, campos: { nombres: 3 } }],
])

const root = join(import.meta.dirname, '../../../../web')
let app: FastifyInstance

beforeAll(async () => {
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders(false)))
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ estado: 'ERR' }))
  await mountPages(app, {
    door: {
      find: () => ({ terms: {}, admit: async () => null }) as never,
      async enter({ path }, sent) {
        calls.push({ path, sent })
        const envelope = answers.get(path) ?? { estado: 'ERR', mensaje: '', datos: null, codigo: 983 }
        return { status: envelope.estado === 'ERR' ? 400 : 200, envelope }
      },
    },
    root,
    isDev: false,
    publicUrl: 'https://portal.example',
    changes: newChanges(),
    hasMailbox: false,
    takesCards: true,
    shown: shownToAll,
    brandFiles: brandOfPictures,
  })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the built web', () => {
  test('shows a public page in the language of its address, with its addresses in both', async () => {
    const spanish = await get('/login')
    const english = await get('/login?lang=en')
    expect(spanish.body).toContain('<html lang="es"')
    expect(english.body).toContain('<html lang="en"')
    for (const { body } of [spanish, english]) {
      expect(body).toContain('ACME')
      expect(body).toContain('hrefLang="es" href="https://portal.example/login"')
      expect(body).toContain('hrefLang="en" href="https://portal.example/login?lang=en"')
    }
    expect(english.body).toContain('rel="canonical" href="https://portal.example/login?lang=en"')
  })

  test.each(['/offices', '/login', '/create-account?lang=en', '/reset-password', '/dashboard', '/dashboard/usuarios'])(
    '%s has the same bytes with and without a cookie, a token and another host',
    async (url) => {
      const bare = await get(url)
      const visitor = await get(url, {
        cookie: 'jwtToken=secret; lang=es',
        authorization: 'Bearer secret',
        host: 'evil.example',
        'user-agent': 'Googlebot',
      })
      expect(bare.statusCode).toBe(200)
      expect(visitor.body).toBe(bare.body)
      expect(visitor.headers['content-security-policy']).toBe(bare.headers['content-security-policy'])
    },
  )

  test('what comes with a product is absent without it', async () => {
    expect((await get('/quamtum-datasheet')).statusCode).toBe(404)
  })

  test.each(['/offices', '/login', '/nowhere', '/dashboard', '/dashboard/usuarios', '/dashboard/nowhere'])(
    '%s: the policy names each script that the page runs, and nothing that data brings',
    async (url) => {
      const { body, headers } = await get(url)
      const written = [...body.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)]
      const hashes = written.map(([, text = '']) => inlineHash(text))
      expect(hashes.length).toBeGreaterThan(1)
      const named = /script-src 'self' ([^;]+);/.exec(String(headers['content-security-policy']))?.[1]?.split(' ')
      expect(named?.toSorted()).toEqual([...new Set(hashes)].toSorted())
    },
  )

  test('lets no text out of its place: what was loaded, the address, and what search engines read', async () => {
    const way = '</script><script>steal()</script><!--'
    answers.set(settingsCalls.company.path, { estado: 'OK', mensaje: '', datos: { ...company, nombre: way } })
    for (const url of [
      '/',
      '/login',
      '/nowhere',
      '/dashboard',
      `/${encodeURIComponent(way)}`,
      `/login?volver=${encodeURIComponent(way)}`,
    ]) {
      const { body } = await get(`${url}${url.includes('?') ? '&' : '?'}lang=en`)
      expect(body).not.toContain('<script>steal')
      expect(body).not.toContain('<!--<')
    }
    answers.set(settingsCalls.company.path, { estado: 'OK', mensaje: '', datos: company })
  })

  test('runs no inline style on public pages', async () => {
    for (const url of ['/offices', '/login', '/create-account', '/nowhere']) {
      const { body, headers } = await get(url)
      expect(body).not.toMatch(/<[^>]+\sstyle="/)
      expect(body).not.toContain('<style')
      expect(headers['content-security-policy']).toContain("style-src 'self';")
    }
  })

  test('the status page says which part is ill since when, also while nothing can be saved', async () => {
    const part = (estado: 'ok' | 'mal') => ({ estado, desde: '2026-11-24T15:30:00.000Z', ms: 1 })
    const parts = { archivos: part('ok'), correo: part('mal'), trabajos: part('ok'), auditoria: part('ok') }
    answers.set(healthCalls.read.path, { estado: 'OK', mensaje: '', datos: { ...parts, base_de_datos: part('ok') } })
    const degraded = await get('/estado')
    expect(degraded.statusCode).toBe(200)
    expect(degraded.body).toContain('una parte no funciona como debe')
    expect(degraded.body).toMatch(/datetime="2026-11-24T15:30:00.000Z"/i)
    const datos = { ...parts, base_de_datos: part('mal') }
    answers.set(healthCalls.read.path, { estado: 'ERR', mensaje: '', codigo: 989, datos })
    const down = await get('/estado?lang=en')
    expect(down.statusCode).toBe(200)
    expect(down.body).toContain('Nothing can be saved right now')
    answers.delete(healthCalls.read.path)
    expect((await get('/estado')).body).toContain('No se pudo comprobar')
  })

  test('reads nothing of the visitor: every call comes from nobody', () => {
    expect(calls.length).toBeGreaterThan(0)
    for (const { sent } of calls) expect(sent.actor).toBeNull()
  })

  test('starts after the page was painted: the scripts of the router wait in a template, and no module is fetched', async () => {
    const { body } = await get('/login')
    const [, template = ''] = /<template id="start">(.*?)<\/template>/s.exec(body) ?? []
    expect(template).toContain('streamController = controller')
    expect(template).toMatch(/<script type="module" async="">[^<]*import\("\/assets\/entry\.client/)
    const shown = body.replace(template, '')
    expect(shown).not.toContain('modulepreload')
    expect(shown).not.toContain('type="module"')
    expect(shown).not.toContain('/assets/entry.client')
    expect(shown).toMatch(/<script type="application\/json" id="page-data">\[.*ACME/s)
  })

  test('fetches its modules at once in the dashboard', async () => {
    const { body } = await get('/dashboard')
    expect(body).toContain('<link rel="modulepreload" href="/assets/entry.client')
    expect(body).toMatch(/\("start","page-data",true,"button\[type=[^<]*\)<\/script>/)
  })

  test('loads a route by our own module, not by that of the router, which would load the page again without end', () => {
    const assets = join(root, 'build/client/assets')
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
    expect(scripts.filter((file) => readFileSync(join(assets, file), 'utf8').includes('reloading page'))).toEqual([])
    const theirs = join(root, '../../node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js')
    expect(readFileSync(theirs, 'utf8')).toContain('reloading page')
  })

  test('says 404 with a page, and with the envelope under /v1', async () => {
    const page = await get('/nowhere?lang=en')
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body).toContain('Page not found')
    expect(page.body).not.toContain('rel="canonical"')
    const call = await get('/v1/nowhere')
    expect([call.statusCode, call.json()]).toEqual([404, { estado: 'ERR' }])
  })

  test('has no mailbox where mails leave', async () => {
    expect((await get('/buzon')).statusCode).toBe(404)
  })

  test('refills a refused form without JavaScript, and refuses one from elsewhere', async () => {
    const post = (origin: string) =>
      app.inject({
        method: 'POST',
        url: '/create-account?lang=en',
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'portal.example', origin },
        payload: 'paso=pin&nombres=&email=ana%40example.com',
      })
    const { statusCode, body } = await post('https://portal.example')
    expect(statusCode).toBe(400)
    expect(body).toContain('Please enter your name.')
    expect(body).toContain('value="ana@example.com"')
    const asked = () => calls.filter(({ path }) => path === '/v1/persona/crear_cuenta/pin')
    expect(asked().map(({ sent }) => sent.body)).toEqual([{ nombres: '', email: 'ana@example.com', idioma: 'en' }])
    expect((await post('https://evil.example')).statusCode).toBe(400)
    expect(asked()).toHaveLength(1)
  })

  test('serves its files for a year, compressed, and a missing one as no page', async () => {
    const sheet = /"(\/assets\/[^"]+\.css)#?"/.exec((await get('/login')).body)?.[1] ?? ''
    const { headers } = await get(sheet, { 'accept-encoding': 'br' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBeUndefined() // not a document; sent forty times per page
    const missing = await get('/assets/gone.js')
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    const drawing = (await get('/favicon.svg')).headers
    expect(drawing['content-type']).toContain('image/svg')
    expect(drawing['content-security-policy']).toContain("default-src 'none'")
  })
})
