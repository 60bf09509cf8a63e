import { createHmac } from 'node:crypto'
import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { TaskStatus } from '@portal/contract/tasks/states'
import { webhookLimits } from '@portal/contract/webhooks/constants'
import { webhookMessages as m } from '@portal/contract/webhooks/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#core/database/database.ts'
import { aKey, forgetProof } from '#test/api-keys.ts'
import { aLicense, day } from '#test/licenses.ts'
import { aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { confirm } from '#test/production.ts'
import { aSeller, aSentQuote, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aWorker, move } from '#test/tasks.ts'
import { aReceiver, attemptsOf, aWebhook, deliverAt, deliveriesTo, until, webhookRow } from '#test/webhooks.ts'
import { sendNotices } from '../licenses/night/notices.ts'
import { claimNext } from './deliver/claim.ts'
import { announceEvent } from './service.ts'

let t: TestApp
let admin: Person
let seller: Seller
let house: number
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' }) // what is due is sent when a test says so
  house = await theHouse(t)
  admin = await anAdmin()
  seller = await aSeller(t)
})
afterAll(() => t.close())
/** Each test has its own webhooks. */
beforeEach(async () => {
  await sql`update webhook set estado = 'pausado'`.execute(t.deps.db)
})

const anAdmin = () => aUser(t, { role: Role.superAdmin, enterpriseId: house })
const approve = (id = 7, owner: object = {}) =>
  inTransaction(t.deps.db, (db) => announceEvent(db, 'tarea.aprobada', { id, estado: TaskStatus.approved, ...owner }))

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
    const owner = await anAdmin()
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

describe('a receiver', () => {
  test('that fails for a day is tried nine times, then given up and told; after three in a row it is disabled', async () => {
    const receiver = await aReceiver((reply) => reply.writeHead(500).end('broken'))
    const owner = await anAdmin()
    const hook = await aWebhook(t, owner, receiver.url)
    const begin = Date.now()
    for (let event = 1; event <= 3; event++) {
      await approve(event)
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
    await approve(4)
    expect(await deliveriesTo(t, hook)).toHaveLength(3)
    receiver.stop()
  })

  test('that answers 410 is disabled at once', async () => {
    const receiver = await aReceiver((reply) => reply.writeHead(410).end())
    const hook = await aWebhook(t, admin, receiver.url)
    await approve()
    await approve(8)
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
    await approve()
    await deliverAt(t)
    const [first] = await deliveriesTo(t, hook)
    expect(first).toMatchObject({ estado: 'pendiente', intentos: 1 })
    await deliverAt(t, first!.siguiente_en)
    expect(await attemptsOf(t, first!.id)).toMatchObject([
      { estado_http: 302 },
      { estado_http: 200, respuesta: 'x'.repeat(2048) },
    ])
    expect(other.received).toEqual([])
    receiver.stop()
    other.stop()
  })

  test('that hangs is let go after ten seconds', async () => {
    const receiver = await aReceiver(() => {})
    const hook = await aWebhook(t, admin, receiver.url)
    await approve()
    const begin = Date.now()
    await deliverAt(t)
    expect(Date.now() - begin).toBeLessThan(20_000)
    const [delivery] = await deliveriesTo(t, hook)
    expect(delivery).toMatchObject({ estado: 'pendiente', intentos: 1 })
    expect(await attemptsOf(t, delivery!.id)).toMatchObject([{ estado_http: null, error: 'timeout' }])
    receiver.stop()
  }, 40_000)
})

test('two processes never send the same delivery at once, and what one took and died with is sent again', async () => {
  const receiver = await aReceiver((reply) => setTimeout(() => reply.end('ok'), 100))
  const hook = await aWebhook(t, admin, receiver.url)
  const second = await t.secondPortal()
  try {
    for (let id = 1; id <= 12; id++) await approve(id)
    const at = new Date()
    const counts = await Promise.all([t, second, t, second].map((process) => deliverAt(process, at)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(12)
    expect(ids).toHaveLength(12)

    await approve(13)
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

describe('a secret', () => {
  test('is answered once, sealed in the database, and the earlier one signs for a day', async () => {
    const receiver = await aReceiver()
    const hook = await aWebhook(t, admin, receiver.url)
    expect(JSON.stringify(await webhookRow(t, hook))).not.toContain(hook.secreto)
    const listed = await t.call('GET', '/v1/webhook/list', undefined, admin)
    expect(JSON.stringify(listed)).not.toMatch(/whsec_|secreto/)
    const { datos } = await t.call('POST', `/v1/webhook/secreto/${hook.id}`, {}, admin)
    expect(datos.secreto).not.toBe(hook.secreto)
    await approve()
    await deliverAt(t)
    const count = () => String(receiver.received.at(-1)!.headers['webhook-signature']).split(' ').length
    expect(count()).toBe(2)
    await approve()
    await sql`update webhook set anterior_vence_en = now() where id = ${hook.id}`.execute(t.deps.db)
    await deliverAt(t, new Date(Date.now() + 1000))
    expect(count()).toBe(1)
    receiver.stop()
    const audit = await t.deps.db.selectFrom('auditoria').selectAll().where('entidad', '=', 'webhook').execute()
    expect(JSON.stringify(audit)).not.toMatch(/whsec_/)
  })
})

describe('a form', () => {
  test.each([
    'http://example.com/',
    'https://user:pw@example.com/',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    'https://169.254.169.254/latest',
    'https://intranet/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'nothing',
    '',
  ])('with the address %s is refused', async (direccion) => {
    const form = { nombre: 'x', direccion, eventos: ['tarea.aprobada'] }
    const reply = await t.call('POST', '/v1/webhook/save', form, admin)
    expect(reply).toMatchObject({ status: 400, campos: { direccion: m.addressInvalid.code } })
  })

  test('asks for a proof and a role; of others it can only be paused and deleted; a stale one is told', async () => {
    const form = { nombre: 'x', direccion: 'https://example.com/', eventos: ['tarea.aprobada'] }
    const stale = await anAdmin()
    await forgetProof(t, stale)
    const unproven = { status: 403, codigo: proofMessages.identityUnproven.code }
    expect(await t.call('POST', '/v1/webhook/save', form, stale)).toMatchObject(unproven)
    const manager = await aUser(t, { role: Role.manager, enterpriseId: house })
    expect(await t.call('POST', '/v1/webhook/save', form, manager)).toMatchObject({ status: 403, codigo: 982 })
    const unseen = { ...form, eventos: ['tarea.aprobada'], empresa_id: seller.enterpriseId }
    expect(await t.call('POST', '/v1/webhook/save', unseen, admin)).toMatchObject({ campos: { eventos: 5 } })
    const hook = await aWebhook(t, admin, 'https://example.com/')
    const other = await anAdmin()
    const change = { ...form, version: 1 }
    const onlyOwner = { status: 403, codigo: m.onlyOwner.code }
    expect(await t.call('PUT', `/v1/webhook/update/${hook.id}`, change, other)).toMatchObject(onlyOwner)
    expect(await t.call('POST', `/v1/webhook/secreto/${hook.id}`, {}, other)).toMatchObject(onlyOwner)
    expect(await t.call('POST', `/v1/webhook/prueba/${hook.id}`, {}, other)).toMatchObject(onlyOwner)
    const pause = { estado: 'pausado' }
    expect(await t.call('PUT', `/v1/webhook/estado/${hook.id}`, pause, other)).toMatchObject({ status: 200 })
    const activate = { estado: 'activo' }
    expect(await t.call('PUT', `/v1/webhook/estado/${hook.id}`, activate, other)).toMatchObject(onlyOwner)
    const late = await t.call('PUT', `/v1/webhook/update/${hook.id}`, change, admin)
    expect(late).toMatchObject({ status: 409, codigo: coreMessages.changedByOther.code })
    const right = await t.call('PUT', `/v1/webhook/update/${hook.id}`, { ...form, version: 2 }, admin)
    expect(right).toMatchObject({ status: 200 })
    expect(await t.call('PUT', `/v1/webhook/delete/${hook.id}`, {}, other)).toMatchObject({ status: 200 })
    expect(await t.call('PUT', `/v1/webhook/delete/${hook.id}`, {}, admin)).toMatchObject({ status: 404 })
  })
})
