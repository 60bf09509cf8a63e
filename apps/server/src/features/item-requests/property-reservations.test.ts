import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm } from '#test/items.ts'
import { eventsOf, oneRequest, requestRow } from '#test/machines.ts'
import { openShop, payAndReturn, paymentRow, pressPay, type Shop, started } from '#test/payments.ts'
import { pdfText } from '#test/pdf-text.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { aProperty, aPropertyClerk, aPropertyForm, publicProperty } from '#test/properties.ts'
import {
  aPropertyRequest,
  aPropertyReservation,
  changePropertyStatus,
  noUfOfToday,
  ufOfToday,
} from '#test/property-requests.ts'
import { row, together } from '#test/together.ts'
import { expireDue } from './expiry/expire.ts'

let t: Shop
let clerk: Person
beforeAll(async () => {
  t = await openShop()
  clerk = await aPropertyClerk(t)
})
afterAll(() => t.close())

const s = RequestStatus
const valueOfToday = 39_876.54
/** 50 UF in pesos. */
const pesos = 1_993_827
const reserve = (id: number, montoReserva: number) =>
  changePropertyStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: montoReserva })
const propertyRow = (id: number) =>
  t.deps.db.selectFrom('propiedad').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a reservation of a property in UF', () => {
  test('is paid by card in pesos by the value of today, which request, payment, page, mail and receipt show', async () => {
    const reserved = await aPropertyReservation(t, clerk)
    const { requestId, propertyId, email } = reserved
    const used = { moneda: 'UF', valor: valueOfToday, fuente: 'prueba' }
    expect(reserved.amount).toBe(pesos)
    expect(await requestRow(t, requestId)).toMatchObject({ moneda: 'CLP', tipo_cambio: { ...used, monto_reserva: 50 } })
    expect((await oneRequest(t, requestId, clerk)).datos).toMatchObject({
      conversion: { ...used, monto: 50 },
      reserva: { minimo: 7.5, maximo: 1500, sugerido: 50, moneda: 'UF' },
    })
    const [letter] = await mailsTo(t, email)
    expect(letter?.texto).toContain('Monto de la reserva: CLP 1,993,827')
    expect(letter?.texto).toMatch(/Convertido de: UF 50\.00 × 39,876\.54 \(.+, prueba\)/)

    const query = { solicitud_clasificado_id: requestId, monto: pesos, moneda: 'CLP' }
    const summary = (item: object) =>
      t.call('GET', `/v1/clasificado/reservacion?${new URLSearchParams({ ...query, ...item } as never)}`)
    expect((await summary({ propiedad_id: propertyId })).datos).toMatchObject({
      propiedad_id: propertyId,
      clasificado_id: null,
      sku: expect.stringMatching(/^P-/),
      categoria_nombre: 'Bodegas y galpones',
      monto: pesos,
      monto_neto: 1_675_485,
      conversion: { ...used, monto: 50 },
      condiciones: { es: expect.stringContaining('la propiedad') },
    })
    expect(await summary({ clasificado_id: propertyId })).toMatchObject({ status: 404, codigo: 4 })
    expect(await summary({})).toMatchObject({ status: 400, codigo: 1, campos: { clasificado_id: 1 } })
    expect(await pressPay(t, { ...reserved, currency: 'USD', amount: 50 })).toMatchObject({ codigo: 3 })

    const form = await started(t, reserved)
    const landing = await payAndReturn(t, form.token)
    expect(landing.location).toContain('/payment_response')
    const payment = await paymentRow(t, form.buy_order)
    expect(payment).toMatchObject({
      estado: 'aprobada',
      moneda: 'CLP',
      monto: pesos,
      tipo_cambio: { ...used, monto_reserva: 50 },
    })
    const { buy_order, session_id } = landing.query
    const { datos } = await t.call('POST', '/v1/clasificado/confirmar_reservacion', { buy_order, session_id })
    expect(datos.transaccion).toMatchObject({ propiedad_id: propertyId, clasificado_id: null, conversion: used })
    const file = await fetch(`${t.url}${datos.transaccion.url_comprobante}`)
    const receipt = await pdfText(Buffer.from(await file.arrayBuffer()))
    expect(receipt).toMatch(/UF 50\.00 × 39,876\.54/)
    expect(receipt).toContain('reserva la propiedad')
    const [done] = await mailsTo(t, email)
    expect(done).toMatchObject({ motivo: 'request.reserved' })
    expect(done?.texto).toMatch(/CLP 1,993,827[\s\S]+UF 50\.00 × 39,876\.54/)
    expect((await eventsOf(t, requestId)).at(-1)).toMatchObject({ tipo: 'pago', a_estado: s.reserved })
  })

  test('is not opened without a value of today (74), nor outside its bounds (29)', async () => {
    const { id: propertyId } = await aProperty(t, { moneda: 'UF', precio: 5000 })
    const { id } = await aPropertyRequest(t, propertyId, { email: 'espera@example.com' })
    await noUfOfToday(t)
    expect(await reserve(id, 50)).toMatchObject({ status: 409, codigo: 74 })
    expect(await requestRow(t, id)).toMatchObject({ estado_id: s.pendingContact, moneda: 'UF', monto_reserva: null })
    expect((await mailsTo(t, 'espera@example.com')).map(({ motivo }) => motivo)).toEqual(['request.received'])
    await ufOfToday(t)
    for (const amount of [7.49, 1500.01, 50.001]) expect(await reserve(id, amount)).toMatchObject({ codigo: 29 })
    expect(await reserve(id, 7.5)).toMatchObject({ status: 200, datos: { monto_reserva: 299_074, moneda: 'CLP' } })
  })

  test('of a rent is half a month', async () => {
    await ufOfToday(t)
    const { id: propertyId } = await aProperty(t, { moneda: 'UF', precio: 45, condicion: 2 })
    const { id } = await aPropertyRequest(t, propertyId)
    expect((await oneRequest(t, id, clerk)).datos.reserva).toEqual({
      minimo: 2.5,
      maximo: 22.5,
      sugerido: 22.5,
      moneda: 'UF',
    })
    const reply = await reserve(id, 22.5)
    // the link of a rent lives for a day
    const hours = (Date.parse(reply.datos.vence_en) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
  })
})

describe('one property', () => {
  test('is reserved once, however many are opened at the same time (34)', async () => {
    await ufOfToday(t)
    const { id: propertyId } = await aProperty(t, { moneda: 'UF', precio: 5000 })
    const requests = []
    for (let nth = 0; nth < 10; nth++) requests.push(await aPropertyRequest(t, propertyId))
    const replies = await together(
      t,
      row('propiedad', propertyId),
      ...requests.map(
        ({ id }) =>
          () =>
            reserve(id, 50),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect(replies.filter(({ status }) => status === 409).every(({ codigo }) => codigo === 34)).toBe(true)
    expect(await propertyRow(propertyId)).toMatchObject({ estado_comercial: 23 })
  })

  test('cannot be changed (18) or deleted (23) while it is reserved, and is marked so for visitors', async () => {
    const { propertyId } = await aPropertyReservation(t, clerk)
    const { version } = await propertyRow(propertyId)
    const form = { ...aPropertyForm({ titulo: 'Otro título' }), id: propertyId, version }
    expect(await sendForm(t, '/v1/propiedad/update', form, clerk)).toMatchObject({ status: 409, codigo: 18 })
    const hide = { publicacion: 0, version }
    expect(await t.call('PUT', `/v1/propiedad/publicar/${propertyId}`, hide, clerk)).toMatchObject({ codigo: 18 })
    expect(await t.call('PUT', `/v1/propiedad/delete/${propertyId}`, null, clerk)).toMatchObject({
      status: 409,
      codigo: 23,
    })
    expect((await publicProperty(t, propertyId)).datos).toMatchObject({ esta_reservado: true, puede_reservar: false })
  })

  test('is free again when nobody paid in time, with the price in UF as before', async () => {
    const { requestId, propertyId, email } = await aPropertyReservation(t, clerk)
    const over = { vence_en: new Date(Date.now() - 1000) }
    await t.deps.db.updateTable('solicitud_clasificado').set(over).where('id', '=', requestId).execute()
    await expireDue({ ...t.deps, payments: { hasPaymentInDoubt: async () => false } }, { propertyId })
    expect(await requestRow(t, requestId)).toMatchObject({
      estado_id: s.reservationExpired,
      moneda: 'UF',
      monto_reserva: 50,
      tipo_cambio: null,
    })
    expect(await propertyRow(propertyId)).toMatchObject({ estado_comercial: 25, reserva_vence_en: null })
    const [mail] = await mailsTo(t, email)
    expect(mail?.texto).toContain('la propiedad quedó libre')
    await ufOfToday(t, 40_000)
    expect(await reserve(requestId, 50)).toMatchObject({
      datos: { monto_reserva: 2_000_000, conversion: { valor: 40_000 } },
    })
  })

  test('is deleted with its open requests, whose clients are told', async () => {
    const { id: propertyId } = await aProperty(t)
    const { id } = await aPropertyRequest(t, propertyId, { email: 'sinaviso@example.com' })
    expect(await t.call('PUT', `/v1/propiedad/delete/${propertyId}`, null, clerk)).toMatchObject({ status: 200 })
    expect((await requestRow(t, id)).estado_id).toBe(s.cancelled)
    expect((await mailsTo(t, 'sinaviso@example.com'))[0]?.asunto).toBe('El clasificado ya no está disponible')
  })
})
