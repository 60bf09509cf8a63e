import { Module, Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEvent, anEventForm } from '#test/calendar.ts'
import { readCalendar, timesOf } from '#test/calendar-files.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let author: Person
let guest: Person
let second: Person
beforeAll(async () => {
  t = await startApp()
  const enterpriseId = await theHouse(t)
  const modules = [Module.calendar]
  author = await aUser(t, { role: Role.manager, enterpriseId, modules })
  guest = await aUser(t, { enterpriseId, modules, language: 'en' })
  second = await aUser(t, { enterpriseId, modules })
})
afterAll(() => t.close())

const update = (id: number, changes: object) =>
  t.call('PUT', `/v1/calendario/update/${id}`, { ...anEventForm(guest), ...changes }, author)
const remove = (id: number, body: object = {}) => t.call('PUT', `/v1/calendario/delete/${id}`, body, author)

/** The mails to a person since the last look, with what a mail program reads in them. */
async function newMails(to: Person, id: number) {
  const rows = await t.deps.db
    .selectFrom('correo')
    .select(['id', 'asunto', 'adjuntos', 'motivo'])
    .where('para', '=', to.email)
    .orderBy('id')
    .execute()
  return rows
    .map(({ asunto, adjuntos, motivo }) => {
      const [file] = adjuntos as { nombre: string; texto: string }[]
      return { asunto, motivo, ...readCalendar(file!.texto), text: file!.texto }
    })
    .filter(({ events }) => events[0]!.uid === `evento-${id}@portal`)
}

test('an event is sent to who is responsible, again when it changes, and taken back', async () => {
  const id = await anEvent(t, author, {
    responsables: [guest.id, second.id],
    descripcion: 'Visita; mina "Ñandú", sector 3 – acceso por la puerta norte, con casco y chaleco reflectante',
    nota: 'Primera línea\nSegunda; con, todo \\ y ñ',
  })
  await update(id, { responsables: [guest.id], version: 1, fecha_inicio: '2027-03-01T08:00' })
  await update(id, { responsables: [guest.id], version: 2, fecha_inicio: '2027-03-01T08:00' })
  await remove(id)
  const mails = await newMails(guest, id)
  expect(mails.map(({ motivo, method, events }) => [motivo, method, events[0]!.sequence])).toEqual([
    ['calendar.event.invited', 'REQUEST', 0],
    ['calendar.event.changed', 'REQUEST', 1],
    ['calendar.event.cancelled', 'CANCEL', 3],
  ])
  expect(mails[0]!.asunto).toMatch(/^Invitation: Visita; mina "Ñandú"/)
  const [first] = mails[0]!.events
  expect(first).toMatchObject({
    summary: 'Visita; mina "Ñandú", sector 3 – acceso por la puerta norte, con casco y chaleco reflectante',
    description: 'Primera línea\nSegunda; con, todo \\ y ñ',
    location: 'Chile',
  })
  expect(timesOf(first!)).toEqual([['2027-03-01T12:00:00.000Z', '2027-03-01T13:00:00.000Z']])
  expect((await newMails(second, id)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL'])
})

test('a recurring event arrives whole, and its exceptions alone', async () => {
  const weekly = { responsables: [guest.id], regla: 'FREQ=WEEKLY;BYDAY=MO;COUNT=8' }
  const id = await anEvent(t, author, weekly)
  await update(id, {
    ...weekly,
    version: 1,
    alcance: 'esta',
    ocurrencia: '2027-03-08T12:00:00.000Z',
    fecha_inicio: '2027-03-09T15:00',
    fecha_termino: '2027-03-09T16:00',
  })
  await remove(id, { alcance: 'esta', ocurrencia: '2027-03-15T12:00:00.000Z' })
  await update(id, { ...weekly, version: 3, descripcion: 'Otro nombre' })
  const [whole, moved, gone, renamed] = await newMails(guest, id)
  expect(timesOf(whole!.events[0]!).map(([start]) => start)).toEqual([
    '2027-03-01T12:00:00.000Z',
    '2027-03-08T12:00:00.000Z',
    '2027-03-15T12:00:00.000Z',
    '2027-03-22T12:00:00.000Z',
    '2027-03-29T12:00:00.000Z',
    '2027-04-05T13:00:00.000Z',
    '2027-04-12T13:00:00.000Z',
    '2027-04-19T13:00:00.000Z',
  ])
  expect(moved!.events[0]!.recurrenceId!.toJSDate().toISOString()).toBe('2027-03-08T12:00:00.000Z')
  expect(timesOf(moved!.events[0]!)).toEqual([['2027-03-09T18:00:00.000Z', '2027-03-09T19:00:00.000Z']])
  expect(gone).toMatchObject({ method: 'CANCEL' })
  expect(gone!.events[0]!.recurrenceId!.toJSDate().toISOString()).toBe('2027-03-15T12:00:00.000Z')
  const times = timesOf(renamed!.events[0]!).map(([start]) => start)
  expect(times).toHaveLength(7)
  expect(times).not.toContain('2027-03-15T12:00:00.000Z')
  expect(times).toContain('2027-03-09T18:00:00.000Z')
})

test('who makes a change is not written to about it, the others are', async () => {
  const both = { responsables: [author.id, guest.id] }
  const id = await anEvent(t, author, { ...both, regla: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' })
  const rule = { ...both, regla: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' }
  await update(id, { ...rule, version: 1, fecha_inicio: '2027-03-01T08:00' })
  const one = { alcance: 'esta', ocurrencia: '2027-03-08T11:00:00.000Z' }
  await update(id, { ...rule, ...one, version: 2, fecha_inicio: '2027-03-09T15:00', fecha_termino: '2027-03-09T16:00' })
  await remove(id)
  expect(await newMails(author, id)).toEqual([])
  expect((await newMails(guest, id)).map(({ motivo }) => motivo)).toEqual([
    'calendar.event.invited',
    'calendar.event.changed',
    'calendar.event.changed',
    'calendar.event.cancelled',
  ])
  const others = await anEvent(t, guest, { responsables: [author.id] })
  expect((await newMails(author, others)).map(({ motivo }) => motivo)).toEqual(['calendar.event.invited'])
})

test('what is past is no invitation', async () => {
  const id = await anEvent(t, author, {
    responsables: [guest.id],
    fecha_inicio: '2020-03-01T09:00',
    fecha_termino: '2020-03-01T10:00',
  })
  await remove(id)
  expect(await newMails(guest, id)).toEqual([])
})
