import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { timeUnitNames } from '@portal/contract/tasks/time-units/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner, savedItem, saveItem } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
let owner: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aUser(t, { role: Role.administrator, modules: [Module.timeUnits] })
  owner = await anOwner(t)
})
afterAll(() => t.close())

let made = 0
const path = '/v1/unidad_tiempo'
const aForm = (form: object) => ({ nombre: `Turnos ${++made}`, nombre_en: `Shifts ${made}`, ...form })
const save = (form: object = {}, as: Person | null = admin) => t.call('POST', `${path}/save`, aForm(form), as)
const update = (id: unknown, form: object = {}) =>
  t.call('PUT', `${path}/update/${id}`, aForm({ version: 1, ...form }), admin)
const remove = (id: unknown, as = admin) => t.call('PUT', `${path}/delete/${id}`, {}, as)
const saved = async (form: object = {}): Promise<number> => (await save(form)).datos.id
const list = (query: Record<string, string> = {}, as: Person = admin) =>
  t.call('GET', `${path}/list?${new URLSearchParams({ page_row: '100', ...query })}`, undefined, as)

describe('the time units', () => {
  test('that come with the portal are five, and tell how many listings use them', async () => {
    await savedItem(t, owner)
    const { unidades_tiempo: units, total } = (await list()).datos
    expect(total).toBe(Object.keys(timeUnitNames).length)
    expect(units.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      'Años',
      'Días',
      'Horas',
      'Kilómetros',
      'Meses',
    ])
    expect(units[2]).toEqual({ id: 1, nombre: 'Horas', nombre_en: 'Hours', clasificados: 1, version: 1 })
  })

  test('are searched, sorted and paged', async () => {
    const names = async (query: Record<string, string>) =>
      (await list(query)).datos.unidades_tiempo.map((row: { nombre: string }) => row.nombre)
    expect(await names({ buscar: 'ano' })).toEqual(['Años'])
    expect(await names({ buscar: 'kilometers' })).toEqual(['Kilómetros'])
    expect(await names({ orden: '-nombre_en', page_row: '2', page: '1' })).toEqual(['Años', 'Meses'])
  })

  test('are for their module', async () => {
    expect(await list({}, owner)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect(await save({}, owner)).toMatchObject({ status: 403 })
    expect(await save({}, null)).toMatchObject({ status: 401 })
  })

  test('cannot be had while something is broken: 0', async () => {
    await sql`alter table unidad_tiempo rename to otra`.execute(t.parts.db)
    expect(await list()).toMatchObject({ status: 500, codigo: 0 })
    await sql`alter table otra rename to unidad_tiempo`.execute(t.parts.db)
  })
})

describe('making a time unit', () => {
  test('stores its names, and writes it down', async () => {
    const reply = await save({ nombre: ' Ciclos  de carga ' })
    expect(reply).toMatchObject({ status: 200, codigo: 0, mensaje: 'Unidad de tiempo creada.', datos: { version: 1 } })
    expect((await list({ buscar: 'ciclos de carga' })).datos.total).toBe(1)
    expect(await auditOf(t, 'unidad_tiempo', reply.datos.id)).toMatchObject([{ accion: 'timeUnits.created' }])
  })

  test.each([
    [{ nombre: '' }, 'nombre', 1],
    [{ nombre_en: ' ' }, 'nombre_en', 2],
    [{ nombre: 'HORAS' }, 'nombre', 3],
  ])('refuses %j', async (form, field, code) => {
    expect(await save(form)).toMatchObject({ codigo: code, campos: { [field]: code } })
  })

  test('gives a name to one of ten who take it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => save({ nombre: 'Única' })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ codigo, status }) => codigo === 3 && status === 409)).toHaveLength(9)
  })

  test('answers 4 when something breaks', async () => {
    await sql`alter table unidad_tiempo add constraint prueba check (nombre <> 'Prohibida')`.execute(t.parts.db)
    expect(await save({ nombre: 'Prohibida' })).toMatchObject({ status: 500, codigo: 4 })
    expect(await update(await saved(), { nombre: 'Prohibida' })).toMatchObject({ status: 500, codigo: 5 })
    await sql`alter table unidad_tiempo drop constraint prueba`.execute(t.parts.db)
  })
})

describe('changing a time unit', () => {
  test('stores its names, and tells one who saves an older version what is there', async () => {
    const id = await saved()
    expect(await update(id, { nombre: 'Renombrada' })).toMatchObject({
      status: 200,
      codigo: 1,
      datos: { id, version: 2 },
    })
    expect(await update(id, { nombre: 'Tarde' })).toMatchObject({
      status: 409,
      codigo: 984,
      datos: { id, nombre: 'Renombrada', version: 2 },
    })
  })

  test('refuses an id that is none (6), one that is not there (7) and a name that is taken (3)', async () => {
    expect(await update('x')).toMatchObject({ status: 400, codigo: 6 })
    expect(await update(999_999)).toMatchObject({ status: 404, codigo: 7 })
    expect(await update(await saved(), { nombre: 'dias' })).toMatchObject({ status: 409, codigo: 3 })
  })
})

describe('deleting a time unit', () => {
  test('hides it and frees its name', async () => {
    const id = await saved({ nombre: 'Pasajera' })
    expect(await remove(id)).toMatchObject({ status: 200, codigo: 2 })
    expect(await remove(id)).toMatchObject({ status: 404, codigo: 7 })
    expect(await remove('x')).toMatchObject({ status: 400, codigo: 6 })
    expect(await save({ nombre: 'Pasajera' })).toMatchObject({ status: 200 })
    expect(await saveItem(t, owner, { unidad_tiempo_id: id })).toMatchObject({ status: 400, codigo: 64 })
  })

  test('refuses one that a listing uses (8), also of two at once', async () => {
    const id = await saved()
    await savedItem(t, owner, { unidad_tiempo_id: id })
    expect(await remove(id)).toMatchObject({ status: 409, codigo: 8 })
    const racing = await saved()
    const [item, removed] = await Promise.all([saveItem(t, owner, { unidad_tiempo_id: racing }), remove(racing)])
    expect([item.status, removed.status].toSorted()).not.toEqual([200, 200])
  })

  test('needs an administrator or above (10), and answers 9 when something breaks', async () => {
    const manager = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.timeUnits] })
    const id = await saved()
    expect(await remove(id, manager)).toMatchObject({ status: 403, codigo: 10 })
    await sql`alter table unidad_tiempo add constraint prueba check (eliminado_en is null) not valid`.execute(
      t.parts.db,
    )
    expect(await remove(id)).toMatchObject({ status: 500, codigo: 9 })
    await sql`alter table unidad_tiempo drop constraint prueba`.execute(t.parts.db)
  })
})
