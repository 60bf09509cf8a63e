import { Role } from '@portal/contract/access/constants'
import { webhookMessages as m } from '@portal/contract/webhooks/messages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import {
  approve,
  aReceiver,
  attemptsOf,
  aWebhook,
  deliverAt,
  deliveriesTo,
  pauseAll,
  startToDeliver,
  until,
} from '#test/webhooks.ts'
import { claimNext } from './sender.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  ;({ t, admin } = await startToDeliver())
})
afterAll(() => t.close())
beforeEach(() => pauseAll(t))

test('two processes never send the same delivery at once, and what one took and died with is sent again', async () => {
  const receiver = await aReceiver((reply) => setTimeout(() => reply.end('ok'), 100))
  const hook = await aWebhook(t, admin, receiver.url)
  const second = await t.secondPortal()
  try {
    for (let id = 1; id <= 12; id++) await approve(t, id)
    const at = new Date()
    const counts = await Promise.all([t, second, t, second].map((process) => deliverAt(process, at)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(12)
    expect(ids).toHaveLength(12)

    await approve(t, 13)
    const claimed = await claimNext(t.deps as never, new Date()) // and dies before it sends
    expect(claimed?.due.numero).toBe(1)
    expect(await deliverAt(second)).toBe(0)
    expect(await deliverAt(second, new Date(Date.now() + 61_000))).toBe(1)
    const last = (await deliveriesTo(t, hook)).at(-1)!
    expect(last).toMatchObject({ estado: 'entregado', intentos: 2 })
    expect(await attemptsOf(t, last.id)).toMatchObject([{ ms: null }, { estado_http: 200 }])
  } finally {
    await second.close()
    receiver.stop()
  }
})

test('what is committed is sent by itself, and what failed is sent again: one, or all since a day', async () => {
  const app = await startApp()
  const receiver = await aReceiver()
  try {
    const owner = await aUser(app, { role: Role.superAdmin, enterpriseId: await theHouse(app) })
    const hook = await aWebhook(app, owner, receiver.url)
    await app.call('POST', `/v1/webhook/prueba/${hook.id}`, {}, owner)
    await until(() => receiver.received.length === 1, 'the test event arrives')
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: 'prueba', version: 1, data: {} })
    const ended = async () => (await deliveriesTo(app, hook)).every(({ estado }) => estado === 'entregado')
    await until(ended, 'the log says so')
    const [sent] = await deliveriesTo(app, hook)
    expect(await app.call('PUT', `/v1/webhook/entrega/reenviar/${sent!.id}`, {}, owner)).toMatchObject({ status: 200 })
    await until(() => receiver.received.length === 2, 'it arrives again')
    expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id'])
    expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body)
    await until(ended, 'the log says so again')
    await app.deps.db.updateTable('webhook_envio').set({ estado: 'fallido' }).execute()
    const since = { webhook_id: hook.id, desde: '2020-01-01' }
    const all = await app.call('POST', '/v1/webhook/entrega/reenviar', since, owner)
    expect(all).toMatchObject({ status: 200, datos: { total: 1 } })
    await until(() => receiver.received.length === 3, 'all that failed arrive')
    const later = { webhook_id: hook.id, desde: '2999-01-01' }
    expect((await app.call('POST', '/v1/webhook/entrega/reenviar', later, owner)).datos).toEqual({ total: 0 })
    const nothing = await app.call('POST', '/v1/webhook/entrega/reenviar', { webhook_id: hook.id, desde: '' }, owner)
    expect(nothing).toMatchObject({ status: 400, campos: { desde: m.sinceInvalid.code } })
  } finally {
    receiver.stop()
    await app.close()
  }
})
