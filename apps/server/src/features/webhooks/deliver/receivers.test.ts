import { webhookLimits } from '@portal/contract/webhooks/constants'
import { webhookMessages as m } from '@portal/contract/webhooks/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo, type Person } from '#test/people.ts'
import type { TestApp } from '#test/start-app.ts'
import {
  anOwner,
  approve,
  aReceiver,
  attemptsOf,
  aWebhook,
  deliverAt,
  deliveriesTo,
  pauseAll,
  startToDeliver,
  webhookRow,
} from '#test/webhooks.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  ;({ t, admin } = await startToDeliver())
})
afterAll(() => t.close())
beforeEach(() => pauseAll(t))

describe('a receiver', () => {
  test('that fails for a day is tried nine times, then given up and told; after three in a row it is disabled', async () => {
    const receiver = await aReceiver((reply) => reply.writeHead(500).end('broken'))
    const owner = await anOwner(t)
    const hook = await aWebhook(t, owner, receiver.url)
    const begin = Date.now()
    for (let event = 1; event <= 3; event++) {
      await approve(t, event)
      let at = new Date()
      for (let tries = 0; tries < 20; tries++) {
        await deliverAt(t, at)
        const delivery = (await deliveriesTo(t, hook)).at(-1)!
        if (delivery.estado !== 'pendiente') break
        at = delivery.siguiente_en
      }
      const delivery = (await deliveriesTo(t, hook)).at(-1)!
      expect(delivery).toMatchObject({ estado: 'fallido', intentos: 9 })
      expect(at.getTime() - begin).toBeGreaterThanOrEqual(webhookLimits.retryHours * 3600_000)
      expect(new Set(receiver.received.slice(-9).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      expect(await webhookRow(t, hook)).toMatchObject({ estado: event < 3 ? 'activo' : 'desactivado' })
    }
    const mails = (await mailsTo(t, owner.email)).map(({ motivo }) => motivo)
    expect(mails).toEqual(['webhook.disabled', 'webhook.givenUp'])
    const { datos } = await t.call('GET', '/v1/licencia/usuario/init_data', undefined, owner)
    expect(datos.contadores.webhooks_desactivados).toBe(1)
    await approve(t, 4)
    expect(await deliveriesTo(t, hook)).toHaveLength(3)
    receiver.stop()
  })

  test('that answers 410 is disabled at once', async () => {
    const receiver = await aReceiver((reply) => reply.writeHead(410).end())
    const hook = await aWebhook(t, admin, receiver.url)
    await approve(t)
    await approve(t, 8)
    await deliverAt(t)
    expect(receiver.received).toHaveLength(1)
    expect(await webhookRow(t, hook)).toMatchObject({ estado: 'desactivado', motivo: 'retirado' })
    expect((await deliveriesTo(t, hook)).map(({ estado }) => estado)).toEqual(['fallido', 'fallido'])
    const test = await t.call('POST', `/v1/webhook/prueba/${hook.id}`, {}, admin)
    expect(test).toMatchObject({ status: 409, codigo: m.notActive.code })
    receiver.stop()
  })

  test('that redirects is not followed, and of a huge answer two kilobytes are kept', async () => {
    const other = await aReceiver()
    const receiver = await aReceiver((reply, nth) => {
      if (nth === 1) return reply.writeHead(302, { location: other.url }).end()
      reply.writeHead(200)
      const pour = (): unknown => reply.destroyed || reply.write('x'.repeat(100_000), () => setImmediate(pour))
      pour()
    })
    const hook = await aWebhook(t, admin, receiver.url)
    await approve(t)
    await deliverAt(t)
    const [first] = await deliveriesTo(t, hook)
    expect(first).toMatchObject({ estado: 'pendiente', intentos: 1 })
    await deliverAt(t, first!.siguiente_en)
    expect(await attemptsOf(t, first!.id)).toMatchObject([
      { estado_http: 302 },
      { estado_http: 200, respuesta: `${'x'.repeat(300)}…` },
    ])
    expect(other.received).toEqual([])
    receiver.stop()
    other.stop()
  })

  test('that hangs is let go after ten seconds', async () => {
    const receiver = await aReceiver(() => {})
    const hook = await aWebhook(t, admin, receiver.url)
    await approve(t)
    const begin = Date.now()
    await deliverAt(t)
    expect(Date.now() - begin).toBeLessThan(20_000)
    const [delivery] = await deliveriesTo(t, hook)
    expect(delivery).toMatchObject({ estado: 'pendiente', intentos: 1 })
    expect(await attemptsOf(t, delivery!.id)).toMatchObject([{ estado_http: null, error: 'timeout' }])
    receiver.stop()
  }, 40_000)
})
