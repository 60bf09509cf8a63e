import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, aSeller, aSentQuote, quoteOf, quoteRow, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { isPerson } from './opening.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
const look = (token: string, agent = browser, method: 'GET' | 'HEAD' = 'GET', query = '') =>
  t.app.inject({ method, url: `/v1/cotizacion/enlace/${token}${query}`, headers: { 'user-agent': agent } })

/** A quote whose mail left some minutes ago. */
async function aQuoteSentBefore() {
  const quote = await aSentQuote(t, seller)
  await pass(quote.id, 5)
  return quote
}

/** As if everything that happened with a quote had happened so many minutes before. */
async function pass(id: number, minutes: number): Promise<void> {
  const { db } = t.deps
  await sql`update cotizacion_evento set creado_en = creado_en - make_interval(mins => ${minutes}::int)
    where cotizacion_id = ${id}`.execute(db)
  await sql`update cotizacion_apertura set ultima_en = ultima_en - make_interval(mins => ${minutes}::int),
    primera_en = primera_en - make_interval(mins => ${minutes}::int) where cotizacion_id = ${id}`.execute(db)
}
const seen = async (id: number) => (await quoteOf(t, id, seller)).apertura

describe('that the client looked at his quote', () => {
  test('is an event once, with the first and the last time and how often', async () => {
    const { id, token } = await aQuoteSentBefore()
    const { version } = await quoteRow(t, id)
    expect(await seen(id)).toBeNull()
    expect((await look(token)).statusCode).toBe(200)
    await look(token) // the same visit
    expect(await seen(id)).toMatchObject({ veces: 1 })
    await pass(id, 11)
    await look(token)
    const { apertura, eventos } = await quoteOf(t, id, seller)
    expect(apertura.veces).toBe(2)
    expect(Date.parse(apertura.ultima_en) - Date.parse(apertura.primera_en)).toBeGreaterThan(10 * 60_000)
    expect(eventos.filter(({ tipo }: { tipo: string }) => tipo === 'abierta')).toMatchObject([
      { autor: 'cliente', usuario_nombre: null },
    ])
    expect((await quoteRow(t, id)).version).toBe(version) // who edits meanwhile is not told that someone was faster
  })

  test('counts once when it is asked for many times at once', async () => {
    const { id, token } = await aQuoteSentBefore()
    await Promise.all(Array.from({ length: 8 }, () => look(token)))
    expect(await seen(id)).toMatchObject({ veces: 1 })
    expect(
      (await quoteOf(t, id, seller)).eventos.filter(({ tipo }: { tipo: string }) => tipo === 'abierta'),
    ).toHaveLength(1)
  })

  test('is not said of programs, of what comes with the mail, of staff, nor of links that open nothing', async () => {
    const { id, token } = await aSentQuote(t, seller)
    await look(token) // within seconds of the mail
    expect(await seen(id)).toBeNull()
    await pass(id, 5)
    expect((await look(token, browser, 'HEAD')).statusCode).toBe(200)
    await look(token, 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)')
    await look(token, '')
    await look(token, browser, 'GET', '?interno=1')
    expect((await look(`${token}x`)).statusCode).toBe(404)
    expect(await seen(id)).toBeNull()
    await act(t, 'PUT', 'cancelar', id, seller, { motivo: 'Error' })
    expect((await look(token)).statusCode).toBe(404)
    expect(await seen(id)).toBeNull()
  })
})

test.each([
  [browser, true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true],
  ['Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', true],
  ['WhatsApp/2.23.20.0', false],
  ['facebookexternalhit/1.1', false],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0 Safari/537.36', false],
  ['Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0)', false],
  ['python-requests/2.32', false],
  ['curl/8.5.0', false],
])('%s: %s', (agent, expected) => {
  expect(isPerson({ agent })).toBe(expected)
})
