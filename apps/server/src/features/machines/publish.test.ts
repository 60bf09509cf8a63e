import { Role } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner, approvedItem, aStaffMember, itemVersion, oneItem, savedItem } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let owner: Person
let staff: Person
beforeAll(async () => {
  t = await startApp()
  owner = await anOwner(t)
  staff = await aStaffMember(t)
})
afterAll(() => t.close())

const one = async (id: number, as = owner) => (await oneItem(t, id, as)).datos
const publish = async (id: number, publicacion: unknown, as = owner, rest: object = {}) =>
  t.call('PUT', `/v1/clasificado/publicar/${id}`, { publicacion, ...(await itemVersion(t, id)), ...rest }, as)
const set = (id: number, changes: object) =>
  t.deps.db.updateTable('clasificado').set(changes).where('id', '=', id).execute()
const isPublic = async (id: number) =>
  (await t.deps.db.selectFrom('clasificado').select('es_publico').where('id', '=', id).executeTakeFirst())?.es_publico

describe('hiding and showing an item', () => {
  test('is its owner’s to do; it comes back as it was', async () => {
    const id = await approvedItem(t, owner, staff)
    const { vence_en } = await one(id)
    expect(await isPublic(id)).toBe(true)
    expect(await publish(id, 0)).toMatchObject({ status: 200, codigo: 3 })
    expect(await isPublic(id)).toBe(false)
    expect(await one(id)).toMatchObject({ publicacion: 0, puede_publicar: true })
    expect(await publish(id, 1)).toMatchObject({ status: 200 })
    expect(await isPublic(id)).toBe(true)
    expect(await one(id)).toMatchObject({ vence_en })
    expect((await auditOf(t, 'clasificado', id)).map(({ accion }) => accion).slice(-2)).toEqual([
      'classifieds.deactivated',
      'classifieds.activated',
    ])
  })

  test('is done once', async () => {
    const id = await approvedItem(t, owner, staff)
    const { version } = await itemVersion(t, id)
    expect(await publish(id, 1)).toMatchObject({ status: 200, datos: { version } })
    const replies = await Promise.all([publish(id, 0, owner, { version }), publish(id, 0, owner, { version })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ codigo: 984, datos: { publicacion: 0 } })
  })

  test('shows nothing that is not approved, or sold: 14', async () => {
    const id = await savedItem(t, owner)
    expect(await publish(id, 0)).toMatchObject({ status: 200 })
    expect(await publish(id, 1)).toMatchObject({ status: 409, codigo: 14 })
    expect(await one(id)).toMatchObject({ puede_publicar: false })
    const sold = await approvedItem(t, owner, staff)
    await set(sold, { publicacion: 0, estado_comercial: 26 })
    expect(await publish(sold, 1)).toMatchObject({ status: 409, codigo: 14 })
    expect(await publish(sold, 2)).toMatchObject({ codigo: 14 })
  })

  test('hides nothing that is reserved or sold: 34', async () => {
    const id = await approvedItem(t, owner, staff)
    for (const status of [23, 24, 26]) {
      await set(id, { estado_comercial: status })
      expect(await publish(id, 0)).toMatchObject({ status: 409, codigo: 34 })
    }
  })

  test('begins the 90 days of one that had expired anew', async () => {
    const id = await approvedItem(t, owner, staff)
    await set(id, { publicacion: 0, vence_en: sql`now() - interval '1 day'`, aviso_dias: 1 })
    expect(await publish(id, 1)).toMatchObject({ status: 200 })
    expect(Date.parse((await one(id)).vence_en) - Date.now()).toBeGreaterThan(89.9 * 86_400_000)
  })

  test('is not for strangers (19, 15), nor for staff below administrator (5)', async () => {
    const stranger = await anOwner(t)
    const id = await approvedItem(t, owner, staff)
    expect(await publish(id, 0, stranger)).toMatchObject({ status: 404, codigo: 19 })
    expect(await publish(await savedItem(t, owner), 0, stranger)).toMatchObject({ status: 404, codigo: 15 })
    expect(await publish(id, 0, await aStaffMember(t, Role.manager))).toMatchObject({ status: 403, codigo: 5 })
    expect(await publish(id, 0, staff)).toMatchObject({ status: 200 })
    expect(await t.call('PUT', '/v1/clasificado/publicar/x', { publicacion: 0, version: 1 }, owner)).toMatchObject({
      status: 400,
      codigo: 8,
    })
  })
})

describe('featuring an item', () => {
  const feature = async (id: number, destacado: unknown, as = staff, rest: object = {}) =>
    t.call('PUT', `/v1/clasificado/destacar/${id}`, { destacado, ...(await itemVersion(t, id)), ...rest }, as)

  test('is for staff alone', async () => {
    const id = await approvedItem(t, owner, staff)
    expect(await feature(id, true, owner)).toMatchObject({ status: 403, codigo: 982 })
    expect(await feature(id, true, await aStaffMember(t, Role.user))).toMatchObject({ status: 200 })
    expect(await one(id)).toMatchObject({ destacado: true })
    expect(await feature(id, false)).toMatchObject({ status: 200 })
    expect(await one(id)).toMatchObject({ destacado: false })
  })

  test('happens once of two who press it at once; the other is shown the machine as it is', async () => {
    const id = await approvedItem(t, owner, staff)
    const { version } = await itemVersion(t, id)
    const replies = await together(
      t,
      row('clasificado', id),
      () => feature(id, true, staff, { version }),
      () => feature(id, true, staff, { version }),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ codigo: 984, datos: { id, destacado: true } })
  })

  test('is told when somebody saved meanwhile, and what is no yes or no', async () => {
    const id = await approvedItem(t, owner, staff)
    expect(await feature(id, true, staff, { version: 1 })).toMatchObject({ status: 409, codigo: 984, datos: { id } })
    expect(await feature(id, 'quizá')).toMatchObject({ status: 400, codigo: 988 })
  })
})
