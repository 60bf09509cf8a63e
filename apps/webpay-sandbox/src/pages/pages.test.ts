import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../server/test/test-database.ts'
import { dollars, openTestSandbox, pesosDeferred, prefix, type TestSandbox } from '../../test/open-sandbox.ts'

let database: TestDatabase
let t: TestSandbox

beforeAll(async () => {
  database = await openTestDatabase()
  t = await openTestSandbox(database.db, { shopName: 'NEXT <Chile>' })
})
afterAll(async () => {
  await t.close()
  await database.close()
})
beforeEach(() => t.reset())

const pathOf = (token: string, rest = '') => `${prefix}/webpayserver/payment/${token}${rest}`
const get = (url: string) => t.inject('GET', url)
const post = (url: string, fields: Record<string, string> = {}) =>
  t.inject('POST', url, new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' })
const enter = (token: string) => post(`${prefix}/webpayserver/initTransaction`, { token_ws: token })

const visa = { number: '4051 8856 0044 6623', expiry: '12/40', cvv: '123', installments: 'VC-6' }
const bank = { rut: '11.111.111-1', password: '123' }

describe('the payment page', () => {
  test('takes a buyer from the button of the shop back to it, by forms alone', async () => {
    const token = await t.create({ amount: 10_000, buy_order: 'order-1', return_url: 'http://shop.test/back' })
    const entered = await enter(token)
    expect(entered).toMatchObject({ status: 303, headers: { location: pathOf(token) } })

    const card = await get(pathOf(token))
    expect(card.body).toContain('CLP\u00a010.000')
    expect(card.body).toContain('order-1')
    expect(card.body).toContain('NEXT &lt;Chile&gt;')
    expect(card.body).toContain('Anular compra y volver')

    expect(await post(pathOf(token, '/card'), visa)).toMatchObject({
      status: 303,
      headers: { location: pathOf(token) },
    })
    expect((await get(pathOf(token))).body).toContain('name="rut"')
    expect(await post(pathOf(token, '/bank'), bank)).toMatchObject({ status: 303 })
    expect((await get(pathOf(token))).body).toContain('name="decision"')
    const done = await post(pathOf(token, '/decision'), { decision: 'accept' })
    expect(done).toMatchObject({ status: 303, headers: { location: `http://shop.test/back?token_ws=${token}` } })
    expect((await t.commit(token)).body).toMatchObject({ status: 'AUTHORIZED', payment_type_code: 'VC' })
  })

  test('is entered by GET too', async () => {
    const token = await t.create()
    const entered = await get(`${prefix}/webpayserver/initTransaction?token_ws=${token}`)
    expect(entered).toMatchObject({ status: 303, headers: { location: pathOf(token) } })
  })

  test('shows dollars as dollars', async () => {
    const token = await t.create({ amount: 1234.5 }, { code: dollars })
    expect((await get(pathOf(token))).body).toContain('USD\u00a01.234,50')
    expect((await get(pathOf(token, '?lang=en'))).body).toContain('USD\u00a01,234.50')
  })

  test('speaks English where the address says so, and keeps to it', async () => {
    const token = await t.create()
    const entered = await post(`${prefix}/webpayserver/initTransaction`, { token_ws: token, lang: 'en' })
    expect(entered.headers.location).toBe(pathOf(token, '?lang=en'))
    const page = (await get(pathOf(token, '?lang=en'))).body
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('Cancel the purchase and go back')
    expect(page).toContain('name="lang" value="en"')
    const next = await post(pathOf(token, '/card'), { ...visa, lang: 'en' })
    expect(next.headers.location).toBe(pathOf(token, '?lang=en'))
  })

  test('begins in English for a buyer of an English shop, who may change it', async () => {
    const token = await t.create({ return_url: 'http://shop.test/back?r=1&lang=en' })
    const entered = await enter(token)
    expect(entered.headers.location).toBe(pathOf(token, '?lang=en'))
    expect((await get(pathOf(token, '?lang=en'))).body).toContain(`hreflang="es"`)
    const spanish = await post(`${prefix}/webpayserver/initTransaction`, { token_ws: token, lang: 'es' })
    expect(spanish.headers.location).toBe(pathOf(token))
    const other = await t.create({ return_url: 'http://shop.test/back?lang=fr' })
    expect((await enter(other)).headers.location).toBe(pathOf(other))
  })

  test('fills in a test card that is chosen', async () => {
    const token = await t.create()
    expect((await get(pathOf(token, '?step=card&use=visa'))).body).toMatch(/value="4051885600446623".*value="123"/s)
  })

  test('lets the buyer go back to another card, but not ahead', async () => {
    const token = await t.create()
    expect((await get(pathOf(token, '?step=decision'))).body).toContain('name="number"')
    await post(pathOf(token, '/bank'), bank)
    await post(pathOf(token, '/decision'), { decision: 'accept' })
    expect((await t.payment(token)).state).toBe('opened')
    await post(pathOf(token, '/card'), visa)
    expect((await get(pathOf(token, '?step=card'))).body).toContain('name="number"')
  })

  test('offers no installments on a deferred code', async () => {
    const token = await t.create({}, { code: pesosDeferred })
    expect((await get(pathOf(token))).body).not.toContain('VC-6')
    expect((await post(pathOf(token, '/card'), visa)).status).toBe(422)
  })

  test('goes to the time-out by itself, and not before its time', async () => {
    await t.switches({ formLimit: 120 })
    const token = await t.create()
    await enter(token)
    const page = (await get(pathOf(token))).body
    const [, seconds] = /http-equiv="refresh" content="(\d+);url=[^"]+\/timeout"/.exec(page) ?? []
    expect(Number(seconds)).toBeGreaterThan(118)
    expect(page).toContain(`data-goes-to="${pathOf(token, '/timeout')}"`)
    expect(await get(pathOf(token, '/timeout'))).toMatchObject({ status: 303, headers: { location: pathOf(token) } })
    await t.advance(121)
    const { status, headers } = await get(pathOf(token, '/timeout'))
    expect(status).toBe(303)
    expect(headers.location).toContain('TBK_ID_SESION=s1&TBK_ORDEN_COMPRA=')
  })

  test('sends back twice when the last button is pressed twice, with one result', async () => {
    const token = await t.create()
    await post(pathOf(token, '/card'), visa)
    await post(pathOf(token, '/bank'), bank)
    const presses = await Promise.all([
      post(pathOf(token, '/decision'), { decision: 'accept' }),
      post(pathOf(token, '/decision'), { decision: 'reject' }),
    ])
    expect(presses.map(({ status, headers }) => [status, headers.location])).toEqual(
      Array(2).fill([303, `http://shop.test/back?token_ws=${token}`]),
    )
    const { events } = await t.payment(token)
    expect(events.filter(({ kind }: { kind: string }) => kind === 'decided')).toHaveLength(1)
  })
})

describe('what is typed wrongly', () => {
  test.each([
    [{ number: '4111 1111 1111 1111' }, 'number-error'],
    [{ number: 'visa' }, 'number-error'],
    [{ expiry: '13/40' }, 'expiry-error'],
    [{ expiry: '01/20' }, 'expiry-error'],
    [{ expiry: '' }, 'expiry-error'],
    [{ cvv: '999' }, 'cvv-error'],
    [{ installments: 'VC-7' }, 'installments-error'],
  ])('in the card form (%j) is told beside its field', async (wrong, id) => {
    const token = await t.create()
    const { status, body } = await post(pathOf(token, '/card'), { ...visa, ...wrong })
    expect(status).toBe(422)
    expect(body).toContain(`id="${id}"`)
    expect(body.match(/class="error"/g)).toHaveLength(1)
    expect((await t.payment(token)).step).toBe('card')
  })

  test('at the bank and at the decision likewise', async () => {
    const token = await t.create()
    await post(pathOf(token, '/card'), visa)
    const wrong = await post(pathOf(token, '/bank'), { rut: '1-9', password: '1234' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('id="rut-error"')
    expect(wrong.body).toContain('id="password-error"')
    expect(wrong.body).not.toContain('1234')
    await post(pathOf(token, '/bank'), { rut: '11111111-1', password: '123' })
    expect(await post(pathOf(token, '/decision'), { decision: 'maybe' })).toMatchObject({ status: 422 })
  })

  test('takes a debit card without expiry and CVV', async () => {
    const token = await t.create()
    expect(await post(pathOf(token, '/card'), { number: '4051884239937763' })).toMatchObject({ status: 303 })
  })

  test('is escaped', async () => {
    const token = await t.create()
    const { body } = await post(pathOf(token, '/card'), { number: '"><script>alert(1)</script>' })
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;')
    expect(body).not.toContain('<script>')
  })
})

describe('ways out of the page', () => {
  test('by POST are a form that a script or the buyer sends', async () => {
    const token = await t.create({ session_id: 'a "b"' })
    const { status, body } = await post(pathOf(token, '/abort'))
    expect(status).toBe(200)
    expect(body).toContain('<form method="post" action="http://shop.test/back" data-goes-by-itself>')
    expect(body).toContain(`<input type="hidden" name="TBK_TOKEN" value="${token}">`)
    expect(body).toContain('name="TBK_ID_SESION" value="a &quot;b&quot;"')
    expect(body).toContain('Volver al comercio</button>')
  })

  test.each([
    ['time_out', 303, 'timed_out'],
    ['form_error', 200, 'opened'],
    ['empty', 303, 'opened'],
  ])('can be simulated: %s', async (action, status, state) => {
    const token = await t.create()
    expect((await post(pathOf(token, '/simulate'), { action })).status).toBe(status)
    expect((await t.payment(token)).state).toBe(state)
  })

  test('can be simulated: paying and closing the page', async () => {
    const token = await t.create()
    await post(pathOf(token, '/card'), visa)
    await post(pathOf(token, '/bank'), bank)
    const { status, body } = await post(pathOf(token, '/simulate'), { action: 'pay_and_leave' })
    expect(status).toBe(200)
    expect(body).toContain('Cerraste la página')
    expect((await t.payment(token)).state).toBe('authorized_pending')
    expect(await post(pathOf(token, '/simulate'), { action: 'unknown' })).toMatchObject({ status: 400 })
  })

  test('of a payment that has ended carry four parameters, or are none', async () => {
    const token = await t.paid()
    const ended = await get(pathOf(token))
    expect(ended.status).toBe(410)
    for (const name of ['token_ws', 'TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA'])
      expect(ended.body).toContain(`name="${name}"`)
    expect(ended.body).not.toContain('data-goes-by-itself')
    await t.switches({ endedReturn: 'none' })
    expect((await get(pathOf(token))).body).not.toContain('<form')
  })

  test('of a payment that does not exist there are none', async () => {
    for (const url of [pathOf('01abffff'), `${prefix}/webpayserver/initTransaction`, `${prefix}/elsewhere`])
      expect(await get(url)).toMatchObject({ status: 404 })
    expect(await get(`${prefix}/webpayserver/initTransaction?token_ws=a&token_ws=b`)).toMatchObject({ status: 404 })
    expect(await post(pathOf('01abffff', '/abort'))).toMatchObject({ status: 404 })
  })
})

describe('every page', () => {
  const pages = async () => {
    const [open, paid, aborting] = [await t.create(), await t.paid(), await t.create()]
    return [
      await get(`${prefix}/`),
      await get(pathOf(open)),
      await get(pathOf(open, '?lang=en')),
      await get(pathOf(paid)),
      await get(pathOf('unknown')),
      await post(pathOf(aborting, '/abort')),
      await get(`${prefix}/admin`),
      await t.inject('POST', pathOf(open, '/card'), '<xml/>', { 'content-type': 'text/xml' }),
    ]
  }

  test('says in both languages that it is simulated', async () => {
    for (const { body } of await pages()) expect(body).toContain('SIMULADO · SIMULATED')
  })

  test('runs nothing but files of its own, has no inline style, and is kept by nobody', async () => {
    for (const { body, headers } of await pages()) {
      expect(body).not.toMatch(/<script(?![^>]*src=)|<style|style=|onclick=|javascript:/)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  test('lets its forms lead to the shop, and nowhere else', async () => {
    const token = await t.create({ return_url: 'https://shop.test:8443/back?x=1' })
    const policy = String((await get(pathOf(token))).headers['content-security-policy'])
    expect(policy).toContain("form-action 'self' https://shop.test:8443;")
  })

  test('finds its files', async () => {
    const { body } = await get(`${prefix}/`)
    const found = [...body.matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g)].map(([, url]) => url)
    expect(found).toHaveLength(2)
    for (const url of found) expect(await get(url)).toMatchObject({ status: 200 })
    expect((await get(`${prefix}/assets/page.mjs`)).headers['content-type']).toContain('text/javascript')
  })
})

test('no card number, CVV or password is kept', async () => {
  const token = await t.create()
  await post(pathOf(token, '/card'), { ...visa, number: '5186059559590568', cvv: '123' })
  await post(pathOf(token, '/bank'), bank)
  const kept = JSON.stringify(await t.payment(token))
  expect(kept).toContain('"cardNumber":"0568"')
  expect(kept).not.toContain('518605')
  expect(kept).not.toMatch(/cvv|password/i)
})
