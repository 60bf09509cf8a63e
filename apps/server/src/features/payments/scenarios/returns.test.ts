import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  admin,
  aReservation,
  arriveBy,
  buyer,
  confirm,
  fault,
  type Landing,
  letPass,
  openShop,
  outcome,
  payAndReturn,
  paymentRow,
  type Reserved,
  type Shop,
  type Started,
  started,
  stateOf,
  switches,
  timesAsked,
} from '#test/payments.ts'
import { mailsTo } from '#test/people.ts'
import { sweep } from '../sweep/sweep.ts'

let t: Shop
let reserved: Reserved
let form: Started
beforeAll(async () => {
  t = await openShop()
})
afterAll(() => t.close())
beforeEach(async () => {
  await admin(t, 'POST', '/reset', {})
  reserved = await aReservation(t)
  form = await started(t, reserved)
})

const returnUrl = () => `${t.url}/v1/clasificado/retorno_reservacion`
const row = () => paymentRow(t, form.buy_order)
const visit = (query: string, init: RequestInit = {}) =>
  fetch(`${returnUrl()}${query}`, { redirect: 'manual', ...init })
const extraReturn = (flow: string, rest: object = {}) =>
  admin(t, 'POST', `/payments/${form.token}/returns`, { flow, ...rest })

/** What the page shows of an unpaid end, and that nothing was committed or changed. */
async function expectUnpaid(landing: Landing, code: number, state: string): Promise<void> {
  expect(landing).toMatchObject({ status: 303, query: { buy_order: form.buy_order, TBK_TOKEN: form.token } })
  expect(await confirm(t, landing)).toMatchObject({
    status: 409,
    codigo: code,
    datos: { transaccion: { estado: state } },
  })
  expect(await timesAsked(t, form.token, 'commit')).toBe(0)
  expect(await timesAsked(t, form.token, 'status')).toBe(1)
  expect(await stateOf(t, reserved)).toBe(23)
}

describe('a buyer who comes back without having paid', () => {
  test.each(['post', 'get'])('8: after "anular", by %s, reads that nothing was charged', async (abortMethod) => {
    await switches(t, { abortMethod })
    await expectUnpaid(await payAndReturn(t, form.token, 'abort'), 8, 'abortada')
    expect((await started(t, reserved)).buy_order).not.toBe(form.buy_order)
  })

  test.each(['get', 'post'])('9: after the time-out, by %s, is known by order and session', async (timeoutMethod) => {
    await switches(t, { timeoutMethod })
    await expectUnpaid(await payAndReturn(t, form.token, 'time_out'), 104, 'tiempo_agotado')
    expect((await started(t, reserved)).buy_order).not.toBe(form.buy_order)
  })

  test('10: who opens the form too late comes back by four parameters, or not at all and is swept', async () => {
    await letPass(t, 6)
    await expectUnpaid(await payAndReturn(t, form.token, 'open'), 105, 'error_formulario')
    form = await started(t, reserved)
    await switches(t, { endedReturn: 'none' })
    await letPass(t, 6)
    expect(await buyer(t, form.token, 'open')).toBeNull()
    await sweep(t.payments)
    expect((await row()).estado).toBe('redirigida')
    await letPass(t, 15)
    await sweep(t.payments)
    expect((await row()).estado).toBe('tiempo_agotado')
  })

  test('11: after a form error reads so', async () => {
    await expectUnpaid(await payAndReturn(t, form.token, 'form_error'), 105, 'error_formulario')
  })

  test('is told nothing about money while the provider cannot be asked, and learns it later', async () => {
    await fault(t, { operation: 'status', kind: 'unavailable_503', times: null })
    const landing = await payAndReturn(t, form.token, 'abort')
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 103 })
    await admin(t, 'DELETE', '/faults')
    await letPass(t, 3)
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 8 })
  })
})

describe('a paid reservation', () => {
  let landing: Landing
  beforeEach(async () => {
    landing = await payAndReturn(t, form.token)
  })
  const expectPaid = async (after: Landing) => {
    expect(after).toMatchObject({ status: 303, query: { buy_order: form.buy_order } })
    expect(await confirm(t, after)).toMatchObject({ status: 200, datos: { transaccion: { estado: 'aprobada' } } })
    expect(await stateOf(t, reserved)).toBe(24)
    expect(await timesAsked(t, form.token, 'commit')).toBe(1)
  }

  test.each([
    ['12: four parameters', 'form_error', 'post'],
    ['13: the back button and "anular"', 'abort', 'post'],
    ['13: the back button and "anular"', 'abort', 'get'],
    ['a time-out', 'timeout', 'get'],
    ['nothing', 'empty', 'get'],
    ['15: the same return again', 'normal', 'get'],
    ['15: the same return again', 'normal', 'post'],
  ])('stays paid after a return with %s (%s, %s)', async (_, flow, method) => {
    const { deliveries } = await extraReturn(flow, { method })
    const { status, location } = deliveries[0]
    await expectPaid({ status, location, query: Object.fromEntries(new URL(location, t.url).searchParams) })
  })

  test('15: shows the same result each time its page asks', async () => {
    const [first, second] = [await confirm(t, landing), await confirm(t, landing)]
    expect(second.datos).toEqual(first.datos)
    expect(await timesAsked(t, form.token, 'commit')).toBe(1)
    expect(await timesAsked(t, form.token, 'status')).toBe(0)
  })
})

describe('returns', () => {
  test('14: that name nothing are known by our own mark, asked for, and shown as being checked', async () => {
    const landing = await payAndReturn(t, form.token, 'empty')
    expect(landing.query).toMatchObject({ buy_order: form.buy_order, token_ws: form.token })
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 103 })
    expect(await row()).toMatchObject({ estado: 'redirigida', flujo: 'empty' })
    expect((await confirm(t, await payAndReturn(t, form.token))).status).toBe(200) // their other tab
  })

  test('16: two at the same instant make one commit, one sale and one mail, and show the same page', async () => {
    await fault(t, { operation: 'commit', kind: 'delay', milliseconds: 400, when: 'after' })
    const trip = (await buyer(t, form.token, 'pay'))!
    const landings = await Promise.all([arriveBy(t, trip), arriveBy(t, trip)])
    expect(landings[0]).toEqual(landings[1])
    const replies = await Promise.all(landings.map((landing) => confirm(t, landing)))
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 200, datos: { transaccion: { estado: 'aprobada' } } })
    expect(await timesAsked(t, form.token, 'commit')).toBe(1)
    expect((await mailsTo(t, reserved.email)).filter(({ motivo }) => motivo === 'request.reserved')).toHaveLength(1)
  })

  test('16: forty at the same instant do no more', async () => {
    await buyer(t, form.token, 'pay')
    const { deliveries } = await extraReturn('normal', { copies: 40 })
    expect(new Set(deliveries.map(({ status }: { status: number }) => status))).toEqual(new Set([303]))
    expect(await timesAsked(t, form.token, 'commit')).toBe(1)
    expect(await stateOf(t, reserved)).toBe(24)
  })

  test('17: made by the provider itself, without cookies, count like those of a browser', async () => {
    await outcome(t, { returnFlow: 'none' })
    expect(await buyer(t, form.token, 'pay')).toBeNull()
    const { deliveries } = await extraReturn('normal', { method: 'post' })
    expect(deliveries).toEqual([{ status: 303, location: expect.stringContaining(form.buy_order) }])
    expect(await stateOf(t, reserved)).toBe(24)
  })

  test('24: before the form is done commit nothing, and say that it is being checked', async () => {
    const { deliveries } = await extraReturn('normal')
    const query = Object.fromEntries(new URL(deliveries[0].location, t.url).searchParams)
    expect(await confirm(t, { query })).toMatchObject({ status: 409, codigo: 103 })
    expect(await row()).toMatchObject({ estado: 'pendiente_confirmacion' })
    expect(await stateOf(t, reserved)).toBe(23)
    await letPass(t, 21)
    await sweep(t.payments)
    expect((await row()).estado).toBe('tiempo_agotado')
  })

  test.each(['finished', 'status_10', 'status_19'])(
    '25: after an abort that nobody told us end as canceled (%s)',
    async (abortedCommit) => {
      await switches(t, { abortedCommit })
      await buyer(t, form.token, 'abort') // their browser lost that return
      const { deliveries } = await extraReturn('normal')
      const query = Object.fromEntries(new URL(deliveries[0].location, t.url).searchParams)
      expect(await confirm(t, { query })).toMatchObject({ status: 409, codigo: 8 })
      expect(await stateOf(t, reserved)).toBe(23)
    },
  )
})

describe('30: a forged return', () => {
  test.each([
    ['an unknown token', () => `?token_ws=${'0'.repeat(64)}`],
    ['an unknown token of an abort', () => `?TBK_TOKEN=${'0'.repeat(64)}`],
    ['a path', () => '?token_ws=..%2F..%2Fx'],
    ['a list', () => `?token_ws=${form.token}&token_ws=${form.token}`],
    ['an array', () => `?token_ws[]=${form.token}`],
    ['a foreign mark', () => `?r=AAAA&token_ws=${form.token}`],
    ['a foreign order beside a token', () => `?TBK_TOKEN=${form.token}&TBK_ORDEN_COMPRA=w1&TBK_ID_SESION=s1`],
    ['nothing', () => ''],
    ['an unknown mark', () => '?r=AAAAAAAAAAAAAAAAAAAAAAAA'],
  ])('with %s finds nothing, asks nobody and changes nothing', async (_, query) => {
    const before = await row()
    for (const reply of [await visit(query()), await visit(query(), { method: 'POST' })]) {
      expect(reply.status).toBe(404)
      expect(reply.headers.get('content-type')).toContain('text/html')
    }
    expect(await row()).toEqual(before)
    const { events } = await admin(t, 'GET', `/payments/${form.token}`)
    expect(events.filter(({ kind }: { kind: string }) => kind === 'call')).toHaveLength(1) // its creation
  })

  test('31: that ends an order with a guessed session is ignored', async () => {
    expect((await visit(`?TBK_ORDEN_COMPRA=${form.buy_order}&TBK_ID_SESION=guessed`)).status).toBe(404)
    expect(await row()).toMatchObject({ estado: 'redirigida', flujo: null })
  })

  test('leads to no other site', async () => {
    const reply = await visit(`?token_ws=${form.token}&url=https://evil.example&TBK_TOKEN=`)
    expect(reply.headers.get('location')).toMatch(/^\/payment_response\?/)
  })
})

describe('32: somebody else who has the token of an order', () => {
  test('sees the result of that payment and nothing of the person', async () => {
    await payAndReturn(t, form.token)
    const stranger = await visit(`?token_ws=${form.token}`)
    const query = Object.fromEntries(new URL(stranger.headers.get('location')!, t.url).searchParams)
    await letPass(t, 61)
    await t.deps.db
      .updateTable('pago')
      .set({ retornado_en: new Date(Date.now() - 61 * 60_000) })
      .execute()
    const reply = await confirm(t, { query })
    expect(reply.datos.transaccion).toMatchObject({ status: 'AUTHORIZED', url_seguimiento: null })
    expect(JSON.stringify(reply)).not.toContain(reserved.email)
    expect(JSON.stringify(reply)).not.toContain('Carla')
  })

  test('with a wrong session learns nothing at all (6), and of no order whether it exists without one (7)', async () => {
    const ask = (buyOrder: string, sessionId: string) =>
      confirm(t, { query: { buy_order: buyOrder, session_id: sessionId } })
    expect(await ask(form.buy_order, 'a'.repeat(32))).toMatchObject({ status: 400, codigo: 6, datos: null })
    expect(await ask('w00000000000000000000', 'a'.repeat(32))).toMatchObject({ status: 404, codigo: 7, datos: null })
    expect(await ask('w;', 'a'.repeat(32))).toMatchObject({ status: 400, codigo: 5 })
    expect(await ask(form.buy_order, '')).toMatchObject({ status: 400, codigo: 6 })
  })
})
