import { Module, Role } from '@portal/contract/access/constants'
import { contactDoneMessages as done, contactMessages as m } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContact, aContactForm } from '#test/contacts.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { aWorkshop, register } from '#test/workshops.ts'

let t: TestApp
let administrator: Person
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  const enterpriseId = await theHouse(t)
  administrator = await aUser(t, { role: Role.administrator, enterpriseId })
  clerk = await aUser(t, { enterpriseId, modules: [Module.contacts] })
})
afterAll(() => t.close())

const merge = (contactoId: number, otroId: number, changes: object = {}, as = administrator) =>
  t.call(
    'POST',
    '/v1/contacto/fusionar',
    { ...aContactForm(), contacto_id: contactoId, otro_id: otroId, version: 1, otro_version: 1, ...changes },
    as,
  )
const undo = (id: unknown, as = administrator) => t.call('PUT', `/v1/contacto/fusionar/deshacer/${id}`, {}, as)
const detail = (id: number) => t.call('GET', `/v1/contacto/list/contacto?contacto_id=${id}`, undefined, administrator)
const timeline = async (id: number, query = '') =>
  (await t.call('GET', `/v1/contacto/linea_tiempo/${id}${query}`, undefined, administrator)).datos
const comment = (id: number, comentario: string) =>
  t.call('POST', '/v1/contacto/historial/save', { contacto_id: id, comentario }, administrator)
const comments = async (id: number) =>
  (await detail(id)).datos.historialcontacto.map(({ comentario }: { comentario: string }) => comentario).sort()

test('whoever of two gets no broadcasts, the merged one gets none, for the reasons of both', async () => {
  const [id, other] = [await aContact(t, clerk), await aContact(t, clerk)]
  const block = (contact: number, motivo: string, otros: object) =>
    sql`update contacto set no_contactar_en = now(), no_contactar_motivo = ${motivo},
      no_contactar_otros = ${JSON.stringify(otros)} where id = ${contact}`.execute(t.deps.db)
  await block(id, 'rebote', {})
  await block(other, 'queja', { rebote: '2026-01-05T12:00:00.000Z', baja: '2026-01-06T12:00:00.000Z' })
  const reasons = async (contact: number) =>
    (await detail(contact)).datos.contacto.no_contactar_motivos.map(({ motivo }: { motivo: string }) => motivo)
  const merged = await merge(id, other)
  expect(await reasons(id)).toEqual(['rebote', 'baja', 'queja'])
  expect(await undo(merged.datos.fusion_id)).toMatchObject({ status: 200 })
  expect(await reasons(id)).toEqual(['rebote'])
  expect(await reasons(other)).toEqual(['queja', 'rebote', 'baja'])
})

test('a merge takes the picked fields, the history and the addresses, and is undone', async () => {
  const [id, other] = [await aContact(t, clerk), await aContact(t, clerk, { email: 'segunda@example.com' })]
  await comment(id, 'de la una')
  await comment(other, 'de la otra')
  await register(t, await aWorkshop(t), { email: 'segunda@example.com' })
  const before = (await detail(id)).datos.contacto

  const merged = await merge(id, other, { nombre: 'Nombre Elegido', email: before.email })
  expect(merged).toMatchObject({ status: 200, mensaje: done.merged.es })
  expect(await detail(other)).toMatchObject({ status: 404 })
  expect((await detail(id)).datos).toMatchObject({ contacto: { nombre: 'Nombre Elegido' }, fusiones: [{}] })
  expect(await comments(id)).toEqual(['de la otra', 'de la una'])
  expect((await timeline(id)).entradas.map(({ tipo }: { tipo: string }) => tipo).sort()).toEqual([
    'evento',
    'evento',
    'workshop',
  ])
  const who = await t.call('GET', '/v1/contacto/quien?email=SEGUNDA@example.com', undefined, clerk)
  expect(who.datos.contacto).toMatchObject({ id })

  await comment(id, 'de después')
  expect(await undo(merged.datos.fusion_id, clerk)).toMatchObject({ status: 403, codigo: m.insufficientHierarchy.code })
  expect(await undo(merged.datos.fusion_id)).toMatchObject({ status: 200, mensaje: done.mergeUndone.es })
  expect((await detail(id)).datos.contacto).toMatchObject({ nombre: before.nombre })
  expect(await comments(id)).toEqual(['de después', 'de la una'])
  expect(await comments(other)).toEqual(['de la otra'])
  expect(await undo(merged.datos.fusion_id)).toMatchObject({ status: 404 })
})

test('what came from the own e-mail and phone of the one that stays is kept when those of the other are picked', async () => {
  const own = { email: 'propia@example.com', telefono: '+56911112222' }
  const picked = { email: 'ajena@example.com', telefono: '+56933334444' }
  const [id, other] = [await aContact(t, clerk, own), await aContact(t, clerk, picked)]
  const workshop = await aWorkshop(t)
  await register(t, workshop, { email: own.email })
  await register(t, workshop, { email: picked.email })
  const registrations = async (of: number) =>
    (await timeline(of)).entradas.filter(({ tipo }: { tipo: string }) => tipo === 'workshop').length
  const found = async (query: string) =>
    (await t.call('GET', `/v1/contacto/quien?${query}`, undefined, clerk)).datos.contacto?.id
  const ofPhone = (phone: string) => found(`telefono=${encodeURIComponent(phone)}`)
  expect(await registrations(id)).toBe(1)

  const merged = await merge(id, other, picked)
  expect((await detail(id)).datos.contacto).toMatchObject(picked)
  expect(await registrations(id)).toBe(2)
  expect([await found(`email=${own.email}`), await ofPhone(own.telefono), await ofPhone(picked.telefono)]).toEqual([
    id,
    id,
    id,
  ])
  expect(await undo(merged.datos.fusion_id)).toMatchObject({ status: 200 })
  expect((await detail(id)).datos.contacto).toMatchObject(own)
  expect([await registrations(id), await registrations(other)]).toEqual([1, 1])
  expect([await ofPhone(own.telefono), await ofPhone(picked.telefono)]).toEqual([id, other])

  const versionOf = async (contact: number) => (await detail(contact)).datos.contacto.version
  await merge(id, other, { ...picked, version: await versionOf(id), otro_version: await versionOf(other) })
  const third = await aContact(t, clerk)
  await merge(third, id, { otro_version: await versionOf(id) })
  expect(await registrations(third)).toBe(2)
})

test('merges that follow each other are undone from the last one on', async () => {
  const ids = [await aContact(t, clerk), await aContact(t, clerk), await aContact(t, clerk)] as const
  const first = await merge(ids[1], ids[0])
  const second = await merge(ids[2], ids[1], { otro_version: 2 })
  expect(await undo(first.datos.fusion_id)).toMatchObject({ status: 404 })
  expect(await undo(second.datos.fusion_id)).toMatchObject({ status: 200 })
})

test('a merge is refused without hierarchy, with itself, with an older version and outside the scope', async () => {
  const [id, other] = [await aContact(t, clerk), await aContact(t, clerk)]
  expect(await merge(id, other, {}, clerk)).toMatchObject({ status: 403, codigo: m.insufficientHierarchy.code })
  expect(await merge(id, id)).toMatchObject({ status: 400, codigo: m.idInvalid.code })
  expect(await merge(id, other, { otro_version: 7 })).toMatchObject({ codigo: coreMessages.changedByOther.code })
  expect(await merge(id, 900_000)).toMatchObject({ status: 404 })
  expect(await merge(id, other, { pais_id: 999_999 })).toMatchObject({ codigo: m.countryInvalid.code })
})

test('of two opposite merges at once, one is done', async () => {
  const [id, other] = [await aContact(t, clerk), await aContact(t, clerk)]
  const outcomes = await together(
    t,
    row('contacto', id),
    () => merge(id, other),
    () => merge(other, id),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('a merge cannot be undone after 30 days', async () => {
  const mergedAgo = async (days: number) => {
    const { fusion_id: id } = (await merge(await aContact(t, clerk), await aContact(t, clerk))).datos
    await sql`update contacto_fusion set creado_en = now() - make_interval(days => ${days}::int) where id = ${id}`.execute(
      t.deps.db,
    )
    return id
  }
  expect(await undo(await mergedAgo(29))).toMatchObject({ status: 200 })
  expect(await undo(await mergedAgo(31))).toMatchObject({ status: 404 })
})

test('a timeline has pages of 50, newest first, each entry once, also of one moment', async () => {
  const id = await aContact(t, clerk)
  await sql`insert into historialcontacto (contacto_id, comentario, zona_horaria, creado_en)
    select ${id}, 'n' || n, 'UTC', now() - make_interval(mins => n / 40) from generate_series(1, 120) n`.execute(
    t.deps.db,
  )
  expect((await timeline(id)).entradas).toHaveLength(50)
  const seen: number[] = []
  let next = ''
  do {
    const page = await timeline(id, `?antes=${encodeURIComponent(next)}`)
    expect(page.entradas.length).toBeLessThanOrEqual(50)
    seen.push(...page.entradas.map((entry: { id: number }) => entry.id))
    next = page.siguiente ?? ''
  } while (next)
  expect(new Set(seen).size).toBe(120)
  expect((await timeline(id, '?tipos=cotizacion')).entradas).toEqual([])
  const wrong = ['x', '2021-10-27T37:57:90.614Z|evento|1', '2021-10-27T07:57:09.614Z|otro|1']
  for (const antes of [...wrong, '2021-10-27T07:57:09.614Z|evento|9999999999'])
    expect(
      await t.call('GET', `/v1/contacto/linea_tiempo/${id}?antes=${encodeURIComponent(antes)}`, undefined, clerk),
    ).toMatchObject({ status: 400 })
})

test('a portfolio goes to another person with its coming meetings', async () => {
  const enterpriseId = await theHouse(t)
  const leaving = await aUser(t, { enterpriseId, modules: [Module.contacts] })
  const following = await aUser(t, { enterpriseId, modules: [Module.contacts] })
  const ids = [await aContact(t, leaving), await aContact(t, leaving)]
  const meeting = { contacto_id: ids[0], fecha_reunion: new Date(Date.now() + 86_400_000).toISOString() }
  await t.call('POST', '/v1/contacto/historial/save', meeting, leaving)
  const transfer = (changes: object = {}, as = administrator) =>
    t.call(
      'POST',
      '/v1/contacto/traspasar',
      { de_usuario_id: leaving.id, a_usuario_id: following.id, ensayo: false, ...changes },
      as,
    )
  expect(await transfer({}, clerk)).toMatchObject({ status: 403, codigo: m.insufficientHierarchy.code })
  expect(await transfer({ a_usuario_id: leaving.id })).toMatchObject({ codigo: m.responsibleInvalid.code })
  expect(await transfer({ a_usuario_id: 900_000 })).toMatchObject({ codigo: m.responsibleInvalid.code })
  expect((await transfer({ ensayo: true })).datos).toEqual({ traspaso_id: null, contactos: 2, reuniones: 1 })
  const owned = async (as: Person) => (await t.call('GET', '/v1/contacto/list', undefined, as)).datos.total
  expect(await owned(leaving)).toBe(2)
  const outcomes = await together(t, row('contacto', ids[0]!), transfer, transfer)
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 404])
  expect([await owned(leaving), await owned(following)]).toEqual([0, 2])
})

test('contacts that seem the same are named', async () => {
  const known = aContactForm({ nombre: 'María Núñez Soto', empresa: 'Cantera de Prueba' })
  const id = await aContact(t, clerk, known)
  const double = await aContact(t, clerk, { ...known, email: 'otra@example.com', aceptar_duplicado: true })
  const same = await t.call('GET', `/v1/contacto/duplicados/${id}`, undefined, clerk)
  expect(same.datos.contactos).toMatchObject([{ id: double, mismo_telefono: true, mismo_email: false }])
})
