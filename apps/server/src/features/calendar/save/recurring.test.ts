import { Module, Role } from '@portal/contract/access/constants'
import { calendarMessages as m } from '@portal/contract/calendar/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anEvent, anEventForm } from '#test/calendar.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
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
const weekly = { regla: 'FREQ=WEEKLY;BYDAY=MO;COUNT=8' }
/** Mondays of March and April 2027, of which the clocks go back on Saturday, April 3rd. */
const mondays = ['03-01T12', '03-08T12', '03-15T12', '03-22T12', '03-29T12', '04-05T13', '04-12T13', '04-19T13'].map(
  (day) => `2027-${day}:00:00.000Z`,
)

describe('a recurring event', () => {
  test('stays at its time when clocks change', async () => {
    expect(await startsOf(await anEvent(t, clerk, weekly))).toEqual(mondays)
  })

  test('without end is computed in the asked days only, and never for ten years', async () => {
    const id = await anEvent(t, clerk, { regla: 'FREQ=DAILY' })
    expect(await shownOf(id, '2099-05-01', '2099-05-31')).toHaveLength(31)
    expect(await list('2027-01-01', '2036-12-31')).toMatchObject({ status: 400, codigo: m.endInvalid.code })
    expect(await list('2027-01-02', '2027-01-01')).toMatchObject({ status: 400, codigo: m.endInvalid.code })
    await remove(id)
  })

  test('is changed at one occurrence', async () => {
    const id = await anEvent(t, clerk, weekly)
    const one = {
      alcance: 'esta',
      ocurrencia: mondays[1],
      fecha_inicio: '2027-03-09T15:00',
      fecha_termino: '2027-03-09T16:30',
    }
    expect(await update(id, { ...one, ...weekly, descripcion: 'Movida' })).toMatchObject({
      status: 200,
      datos: { version: 2 },
    })
    const shown = await shownOf(id)
    expect(shown.map(({ fecha_inicio }) => fecha_inicio)).toEqual(mondays.with(1, '2027-03-09T18:00:00.000Z'))
    expect(shown[1]).toMatchObject({ descripcion: 'Movida', ocurrencia: mondays[1], es_excepcion: true, version: 2 })
    expect(await update(id, { ...one, ocurrencia: '2027-03-09T12:00:00Z', version: 2 })).toMatchObject({
      status: 404,
      codigo: m.absentToUpdate.code,
    })
    const again = { ...one, version: 2, fecha_inicio: '2027-03-10T15:00', fecha_termino: '2027-03-10T16:00' }
    expect(await update(id, again)).toMatchObject({ status: 200 })
    expect((await startsOf(id))[1]).toBe('2027-03-10T18:00:00.000Z')
  })

  test('needs the occurrence that a change of not all is for', async () => {
    const id = await anEvent(t, clerk, weekly)
    for (const alcance of ['esta', 'siguientes']) {
      const absent = { status: 404, codigo: m.absentToUpdate.code }
      expect(await update(id, { ...weekly, alcance })).toMatchObject(absent)
      expect(await remove(id, { alcance })).toMatchObject({ status: 404, codigo: m.absent.code })
    }
    expect(await startsOf(id)).toEqual(mondays)
  })

  test('loses one occurrence', async () => {
    const id = await anEvent(t, clerk, weekly)
    expect(await remove(id, { alcance: 'esta', ocurrencia: mondays[2], version: 1 })).toMatchObject({ status: 200 })
    expect(await startsOf(id)).toEqual(mondays.toSpliced(2, 1))
    const again = { alcance: 'esta', ocurrencia: mondays[2] }
    expect(await remove(id, again)).toMatchObject({ status: 404, codigo: m.absent.code })
    const gone = await t.call(
      'GET',
      `/v1/calendario/list/evento?evento_id=${id}&ocurrencia=${mondays[2]}`,
      undefined,
      clerk,
    )
    expect(gone).toMatchObject({ status: 404, codigo: m.absent.code })
  })

  test('is changed from one occurrence on; exceptions go along', async () => {
    const id = await anEvent(t, clerk, weekly)
    await update(id, {
      ...weekly,
      alcance: 'esta',
      ocurrencia: mondays[6],
      fecha_inicio: '2027-04-12T18:00',
      fecha_termino: '2027-04-12T19:00',
    })
    const changed = await update(id, {
      ...weekly,
      version: 2,
      alcance: 'siguientes',
      ocurrencia: mondays[4],
      fecha_inicio: '2027-03-30T11:00',
      fecha_termino: '2027-03-30T12:00',
    })
    expect(changed.status).toBe(200)
    expect(await startsOf(id)).toEqual(mondays.slice(0, 4))
    const next = await shownOf(changed.datos.evento_id)
    expect(next.map(({ fecha_inicio }) => fecha_inicio)).toEqual([
      '2027-03-30T14:00:00.000Z',
      '2027-04-06T15:00:00.000Z',
      '2027-04-12T22:00:00.000Z',
      '2027-04-20T15:00:00.000Z',
    ])
    expect(next[2]).toMatchObject({ es_excepcion: true, ocurrencia: '2027-04-13T15:00:00.000Z' })
  })

  test('is changed as a whole from any occurrence', async () => {
    const id = await anEvent(t, clerk, weekly)
    const moved = { ocurrencia: mondays[3], fecha_inicio: '2027-03-24T10:00', fecha_termino: '2027-03-24T12:00' }
    expect(await update(id, { ...weekly, ...moved, alcance: 'todas' })).toMatchObject({ status: 200 })
    const wednesdays = await shownOf(id)
    expect(wednesdays).toHaveLength(8)
    expect(wednesdays[0]).toMatchObject({
      fecha_inicio: '2027-03-03T13:00:00.000Z',
      fecha_termino: '2027-03-03T15:00:00.000Z',
    })
    expect(wednesdays[7]).toMatchObject({ fecha_inicio: '2027-04-21T14:00:00.000Z' })
  })

  test('ends before one occurrence', async () => {
    const id = await anEvent(t, clerk, weekly)
    expect(await remove(id, { alcance: 'siguientes', ocurrencia: mondays[5] })).toMatchObject({ status: 200 })
    expect(await startsOf(id)).toEqual(mondays.slice(0, 5))
    expect(await remove(id, { alcance: 'siguientes', ocurrencia: mondays[0] })).toMatchObject({ status: 200 })
    expect(await shownOf(id)).toEqual([])
  })

  test('is changed by one of two who move the same occurrence at once', async () => {
    const id = await anEvent(t, clerk, weekly)
    const move = (hour: string, as: Person) => () =>
      update(
        id,
        {
          ...weekly,
          alcance: 'esta',
          ocurrencia: mondays[1],
          fecha_inicio: `2027-03-08T${hour}:00`,
          fecha_termino: `2027-03-08T${hour}:30`,
        },
        as,
      )
    const outcomes = await together(t, row('evento_calendario', id), move('14', clerk), move('16', other))
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shownOf(id)).toHaveLength(8)
  })

  test('of whole days keeps its days when clocks change', async () => {
    const days = {
      todo_el_dia: true,
      fecha_inicio: '2027-09-03',
      fecha_termino: '2027-09-03',
      regla: 'FREQ=DAILY;UNTIL=20270906',
    }
    const id = await anEvent(t, clerk, days)
    expect(await startsOf(id)).toEqual(['2027-09-03', '2027-09-04', '2027-09-05', '2027-09-06'])
  })

  test('at a time that clocks skip is an hour later that day only', async () => {
    const id = await anEvent(t, clerk, {
      fecha_inicio: '2027-08-29T00:30',
      fecha_termino: '2027-08-29T00:45',
      regla: 'FREQ=WEEKLY;COUNT=3',
    })
    expect((await shownOf(id)).map(({ fecha_inicio, fecha_termino }) => [fecha_inicio, fecha_termino])).toEqual([
      ['2027-08-29T04:30:00.000Z', '2027-08-29T04:45:00.000Z'],
      ['2027-09-05T04:30:00.000Z', '2027-09-05T04:45:00.000Z'],
      ['2027-09-12T03:30:00.000Z', '2027-09-12T03:45:00.000Z'],
    ])
  })
})
