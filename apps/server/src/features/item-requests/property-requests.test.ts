import { Module, Role } from '@portal/contract/access/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { PropertyCategory, PropertyCondition } from '@portal/contract/properties/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failing } from '#test/failing.ts'
import { aClerk, anItem, aRequest, eventsOf, oneRequest, requestRow } from '#test/machines.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, mailsTo, type Person } from '#test/people.ts'
import { aProperty, aPropertyClerk, aPropertyOwner, publicProperty } from '#test/properties.ts'
import { aPropertyRequest, askForProperty, changePropertyStatus } from '#test/property-requests.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let owner: Person
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  owner = await aPropertyOwner(t)
  clerk = await aPropertyClerk(t)
})
afterAll(() => t.close())

const s = RequestStatus
const aHouse = (wishes: object = {}) => aProperty(t, { usuario_id: owner.id, ...wishes })
const list = (as: Person, query = '') => t.call('GET', `/v1/clasificado/solicitud/list?${query}`, undefined, as)
const statusOf = async (id: number) =>
  await t.deps.db
    .selectFrom('propiedad')
    .select(['estado_comercial', 'reserva_vence_en', 'vendido_en'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('asking for a property', () => {
  test('stores the request, thanks the client, tells owner and house, and counts', async () => {
    const { id: propertyId, titulo } = await aHouse({ moneda: 'UF', precio: 5000 })
    const before = (await list(clerk)).datos.propiedad.total
    const reply = await askForProperty(t, { propiedad_id: propertyId, email: 'pia@example.com', idioma: 'en' })
    expect(reply).toMatchObject({ status: 200, codigo: 0, mensaje: 'Gracias, recibimos su solicitud.' })
    const { solicitud_clasificado_id: id, url_seguimiento: path } = reply.datos
    expect(await requestRow(t, id)).toMatchObject({
      tipo: 'propiedad',
      propiedad_id: propertyId,
      clasificado_id: null,
      estado_id: s.pendingContact,
      moneda: 'UF',
      cliente_id: expect.any(Number),
    })
    expect(await eventsOf(t, id)).toMatchObject([{ autor: 'cliente', a_estado: 21, es_visible: true }])
    expect(await auditOf(t, 'solicitud_clasificado', id)).toMatchObject([{ accion: 'requests.created' }])
    const [thanks] = await mailsTo(t, 'pia@example.com')
    expect(thanks).toMatchObject({ asunto: 'We received your request', idioma: 'en' })
    expect(thanks?.texto).toContain(path)
    expect(thanks?.texto).toContain(titulo)
    const [notice] = await mailsTo(t, owner.email)
    expect(notice).toMatchObject({ asunto: `New request #${id}`, motivo: 'request.notice.asked' })

    expect((await list(clerk)).datos.propiedad).toMatchObject({
      total: before + 1,
      solicitudes_propiedades: [{ id, tipo: 'propiedad', marca: titulo, sku: expect.stringMatching(/^P-/) }],
    })
    expect((await list(clerk, `propiedad_id=${propertyId}`)).datos.propiedad.total).toBe(1)
    expect((await list(clerk, 'tipo=venta')).datos.propiedad.total).toBe(0)
    const found = await list(clerk, `buscar=${encodeURIComponent(titulo)}`)
    expect(found.datos.propiedad.solicitudes_propiedades[0]).toMatchObject({ id })
    const tracking = await t.call('GET', `/v1/clasificado/solicitud/seguimiento/${path.replace('/request/', '')}`)
    expect(tracking.datos).toMatchObject({ propiedad_id: propertyId, clasificado_id: null, marca: titulo })
    expect(await statusOf(propertyId)).toMatchObject({ estado_comercial: 21 })
  })

  test('repeated within a day is "already received", and tells nothing about the first', async () => {
    const { id: propiedadId } = await aHouse()
    const form = { propiedad_id: propiedadId, email: 'otra@example.com' }
    const replies = await together(
      t,
      row('propiedad', propiedadId),
      ...[1, 2, 3].map(() => () => askForProperty(t, form)),
    )
    expect(replies.map(({ codigo }) => codigo).toSorted()).toEqual([0, 1, 1])
    expect(await askForProperty(t, form)).toMatchObject({
      codigo: 1,
      datos: { solicitud_clasificado_id: null, url_seguimiento: null },
    })
    const other = await aHouse()
    expect(await askForProperty(t, { ...form, propiedad_id: other.id })).toMatchObject({ codigo: 0 })
  })

  test.each([
    ['no name', { nombre: ' ' }, 26, 'nombre'],
    ['no address', { email: 'pia@' }, 27, 'email'],
    ['no phone', { telefono: '12' }, 28, 'telefono'],
    ['neither of both', { email: '', telefono: '' }, 29, 'email'],
    ['an endless company', { empresa: 'x'.repeat(500) }, 30, 'empresa'],
    ['an endless message', { mensaje: 'x'.repeat(2001) }, 31, 'mensaje'],
    ['another language', { idioma: 'fr' }, 32, 'idioma'],
    ['an unknown country', { pais_id: 1 }, 4, 'pais_id'],
    ['a country of letters', { pais_id: 'x' }, 4, 'pais_id'],
    ['a property of letters', { propiedad_id: 'x' }, 15, 'propiedad_id'],
  ])('is refused with %s', async (_, changes, code, field) => {
    const { id } = await aHouse()
    const reply = await askForProperty(t, { propiedad_id: id, ...changes })
    expect(reply).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
    expect(await statusOf(id)).toMatchObject({ estado_comercial: 5 })
  })

  test('needs a property that is there (17), and says when it could not be stored (1003)', async () => {
    const shown = await aHouse()
    const hidden = [await aHouse({ publicacion: 0 }), await aHouse({ aprobacion: 0 }), { id: 999_999 }]
    for (const { id } of hidden)
      expect(await askForProperty(t, { propiedad_id: id })).toMatchObject({ status: 404, codigo: 17 })
    const failed = await failing(t, 'solicitud_clasificado', () => askForProperty(t, { propiedad_id: shown.id }))
    expect(failed).toMatchObject({ status: 500, codigo: 1003 })
  })

  test('waits for staff when it is suspicious: no mail, no badge, no state', async () => {
    const { id: propiedadId } = await aHouse()
    const form = { propiedad_id: propiedadId, email: 'robot@example.com', sitio_web: 'https://spam' }
    const { datos } = await askForProperty(t, form)
    expect((await requestRow(t, datos.solicitud_clasificado_id)).estado_id).toBe(s.sent)
    expect(await mailsTo(t, 'robot@example.com')).toEqual([])
    expect(await statusOf(propiedadId)).toMatchObject({ estado_comercial: 5 })
    const many = fromElsewhere()
    const asks = []
    for (let nth = 0; nth < 6; nth++)
      asks.push(await askForProperty(t, { propiedad_id: propiedadId, email: `m${nth}@example.com` }, many))
    const states = await Promise.all(
      asks.map(async (one) => (await requestRow(t, one.datos.solicitud_clasificado_id)).estado_id),
    )
    expect(states).toEqual([21, 21, 21, 21, 21, 20])
  })
})

describe('whose requests they are', () => {
  test('of the owner and of the staff of properties; not of others, nor of staff of machines', async () => {
    const { id: propertyId } = await aHouse()
    const { id } = await aPropertyRequest(t, propertyId)
    const { id: machineRequest } = await aRequest(t, (await anItem(t)).id)
    const enterpriseId = await anEnterprise(t)
    const modules = [Module.myProperties, Module.manageProperties, Module.myMachines]
    const manager = await aUser(t, { role: Role.manager, enterpriseId, modules })
    const machines = await aClerk(t, Role.administrator)
    for (const other of [manager, machines, await aPropertyOwner(t)]) {
      expect(await oneRequest(t, id, other)).toMatchObject({ status: 404, codigo: 31 })
      expect((await list(other)).datos.propiedad.total).toBe(0)
    }
    for (const other of [manager, await aPropertyOwner(t)])
      expect(await changePropertyStatus(t, id, s.negotiation, other)).toMatchObject({ status: 404, codigo: 31 })
    expect(await changePropertyStatus(t, id, s.negotiation, machines)).toMatchObject({ status: 403, codigo: 982 })
    expect(
      (await oneRequest(t, id, owner)).datos.transiciones_permitidas.map((one: { estado_id: number }) => one.estado_id),
    ).toEqual([s.negotiation, s.deletedByUser])
    expect((await list(clerk)).datos.solicitud.total).toBe(0)
    // the call of properties knows no request of a machine
    const both = await aUser(t, { role: Role.superAdmin })
    expect(await changePropertyStatus(t, machineRequest, s.negotiation, both)).toMatchObject({
      status: 404,
      codigo: 31,
    })
    expect((await requestRow(t, id)).estado_id).toBe(s.pendingContact)
  })

  test('the sender has them among his own requests', async () => {
    const customer = await aUser(t)
    const { id: propertyId, titulo } = await aHouse()
    const { id } = await aPropertyRequest(t, propertyId, { email: customer.email })
    const { datos } = await t.call('GET', '/v1/clasificado/solicitud/mias', undefined, customer)
    expect(datos).toMatchObject({ total: 1, solicitudes: [{ id, tipo: 'propiedad', marca: titulo }] })
  })
})

describe('changing its state', () => {
  const change = (body: object) => t.call('POST', '/v1/propiedad/solicitud/change_estado', body, clerk)

  test.each([
    ['no request', { estado_id: 22, version: 1 }, 26],
    ['no state', { solicitud_clasificado_id: 1, version: 1 }, 27],
    [
      'an endless comment',
      { solicitud_clasificado_id: 1, estado_id: 22, version: 1, comentario: 'x'.repeat(2001) },
      28,
    ],
    ['an unknown request', { solicitud_clasificado_id: 999_999, estado_id: 22, version: 1, comentario: 'x' }, 31],
  ])('is refused with %s', async (_, body, code) => {
    expect(await change(body)).toMatchObject({ estado: 'ERR', codigo: code })
  })

  test('follows the table: amounts, comments, history, mails in the language of the request', async () => {
    const { id: propertyId } = await aHouse({ precio: 250_000 })
    const { id } = await aPropertyRequest(t, propertyId, { email: 'noa@example.com', idioma: 'en' })
    const to = (state: number, rest: object = {}) => changePropertyStatus(t, id, state, clerk, rest)
    expect(await to(s.negotiation, { comentario: '' })).toMatchObject({ codigo: 28 })
    expect(await to(s.sold, { monto_venta: 240_000 })).toMatchObject({ status: 409, codigo: 35 })
    expect(await to(s.negotiation, { es_visible: true })).toMatchObject({ status: 200, codigo: 6 })
    expect(await to(s.reservedPendingPayment)).toMatchObject({ codigo: 32 })
    for (const montoReserva of [299.99, 75_000.01])
      expect(await to(23, { monto_reserva: montoReserva })).toMatchObject({ codigo: 29 })
    expect(await to(s.sold)).toMatchObject({ codigo: 33 })
    const stale = { monto_reserva: 2500, version: 1 }
    expect(await to(23, stale)).toMatchObject({ status: 409, codigo: 984, datos: { version: 2 } })
    expect(await to(23, { monto_reserva: 2500 })).toMatchObject({
      datos: {
        estado_id: 23,
        moneda: 'USD',
        conversion: null,
        reserva: { minimo: 300, maximo: 75_000, sugerido: 2500 },
      },
    })
    expect((await eventsOf(t, id)).map(({ a_estado }) => a_estado)).toEqual([21, 22, 23])
    const subjects = (await mailsTo(t, 'noa@example.com')).map(({ asunto }) => asunto)
    expect(subjects).toContain('Your reservation is waiting for payment')
    const text = (await mailsTo(t, 'noa@example.com')).map(({ texto }) => texto).join('\n')
    expect(text).toContain('We set the property aside for you.')
    expect(text).toContain(`propiedad_id=${propertyId}`)
  })

  test('is made for many of the list of properties at once, and for no other list', async () => {
    const { id: propertyId } = await aHouse()
    const asked = [await aPropertyRequest(t, propertyId), await aPropertyRequest(t, propertyId)]
    const machines = await aClerk(t)
    const many = (as: Person) =>
      t.call(
        'POST',
        '/v1/clasificado/solicitud/lote',
        {
          accion: 'negociar',
          ensayo: false,
          comentario: 'Visita acordada',
          filtros: { lista: 'propiedades', propiedad_id: propertyId },
        },
        as,
      )
    await many(machines)
    expect((await requestRow(t, asked[0]!.id)).estado_id).toBe(s.pendingContact)
    await many(clerk)
    for (const { id } of asked) expect((await requestRow(t, id)).estado_id).toBe(s.negotiation)
  })

  test('a sale ends the other requests, whose clients hear of similar properties; a mistake frees it', async () => {
    const { id: propertyId } = await aHouse({ titulo: 'Local por vender', categoria_id: PropertyCategory.premises })
    const similar = await aHouse({ titulo: 'Local parecido', categoria_id: PropertyCategory.premises })
    const winner = await aPropertyRequest(t, propertyId)
    const other = await aPropertyRequest(t, propertyId, { email: 'tarde@example.com' })
    await changePropertyStatus(t, winner.id, s.negotiation, clerk)
    expect(await changePropertyStatus(t, winner.id, s.sold, clerk, { monto_venta: 240_000 })).toMatchObject({
      status: 200,
    })
    expect(await requestRow(t, other.id)).toMatchObject({ estado_id: s.cancelled })
    const [mail] = await mailsTo(t, 'tarde@example.com')
    expect(mail?.texto).toContain(`/properties/${similar.id}`)
    expect((await publicProperty(t, propertyId)).datos).toMatchObject({ vendido: true, puede_reservar: false })
    expect(await askForProperty(t, { propiedad_id: propertyId })).toMatchObject({ codigo: 17 })
    const chief = await aUser(t, { role: Role.superAdmin })
    expect(await changePropertyStatus(t, winner.id, s.cancelled, chief)).toMatchObject({ status: 200 })
    expect(await statusOf(propertyId)).toMatchObject({ estado_comercial: 5, vendido_en: null })
    expect(await askForProperty(t, { propiedad_id: propertyId })).toMatchObject({ codigo: 0 })
  })

  test('a property for rent is rented, not sold: to its client, his mails, and in his lists', async () => {
    const customer = await aUser(t)
    const { id: propertyId } = await aHouse({ condicion: PropertyCondition.rent, precio: 2000 })
    const { id, token } = await aPropertyRequest(t, propertyId, { email: customer.email })
    await changePropertyStatus(t, id, s.negotiation, clerk)
    const reply = await changePropertyStatus(t, id, s.sold, clerk, { monto_venta: 2000 })
    expect(reply).toMatchObject({ status: 200, datos: { estado_id: s.sold, es_arriendo: true } })
    const [mail] = await mailsTo(t, customer.email)
    expect(mail?.texto).toContain('Arrendada')
    const tracking = await t.call('GET', `/v1/clasificado/solicitud/seguimiento/${token}`)
    expect(tracking.datos).toMatchObject({ estado_id: s.sold, es_arriendo: true })
    const own = await t.call('GET', '/v1/clasificado/solicitud/mias', undefined, customer)
    expect(own.datos.solicitudes).toMatchObject([{ id, es_arriendo: true }])
  })

  test('a request that meets the sale is ended with the others, or comes too late (17)', async () => {
    const { id: propertyId } = await aHouse()
    const { id } = await aPropertyRequest(t, propertyId)
    await changePropertyStatus(t, id, s.negotiation, clerk)
    const [sold, asked] = await together(
      t,
      row('propiedad', propertyId),
      () => changePropertyStatus(t, id, s.sold, clerk, { monto_venta: 200_000 }),
      () => askForProperty(t, { propiedad_id: propertyId, email: 'justo@example.com' }),
    )
    expect(sold?.status).toBe(200)
    const open = await t.deps.db
      .selectFrom('solicitud_clasificado')
      .select('id')
      .where('propiedad_id', '=', propertyId)
      .where('estado_id', 'in', [21, 22, 23])
      .execute()
    expect(open).toEqual([])
    expect([0, 17]).toContain(asked?.codigo)
  })
})
