import { Module, Role } from '@portal/contract/access/constants'
import { contactDoneMessages as done, contactEventMessages as m } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { workSections } from '@portal/contract/start/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { momentOf } from '#core/calendar/clocks.ts'
import { aContact } from '#test/contacts.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let clerk: Person
let manager: Person
let contact: number
beforeAll(async () => {
  t = await startApp()
  const house = await theHouse(t)
  clerk = await aUser(t, { enterpriseId: house, modules: [Module.contacts] })
  manager = await aUser(t, { role: Role.manager, enterpriseId: house, modules: [Module.allContacts] })
  contact = await aContact(t, clerk, { email: 'invitada@example.com', idioma: 'en' })
})
afterAll(() => t.close())

const save = (changes: object, as: Person | null = clerk) =>
  t.call('POST', '/v1/contacto/historial/save', { contacto_id: contact, ...changes }, as)
const saved = async (changes: object): Promise<number> => (await save(changes)).datos.historialcontacto_id
const remove = (id: unknown, as = manager) => t.call('PUT', `/v1/contacto/historial/delete/${id}`, {}, as)
const invite = (id: unknown) => t.call('POST', `/v1/contacto/historial/invitar/${id}`, {}, clerk)
const answer = (id: unknown, body: object) =>
  t.call('PUT', `/v1/contacto/historial/resultado/${id}`, { version: 1, ...body }, clerk)
const detail = async (id = contact) =>
  (await t.call('GET', `/v1/contacto/list/contacto?contacto_id=${id}`, undefined, clerk)).datos
const event = async (id: number) =>
  (await detail()).historialcontacto.find((row: { historialcontacto_id: number }) => row.historialcontacto_id === id)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const mailsTo = (to: string) =>
  t.deps.db.selectFrom('correo').select(['asunto', 'adjuntos', 'motivo']).where('para', '=', to).orderBy('id').execute()

describe('an event', () => {
  test('is stored with its date as typed on the clocks of the zone', async () => {
    const typed = { comentario: ' Llamar ', fecha_reunion: '23-12-2026 10:30', zona_horaria: 'America/Lima' }
    const id = await saved(typed)
    expect(await event(id)).toMatchObject({
      comentario: 'Llamar',
      fecha_reunion: '2026-12-23T15:30:00.000Z',
      zona_horaria: 'America/Lima',
      editor: null,
    })
    expect(await save({ historialcontacto_id: id, ...typed, comentario: 'Otra cosa' }, manager)).toMatchObject({
      status: 200,
      mensaje: done.eventSaved.es,
    })
    expect(await event(id)).toMatchObject({ comentario: 'Otra cosa', editor: 'Ana Rojas', version: 2 })
  })

  test.each([
    [{}, m.commentOrDate],
    [{ comentario: '  ' }, m.commentOrDate],
    [{ comentario: 7 }, m.commentInvalid],
    [{ comentario: 'x'.repeat(4001) }, m.commentInvalid],
    [{ fecha_reunion: '31-02-2026 10:30' }, m.dateInvalid],
    [{ fecha_reunion: 'mañana' }, m.dateInvalid],
    [{ fecha_reunion: '9999-01-01T10:00' }, m.dateInvalid],
    [{ fecha_reunion: '2027-01-01T10:00', zona_horaria: 'Marte/Base' }, m.dateInvalid],
    [{ comentario: 'x', contacto_id: 'x' }, m.contactIdInvalid],
    [{ comentario: 'x', historialcontacto_id: 'x' }, m.idInvalid],
  ])('refuses %j', async (changes, { code }) => {
    expect(await save(changes)).toMatchObject({ status: 400, codigo: code })
  })

  test('of a contact outside the scope, or of another contact, does not exist', async () => {
    const other = await aContact(t, manager)
    expect(await save({ comentario: 'x', contacto_id: other })).toMatchObject({ status: 404 })
    const id = await saved({ comentario: 'x' })
    const own = await aContact(t, clerk)
    const moved = { comentario: 'x', contacto_id: own, historialcontacto_id: id }
    expect(await save(moved)).toMatchObject({ status: 404, codigo: m.absent.code })
  })

  test('refuses an older version', async () => {
    const id = await saved({ comentario: 'x' })
    const change = () => save({ historialcontacto_id: id, comentario: 'y', version: 1 })
    const outcomes = await together(t, row('historialcontacto', id), change, change)
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is deleted by a manager', async () => {
    const id = await saved({ comentario: 'x' })
    expect(await remove('x')).toMatchObject({ status: 400, codigo: m.notRecognizedToDelete.code })
    expect(await remove(900_000)).toMatchObject({ status: 404, codigo: m.absent.code })
    expect(await remove(id, clerk)).toMatchObject({ status: 403, codigo: m.insufficientHierarchy.code })
    expect(await remove(id)).toMatchObject({ status: 200, mensaje: done.eventDeleted.es })
    expect(await event(id)).toBeUndefined()
    expect(await remove(id)).toMatchObject({ status: 404 })
  })
})

describe('an invitation', () => {
  test('is a mail in the language of the contact, with a calendar entry that a later one replaces', async () => {
    const id = await saved({ fecha_reunion: inDays(2) })
    expect(await invite(id)).toMatchObject({ status: 200, mensaje: done.invited.es })
    await save({ historialcontacto_id: id, fecha_reunion: inDays(3) })
    await remove(id)
    const mails = await mailsTo('invitada@example.com')
    expect(mails.map(({ motivo }) => motivo)).toEqual([
      'contact.meeting.invited',
      'contact.meeting.invited',
      'contact.meeting.canceled',
    ])
    const entries = mails.map(({ adjuntos }) => (adjuntos as { texto: string }[])[0]!.texto)
    expect(mails[0]!.asunto).toMatch(/^Meeting/)
    for (const [place, entry] of entries.entries()) {
      expect(entry).toContain(`UID:contacto-reunion-${id}@portal`)
      expect(entry).toContain(`SEQUENCE:${place + 1}\r\n`)
      expect(entry.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    }
    expect(entries[2]).toContain('METHOD:CANCEL')
  })

  test('has no header and no line of its own for what stands in a name', async () => {
    const nombre = 'Eva"\r\nBcc: victima@example.com\r\nATTENDEE:mailto:victima@example.com'
    const id = await aContact(t, clerk, { nombre, email: 'eva@example.com', empresa: 'Mina\r\nBcc: x@example.com' })
    const meeting = { contacto_id: id, fecha_reunion: inDays(2), invitar: true }
    expect(await t.call('POST', '/v1/contacto/historial/save', meeting, clerk)).toMatchObject({ status: 200 })
    const [mail] = await mailsTo('eva@example.com')
    expect(mail!.asunto).not.toMatch(/[\r\n]/)
    const entry = (mail!.adjuntos as { texto: string }[])[0]!.texto
    const lines = entry.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter((line) => /^(ATTENDEE|Bcc)/i.test(line))).toEqual([
      expect.stringMatching(/^ATTENDEE;CN="Eva[^"]*";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:eva@example\.com$/),
    ])
    expect(await mailsTo('victima@example.com')).toEqual([])
  })

  test('is refused for what is no meeting to come', async () => {
    for (const changes of [{ comentario: 'x' }, { fecha_reunion: inDays(-1) }])
      expect(await invite(await saved(changes))).toMatchObject({ status: 400, codigo: m.dateInvalid.code })
    expect(await save({ fecha_reunion: inDays(-1), invitar: true })).toMatchObject({ status: 400 })
  })
})

describe('what happened', () => {
  test('is answered once a meeting is past', async () => {
    const asked = async () =>
      (await t.call('GET', `/v1/contacto/list?por_responder=true&id=${contact}`, undefined, clerk)).datos.total
    for (const id of (await detail()).historialcontacto.map((row: Record<string, number>) => row.historialcontacto_id))
      await remove(id)
    const id = await saved({ fecha_reunion: inDays(-1) })
    expect(await asked()).toBe(1)
    expect(await answer(id, { resultado: 'quizás' })).toMatchObject({ status: 400 })
    expect(await answer(id, { resultado: 'realizada', version: 9 })).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
    })
    expect(await answer(id, { resultado: 'realizada' })).toMatchObject({ status: 200, mensaje: done.answered.es })
    expect(await event(id)).toMatchObject({ resultado: 'realizada' })
    expect(await asked()).toBe(0)
    const coming = await saved({ fecha_reunion: inDays(1) })
    expect(await answer(coming, { resultado: 'no_asistio' })).toMatchObject({ status: 400 })
  })

  test('a meeting that was moved continues at its new date', async () => {
    const id = await saved({ comentario: 'Visita', fecha_reunion: inDays(-1) })
    expect(await answer(id, { resultado: 'movida' })).toMatchObject({ status: 400, codigo: m.dateInvalid.code })
    const date = inDays(4)
    const next = (await answer(id, { resultado: 'movida', fecha_reunion: date })).datos.historialcontacto_id
    expect(await event(id)).toMatchObject({ resultado: 'movida' })
    expect(await event(next)).toMatchObject({ comentario: 'Visita', fecha_reunion: date, resultado: null })
  })
})

describe('the counter', () => {
  const count = async (as: Person) =>
    (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, as)).datos.contadores.contactos_hoy ?? 0

  test('counts contacts with a meeting today in the scope of the reader', async () => {
    const reader = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.contacts] })
    const id = await aContact(t, reader)
    expect(await count(reader)).toBe(0)
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format(new Date())
    for (const hour of ['09:00', '18:00'])
      await t.call(
        'POST',
        '/v1/contacto/historial/save',
        { contacto_id: id, fecha_reunion: `${today}T${hour}`, zona_horaria: 'America/Santiago' },
        reader,
      )
    expect(await count(reader)).toBe(1)
    const listed = await t.call('GET', '/v1/contacto/list?reunion_hoy=true', undefined, reader)
    expect(listed.datos).toMatchObject({ total: 1, contactos: [{ id }] })
  })
})

test('a contact is silent after the days of its responsible, unless a meeting lies ahead', async () => {
  const reader = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.contacts] })
  const id = await aContact(t, reader)
  const entered = inDays(-40)
  const silent = async () => (await t.call('GET', '/v1/contacto/list?sin_contacto=true', undefined, reader)).datos.total
  await t.deps.db
    .updateTable('contacto')
    .set({ contactado_en: entered, creado_en: entered })
    .where('id', '=', id)
    .execute()
  expect(await silent()).toBe(0)
  expect(await t.call('PUT', '/v1/contacto/silencio', { dias: 30 }, reader)).toMatchObject({ status: 200 })
  expect(await silent()).toBe(1)
  const { trabajo } = (await t.call('GET', '/v1/inicio', undefined, reader)).datos
  const section = trabajo.find(({ seccion }: { seccion: string }) => seccion === workSections.silentContacts)
  expect(section.registros).toMatchObject([{ id, momento: null }]) // an entry is no contact
  expect(await t.call('PUT', '/v1/contacto/silencio', { dias: 0 }, reader)).toMatchObject({ status: 400 })
  const meeting = { contacto_id: id, fecha_reunion: inDays(5) }
  await t.call('POST', '/v1/contacto/historial/save', meeting, reader)
  expect(await silent()).toBe(0)
})

test.each([
  ['2026-11-23T10:30', 'America/Santiago', '2026-11-23T13:30:00.000Z'],
  ['2026-06-23T10:30', 'America/Santiago', '2026-06-23T14:30:00.000Z'],
  ['2026-03-29T02:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
  ['2026-11-23T10:30:00+05:30', 'America/Lima', '2026-11-23T05:00:00.000Z'],
])('%s in %s is %s', (typed, zone, moment) => {
  expect(momentOf(typed, zone).toISOString()).toBe(moment)
})
