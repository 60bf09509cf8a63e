import { Module, Role } from '@portal/contract/access/constants'
import { LicenseType } from '@portal/contract/licenses/constants'
import {
  licenseDoneMessages as done,
  licenseDeleteMessages,
  licenseMessages as m,
} from '@portal/contract/licenses/messages'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLicense, day } from '#test/licenses.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let clerk: Person
let administrator: Person
let superAdmin: Person
let holder: Person
beforeAll(async () => {
  t = await startApp()
  const enterpriseId = await theHouse(t)
  const modules = [Module.licenses]
  clerk = await aUser(t, { enterpriseId, modules })
  administrator = await aUser(t, { role: Role.administrator, enterpriseId, modules })
  superAdmin = await aUser(t, { role: Role.superAdmin, enterpriseId, modules })
  holder = await aUser(t)
})
afterAll(() => t.close())

const form = (changes: object = {}) => ({
  usuario_id: holder.id,
  servicio_id: 1,
  tipo_licencia_id: LicenseType.business,
  fecha_inicio: '',
  fecha_termino: '',
  ...changes,
})
const save = (changes: object = {}, as = clerk) => t.call('POST', '/v1/licencia/save', form(changes), as)
const put = (what: string, id: number, body: object = {}, as = clerk) =>
  t.call('PUT', `/v1/licencia/${what}/${id}`, body, as)
const detail = async (id: number, as = clerk) =>
  (await t.call('GET', `/v1/licencia/list/licencia?licencia_id=${id}`, undefined, as)).datos
const license = async (id: number, as = clerk) => (await detail(id, as)).licencia
const aged = (id: number, columns: object) =>
  t.deps.db.updateTable('licencia').set(columns).where('id', '=', id).execute()

describe('creating', () => {
  test('gives a license from today for the interval of its type, with its period and audit row', async () => {
    const saved = await save()
    expect(saved).toMatchObject({ status: 200, mensaje: done.saved.es })
    const { licencia, periodos } = await detail(saved.datos.id)
    expect(licencia).toMatchObject({
      titular: 'Ana Rojas',
      fecha_inicio: day(),
      estado_id: LicenseStatus.active,
      zona_horaria: 'America/Santiago',
      origen: 'personal',
    })
    const year = new Date(`${day()}T00:00:00Z`)
    year.setUTCFullYear(year.getUTCFullYear() + 1)
    expect(licencia.fecha_termino).toBe(new Date(year.getTime() - 86_400_000).toISOString().slice(0, 10))
    expect(periodos).toHaveLength(1)
    expect(await auditOf(t, 'licencia', saved.datos.id)).toMatchObject([{ accion: 'licenses.created' }])
  })

  test('one that starts later is scheduled', async () => {
    const { datos } = await save({ fecha_inicio: day(3) })
    expect(await license(datos.id)).toMatchObject({ estado_id: LicenseStatus.inactive, suspendida: null })
  })

  test.each([
    ['usuario_id', 900_000, m.holderInvalid],
    ['usuario_id', '', m.holderInvalid],
    ['servicio_id', 900_000, m.serviceInvalid],
    ['tipo_licencia_id', 'x', m.typeInvalid],
    ['tipo_licencia_id', 900_000, m.typeInvalid],
    ['fecha_inicio', '2026-02-30', m.startInvalid],
    ['fecha_termino', '2020-01-01', m.endInvalid],
    ['fecha_termino', 'mañana', m.endInvalid],
  ])('refuses %s %j', async (field, value, entry) => {
    expect(await save({ [field]: value })).toMatchObject({ status: 400, campos: { [field]: entry.code } })
  })

  test('refuses a student for more than a year, and not for a year', async () => {
    const student = { tipo_licencia_id: LicenseType.student }
    const refused = { status: 400, campos: { fecha_termino: m.studentTooLong.code } }
    expect(await save({ ...student, fecha_termino: day(366) })).toMatchObject(refused)
    expect(await save({ ...student, fecha_termino: day(363) })).toMatchObject({ status: 200 })
  })

  test('nobody gives a license to a person of another enterprise', async () => {
    const other = await aUser(t, {
      role: Role.manager,
      enterpriseId: await anEnterprise(t),
      modules: [Module.licenses],
    })
    expect(await save({}, other)).toMatchObject({ status: 400, campos: { usuario_id: m.holderInvalid.code } })
  })
})

describe('changing', () => {
  test('moves the end, also of its period; service and start stay once it has started', async () => {
    const { id } = (await save()).datos
    const body = { ...form(), fecha_inicio: day(), fecha_termino: day(50), version: 1 }
    expect(await put('update', id, { ...body, servicio_id: 2 })).toMatchObject({
      status: 409,
      campos: { servicio_id: m.started.code },
    })
    expect(await put('update', id, { ...body, fecha_inicio: day(1) })).toMatchObject({
      status: 409,
      campos: { fecha_inicio: m.started.code },
    })
    expect(await put('update', id, body)).toMatchObject({ status: 200, mensaje: done.updated.es })
    expect((await detail(id)).periodos).toMatchObject([{ fecha_termino: day(50) }])
    expect(await put('update', id, body)).toMatchObject({ status: 409, codigo: 984 })
  })

  test('a suspended license does not work until it is reactivated', async () => {
    const { id } = (await save()).datos
    expect(await put('suspender', id, { motivo: ' ', version: 1 })).toMatchObject({
      status: 400,
      campos: { motivo: m.reasonRequired.code },
    })
    expect(await put('reactivar', id, { version: 1 })).toMatchObject({ status: 409, codigo: m.notReactivatable.code })
    expect(await put('suspender', id, { motivo: 'Falta de pago', version: 1 })).toMatchObject({ status: 200 })
    expect(await license(id)).toMatchObject({ estado_id: LicenseStatus.inactive, suspendida: 'Falta de pago' })
    expect(await put('suspender', id, { motivo: 'x', version: 2 })).toMatchObject({ codigo: m.notSuspendable.code })
    expect(await put('renovar', id, { version: 2 })).toMatchObject({ status: 409, codigo: m.notRenewable.code })
    expect(await put('reactivar', id, { version: 2 })).toMatchObject({ status: 200 })
    expect(await license(id)).toMatchObject({ estado_id: LicenseStatus.active, suspendida: null })
  })

  test('what has finished is not reactivated', async () => {
    const id = await aLicense(t, { from: -40, to: -30, status: LicenseStatus.finished })
    expect(await put('reactivar', id, { version: 1 })).toMatchObject({ status: 409, codigo: m.ended.code })
    expect(await put('reactivar', 900_000, { version: 1 })).toMatchObject({ status: 404, codigo: m.absent.code })
  })
})

describe('renewing', () => {
  test('adds a period from the day after the end, which can be taken back', async () => {
    const id = await aLicense(t, { from: -300, to: 10 })
    expect(await put('renovar', id, { version: 1 })).toMatchObject({ status: 200, mensaje: done.renewed.es })
    const { licencia, periodos } = await detail(id)
    expect(periodos[0]).toMatchObject({ fecha_inicio: day(11), fecha_termino: licencia.fecha_termino })
    expect(periodos[1]).toMatchObject({ fecha_inicio: day(-300), fecha_termino: day(10) })
    expect(licencia.fecha_inicio).toBe(day(-300))
    expect(await put('renovar/deshacer', id, { version: 2 })).toMatchObject({ codigo: m.insufficientHierarchy.code })
    expect(await put('renovar/deshacer', id, { version: 2 }, administrator)).toMatchObject({ status: 200 })
    expect(await license(id)).toMatchObject({ fecha_termino: day(10), puede_deshacer_renovacion: false })
    const again = await put('renovar/deshacer', id, { version: 3 }, administrator)
    expect(again).toMatchObject({ status: 409, codigo: m.undoEnded.code })
  })

  test('a monthly one begun on a 31st keeps its day', async () => {
    const id = await aLicense(t, { typeId: LicenseType.monthly })
    const first = { fecha_inicio: '2098-10-31', fecha_termino: '2098-11-30' }
    await t.deps.db.updateTable('licencia_periodo').set(first).where('licencia_id', '=', id).execute()
    await aged(id, first)
    const ends: string[] = []
    for (let version = 1; version < 5; version++) {
      expect(await put('renovar', id, { version })).toMatchObject({ status: 200 })
      ends.push((await license(id)).fecha_termino)
    }
    expect(ends).toEqual(['2098-12-30', '2099-01-30', '2099-02-27', '2099-03-30'])
  })

  test('one that has finished goes on tomorrow', async () => {
    const id = await aLicense(t, { from: -40, to: -30, status: LicenseStatus.finished })
    await put('renovar', id, { version: 1 })
    expect(await license(id)).toMatchObject({ estado_id: LicenseStatus.active, fecha_inicio: day(1) })
  })

  test('one that was suspended when it ended works again, and taken back is suspended again', async () => {
    const id = await aLicense(t, { from: -40, to: -30 })
    await aged(id, { estado_id: LicenseStatus.inactive, suspendida: 'Auditoría' })
    expect(await put('renovar', id, { version: 1 })).toMatchObject({ status: 200 })
    expect(await license(id)).toMatchObject({ estado_id: LicenseStatus.active, suspendida: null })
    expect(await put('renovar/deshacer', id, { version: 2 }, administrator)).toMatchObject({ status: 200 })
    expect(await license(id)).toMatchObject({ estado_id: LicenseStatus.finished, suspendida: 'Auditoría' })
  })

  test('pressed twice at once, renews once', async () => {
    const id = await aLicense(t)
    const press = () => put('renovar', id, { version: 1 })
    const answers = await together(t, row('licencia', id), press, press)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await detail(id)).periodos).toHaveLength(2)
  })

  test('a demo is not renewed, and nothing becomes one; a day later nothing is taken back', async () => {
    const demo = await aLicense(t, { typeId: LicenseType.demo })
    expect(await put('renovar', demo, { version: 1 })).toMatchObject({ status: 409, codigo: m.demoNotRenewable.code })
    const id = await aLicense(t)
    const asDemo = await put('renovar', id, { version: 1, tipo_licencia_id: LicenseType.demo })
    expect(asDemo).toMatchObject({ status: 400, campos: { tipo_licencia_id: m.typeInvalid.code } })
    await put('renovar', id, { version: 1 })
    await sql`update licencia_periodo set creado_en = creado_en - interval '25 hours' where licencia_id = ${id}`.execute(
      t.deps.db,
    )
    const late = await put('renovar/deshacer', id, { version: 2 }, administrator)
    expect(late).toMatchObject({ status: 409, codigo: m.undoEnded.code })
  })
})

describe('deleting', () => {
  test('needs hierarchy; a super administrator restores it within 30 days', async () => {
    const id = await aLicense(t)
    const refused = { status: 403, codigo: licenseDeleteMessages.insufficientHierarchy.code }
    expect(await put('delete', id)).toMatchObject(refused)
    expect(await put('restaurar', id, {}, superAdmin)).toMatchObject({ codigo: m.notRestorable.code })
    expect(await put('delete', id, {}, administrator)).toMatchObject({ status: 200, mensaje: done.deleted.es })
    const list = await t.call('GET', `/v1/licencia/list?id=${id}`, undefined, administrator)
    expect(list.datos.licencias).toEqual([])
    const seen = await t.call('GET', `/v1/licencia/list/licencia?licencia_id=${id}`, undefined, administrator)
    expect(seen).toMatchObject({ status: 404, codigo: m.absent.code })
    expect(await put('restaurar', id, {}, administrator)).toMatchObject({ codigo: m.insufficientHierarchy.code })
    expect(await put('restaurar', id, {}, superAdmin)).toMatchObject({ status: 200, mensaje: done.restored.es })
    expect(await license(id)).toMatchObject({ estado_id: LicenseStatus.active, eliminado_en: null })
    await put('delete', id, {}, administrator)
    await aged(id, { eliminado_en: new Date(Date.now() - 31 * 86_400_000) })
    expect(await put('restaurar', id, {}, superAdmin)).toMatchObject({ codigo: m.notRestorable.code })
  })

  test('fails as its own entry when the database refuses', async () => {
    const id = await aLicense(t)
    await sql`alter table licencia add constraint nadie check (id <> ${sql.lit(id)} or estado_id <> 0)`.execute(
      t.deps.db,
    )
    expect(await put('delete', id, {}, administrator)).toMatchObject({
      status: 500,
      codigo: licenseDeleteMessages.notDeleted.code,
    })
    await sql`alter table licencia drop constraint nadie`.execute(t.deps.db)
  })
})

test('many are suspended together, and given back what they had', async () => {
  const ids = [await aLicense(t), await aLicense(t, { from: -40, to: -30, status: LicenseStatus.finished })]
  const bulk = (accion: string, more: object = {}) =>
    t.call('POST', '/v1/licencia/lote', { accion, ids, ensayo: false, comentario: 'Auditoría', ...more }, administrator)
  const { datos } = await bulk('suspender')
  expect(datos).toMatchObject({ hechos: 1, rechazados: [{ id: ids[1], codigo: m.notSuspendable.code }] })
  const undone = await t.call('PUT', `/v1/licencia/lote/${datos.lote_id}/deshacer`, {}, administrator)
  expect(undone.datos).toMatchObject({ deshechos: 1, rechazados: [] })
  expect(await license(ids[0]!)).toMatchObject({ estado_id: LicenseStatus.active })
  const renewed = (await bulk('renovar')).datos
  expect(renewed.hechos).toBe(2)
  const back = await t.call('PUT', `/v1/licencia/lote/${renewed.lote_id}/deshacer`, {}, administrator)
  expect(back.datos).toMatchObject({ deshechos: 2 })
  expect(await license(ids[1]!)).toMatchObject({ estado_id: LicenseStatus.finished, fecha_termino: day(-30) })
  const gone = (await bulk('eliminar')).datos
  expect(gone.hechos).toBe(2)
  expect((await t.call('PUT', `/v1/licencia/lote/${gone.lote_id}/deshacer`, {}, administrator)).datos.deshechos).toBe(2)
})
