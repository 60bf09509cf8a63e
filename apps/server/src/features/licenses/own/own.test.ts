import { Module, Role } from '@portal/contract/access/constants'
import { LicenseOrigin, LicenseType } from '@portal/contract/licenses/constants'
import {
  licenseDoneMessages as done,
  licenseDemoMessages,
  licenseMessages as m,
} from '@portal/contract/licenses/messages'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#core/database/database.ts'
import { aLicense, day } from '#test/licenses.ts'
import { aUser, type Person, password, pinMailedTo, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { settleGrants } from '../grants/grants.ts'
import { grantByEmail, withdrawGrant } from '../service.ts'

let t: TestApp
let staff: Person
let house: number
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  const modules = [Module.licenses, Module.contacts, Module.allContacts] as const
  staff = await aUser(t, { role: Role.administrator, enterpriseId: house, modules })
})
afterAll(() => t.close())

const own = async (as: Person) => (await t.call('GET', '/v1/licencia/mias', undefined, as)).datos
const ask = (as: Person, more: object = {}) =>
  t.call('POST', '/v1/licencia/demo', { servicio_id: 1, empresa: 'Minera Ejemplo', ...more }, as)

describe('a demo', () => {
  test('is given at once, with an event of the contact to follow up at half time', async () => {
    const person = await aUser(t)
    const answer = await ask(person)
    expect(answer).toMatchObject({ status: 200, mensaje: done.demoGranted.es, datos: { fecha_termino: day(29) } })
    expect(answer.datos.referencia).toMatch(/^DM-20\d\d-\d{6}$/)
    const { licencias, servicios_demo: left } = await own(person)
    expect(licencias).toMatchObject([{ es_demo: true, estado_id: LicenseStatus.active, puede_descargar: true }])
    expect(left.map(({ id }: { id: number }) => id)).not.toContain(1)
    const { rows } = await sql<{ responsable_id: number; dia: string; comentario: string }>`
      select c.responsable_id, (h.fecha_reunion at time zone 'America/Santiago')::date::text as dia, h.comentario
      from historialcontacto h join contacto c on c.id = h.contacto_id where c.email = ${person.email}`.execute(
      t.deps.db,
    )
    expect(rows).toMatchObject([{ responsable_id: staff.id, dia: day(14) }])
    expect(rows[0]!.comentario).toContain(answer.datos.referencia)
  })

  test('is refused a second time for the same service and e-mail or tax id, also of two at once', async () => {
    const [one, other] = [await aUser(t), await aUser(t)]
    const tax = { identificador_tributario: '76.123.456-7' }
    const refused = { status: 409, codigo: licenseDemoMessages.alreadyRequested.code }
    expect(await ask(one, tax)).toMatchObject({ status: 200 })
    expect(await ask(one)).toMatchObject(refused)
    expect(await ask(other, { identificador_tributario: '761234567' })).toMatchObject(refused)
    // another person of that company is not kept out for good: staff read that someone was faster
    const { rows } = await sql<{ comentario: string }>`
      select h.comentario from historialcontacto h join contacto c on c.id = h.contacto_id where c.email = ${other.email}`.execute(
      t.deps.db,
    )
    expect(rows).toMatchObject([{ comentario: expect.stringContaining('otra cuenta ya usó') }])
    const third = await aUser(t)
    const answers = await Promise.all([ask(third), ask(third), ask(third)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await own(third)).licencias).toHaveLength(1)
    expect((await own(other)).licencias).toEqual([])
  })

  test('tells of tax ids no more than a few times a day', async () => {
    const prober = await aUser(t)
    const codes = []
    for (let tried = 0; tried < 7; tried++)
      codes.push((await ask(prober, { identificador_tributario: `76.123.456-${tried}`, servicio_id: 1 })).status)
    expect(codes.slice(5)).toEqual([429, 429])
  })

  test('refuses a service that is not offered, and an empty company', async () => {
    const person = await aUser(t)
    expect(await ask(person, { servicio_id: 900_000 })).toMatchObject({ status: 400, campos: { servicio_id: 988 } })
    expect(await ask(person, { empresa: ' ' })).toMatchObject({ status: 400, campos: { empresa: 988 } })
    await sql`update tipo_licencia set estado_id = 5 where id = 1`.execute(t.deps.db)
    expect(await ask(person)).toMatchObject({ status: 500, codigo: licenseDemoMessages.notRequested.code })
    await sql`update tipo_licencia set estado_id = 1 where id = 1`.execute(t.deps.db)
  })

  test('counts as converted when its holder gets another license of the service', async () => {
    const person = await aUser(t)
    await ask(person)
    const before = (await t.call('GET', '/v1/licencia/prevision', undefined, staff)).datos
    const form = { usuario_id: person.id, servicio_id: 1, tipo_licencia_id: LicenseType.business }
    await t.call('POST', '/v1/licencia/save', form, staff)
    const after = (await t.call('GET', '/v1/licencia/prevision', undefined, staff)).datos
    expect(after.demos_convertidas - before.demos_convertidas).toBe(1)
  })
})

describe('a renewal quote', () => {
  test('begins with the holder and the product that opens the service, for him and for staff', async () => {
    await sql`update producto set servicio_id = 1, precio_sugerido = 1200 where slug = 'nextlion'`.execute(t.deps.db)
    const person = await aUser(t)
    const id = await aLicense(t, { holderId: person.id })
    const quote = (as: Person) => t.call('GET', `/v1/licencia/cotizacion/${id}`, undefined, as)
    expect(await quote(person)).toMatchObject({
      status: 200,
      datos: { anios_licencia: 1, cliente: { email: person.email } },
    })
    expect(await quote(staff)).toMatchObject({ status: 200 })
    expect(await quote(await aUser(t))).toMatchObject({ status: 404, codigo: m.absent.code })
    await sql`update producto set servicio_id = null where servicio_id = 1`.execute(t.deps.db)
    expect(await quote(person)).toMatchObject({ status: 409, codigo: m.notSold.code })
  })
})

test('the forecast counts each active license once, at the list price for the years of its type', async () => {
  const service = await t.deps.db
    .insertInto('servicio')
    .values({ nombre: 'Pronosticado' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const forecast = async () =>
    (await t.call('GET', `/v1/licencia/prevision?servicio_id=${service.id}`, undefined, staff)).datos
  await aLicense(t, { serviceId: service.id, to: 40 })
  await aLicense(t, { serviceId: service.id, to: 40, typeId: LicenseType.monthly })
  await aLicense(t, { serviceId: service.id, to: 40, typeId: LicenseType.demo })
  await aLicense(t, { serviceId: service.id, from: -40, to: -30, status: LicenseStatus.finished })
  const sums = ({ meses }: { meses: { licencias: number; sin_precio: number; total: number }[] }) =>
    meses.reduce(
      (all, { licencias, sin_precio, total }) => [all[0]! + licencias, all[1]! + sin_precio, all[2]! + total],
      [0, 0, 0],
    )
  expect(sums(await forecast())).toEqual([2, 2, 0])
  await sql`update producto set servicio_id = ${service.id}, precio_sugerido = 1200 where slug = 'nextlion'`.execute(
    t.deps.db,
  )
  t.deps.changes.emit('change', { area: 'productos' })
  expect(sums(await forecast())).toEqual([2, 0, 1300])
})

describe('a grant to an e-mail', () => {
  const grant = (email: string, startsOn = day()) =>
    inTransaction(t.deps.db, (db) =>
      grantByEmail(
        db,
        { ip: '', requestId: 'test' },
        {
          email,
          serviceId: 1,
          typeId: LicenseType.student,
          startsOn,
          origin: LicenseOrigin.workshop,
        },
      ),
    )
  const withdraw = (ref: number) =>
    inTransaction(t.deps.db, (db) => withdrawGrant(db, { ip: '', requestId: 'test' }, ref))

  test('is a license at once for an account, and can be withdrawn until someone changes it', async () => {
    const person = await aUser(t)
    const { ref, isPending, licenseId } = await grant(person.email.toUpperCase())
    expect([isPending, typeof licenseId]).toEqual([false, 'number'])
    expect((await own(person)).licencias).toHaveLength(1)
    await withdraw(ref)
    await withdraw(ref)
    expect((await own(person)).licencias).toEqual([])
    const kept = await grant(person.email)
    await t.call('PUT', `/v1/licencia/suspender/${kept.licenseId}`, { motivo: 'x', version: 1 }, staff)
    await expect(withdraw(kept.ref)).rejects.toMatchObject({ entry: { code: 984 } })
  })

  test('waits for the account with that e-mail, and is given once', async () => {
    const email = 'invitada@example.com'
    expect(await grant(email, '2026-01-15')).toMatchObject({ isPending: true, licenseId: null })
    const gone = await grant(email)
    await withdraw(gone.ref)
    const fields = { email, nombres: 'Ines', apellido_paterno: 'Vega', idioma: 'es' }
    await t.call('POST', '/v1/persona/crear_cuenta/pin', fields)
    const chosen = { pin: await pinMailedTo(t, email), password, confirmacion: password }
    const made = await t.call('POST', '/v1/persona/crear_cuenta', { ...fields, ...chosen })
    expect(made).toMatchObject({ status: 200 })
    const { id } = await t.deps.db
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await Promise.all([settleGrants(t.deps.db), settleGrants(t.deps.db, id), settleGrants(t.deps.db)])
    const licenses = await t.deps.db.selectFrom('licencia').selectAll().where('usuario_id', '=', id).execute()
    expect(licenses).toMatchObject([{ origen: 'workshop', fecha_inicio: day(), tipo_licencia_id: LicenseType.student }])
  })
})
