import { createHmac } from 'node:crypto'
import { Module, Role } from '@portal/contract/access/constants'
import { TaskStatus } from '@portal/contract/tasks/states'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#core/database/database.ts'
import { aKey } from '#test/api-keys.ts'
import { aLicense, day } from '#test/licenses.ts'
import { type Person, theHouse } from '#test/people.ts'
import { confirm } from '#test/production.ts'
import { aSeller, aSentQuote, type Seller } from '#test/quotes.ts'
import type { TestApp } from '#test/start-app.ts'
import { aTask, aWorker, move } from '#test/tasks.ts'
import {
  anOwner,
  aReceiver,
  attemptsOf,
  aWebhook,
  deliverAt,
  deliveriesTo,
  pauseAll,
  startToDeliver,
  webhookRow,
} from '#test/webhooks.ts'
import { sendNotices } from '../../licenses/night/notices.ts'
import { announceEvent } from '../service.ts'

let t: TestApp
let admin: Person
let seller: Seller
let house: number
beforeAll(async () => {
  ;({ t, admin } = await startToDeliver())
  seller = await aSeller(t)
  house = await theHouse(t)
})
afterAll(() => t.close())
beforeEach(() => pauseAll(t))

describe('an event', () => {
  test('is sent signed, in the form of Standard Webhooks, and its address answers a key', async () => {
    const receiver = await aReceiver()
    const hook = await aWebhook(t, admin, receiver.url)
    const worker = await aWorker(t)
    const reviewer = await aWorker(t)
    const task = await aTask(t, reviewer, worker)
    await move(t, task.id, TaskStatus.inProcess, worker)
    await move(t, task.id, TaskStatus.toReview, worker)
    expect(await move(t, task.id, TaskStatus.approved, reviewer)).toMatchObject({ status: 200 })
    expect(await deliverAt(t)).toBe(1)
    const [{ headers, body }] = receiver.received as never as [(typeof receiver.received)[0]]
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(hook.secreto.replace('whsec_', ''), 'base64')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    const sent = JSON.parse(body)
    expect(sent).toEqual({
      type: 'tarea.aprobada',
      version: 1,
      timestamp: expect.any(String),
      data: { id: task.id, estado: TaskStatus.approved, url: expect.any(String) },
    })
    const reader = await aKey(t, admin, { modulos: [Module.allTasks] })
    const { pathname, search } = new URL(sent.data.url)
    expect(await t.call('GET', pathname + search, undefined, reader)).toMatchObject({ status: 200 })
    const [delivery] = await deliveriesTo(t, hook)
    expect(delivery).toMatchObject({ estado: 'entregado', intentos: 1, mensaje: headers['webhook-id'] })
    expect(await attemptsOf(t, delivery!.id)).toMatchObject([{ estado_http: 200, respuesta: 'ok', error: null }])
    receiver.stop()
  })

  test('of a quote that its client confirms and of a license that ends is sent; the addresses answer', async () => {
    const receiver = await aReceiver()
    await aWebhook(t, admin, receiver.url, { eventos: ['cotizacion.confirmada', 'licencia.por_terminar'] })
    const email = 'confirma@example.com'
    const quote = await aSentQuote(t, seller, { cliente_email: email })
    await confirm(t, seller, quote.id, email)
    const license = await aLicense(t, { from: -300, to: 7 })
    await sendNotices(t.deps as never, new Date(`${day()}T15:00:00Z`))
    await deliverAt(t)
    const events = receiver.received.map(({ body }) => JSON.parse(body))
    expect(events).toMatchObject([
      { type: 'cotizacion.confirmada', data: { id: quote.id, estado: 'aprobada' } },
      { type: 'licencia.por_terminar', data: { id: license, dias: 7 } },
    ])
    const key = await aKey(t, admin, { modulos: [Module.allQuotes, Module.licenses] })
    for (const { data } of events) {
      const { pathname, search } = new URL(data.url)
      expect(await t.call('GET', pathname + search, undefined, key), data.url).toMatchObject({ status: 200 })
    }
    receiver.stop()
  })

  test('of a change that is rolled back is not sent', async () => {
    const receiver = await aReceiver()
    const hook = await aWebhook(t, admin, receiver.url)
    const failing = inTransaction(t.deps.db, async (db) => {
      await announceEvent(db, 'tarea.aprobada', { id: 1, estado: 6 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await deliveriesTo(t, hook)).toEqual([])
    receiver.stop()
  })

  test('reaches only webhooks whose owner may see the row', async () => {
    const receiver = await aReceiver()
    const owner = await anOwner(t)
    const all = await aWebhook(t, owner, receiver.url, { eventos: ['cotizacion.confirmada'] })
    const narrow = await aWebhook(t, owner, receiver.url, {
      eventos: ['cotizacion.confirmada'],
      empresa_id: seller.enterpriseId,
    })
    const tell = (id: number, enterpriseId: number) =>
      inTransaction(t.deps.db, (db) =>
        announceEvent(db, 'cotizacion.confirmada', { id, estado: 'aprobada', enterpriseId }),
      )
    await tell(1, seller.enterpriseId)
    await tell(2, house)
    await deliverAt(t)
    const statesOf = async (hook: typeof all) => (await deliveriesTo(t, hook)).map(({ estado }) => estado)
    expect(await statesOf(all)).toEqual(['entregado', 'entregado'])
    expect(await statesOf(narrow)).toEqual(['entregado', 'omitido'])
    const taken = t.deps.db.deleteFrom('acceso_modulo').where('usuario_id', '=', owner.id)
    await taken.where('clave_modulo', '=', Module.allQuotes).execute()
    await tell(3, seller.enterpriseId)
    await deliverAt(t)
    expect(await statesOf(all)).toEqual(['entregado', 'entregado', 'omitido'])
    await t.deps.db.updateTable('usuario').set({ rol_id: Role.manager }).where('id', '=', owner.id).execute()
    await tell(4, seller.enterpriseId)
    await deliverAt(t)
    expect(await statesOf(all)).toEqual(['entregado', 'entregado', 'omitido', 'fallido'])
    expect(await webhookRow(t, all)).toMatchObject({ estado: 'desactivado', motivo: 'dueno' })
    receiver.stop()
  })
})
