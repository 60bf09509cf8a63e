import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aClerk, anItem, aRental, aRequestForm, ask, dayFromNow, eventsOf, requestRow } from '#test/machines.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
let item: Awaited<ReturnType<typeof anItem>>
beforeAll(async () => {
  t = await startApp()
  owner = await aUser(t)
  item = await anItem(t, { usuario_id: owner.id, moneda: 'CLP' })
})
afterAll(() => t.close())

const send = (form: object = {}, from?: object) => ask(t, { clasificado_id: item.id, ...form }, from)
const m = machineMessages

describe('asking to buy', () => {
  test('is stored, told to the client and to the owner in the language of the request, and written down', async () => {
    const form = aRequestForm({ clasificado_id: item.id, idioma: 'en', telefono: '+56 9 1234 5678' })
    const reply = await send(form)
    expect(reply).toMatchObject({
      status: 200,
      estado: 'OK',
      codigo: 0,
      mensaje: machineDoneMessages.requestReceived.es,
    })

    const { solicitud_clasificado_id: id, url_seguimiento: path } = reply.datos
    expect(await requestRow(t, id)).toMatchObject({
      tipo: 'venta',
      estado_id: RequestStatus.pendingContact,
      moneda: 'CLP',
      telefono: '+56912345678',
      idioma: 'en',
    })
    const [mail] = await mailsTo(t, form.email)
    expect(mail).toMatchObject({ motivo: 'request.received', asunto: 'We received your request', idioma: 'en' })
    expect(mail?.texto).toContain(`${path}?lang=en`)
    expect(mail?.texto).toContain(item.marca)
    const [notice] = await mailsTo(t, owner.email)
    expect(notice).toMatchObject({ motivo: 'request.notice.asked', asunto: `New request #${id}` })
    expect(notice?.texto).toContain(`/dashboard/clasificados/clasificados-solicitudes/historial/${id}`)
    expect(notice?.texto).toContain('¿Sigue disponible?')
    expect(await eventsOf(t, id)).toMatchObject([{ tipo: 'estado', autor: 'cliente', de_estado: null, a_estado: 21 }])
    expect(await auditOf(t, 'solicitud_clasificado', id)).toMatchObject([
      { accion: 'requests.created', usuario_id: null },
    ])
  })

  test.each([
    ['no name', { nombre: ' ' }, m.nameInvalid, 'nombre'],
    ['a broken e-mail', { email: 'carla@' }, m.emailInvalid, 'email'],
    ['an e-mail with a header in it', { email: 'a@example.com\nbcc: b@example.com' }, m.emailInvalid, 'email'],
    ['a phone without its country', { telefono: '912345678', pais_id: '' }, m.phoneInvalid, 'telefono'],
    ['neither e-mail nor phone', { email: '', telefono: '' }, m.phoneOrEmail, 'email'],
    ['no item', { clasificado_id: 'x' }, m.machineInvalid, 'clasificado_id'],
    ['a country that is no id', { pais_id: 'Chile' }, m.countryInvalid, 'pais_id'],
    ['a country that does not exist', { pais_id: 999 }, m.countryInvalid, 'pais_id'],
    ['a company of 121 letters', { empresa: 'x'.repeat(121) }, m.companyInvalid, 'empresa'],
    ['a message without end', { mensaje: 'x'.repeat(2001) }, m.messageInvalid, 'mensaje'],
    ['another language', { idioma: 'fr' }, m.languageInvalid, 'idioma'],
  ])('refuses %s', async (_, form, entry, field) => {
    const reply = await send(form)
    expect(reply).toMatchObject({ status: entry.status, codigo: entry.code, campos: { [field]: entry.code } })
  })

  test('needs an item that anybody can see', async () => {
    const hidden = [
      await anItem(t, { publicacion: 0 }),
      await anItem(t, { aprobacion: 0 }),
      await anItem(t, { eliminado_en: new Date() }),
      await anItem(t, { vendido_en: new Date() }),
      await anItem(t, { vence_en: new Date(Date.now() - 60_000) }),
    ]
    for (const id of [...hidden.map((one) => one.id), 999_999])
      expect(await send({ clasificado_id: id })).toMatchObject({ status: 404, codigo: 15 })
  })

  test('is refused for an item that is only for rent', async () => {
    const { id } = await aRental(t)
    expect(await send({ clasificado_id: id })).toMatchObject({ status: 400, codigo: 11 })
  })

  test('stores nothing when the mail cannot be written', async () => {
    const count = () => t.deps.db.selectFrom('solicitud_clasificado').select('id').execute()
    const before = await count()
    const broken = vi.spyOn(t.deps.mails, 'queue').mockRejectedValue(new Error('no room'))
    const reply = await send()
    broken.mockRestore()
    expect(reply).toMatchObject({ status: 500, codigo: m.emailNotSent.code })
    expect(await count()).toHaveLength(before.length)
  })

  test('says that it could not be completed when something else breaks', async () => {
    await sql`alter table solicitud_evento add constraint prueba check (solicitud_id < 0) not valid`.execute(t.deps.db)
    expect(await send()).toMatchObject({ status: 500, codigo: m.notCompleted.code })
    await sql`alter table solicitud_evento drop constraint prueba`.execute(t.deps.db)
  })
})

describe('the same request within 24 hours', () => {
  const rowsOf = (email: string) =>
    t.deps.db.selectFrom('solicitud_clasificado').selectAll().where('email', 'ilike', email).execute()

  test('answers that it was received already, stores no second one and tells nothing of the first', async () => {
    const form = aRequestForm()
    await send(form)
    for (const again of [form, { ...form, email: form.email.toUpperCase(), mensaje: 'Otra vez' }]) {
      const reply = await send(again)
      expect(reply).toMatchObject({
        status: 200,
        estado: 'OK',
        codigo: 1,
        datos: { solicitud_clasificado_id: null, url_seguimiento: null },
      })
      expect(reply.mensaje).toBe('Su solicitud ya había sido recibida.')
    }
    expect(await rowsOf(form.email)).toHaveLength(1)
    expect(await mailsTo(t, form.email)).toHaveLength(1)
  })

  test('is known by the phone too', async () => {
    const telefono = '+56911110000'
    await send({ telefono })
    expect(await send({ telefono })).toMatchObject({ codigo: 1 })
  })

  test('sent twice at once is stored once', async () => {
    const form = aRequestForm({ telefono: '+56911112222' })
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(form)))
    expect(replies.map(({ codigo }) => codigo).toSorted()).toEqual([0, 1, 1, 1, 1, 1])
    expect(await rowsOf(form.email)).toHaveLength(1)
  })

  test('is a new one a day later, for another item, or after the first was withdrawn', async () => {
    const form = aRequestForm()
    await send(form)
    const other = await anItem(t)
    expect(await send({ ...form, clasificado_id: other.id })).toMatchObject({ codigo: 0 })
    const change = (values: object) =>
      t.deps.db.updateTable('solicitud_clasificado').set(values).where('email', '=', form.email).execute()
    await change({ creado_en: new Date(Date.now() - 23.9 * 3_600_000) })
    expect(await send(form)).toMatchObject({ codigo: 1 })
    await change({ creado_en: new Date(Date.now() - 24.1 * 3_600_000) })
    expect(await send(form)).toMatchObject({ codigo: 0 })
    await change({ estado_id: RequestStatus.deletedByUser })
    expect(await send(form)).toMatchObject({ codigo: 0 })
  })
})

describe('quarantine', () => {
  test('takes in whoever fills in the hidden field, without telling anybody, himself included', async () => {
    const form = aRequestForm({ sitio_web: 'https://spam.example.com' })
    const noticesBefore = await mailsTo(t, owner.email)
    const reply = await send(form)
    expect(reply).toMatchObject({ status: 200, codigo: 0 })
    expect(reply.datos.url_seguimiento).toMatch(/^\/request\//)
    const row = await requestRow(t, reply.datos.solicitud_clasificado_id)
    expect(row).toMatchObject({ estado_id: RequestStatus.sent, cliente_id: null })
    expect(await mailsTo(t, form.email)).toEqual([])
    expect(await mailsTo(t, owner.email)).toHaveLength(noticesBefore.length)
  })

  test('takes in throw-away addresses, and the sixth of one address in an hour', async () => {
    const stateOf = async (form: object, from?: object) =>
      (await requestRow(t, (await send(form, from)).datos.solicitud_clasificado_id)).estado_id
    expect(await stateOf({ email: 'x@Mailinator.com' })).toBe(RequestStatus.sent)
    const from = fromElsewhere()
    const states = []
    for (let sent = 0; sent < 7; sent++) states.push(await stateOf({}, from))
    expect(states).toEqual([21, 21, 21, 21, 21, 20, 20])
  })

  test('raises no badge and does not bar the person whose address was misused', async () => {
    const clerk = await aClerk(t)
    const badge = async () =>
      (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, clerk)).datos.contadores.solicitudes
    const before = await badge()
    const form = aRequestForm()
    await send({ ...form, sitio_web: 'x' })
    expect(await badge()).toBe(before)
    expect(await send(form)).toMatchObject({ codigo: 0 })
    expect(await badge()).toBe(before + 1)
  })
})

describe('the customer of a request', () => {
  const customerOf = async (form: object) =>
    (await requestRow(t, (await send(form)).datos.solicitud_clasificado_id)).cliente_id

  test('is found by e-mail, then by phone, else made', async () => {
    const first = await customerOf({ email: 'uno@example.com', telefono: '+56900000001' })
    const second = await customerOf({ email: 'dos@example.com', telefono: '+56900000002' })
    expect(second).not.toBe(first)
    const other = async () => ({ clasificado_id: (await anItem(t)).id })
    expect(await customerOf({ ...(await other()), email: 'UNO@example.com', telefono: '+56900000002' })).toBe(first)
    expect(await customerOf({ ...(await other()), email: 'tres@example.com', telefono: '+56900000002' })).toBe(second)
  })

  test('is one, of two requests at once', async () => {
    const items = await Promise.all([anItem(t), anItem(t), anItem(t)])
    const email = 'a-la-vez@example.com'
    const ids = await Promise.all(items.map(({ id }) => customerOf({ clasificado_id: id, email })))
    expect(new Set(ids).size).toBe(1)
  })
})

describe('asking to rent', () => {
  const days = (from: number, to: number) => ({ desde: dayFromNow(from), hasta: dayFromNow(to) })
  let rental: Awaited<ReturnType<typeof aRental>>
  beforeAll(async () => {
    rental = await aRental(t)
  })
  const rent = (form: object) => send({ clasificado_id: rental.id, tipo: 'arriendo', ...days(10, 16), ...form })

  test('is stored with its days; the mail carries the link that confirms the interest', async () => {
    const form = aRequestForm()
    const reply = await rent(form)
    const id = reply.datos.solicitud_clasificado_id
    expect(await requestRow(t, id)).toMatchObject({ tipo: 'arriendo', estado_id: 21, ...days(10, 16) })
    const [mail] = await mailsTo(t, form.email)
    const query = new URLSearchParams({ solicitud_clasificado_id: `${id}`, email: form.email })
    expect(mail?.texto).toContain(`/arriendo?${query}`)
  })

  test.each([
    ['no e-mail', { email: '', telefono: '+56912345678' }, m.emailInvalid, 'email'],
    ['no days', { desde: '', hasta: '' }, m.datesUnavailable, 'desde'],
    ['no last day', { hasta: null }, m.datesUnavailable, 'hasta'],
    ['yesterday', days(-1, 10), m.datesUnavailable, 'desde'],
    ['a day that does not exist', { desde: '2027-02-30' }, m.datesUnavailable, 'desde'],
    ['an end before its beginning', days(10, 9), m.datesUnavailable, 'hasta'],
    ['fewer days than the minimum', days(10, 15), m.minimumDaysInvalid, 'hasta'],
    ['more than a year', days(10, 400), m.datesUnavailable, 'hasta'],
    ['a beginning in three years', days(1000, 1010), m.datesUnavailable, 'desde'],
  ])('refuses %s', async (_, form, entry, field) => {
    expect(await rent(form)).toMatchObject({ codigo: entry.code, campos: { [field]: entry.code } })
  })

  test('takes the exact minimum, from today', async () => {
    expect(await rent(days(0, 6))).toMatchObject({ codigo: 0 })
  })

  test('refuses days that somebody holds', async () => {
    const first = await rent(days(100, 110))
    const hold = { estado_id: RequestStatus.reserved, vence_en: new Date(Date.now() + 3_600_000) }
    await t.deps.db
      .updateTable('solicitud_clasificado')
      .set(hold)
      .where('id', '=', first.datos.solicitud_clasificado_id)
      .execute()
    expect(await rent(days(110, 120))).toMatchObject({ status: 409, codigo: m.datesUnavailable.code })
    expect(await rent(days(111, 120))).toMatchObject({ codigo: 0 })
  })

  test('is refused for an item that is not for rent', async () => {
    expect(await rent({ clasificado_id: item.id })).toMatchObject({ codigo: m.machineInvalid.code })
  })
})
