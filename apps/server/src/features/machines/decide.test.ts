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
  itemVersion,
  oneItem,
  savedItem,
  sendForm,
  uploadedPicture,
} from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
let staff: Person
beforeAll(async () => {
  t = await startApp()
  staff = await aStaffMember(t, Role.user)
})
beforeAll(async () => {
  owner = await anOwner(t)
})
afterAll(() => t.close())

const one = async (id: number, as = owner) => (await oneItem(t, id, as)).datos
const reject = (id: number, motivo = 'Faltan datos.', rest: object = {}) =>
  decide(t, id, staff, { aprobacion: 2, motivo, ...rest })
const freeze = (id: number, status: number) =>
  t.deps.db.updateTable('clasificado').set({ estado_comercial: status }).where('id', '=', id).execute()
const newestMail = async (to: Person) => (await mailsTo(t, to.email))[0]

describe('approving an item', () => {
  test('shows it for 90 days, and tells its owner', async () => {
    const someone = await anOwner(t)
    const id = await savedItem(t, someone)
    expect(await one(id, staff)).toMatchObject({ puede_aprobar: true, puede_editar: false })
    expect(await decide(t, id, staff)).toMatchObject({ status: 200, codigo: 5, mensaje: 'Clasificado aprobado.' })
    const item = await one(id, someone)
    expect(item).toMatchObject({ aprobacion: 1, publicacion: 1, version: 2 })
    expect((Date.parse(item.vence_en) - Date.now()) / 86_400_000).toBeCloseTo(90, 1)
    expect(await newestMail(someone)).toMatchObject({
      asunto: 'Su clasificado fue aprobado',
      idioma: 'es',
      motivo: 'classified.approved',
      texto: expect.stringContaining(`/classifieds/${id}`),
    })
    expect((await auditOf(t, 'clasificado', id)).at(-1)).toMatchObject({
      accion: 'classifieds.approved',
      usuario_id: staff.id,
    })
  })

  test('is refused where it stands already, or with a decision that is none: 14', async () => {
    const id = await approvedItem(t, owner, staff)
    expect(await decide(t, id, staff)).toMatchObject({ status: 409, codigo: 14 })
    expect(await decide(t, id, staff, { aprobacion: 0 })).toMatchObject({ codigo: 14, campos: { aprobacion: 14 } })
    expect(await decide(t, id, staff, { aprobacion: 'sí' })).toMatchObject({ codigo: 14 })
  })

  test('of sample data, whose pictures are ours and have no uuid, is as of any other', async () => {
    const id = await savedItem(t, owner)
    const urls = { '640.webp': '/muestra-640.webp' }
    const picture = {
      id: 'muestra-excavadora',
      url: '/muestra.webp',
      url_pequena: '/muestra.webp',
      ancho: 4,
      alto: 3,
      urls,
    }
    await t.deps.db
      .updateTable('clasificado')
      .set({ imagenes: JSON.stringify([picture]) })
      .where('id', '=', id)
      .execute()
    expect(await decide(t, id, staff)).toMatchObject({ status: 200 })
    expect(await one(id)).toMatchObject({ aprobacion: 1 })
  })

  test('is for staff with the managing module', async () => {
    const id = await savedItem(t, owner)
    expect(await decide(t, id, owner)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
  })

  test('knows no item that is not there, and no id that is none', async () => {
    const send = (id: unknown) => t.call('PUT', `/v1/clasificado/aprobar/${id}`, { aprobacion: 1, version: 1 }, staff)
    expect(await send(999_999)).toMatchObject({ status: 404, codigo: 15 })
    expect(await send('x')).toMatchObject({ status: 400, codigo: 8 })
  })

  test('happens once when two press it at once, and not to what changed meanwhile', async () => {
    const id = await savedItem(t, owner)
    const { version } = await itemVersion(t, id)
    const replies = await Promise.all([1, 2, 3].map(() => decide(t, id, staff, { version })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const other = await savedItem(t, owner)
    await editItem(t, other, owner, { precio: 1 })
    expect(await decide(t, other, staff, { version: 1 })).toMatchObject({
      status: 409,
      codigo: 984,
      datos: { precio: 1, version: 2 },
    })
    expect(await one(other)).toMatchObject({ aprobacion: 0 })
  })

  test('and an edit at the same moment: whoever comes second learns of the first', async () => {
    const id = await savedItem(t, owner)
    const { version } = await itemVersion(t, id)
    const form = { ...formOf(await one(id)), precio: 1 }
    const replies = await Promise.all([
      decide(t, id, staff, { version }),
      sendForm(t, '/v1/clasificado/update', form, owner),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('answers 18 when something breaks', async () => {
    const id = await savedItem(t, owner)
    await sql`alter table clasificado add constraint prueba check (aprobacion <> 1) not valid`.execute(t.deps.db)
    expect(await decide(t, id, staff)).toMatchObject({ status: 500, codigo: 18 })
    await sql`alter table clasificado drop constraint prueba`.execute(t.deps.db)
    expect(await newestMail(owner)).not.toMatchObject({ texto: expect.stringContaining(`/classifieds/${id}`) })
  })
})

describe('rejecting an item', () => {
  test('needs a reason, which its owner reads in his language', async () => {
    const someone = await anOwner(t, 'en')
    const id = await savedItem(t, someone)
    expect(await reject(id, '  ')).toMatchObject({ status: 409, codigo: 14, campos: { motivo: 14 } })
    expect(await reject(id, 'x'.repeat(1001))).toMatchObject({ codigo: 14 })
    for (const code of [null, '', 77, 'x'])
      expect(await reject(id, 'Ilegible.', { motivo_codigo: code })).toMatchObject({
        codigo: 14,
        campos: { motivo_codigo: 14 },
      })
    expect(await reject(id, 'The serial number is missing.', { motivo_codigo: 3 })).toMatchObject({
      status: 200,
      codigo: 6,
      mensaje: 'Estado actualizado.',
    })
    expect(await one(id, someone)).toMatchObject({
      aprobacion: 2,
      motivo_rechazo: 'The serial number is missing.',
      motivo_rechazo_codigo: 3,
    })
    expect(await newestMail(someone)).toMatchObject({
      asunto: 'Your listing was rejected',
      idioma: 'en',
      motivo: 'classified.rejected',
      texto: expect.stringContaining('The serial number is missing.'),
    })
    expect(await reject(id)).toMatchObject({ status: 409, codigo: 14 })
  })

  test('takes one that was approved out of the public list, unless it is reserved or sold (34)', async () => {
    const id = await approvedItem(t, owner, staff)
    await freeze(id, 24)
    expect(await reject(id)).toMatchObject({ status: 409, codigo: 34 })
    await freeze(id, 5)
    expect(await reject(id)).toMatchObject({ status: 200 })
    expect(await one(id)).toMatchObject({ aprobacion: 2 })
  })

  test('writes no mail to a closed account, nor to oneself', async () => {
    const gone = await anOwner(t)
    const id = await savedItem(t, gone)
    await t.deps.db.updateTable('usuario').set({ estado_id: 5 }).where('id', '=', gone.id).execute()
    expect(await reject(id)).toMatchObject({ status: 200 })
    expect(await mailsTo(t, gone.email)).toEqual([])
    expect(await reject(await savedItem(t, staff))).toMatchObject({ status: 200 })
    expect(await mailsTo(t, staff.email)).toEqual([])
  })
})

describe('an edit that waits', () => {
  test('is shown once it is approved; the 90 days run on', async () => {
    const someone = await anOwner(t)
    const picture = await uploadedPicture(t, someone)
    const id = await approvedItem(t, someone, staff, { comision_venta_porcentaje: 5 })
    const { vence_en } = await one(id, someone)
    await editItem(t, id, someone, { precio: 60_000, comision_venta_monto: 3000, imagenes_actuales: [picture.id] })
    expect(await one(id, staff)).toMatchObject({ puede_aprobar: true, estado_cambios: 'pendiente' })
    expect(await decide(t, id, staff)).toMatchObject({ status: 200 })
    const row = await t.deps.db.selectFrom('clasificado').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ precio: 60_000, precio_final: 60_000, comision_venta_monto: 3000, imagenes: [picture] })
    expect(await one(id, someone)).toMatchObject({ estado_cambios: null, diferencias: [], vence_en })
    expect(await newestMail(someone)).toMatchObject({ asunto: 'Sus cambios fueron aprobados' })
    expect((await auditOf(t, 'clasificado', id)).at(-1)?.accion).toBe('classifieds.change.approved')
  })

  test('that is refused leaves what is public, and its owner sees both', async () => {
    const someone = await anOwner(t)
    const id = await approvedItem(t, someone, staff)
    await editItem(t, id, someone, { precio: 1 })
    expect(await reject(id, 'Un precio de fantasía.')).toMatchObject({ status: 200 })
    expect(await one(id, someone)).toMatchObject({
      aprobacion: 1,
      precio: 80_000,
      motivo_rechazo: 'Un precio de fantasía.',
      estado_cambios: 'rechazada',
      diferencias: [{ campo: 'precio', actual: 80_000, nuevo: 1 }],
    })
    expect(await newestMail(someone)).toMatchObject({
      asunto: 'Sus cambios fueron rechazados',
      motivo: 'classified.change.rejected',
    })
    await editItem(t, id, someone, { precio: 75_000 })
    expect(await one(id, someone)).toMatchObject({ motivo_rechazo: null, estado_cambios: 'pendiente' })
  })

  test('can be refused, but not approved, while the item is reserved (34)', async () => {
    const id = await approvedItem(t, owner, staff)
    await editItem(t, id, owner, { precio: 1 })
    await freeze(id, 24)
    expect(await decide(t, id, staff)).toMatchObject({ status: 409, codigo: 34 })
    expect(await reject(id)).toMatchObject({ status: 200 })
    expect(await one(id)).toMatchObject({ precio: 80_000 })
  })

  test('is not approved into a category that is gone meanwhile (2)', async () => {
    const id = await approvedItem(t, owner, staff)
    await editItem(t, id, owner, { categoria_id: 9 })
    await t.deps.db.updateTable('clasificado_categoria').set({ estado_id: 5 }).where('id', '=', 9).execute()
    expect(await decide(t, id, staff)).toMatchObject({ status: 400, codigo: 2 })
    await t.deps.db.updateTable('clasificado_categoria').set({ estado_id: 1 }).where('id', '=', 9).execute()
    expect(await decide(t, id, staff)).toMatchObject({ status: 200 })
  })
})

test('staff of the house decide; a manager of another enterprise does not, whatever he was given', async () => {
  const modules = ['PlatformWebAdministrarClasificados'] as const
  const other = await aUser(t, { role: Role.manager, enterpriseId: await anEnterprise(t), modules })
  const id = await savedItem(t, owner)
  expect(await decide(t, id, other)).toMatchObject({ status: 403 })
  const staffUser = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules })
  expect(await decide(t, id, staffUser)).toMatchObject({ status: 200 })
})
