import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anOwner,
  approvedItem,
  aStaffMember,
  decide,
  editItem,
  formOf,
  oneItem,
  savedItem,
  sendForm,
  uploadedPicture,
} from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import type { Person } from '#test/people.ts'
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

const one = async (id: number, as = owner) => (await oneItem(t, id, as)).datos
const edit = (id: number, changes: object = {}, as = owner) => editItem(t, id, as, changes)
const row = (id: number) =>
  t.deps.db.selectFrom('clasificado').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const versions = (id: number) =>
  t.deps.db.selectFrom('clasificado_version').selectAll().where('clasificado_id', '=', id).orderBy('id').execute()
const reserve = (id: number, status: number) =>
  t.deps.db.updateTable('clasificado').set({ estado_comercial: status }).where('id', '=', id).execute()

describe('changing an item', () => {
  test('stores the form; it can be sent back as it was read', async () => {
    const id = await savedItem(t, owner, { es_arriendo: true, precio_arriendo: 95.5, dias_minimos: 7 })
    const before = await one(id)
    expect(await edit(id)).toMatchObject({ status: 200, codigo: 3, datos: { id, version: 2 } })
    expect(formOf(await one(id))).toEqual({ ...formOf(before), version: 2 })
    expect(await edit(id, { marca: 'Otra marca', precio: 70_000 })).toMatchObject({ status: 200 })
    expect(await one(id)).toMatchObject({ marca: 'Otra marca', precio_final: 70_000, aprobacion: 0, version: 3 })
    const [, , last] = await auditOf(t, 'clasificado', id)
    expect(last).toMatchObject({
      accion: 'classifieds.updated',
      antes: { precio: 80_000 },
      despues: { precio: 70_000 },
    })
  })

  test('refuses what is wrong with the form, and a version or id that is none', async () => {
    const id = await savedItem(t, owner)
    expect(await edit(id, { marca: '', precio: 0 })).toMatchObject({ status: 400, campos: { marca: 1 } })
    expect(await edit(id, { precio: 0 })).toMatchObject({ status: 400, codigo: 4 })
    expect(await edit(id, { id: 'x' })).toMatchObject({ status: 400, codigo: 8 })
    expect(await edit(id, { version: 'x' })).toMatchObject({ status: 400, codigo: 988 })
    expect(await one(id)).toMatchObject({ version: 1 })
  })

  test('tells one who saves an older version what is there', async () => {
    const id = await savedItem(t, owner)
    await edit(id, { ciudad: 'Calama' })
    expect(await edit(id, { ciudad: 'Arica', version: 1 })).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
      datos: { id, ciudad: 'Calama', version: 2, puede_editar: true },
    })
  })

  test('lets one of ten who save at once win', async () => {
    const id = await savedItem(t, owner)
    const form = formOf(await one(id))
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        sendForm(t, '/v1/clasificado/update', { ...form, ciudad: `Ciudad ${at}` }, owner),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status, codigo }) => status === 409 && codigo === 984)).toHaveLength(9)
    expect(await one(id)).toMatchObject({ version: 2 })
  })

  test('keeps a category that was deactivated since', async () => {
    const id = await savedItem(t, owner, { categoria_id: 10 })
    await t.deps.db.updateTable('clasificado_categoria').set({ estado_id: 5 }).where('id', '=', 10).execute()
    expect(await edit(id, { ciudad: 'Iquique' })).toMatchObject({ status: 200 })
    await edit(id, { categoria_id: 1 })
    expect(await edit(id, { categoria_id: 10 })).toMatchObject({ status: 400, codigo: 2 })
    await t.deps.db.updateTable('clasificado_categoria').set({ estado_id: 1 }).where('id', '=', 10).execute()
  })

  test('answers 16 when something breaks', async () => {
    const id = await savedItem(t, owner)
    await sql`alter table clasificado add constraint prueba check (marca <> 'Prohibida')`.execute(t.deps.db)
    expect(await edit(id, { marca: 'Prohibida' })).toMatchObject({ status: 500, codigo: 16 })
    await sql`alter table clasificado drop constraint prueba`.execute(t.deps.db)
  })
})

describe('who may change an item', () => {
  const send = async (id: number, as: Person) =>
    sendForm(t, '/v1/clasificado/update', { ...formOf(await one(id, owner)), ciudad: 'Temuco' }, as)

  test('a stranger may not: 15 for one he cannot see, 19 for a public one', async () => {
    const stranger = await anOwner(t)
    expect(await send(await savedItem(t, owner), stranger)).toMatchObject({ status: 404, codigo: 15 })
    expect(await send(await approvedItem(t, owner, staff), stranger)).toMatchObject({ status: 404, codigo: 19 })
  })

  test('staff need the rank of an administrator: 5', async () => {
    const id = await savedItem(t, owner)
    expect(await send(id, await aStaffMember(t, Role.manager))).toMatchObject({ status: 403, codigo: 5 })
    expect(await send(id, staff)).toMatchObject({ status: 200 })
    const clerk = await aStaffMember(t, Role.user)
    expect(await edit(await savedItem(t, clerk), { ciudad: 'Temuco' }, clerk)).toMatchObject({ status: 200 })
  })

  test('nobody while it is reserved or sold: 34', async () => {
    const id = await savedItem(t, owner)
    for (const status of [23, 24, 26]) {
      await reserve(id, status)
      expect(await edit(id, { ciudad: 'Temuco' })).toMatchObject({ status: 409, codigo: 34 })
      expect(await edit(id, { ciudad: 'Temuco' }, staff)).toMatchObject({ status: 409, codigo: 34 })
      expect(await one(id)).toMatchObject({ puede_editar: false, puede_eliminar: false })
    }
    for (const status of [21, 22, 25, 29]) {
      await reserve(id, status)
      expect(await edit(id, { ciudad: 'Temuco' })).toMatchObject({ status: 200 })
    }
  })
})

describe('an approved item (rule marketplace/approval-of-edits)', () => {
  test('keeps its public version while price, brand, year, category wait; the rest holds at once', async () => {
    const id = await approvedItem(t, owner, staff, { ciudad: 'Arica' })
    const before = await row(id)
    const wanted = { marca: 'Nueva marca', anio: 2021, precio: 60_000, categoria_id: 2 }
    expect(await edit(id, { ...wanted, ciudad: 'Iquique', descripcion: 'Otra descripción larga.' })).toMatchObject({
      status: 200,
    })
    expect(await row(id)).toMatchObject({
      marca: before.marca,
      anio: 2019,
      precio: 80_000,
      precio_final: 80_000,
      categoria_id: 1,
      ciudad: 'Iquique',
      descripcion: 'Otra descripción larga.',
      aprobacion: 1,
      es_publico: true,
    })
    expect(await one(id)).toMatchObject({ ...wanted, precio_final: 60_000, estado_cambios: 'pendiente' })
    expect((await one(id)).diferencias).toEqual([
      { campo: 'marca', actual: before.marca, nuevo: 'Nueva marca' },
      { campo: 'anio', actual: 2019, nuevo: 2021 },
      { campo: 'categoria_id', actual: 1, nuevo: 2 },
      { campo: 'precio', actual: 80_000, nuevo: 60_000 },
    ])
    expect(await versions(id)).toMatchObject([{ estado: 'pendiente', datos: wanted, usuario_id: owner.id }])
  })

  test('waits with its pictures too', async () => {
    const [first, second] = [await uploadedPicture(t, owner), await uploadedPicture(t, owner)]
    const id = await approvedItem(t, owner, staff, { imagenes_actuales: [first.id] })
    expect(await edit(id, { imagenes_actuales: [second.id, first.id] })).toMatchObject({ status: 200 })
    expect((await row(id)).imagenes).toEqual([first])
    expect((await one(id)).imagenes).toEqual([second, first])
    expect((await one(id)).diferencias).toEqual([{ campo: 'imagenes', actual: [first], nuevo: [second, first] }])
    expect(await edit(id, { ciudad: 'Ovalle' })).toMatchObject({ status: 200 })
    expect((await one(id)).imagenes).toEqual([second, first])
  })

  test('has one edit waiting at a time: the newest, or none when it is taken back', async () => {
    const id = await approvedItem(t, owner, staff)
    await edit(id, { precio: 70_000 })
    await edit(id, { precio: 65_000 })
    expect(await versions(id)).toMatchObject([
      { estado: 'reemplazada' },
      { estado: 'pendiente', datos: { precio: 65_000 } },
    ])
    await edit(id, { precio: 80_000 })
    expect((await versions(id)).map(({ estado }) => estado)).toEqual(['reemplazada', 'reemplazada'])
    expect(await one(id)).toMatchObject({ precio: 80_000, estado_cambios: null, diferencias: [] })
  })

  test('of two who edit it at once, one waits and the other learns of it', async () => {
    const id = await approvedItem(t, owner, staff)
    const form = formOf(await one(id))
    const send = (precio: number) => sendForm(t, '/v1/clasificado/update', { ...form, precio }, owner)
    const statuses = (await Promise.all([send(1000), send(2000)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect((await versions(id)).filter(({ estado }) => estado === 'pendiente')).toHaveLength(1)
  })

  test('is changed at once by staff, whose edit takes the place of what waited', async () => {
    const id = await approvedItem(t, owner, staff)
    await edit(id, { precio: 70_000, anio: 2020 })
    expect(await edit(id, { precio: 75_000 }, staff)).toMatchObject({ status: 200 })
    expect(await row(id)).toMatchObject({ precio: 75_000, anio: 2020, aprobacion: 1 })
    expect(await versions(id)).toMatchObject([{ estado: 'reemplazada' }])
  })

  test('is for rent only after staff agreed to what the rent costs', async () => {
    const id = await approvedItem(t, owner, staff)
    await edit(id, { es_arriendo: true, precio_arriendo: 95, dias_minimos: 7 })
    expect(await row(id)).toMatchObject({ es_arriendo: false, precio_arriendo: null, dias_minimos: null })
    await decide(t, id, staff)
    expect(await row(id)).toMatchObject({ es_arriendo: true, precio_arriendo: 95, dias_minimos: 7 })
  })
})

describe('a rejected item', () => {
  test('is sent in again by saving it, and staff see what changed', async () => {
    const id = await savedItem(t, owner)
    await decide(t, id, staff, { aprobacion: 2, motivo: 'El precio no corresponde.' })
    expect(await one(id)).toMatchObject({ aprobacion: 2, motivo_rechazo: 'El precio no corresponde.', diferencias: [] })
    expect(await edit(id, { precio: 60_000, ciudad: 'Vallenar' })).toMatchObject({ status: 200 })
    expect(await one(id, staff)).toMatchObject({
      aprobacion: 0,
      motivo_rechazo: null,
      estado_cambios: 'rechazada',
      diferencias: [
        { campo: 'ciudad', actual: 'Antofagasta', nuevo: 'Vallenar' },
        { campo: 'precio', actual: 80_000, nuevo: 60_000 },
      ],
    })
    await decide(t, id, staff)
    expect(await one(id)).toMatchObject({ aprobacion: 1, estado_cambios: null, diferencias: [] })
  })
})
