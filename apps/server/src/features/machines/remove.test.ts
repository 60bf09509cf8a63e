import { Role } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner, approvedItem, aStaffMember, oneItem, savedItem } from '#test/items.ts'
import { aRequest, requestRow } from '#test/machines.ts'
import { auditOf } from '#test/makers.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
let staff: Person
beforeAll(async () => {
  t = await startApp()
  owner = await anOwner(t)
  staff = await aStaffMember(t)
})
afterAll(() => t.close())

const remove = (id: number | string, as = owner) => t.call('PUT', `/v1/clasificado/delete/${id}`, {}, as)
const set = (id: number, status: number) =>
  t.deps.db.updateTable('clasificado').set({ estado_comercial: status }).where('id', '=', id).execute()

describe('deleting an item', () => {
  test('hides it everywhere; the row stays', async () => {
    const id = await approvedItem(t, owner, staff)
    expect(await remove(id)).toMatchObject({ status: 200, codigo: 4, mensaje: 'Clasificado eliminado.' })
    expect(await oneItem(t, id, owner)).toMatchObject({ status: 404, codigo: 15 })
    expect(await oneItem(t, id, staff)).toMatchObject({ status: 404, codigo: 15 })
    expect(await remove(id)).toMatchObject({ status: 404, codigo: 15 })
    const row = await t.deps.db.selectFrom('clasificado').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ es_publico: false, eliminado_en: expect.any(Date) })
    expect((await auditOf(t, 'clasificado', id)).at(-1)).toMatchObject({ accion: 'classifieds.deleted' })
  })

  test('ends its open requests with a comment and a mail (rule marketplace/deletion)', async () => {
    const id = await approvedItem(t, owner, staff)
    const email = 'interesada@example.com'
    const request = await aRequest(t, id, { email })
    const before = (await mailsTo(t, email)).length
    expect(await remove(id)).toMatchObject({ status: 200 })
    expect(await requestRow(t, request.id)).toMatchObject({ estado_id: 27 })
    expect((await mailsTo(t, email)).length).toBe(before + 1)
    const event = await t.deps.db
      .selectFrom('solicitud_evento')
      .selectAll()
      .where('solicitud_id', '=', request.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ a_estado: 27, comentario: expect.stringMatching(/.+/) })
  })

  test('is refused while it is reserved or sold: 34', async () => {
    const id = await approvedItem(t, owner, staff)
    for (const status of [23, 24, 26]) {
      await set(id, status)
      expect(await remove(id)).toMatchObject({ status: 409, codigo: 34 })
      expect(await remove(id, staff)).toMatchObject({ status: 409, codigo: 34 })
    }
  })

  test('is refused while a rent of it is reserved: 34', async () => {
    const id = await approvedItem(t, owner, staff, { es_arriendo: true, precio_arriendo: 95, dias_minimos: 2 })
    const request = await aRequest(t, id)
    const rented = { tipo: 'arriendo', estado_id: 24, desde: '2027-01-01', hasta: '2027-01-05' }
    await t.deps.db.updateTable('solicitud_clasificado').set(rented).where('id', '=', request.id).execute()
    expect((await oneItem(t, id, owner)).datos).toMatchObject({ estado_comercial: 29, puede_eliminar: false })
    expect(await remove(id)).toMatchObject({ status: 409, codigo: 34 })
    expect(await requestRow(t, request.id)).toMatchObject({ estado_id: 24 })
  })

  test('is not for strangers (19, 15), nor for staff below administrator (5)', async () => {
    const stranger = await anOwner(t)
    const id = await approvedItem(t, owner, staff)
    expect(await remove(id, stranger)).toMatchObject({ status: 404, codigo: 19 })
    expect(await remove(await savedItem(t, owner), stranger)).toMatchObject({ status: 404, codigo: 15 })
    expect(await remove(id, await aStaffMember(t, Role.manager))).toMatchObject({ status: 403, codigo: 5 })
    expect(await remove(id, staff)).toMatchObject({ status: 200 })
  })

  test('answers 7 for what is no id, and 17 when something breaks', async () => {
    expect(await remove('x')).toMatchObject({ status: 400, codigo: 7 })
    const id = await savedItem(t, owner)
    await sql`alter table clasificado add constraint prueba check (eliminado_en is null) not valid`.execute(t.deps.db)
    expect(await remove(id)).toMatchObject({ status: 500, codigo: 17 })
    await sql`alter table clasificado drop constraint prueba`.execute(t.deps.db)
    expect(await oneItem(t, id, owner)).toMatchObject({ status: 200 })
  })

  test('happens once of two at once', async () => {
    const id = await savedItem(t, owner)
    const replies = await Promise.all([remove(id), remove(id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })
})
