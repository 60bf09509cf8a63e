import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { mostViews } from '@portal/contract/views/constants'
import { viewMessages as says } from '@portal/contract/views/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let house: number
let author: Person
let colleague: Person
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  const modules = [Module.users, Module.timeUnits]
  author = await aUser(t, { role: Role.manager, enterpriseId: house, modules })
  colleague = await aUser(t, { role: Role.user, enterpriseId: house, modules })
})
afterAll(() => t.close())

interface View {
  id: number
  nombre: string
  direccion: string
  compartida: boolean
  es_inicial: boolean
  puede_editar: boolean
  usuario_nombre: string | null
  version: number
}
let made = 0
const form = (changes: object = {}) => ({
  lista: 'usuarios',
  nombre: `Vista ${++made}`,
  direccion: '?estado_id=1',
  compartida: false,
  ...changes,
})
const save = (changes: object = {}, as: Person | null = author) => t.call('POST', '/v1/vista/save', form(changes), as)
const saved = async (changes?: object, as?: Person): Promise<View> => (await save(changes, as)).datos
const update = (id: unknown, changes: object, as: Person | null = author) =>
  t.call('PUT', `/v1/vista/update/${id}`, { ...form(), version: 1, ...changes }, as)
const remove = (id: unknown, as: Person | null = author) => t.call('PUT', `/v1/vista/delete/${id}`, {}, as)
const initial = (id: number | null, as: Person | null = author, lista = 'usuarios') =>
  t.call('PUT', '/v1/vista/inicial', { lista, vista_id: id }, as)
const seen = async (as: Person): Promise<View[]> => (await t.call('GET', '/v1/vista/list', undefined, as)).datos.vistas
const find = async (id: number, as: Person) => (await seen(as)).find((view) => view.id === id)

describe('a view', () => {
  test('is kept for its author alone, and written down', async () => {
    const view = await saved({ nombre: ' Activos  de Chile ' })
    expect(await find(view.id, author)).toMatchObject({
      nombre: 'Activos de Chile',
      direccion: '?estado_id=1',
      compartida: false,
      es_inicial: false,
      puede_editar: true,
      usuario_nombre: null,
      version: 1,
    })
    expect(await find(view.id, colleague)).toBeUndefined()
    expect(await auditOf(t, 'vista', view.id)).toMatchObject([{ accion: 'views.created', usuario_id: author.id }])
  })

  test('is changed by the version that was read', async () => {
    const { id } = await saved()
    expect(await update(id, { nombre: 'Otra', direccion: '' })).toMatchObject({ status: 200, datos: { version: 2 } })
    expect(await update(id, { nombre: 'Tarde' })).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
      datos: { nombre: 'Otra', version: 2 },
    })
    const replies = await together(
      t,
      row('vista', id),
      () => update(id, { version: 2 }),
      () => update(id, { version: 2 }),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.each([
    [{ nombre: ' ' }, says.nameInvalid],
    [{ nombre: 'a'.repeat(61) }, says.nameInvalid],
    [{ lista: 'cuentas' }, coreMessages.invalid],
    [{ direccion: 'https://example.com' }, coreMessages.invalid],
    [{ direccion: `?${'a'.repeat(2001)}` }, coreMessages.invalid],
    [{ direccion: '?a= b' }, coreMessages.invalid],
  ])('refuses %j', async (changes, { status, code: codigo }) => {
    expect(await save(changes)).toMatchObject({ status, codigo })
  })

  test('has a name of its own among those of its author and list, also of two saved at once', async () => {
    await saved({ nombre: 'Única' })
    expect(await save({ nombre: 'ÚNICA' })).toMatchObject({ status: 409, codigo: says.nameTaken.code })
    expect(await save({ nombre: 'Única', lista: 'unidades_tiempo' })).toMatchObject({ status: 200 })
    expect(await save({ nombre: 'Única' }, colleague)).toMatchObject({ status: 200 })
    const replies = await Promise.all([save({ nombre: 'Gemela' }), save({ nombre: 'Gemela' })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is one of fifty at most, also of two saved at once', async () => {
    const person = await aUser(t, { role: Role.user, enterpriseId: house, modules: [Module.users] })
    for (let count = 1; count < mostViews; count++) await saved({}, person)
    const replies = await Promise.all([save({}, person), save({}, person)])
    expect(replies.map(({ status, codigo }) => [status, codigo]).toSorted()).toEqual([
      [200, says.saved.code],
      [409, says.tooMany.code],
    ])
  })
})

describe('a shared view', () => {
  test('is seen by the people of the enterprise who may open the list', async () => {
    const { id } = await saved({ compartida: true })
    expect(await find(id, colleague)).toMatchObject({ puede_editar: false, usuario_nombre: expect.any(String) })
    const without = await aUser(t, { role: Role.user, enterpriseId: house, modules: [] })
    expect(await find(id, without)).toBeUndefined()
    const stranger = await aUser(t, {
      role: Role.manager,
      enterpriseId: await anEnterprise(t),
      modules: [Module.users],
    })
    expect(await find(id, stranger)).toBeUndefined()
    for (const reply of [update(id, {}, stranger), remove(id, stranger), initial(id, stranger)])
      expect(await reply).toMatchObject({ status: 404, codigo: says.absent.code })
  })

  test('is changed by its author and by administrators', async () => {
    const { id } = await saved({ compartida: true })
    expect(await update(id, {}, colleague)).toMatchObject({ status: 403 })
    expect(await remove(id, colleague)).toMatchObject({ status: 403 })
    const admin = await aUser(t, { role: Role.administrator, enterpriseId: house, modules: [Module.users] })
    expect(await update(id, { compartida: true }, admin)).toMatchObject({ status: 200 })
    expect(await remove(id, admin)).toMatchObject({ status: 200 })
    expect(await find(id, author)).toBeUndefined()
  })

  test('needs somebody to share it with', async () => {
    const customer = await aUser(t, { role: Role.user, enterpriseId: null, modules: [] })
    const asked = { lista: 'mis_cotizaciones', compartida: true }
    expect(await save(asked, customer)).toMatchObject({ status: 400, codigo: says.nobodyToShareWith.code })
    expect(await save({ ...asked, compartida: false }, customer)).toMatchObject({ status: 200 })
  })
})

describe('the view that a list opens with', () => {
  test('is each person’s own, one for each list', async () => {
    const [first, second] = [await saved({ compartida: true }), await saved()]
    expect(await initial(first.id)).toMatchObject({ status: 200, codigo: says.initialSet.code })
    expect(await initial(second.id)).toMatchObject({ status: 200 })
    expect(await initial(first.id, colleague)).toMatchObject({ status: 200 })
    const initialOf = async (as: Person) => (await seen(as)).filter((view) => view.es_inicial).map(({ id }) => id)
    expect([await initialOf(author), await initialOf(colleague)]).toEqual([[second.id], [first.id]])
    await initial(null)
    expect([await initialOf(author), await initialOf(colleague)]).toEqual([[], [first.id]])
    await remove(first.id)
    expect(await initialOf(colleague)).toEqual([])
  })

  test('is one of that list', async () => {
    const { id } = await saved()
    expect(await initial(id, author, 'unidades_tiempo')).toMatchObject({ status: 404, codigo: says.absent.code })
    expect(await initial(999_999)).toMatchObject({ status: 404, codigo: says.absent.code })
  })

  test('of two who set it at once, the last stays', async () => {
    const ids = [(await saved()).id, (await saved()).id]
    const replies = await Promise.all(ids.map((id) => initial(id)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await seen(author)).filter((view) => view.es_inicial)).toHaveLength(1)
  })
})

test('nobody keeps views of a list that he may not open, nor without a session', async () => {
  expect(await save({ lista: 'productos' })).toMatchObject({ status: 403 })
  expect(await save({}, null)).toMatchObject({ status: 401 })
})
