import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { webhookMessages as m } from '@portal/contract/webhooks/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetProof } from '#test/api-keys.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { aSeller, type Seller } from '#test/quotes.ts'
import type { TestApp } from '#test/start-app.ts'
import {
  anOwner,
  approve,
  aReceiver,
  aWebhook,
  deliverAt,
  pauseAll,
  startToDeliver,
  webhookRow,
} from '#test/webhooks.ts'

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

describe('a secret', () => {
  test('is answered once, sealed in the database, and the earlier one signs for a day', async () => {
    const receiver = await aReceiver()
    const hook = await aWebhook(t, admin, receiver.url)
    expect(JSON.stringify(await webhookRow(t, hook))).not.toContain(hook.secreto)
    const listed = await t.call('GET', '/v1/webhook/list', undefined, admin)
    expect(JSON.stringify(listed)).not.toMatch(/whsec_|secreto/)
    const { datos } = await t.call('POST', `/v1/webhook/secreto/${hook.id}`, {}, admin)
    expect(datos.secreto).not.toBe(hook.secreto)
    await approve(t)
    await deliverAt(t)
    const count = () => String(receiver.received.at(-1)!.headers['webhook-signature']).split(' ').length
    expect(count()).toBe(2)
    await approve(t)
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
    const stale = await anOwner(t)
    await forgetProof(t, stale)
    const unproven = { status: 403, codigo: proofMessages.identityUnproven.code }
    expect(await t.call('POST', '/v1/webhook/save', form, stale)).toMatchObject(unproven)
    const manager = await aUser(t, { role: Role.manager, enterpriseId: house })
    expect(await t.call('POST', '/v1/webhook/save', form, manager)).toMatchObject({ status: 403, codigo: 982 })
    const unseen = { ...form, eventos: ['tarea.aprobada'], empresa_id: seller.enterpriseId }
    expect(await t.call('POST', '/v1/webhook/save', unseen, admin)).toMatchObject({ campos: { eventos: 5 } })
    const hook = await aWebhook(t, admin, 'https://example.com/')
    const other = await anOwner(t)
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
