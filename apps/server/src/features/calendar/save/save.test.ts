import { Module, Role } from '@portal/contract/access/constants'
import { calendarDoneMessages as done, calendarMessages as m } from '@portal/contract/calendar/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anEvent, anEventForm } from '#test/calendar.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let clerk: Person
let other: Person
let manager: Person
beforeAll(async () => {
  t = await startApp()
  const enterpriseId = await theHouse(t)
  clerk = await aUser(t, { enterpriseId, modules: [Module.calendar] })
  other = await aUser(t, { enterpriseId, modules: [Module.calendar] })
  manager = await aUser(t, { role: Role.manager, enterpriseId, modules: [Module.calendar] })
})
afterAll(() => t.close())

const save = (changes: object = {}, as: Person | null = clerk) =>
  t.call('POST', '/v1/calendario/save', anEventForm(clerk, changes), as)
const update = (id: unknown, changes: object = {}, as: Person | null = clerk) =>
  t.call('PUT', `/v1/calendario/update/${id}`, { ...anEventForm(clerk), version: 1, ...changes }, as)
const remove = (id: unknown, body: object = {}, as: Person | null = manager) =>
  t.call('PUT', `/v1/calendario/delete/${id}`, body, as)
const list = async (desde: string, hasta: string, more = '', as = clerk) =>
  t.call('GET', `/v1/calendario/list?desde=${desde}&hasta=${hasta}&zona_horaria=America/Santiago${more}`, undefined, as)
interface Shown {
  evento_id: number
  ocurrencia: string | null
  fecha_inicio: string
  fecha_termino: string
  descripcion: string
  version: number
  es_excepcion: boolean
}
const shownOf = async (id: number, desde = '2027-01-01', hasta = '2027-12-31'): Promise<Shown[]> =>
  (await list(desde, hasta)).datos.eventos.filter(({ evento_id }: Shown) => evento_id === id)
const startsOf = async (id: number) => (await shownOf(id)).map(({ fecha_inicio }) => fecha_inicio)

describe('an event', () => {
  test('is stored in UTC with its zone, and audited', async () => {
    const saved = await save({ descripcion: '  Visita   a planta ', nota: 'Llevar casco\r\nSala 2' })
    expect(saved).toMatchObject({ status: 200, mensaje: done.saved.es })
    const id = saved.datos.evento_id
    expect(await shownOf(id)).toMatchObject([
      {
        descripcion: 'Visita a planta',
        nota: 'Llevar casco\nSala 2',
        fecha_inicio: '2027-03-01T12:00:00.000Z',
        fecha_termino: '2027-03-01T13:00:00.000Z',
        zona_horaria: 'America/Santiago',
        ocurrencia: null,
        responsables: [{ id: clerk.id, nombre: 'Ana Rojas' }],
      },
    ])
    const audit = await t.deps.db.selectFrom('auditoria').select(['accion']).where('entidad_id', '=', `${id}`).execute()
    expect(audit).toContainEqual({ accion: 'calendar.created' })
  })

  test('of whole days is answered in days, whatever the zone of the reader', async () => {
    const days = { todo_el_dia: true, fecha_inicio: '2027-09-04', fecha_termino: '2027-09-05' }
    const id = await anEvent(t, clerk, days)
    expect(await shownOf(id)).toMatchObject([days])
    const far = await t.call(
      'GET',
      '/v1/calendario/list?desde=2027-09-01&hasta=2027-09-30&zona_horaria=Asia/Tokyo',
      undefined,
      clerk,
    )
    expect(far.datos.eventos).toContainEqual(expect.objectContaining({ evento_id: id, ...days }))
  })

  test.each([
    [{ descripcion: ' ' }, m.descriptionInvalid, 'descripcion'],
    [{ descripcion: 'x'.repeat(201) }, m.descriptionInvalid, 'descripcion'],
    [{ responsables: [] }, m.responsiblesInvalid, 'responsables'],
    [{ responsables: [900_000] }, m.responsiblesInvalid, 'responsables'],
    [{ responsables: 'todos' }, m.responsiblesInvalid, 'responsables'],
    [{ pais_id: 9999 }, m.countryInvalid, 'pais_id'],
    [{ pais_id: 'Chile' }, m.countryInvalid, 'pais_id'],
    [{ fecha_inicio: 'mañana' }, m.startInvalid, 'fecha_inicio'],
    [{ fecha_inicio: '2027-02-30T09:00' }, m.startInvalid, 'fecha_inicio'],
    [{ fecha_inicio: '2027-03-01' }, m.startInvalid, 'fecha_inicio'],
    [{ fecha_inicio: '9999-03-01T09:00' }, m.startInvalid, 'fecha_inicio'],
    [{ zona_horaria: 'Marte/Base' }, m.startInvalid, 'zona_horaria'],
    [{ fecha_termino: '' }, m.endInvalid, 'fecha_termino'],
    [{ fecha_termino: '2027-03-01T09:00' }, m.endInvalid, 'fecha_termino'],
    [{ todo_el_dia: true, fecha_inicio: '2027-03-02', fecha_termino: '2027-03-01' }, m.endInvalid, 'fecha_termino'],
    [{ nota: 'x'.repeat(4001) }, m.noteInvalid, 'nota'],
    [{ nota: 7 }, m.noteInvalid, 'nota'],
    [{ regla: 'FREQ=SECONDLY' }, coreMessages.invalid, 'regla'],
    [{ regla: 'FREQ=WEEKLY;COUNT=1000' }, coreMessages.invalid, 'regla'],
    [{ regla: 'FREQ=WEEKLY;UNTIL=20270101' }, coreMessages.invalid, 'regla'],
    [{ regla: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, coreMessages.invalid, 'regla'],
    [{ regla: 'FREQ=DAILY\r\nATTENDEE:mailto:a@example.com' }, coreMessages.invalid, 'regla'],
    [{ regla: `FREQ=DAILY;BYMONTHDAY=${Array(400).fill(1).join()}` }, coreMessages.invalid, 'regla'],
    [{ zona_horaria: '../../etc/passwd' }, m.startInvalid, 'zona_horaria'],
    [{ zona_horaria: "America/Santiago'; drop table usuario; --" }, m.startInvalid, 'zona_horaria'],
  ])('refuses %j', async (changes, { code, status }, field) => {
    expect(await save(changes)).toMatchObject({ status, codigo: code, campos: { [field]: code } })
  })

  test('begins with the first day of its rule', async () => {
    const id = await anEvent(t, clerk, { regla: 'FREQ=WEEKLY;BYDAY=WE;COUNT=2' })
    expect(await startsOf(id)).toEqual(['2027-03-03T12:00:00.000Z', '2027-03-10T12:00:00.000Z'])
  })

  test('is for people of the house that hold the calendar', async () => {
    const outside = await aUser(t, {
      role: Role.manager,
      enterpriseId: await anEnterprise(t),
      modules: [Module.calendar],
    })
    expect(await save({}, outside)).toMatchObject({ status: 403 })
    expect(await save({ responsables: [outside.id] })).toMatchObject({ codigo: m.responsiblesInvalid.code })
  })

  test('8, 9, 10, 12: is changed and deleted only when it is there, deleted by a manager', async () => {
    const id = await anEvent(t, clerk)
    expect(await update(900_000)).toMatchObject({ status: 404, codigo: m.absentToUpdate.code })
    expect(await update('x')).toMatchObject({ codigo: m.absentToUpdate.code })
    expect(await remove('x')).toMatchObject({ status: 400, codigo: m.notRecognizedToDelete.code })
    expect(await remove(900_000)).toMatchObject({ status: 404, codigo: m.absent.code })
    expect(await remove(id, {}, clerk)).toMatchObject({ status: 403, codigo: m.insufficientHierarchy.code })
    expect(await remove(id, { version: 9 })).toMatchObject({ status: 409 })
    expect(await remove(id)).toMatchObject({ status: 200, mensaje: done.deleted.es })
    expect(await shownOf(id)).toEqual([])
    expect(await update(id)).toMatchObject({ status: 404 })
    expect(await remove(id)).toMatchObject({ status: 404, codigo: m.absent.code })
    const one = await t.call('GET', `/v1/calendario/list/evento?evento_id=${id}`, undefined, clerk)
    expect(one).toMatchObject({ status: 404, codigo: m.absent.code })
  })

  test('0, 1, 11: says so when the database fails, and changes nothing', async () => {
    const id = await anEvent(t, clerk)
    await sql`create function roto() returns trigger language plpgsql as $$ begin raise exception 'roto'; end $$`.execute(
      t.deps.db,
    )
    await sql`create trigger roto before insert on auditoria for each row execute function roto()`.execute(t.deps.db)
    try {
      expect(await save()).toMatchObject({ status: 500, codigo: m.notSaved.code })
      expect(await update(id, { descripcion: 'Otra' })).toMatchObject({ status: 500, codigo: m.notUpdated.code })
      expect(await remove(id)).toMatchObject({ status: 500, codigo: m.notDeleted.code })
    } finally {
      await sql`drop trigger roto on auditoria`.execute(t.deps.db)
    }
    expect(await shownOf(id)).toMatchObject([{ descripcion: 'Reunión de planta', version: 1 }])
  })

  test('refuses an older version: of two who save at once, one hears of the other', async () => {
    const id = await anEvent(t, clerk)
    const change = (descripcion: string) => () => update(id, { descripcion })
    const outcomes = await together(t, row('evento_calendario', id), change('Uno'), change('Dos'))
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = outcomes.find(({ status }) => status === 409)!
    expect(refused).toMatchObject({ codigo: coreMessages.changedByOther.code, datos: { id, version: 2 } })
  })
})

test('events are found by word, person and country', async () => {
  const id = await anEvent(t, other, { descripcion: 'Tronadura de prueba', pais_id: 604 })
  for (const asked of ['&buscar=TRONADURA', `&responsable_id=${other.id}&buscar=prueba`, '&pais_id=604']) {
    const { datos } = await list('2027-02-01', '2027-03-31', asked)
    expect(datos.eventos.map(({ evento_id }: Shown) => evento_id)).toEqual([id])
  }
  expect((await list('2027-02-01', '2027-03-31', `&pais_id=604&responsable_id=${clerk.id}`)).datos.eventos).toEqual([])
})
