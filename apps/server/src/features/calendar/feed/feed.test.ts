import { Module, Role } from '@portal/contract/access/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEvent, anEventForm } from '#test/calendar.ts'
import { readCalendar, timesOf } from '#test/calendar-files.ts'
import { aContact } from '#test/contacts.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
let stranger: Person
beforeAll(async () => {
  t = await startApp()
  const enterpriseId = await theHouse(t)
  const modules = [Module.calendar, Module.contacts]
  owner = await aUser(t, { role: Role.manager, enterpriseId, modules })
  stranger = await aUser(t, { enterpriseId, modules })
})
afterAll(() => t.close())

const make = async (of = owner): Promise<string> => {
  const made = await t.call('POST', '/v1/calendario/direccion/save', {}, of)
  return new URL(made.datos.direccion).pathname
}
const get = (path: string, headers: Record<string, string> = {}) => t.app.inject({ method: 'GET', url: path, headers })
const since = async (of = owner) =>
  (await t.call('GET', '/v1/calendario/init_data', undefined, of)).datos.direccion_desde

test('an address is read without a session, stored by no one, and opens nothing once revoked', async () => {
  expect(await since()).toBeNull()
  const path = await make()
  expect(await since()).toEqual(expect.any(String))
  const first = await get(path)
  expect(first).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } })
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await get(path, { 'if-none-match': String(first.headers.etag) })).toMatchObject({ statusCode: 304, body: '' })
  await anEvent(t, owner)
  expect(await get(path, { 'if-none-match': String(first.headers.etag) })).toMatchObject({ statusCode: 200 })

  const [stored] = await t.deps.db.selectFrom('calendario_direccion').selectAll().execute()
  expect(path).not.toContain(stored!.secreto_hash)
  const second = await make()
  expect((await get(path)).statusCode).toBe(404)
  expect((await get(second)).statusCode).toBe(200)
  expect(await t.call('PUT', '/v1/calendario/direccion/delete', {}, owner)).toMatchObject({ status: 200 })
  expect((await get(second)).statusCode).toBe(404)
  expect((await get('/v1/calendario/ics/x')).statusCode).toBe(404)
  expect(await since()).toBeNull()
})

test('two who make an address at once have one', async () => {
  const paths = await Promise.all([make(), make(), make()])
  const answers = await Promise.all(paths.map(async (path) => (await get(path)).statusCode))
  expect(answers.toSorted()).toEqual([200, 404, 404])
})

test('it closes with the account and with its module', async () => {
  const enterpriseId = await theHouse(t)
  const person = await aUser(t, { enterpriseId, modules: [Module.calendar] })
  const path = await make(person)
  const { db } = t.deps
  await db.deleteFrom('acceso_modulo').where('usuario_id', '=', person.id).execute()
  expect((await get(path)).statusCode).toBe(404)
  await db.insertInto('acceso_modulo').values({ usuario_id: person.id, clave_modulo: Module.calendar }).execute()
  expect((await get(path)).statusCode).toBe(200)
  await db.updateTable('usuario').set({ estado_id: UserStatus.blocked }).where('id', '=', person.id).execute()
  expect((await get(path)).statusCode).toBe(404)
})

test('it has what the person is responsible for or wrote, and his meetings, without loss', async () => {
  const enterpriseId = await theHouse(t)
  const person = await aUser(t, { role: Role.manager, enterpriseId, modules: [Module.calendar, Module.contacts] })
  await anEvent(t, stranger, { descripcion: 'De otros' })
  const weekly = await anEvent(t, person, {
    descripcion: 'Reunión; semanal, con ñandúes y una descripción que no cabe en una sola línea del archivo',
    nota: 'Uno\nDos, tres; \\fin',
    regla: 'FREQ=WEEKLY;BYDAY=MO;COUNT=8',
  })
  await t.call(
    'PUT',
    `/v1/calendario/update/${weekly}`,
    {
      ...anEventForm(person, { descripcion: 'Movida' }),
      version: 1,
      alcance: 'esta',
      ocurrencia: '2027-03-08T12:00:00.000Z',
      fecha_inicio: '2027-03-09T15:00',
      fecha_termino: '2027-03-09T16:00',
    },
    person,
  )
  const gone = { alcance: 'esta', ocurrencia: '2027-03-15T12:00:00.000Z' }
  await t.call('PUT', `/v1/calendario/delete/${weekly}`, gone, person)
  await anEvent(t, person, {
    descripcion: 'Días',
    todo_el_dia: true,
    fecha_inicio: '2027-09-04',
    fecha_termino: '2027-09-05',
  })
  await anEvent(t, stranger, { descripcion: 'Con él', responsables: [person.id], zona_horaria: 'Europe/Madrid' })
  const contact = await aContact(t, person, { nombre: 'Elena Paredes' })
  const meeting = { contacto_id: contact, fecha_reunion: '2027-05-03T10:30', zona_horaria: 'America/Lima' }
  await t.call('POST', '/v1/contacto/historial/save', meeting, person)

  const { events } = readCalendar((await get(await make(person))).body)
  const byTitle = new Map(events.map((event) => [event.summary, event]))
  const long = 'Reunión; semanal, con ñandúes y una descripción que no cabe en una sola línea del archivo'
  expect([...byTitle.keys()].toSorted()).toEqual(['Con él', 'Días', expect.stringMatching(/^Elena Paredes · /), long])
  const recurring = byTitle.get(long)!
  expect(recurring).toMatchObject({ uid: `evento-${weekly}@portal`, description: 'Uno\nDos, tres; \\fin' })
  expect(timesOf(recurring)).toEqual([
    ['2027-03-01T12:00:00.000Z', '2027-03-01T13:00:00.000Z'],
    ['2027-03-09T18:00:00.000Z', '2027-03-09T19:00:00.000Z'],
    ['2027-03-22T12:00:00.000Z', '2027-03-22T13:00:00.000Z'],
    ['2027-03-29T12:00:00.000Z', '2027-03-29T13:00:00.000Z'],
    ['2027-04-05T13:00:00.000Z', '2027-04-05T14:00:00.000Z'],
    ['2027-04-12T13:00:00.000Z', '2027-04-12T14:00:00.000Z'],
    ['2027-04-19T13:00:00.000Z', '2027-04-19T14:00:00.000Z'],
  ])
  const days = byTitle.get('Días')!
  expect([days.startDate.isDate, days.startDate.toString(), days.endDate.toString()]).toEqual([
    true,
    '2027-09-04',
    '2027-09-06',
  ])
  expect(timesOf(byTitle.get('Con él')!)[0]![0]).toBe('2027-03-01T08:00:00.000Z')
  const lima = events.find(({ uid }) => uid.startsWith('reuniones-'))!
  expect(timesOf(lima)).toEqual([['2027-05-03T15:30:00.000Z', '2027-05-03T16:30:00.000Z']])
})

test('texts that look like lines of the file are texts', async () => {
  const enterpriseId = await theHouse(t)
  const person = await aUser(t, { role: Role.manager, enterpriseId, modules: [Module.calendar] })
  const hostile = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:ajeno\nATTENDEE:mailto:a@example.com\r;\\n,"^'
  const families = '👩‍👩‍👧‍👦'.repeat(40)
  await anEvent(t, person, { descripcion: '=cmd|ATTENDEE:x;y', nota: hostile })
  await anEvent(t, person, { descripcion: families.slice(0, 13 * 11), nota: families })
  const { events } = readCalendar((await get(await make(person))).body)
  const notes = events.map(({ description }) => description)
  expect(notes).toHaveLength(2)
  expect(notes).toContain(hostile.replace(/\r\n?/g, '\n'))
  expect(notes).toContain(families)
  expect(events.every(({ attendees, uid }) => attendees.length === 0 && uid.startsWith('evento-'))).toBe(true)
})

test('clocks that change at midnight, by half an hour, or never are read back as they were stored', async () => {
  const enterpriseId = await theHouse(t)
  const person = await aUser(t, { role: Role.manager, enterpriseId, modules: [Module.calendar] })
  const expected = new Map<string, string[]>()
  for (const [zone, first, offsets] of [
    ['Africa/Cairo', '2027-04-29T09:00', ['+02:00', '+03:00', '+03:00']], // at midnight
    ['Australia/Lord_Howe', '2027-04-03T09:00', ['+11:00', '+10:30', '+10:30']], // by half an hour
    ['America/Santiago', '2027-04-03T22:30', ['-03:00', '-04:00', '-04:00']],
    ['Asia/Kathmandu', '2027-04-03T09:00', ['+05:45', '+05:45', '+05:45']],
  ] as const) {
    await anEvent(t, person, {
      descripcion: zone,
      zona_horaria: zone,
      fecha_inicio: first,
      fecha_termino: `${first.slice(0, 14)}59`,
      regla: 'FREQ=DAILY;COUNT=3',
    })
    const day = Temporal.PlainDateTime.from(first)
    const starts = offsets.map((offset, days) => new Date(`${day.add({ days })}${offset}`).toISOString())
    expected.set(zone, starts)
  }
  const { events } = readCalendar((await get(await make(person))).body)
  for (const event of events)
    expect([event.summary, timesOf(event).map(([start]) => start)]).toEqual([
      event.summary,
      expected.get(event.summary),
    ])
  expect(events).toHaveLength(expected.size)
})
