import { setTimeout as sleep } from 'node:timers/promises'
import { Module, Role } from '@portal/contract/access/constants'
import { contactDoneMessages as done, contactEventMessages as m } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSuppressed } from '#core/mail/suppressions.ts'
import { aContact } from '#test/contacts.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { unsubscribeToken } from '../../broadcasts/unsubscribe/token.ts'

let t: TestApp
let clerk: Person
let manager: Person
let elsewhere: Person
beforeAll(async () => {
  t = await startApp()
  const enterpriseId = await theHouse(t)
  clerk = await aUser(t, { enterpriseId, modules: [Module.contacts] })
  manager = await aUser(t, { role: Role.manager, enterpriseId, modules: [Module.allContacts] })
  elsewhere = await aUser(t, {
    role: Role.manager,
    enterpriseId: await anEnterprise(t),
    modules: [Module.allContacts],
  })
})
afterAll(() => t.close())

let made = 0
async function aBlocked(reason = 'queja', of = clerk, changes: object = {}): Promise<number> {
  made += 1
  const id = await aContact(t, of, { email: `bloqueado${made}@example.com`, ...changes })
  await block(id, reason)
  return id
}
const block = (id: number, reason = 'queja') =>
  sql`update contacto set no_contactar_en = now(), no_contactar_motivo = ${reason}, version = version + 1 where id = ${id}`.execute(
    t.deps.db,
  )
const allow = (id: unknown, body: object = {}, as: Person | null = manager) =>
  t.call('PUT', `/v1/contacto/permitir/${id}`, { comentario: 'Lo pidió por teléfono', version: 2, ...body }, as)
const undo = (id: unknown, as = manager) => t.call('PUT', `/v1/contacto/permitir/deshacer/${id}`, {}, as)
const detail = async (id: number) =>
  (await t.call('GET', `/v1/contacto/list/contacto?contacto_id=${id}`, undefined, manager)).datos
const stateOf = async (id: number) => {
  const { no_contactar_en: since, no_contactar_motivo: why } = (await detail(id)).contacto
  return { since, why }
}
const free = { since: null, why: '' }

test('a manager allows a contact again with a comment, which becomes an event, and takes it back', async () => {
  const id = await aBlocked()
  const before = await stateOf(id)
  const reply = await allow(id)
  expect(reply).toMatchObject({ status: 200, mensaje: done.allowed.es, datos: { contacto_id: id } })
  expect(await stateOf(id)).toEqual(free)
  const { entradas } = (await t.call('GET', `/v1/contacto/linea_tiempo/${id}`, undefined, manager)).datos
  expect(entradas).toMatchObject([
    { titulo: 'Se puede contactar', evento: { comentario: 'Lo pidió por teléfono', motivos_anteriores: ['queja'] } },
  ])
  const event = reply.datos.historialcontacto_id
  expect(await undo(event)).toMatchObject({ status: 200, mensaje: done.allowUndone.es })
  expect(await stateOf(id)).toEqual(before)
  expect((await detail(id)).historialcontacto).toEqual([])
  expect(await auditOf(t, 'contacto', id)).toMatchObject([
    { accion: 'contacts.created' },
    { accion: 'contacts.allowed', usuario_id: manager.id },
    { accion: 'contacts.allowUndone', usuario_id: manager.id },
  ])
  expect(await undo(event)).toMatchObject({ status: 404, codigo: m.absent.code })
})

test('all reasons end together, stand in the event, and come back together', async () => {
  const id = await aBlocked('rebote')
  const en = '2026-01-05T12:00:00.000Z'
  await t.deps.db
    .updateTable('contacto')
    .set({ no_contactar_otros: { queja: en } })
    .where('id', '=', id)
    .execute()
  const before = (await detail(id)).contacto.no_contactar_motivos
  expect(before).toMatchObject([{ motivo: 'rebote' }, { motivo: 'queja', en }])
  const event = (await allow(id)).datos.historialcontacto_id
  expect((await detail(id)).contacto.no_contactar_motivos).toEqual([])
  expect((await detail(id)).historialcontacto).toMatchObject([{ motivos_anteriores: ['rebote', 'queja'] }])
  await undo(event)
  expect((await detail(id)).contacto.no_contactar_motivos).toEqual(before)
})

test('refuses what is not allowed, and changes nothing', async () => {
  const id = await aBlocked()
  const before = await stateOf(id)
  expect(await allow(id, {}, null)).toMatchObject({ status: 401 })
  expect(await allow(id, {}, clerk)).toMatchObject({ status: 403, codigo: m.insufficientHierarchy.code })
  expect(await allow(id, {}, elsewhere)).toMatchObject({ status: 404, codigo: coreMessages.absent.code })
  expect(await allow('x')).toMatchObject({ status: 400, codigo: m.contactIdInvalid.code })
  expect(await allow(900_000)).toMatchObject({ status: 404 })
  for (const comentario of [undefined, '', '  ', 7, 'x'.repeat(4001)])
    expect(await allow(id, { comentario })).toMatchObject({
      status: 400,
      campos: { comentario: m.commentInvalid.code },
    })
  expect(await allow(id, { version: 1 })).toMatchObject({ status: 409, codigo: coreMessages.changedByOther.code })
  expect(await stateOf(id)).toEqual(before)
  const open = await aContact(t, clerk)
  expect(await allow(open, { version: 1 })).toMatchObject({ status: 409 })
})

test('nobody else ends what the person asked for himself', async () => {
  const id = await aBlocked('baja')
  const bounced = await aBlocked('rebote')
  await sql`update contacto set no_contactar_otros = '{"baja":"2026-01-05T12:00:00Z"}' where id = ${bounced}`.execute(
    t.deps.db,
  )
  for (const one of [id, bounced])
    expect(await allow(one)).toMatchObject({ status: 409, codigo: m.unsubscribedHimself.code })
  expect(await stateOf(id)).toMatchObject({ why: 'baja' })
})

test('undoing needs hierarchy and the scope, and ends after 30 days', async () => {
  const id = await aBlocked()
  const event = (await allow(id)).datos.historialcontacto_id
  expect(await undo('x')).toMatchObject({ status: 400, codigo: m.idInvalid.code })
  expect(await undo(event, clerk)).toMatchObject({ status: 403, codigo: m.insufficientHierarchy.code })
  expect(await undo(event, elsewhere)).toMatchObject({ status: 404, codigo: m.absent.code })
  await sql`update historialcontacto set creado_en = now() - interval '31 days' where id = ${event}`.execute(t.deps.db)
  expect(await undo(event)).toMatchObject({ status: 409, codigo: coreMessages.changedByOther.code })
  expect(await stateOf(id)).toEqual(free)
})

test('allowing ends the suppression of the address, and undoing it brings it back', async () => {
  const id = await aBlocked('rebote')
  const { email } = (await detail(id)).contacto
  const gone = await aContact(t, clerk, { email, aceptar_duplicado: true })
  await sql`update contacto set eliminado_en = now() where id = ${gone}`.execute(t.deps.db)
  expect(await isSuppressed(t.deps.db, email)).toBe(true)
  const event = (await allow(id)).datos.historialcontacto_id
  expect(await isSuppressed(t.deps.db, email)).toBe(false)
  await undo(event)
  expect(await isSuppressed(t.deps.db, email)).toBe(true)
})

test('undoing leaves alone who unsubscribed since', async () => {
  const id = await aBlocked('rebote')
  const event = (await allow(id)).datos.historialcontacto_id
  await block(id, 'baja')
  expect(await undo(event)).toMatchObject({ status: 409 })
  expect(await stateOf(id)).toMatchObject({ why: 'baja' })
})

test('an event that allowed nobody is nothing to undo', async () => {
  const id = await aContact(t, clerk)
  const said = await t.call('POST', '/v1/contacto/historial/save', { contacto_id: id, comentario: 'x' }, clerk)
  expect(await undo(said.datos.historialcontacto_id)).toMatchObject({ status: 409 })
})

test('the same address in the scope, and what was merged into it, is allowed with it; not that of others', async () => {
  const { db } = t.deps
  const id = await aBlocked('queja', elsewhere)
  const { email } = (await detail(id)).contacto
  const same = await aContact(t, elsewhere, { email: email.toUpperCase(), aceptar_duplicado: true })
  const merged = await aContact(t, elsewhere)
  const ofHouse = await aContact(t, clerk, { email })
  for (const each of [same, merged, ofHouse]) await block(each)
  await sql`update contacto set fusionado_con = ${id}, eliminado_en = now() where id = ${merged}`.execute(db)
  const blocked = async () => {
    const { rows } = await sql<{ id: number }>`
      select id from contacto where id = any(${[id, same, merged, ofHouse]}) and no_contactar_en is not null order by id`.execute(
      db,
    )
    return rows.map((row) => row.id)
  }
  const reply = await allow(id, {}, elsewhere)
  expect(await blocked()).toEqual([ofHouse])
  await undo(reply.datos.historialcontacto_id, elsewhere)
  expect(await blocked()).toEqual([id, same, merged, ofHouse])
})

test('of two at once, one allows', async () => {
  const id = await aBlocked()
  const outcomes = await together(
    t,
    row('contacto', id),
    () => allow(id),
    () => allow(id),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await detail(id)).historialcontacto).toHaveLength(1)
})

test.each([
  ['first', true],
  ['last', false],
])('who unsubscribes at the same moment, as %s, stays unsubscribed', async (_, isFirst) => {
  const { db } = t.deps
  const id = await aBlocked('rebote')
  const { rows } = await sql<{ id: number }>`
    with letter as (
      insert into difusion (titulo, asunto, mensaje, seleccion, creado_por) values ('A', 'A', 'A', '{}', ${manager.id}) returning id
    )
    insert into difusion_destinatario (difusion_id, contacto_id, email, idioma, estado)
    select letter.id, c.id, c.email, 'es', 'enviado' from letter, contacto c where c.id = ${id} returning id`.execute(
    db,
  )
  const recipient = rows[0]!.id
  const url = `/v1/contacto/baja/${unsubscribeToken(t.deps.secrets.enlace, recipient)}`
  const unsubscribe = async () => (await t.app.inject({ method: 'POST', url })).statusCode
  const allowing = async () => (await allow(id)).status
  const calls = isFirst ? [unsubscribe, allowing] : [allowing, unsubscribe]
  const statuses = await together(
    t,
    row('difusion_destinatario', recipient),
    ...calls.map((call, place) => async () => {
      await sleep(place * 50)
      return call()
    }),
  )
  expect(statuses).toEqual(isFirst ? [200, 409] : [200, 200])
  const reasons = (await detail(id)).contacto.no_contactar_motivos.map(({ motivo }: { motivo: string }) => motivo)
  expect(reasons).toEqual(isFirst ? ['rebote', 'baja'] : ['baja'])
})
