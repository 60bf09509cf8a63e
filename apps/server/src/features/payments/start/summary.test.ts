import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aReservation, openShop, payAndReturn, type Reserved, type Shop, started } from '#test/payments.ts'
import { fromElsewhere } from '#test/registration.ts'

let t: Shop
beforeAll(async () => {
  t = await openShop()
})
afterAll(() => t.close())

const summary = ({ requestId, itemId, amount, currency }: Reserved, changes: object = {}) => {
  const asked = {
    monto: amount,
    solicitud_clasificado_id: requestId,
    moneda: currency,
    clasificado_id: itemId,
    ...changes,
  }
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, `${value}`] as [string, string]])),
  )
  return t.call('GET', `/v1/clasificado/reservacion?${query}`, undefined, null, fromElsewhere())
}

describe('the summary of a payment', () => {
  test('shows the item, net and total, the end and the refund rule in both languages, and nothing of the person', async () => {
    const reserved = await aReservation(t, { currency: 'CLP', amount: 120_000 })
    const reply = await summary(reserved)
    expect(reply).toMatchObject({
      status: 200,
      datos: {
        marca: expect.stringContaining('Excavadora'),
        sku: expect.stringMatching(/^M-\d{6}$/),
        pais_nombre: 'Chile',
        ciudad: 'Calama',
        imagen: null,
        moneda: 'CLP',
        monto: 120_000,
        monto_neto: 100_840,
        vence_en: expect.stringMatching(/Z$/),
        condiciones: { es: expect.stringMatching(/48 horas.*20 %/), en: expect.stringMatching(/48 hours.*20%/) },
      },
    })
    expect(JSON.stringify(reply.datos)).not.toMatch(/Carla|@/)
  })

  test('has no tax to take off in dollars, nor for exempt items', async () => {
    expect((await summary(await aReservation(t))).datos).toMatchObject({ monto: 2000, monto_neto: 2000 })
    const reserved = await aReservation(t, { currency: 'CLP' })
    await t.deps.db.updateTable('clasificado').set({ es_exento: true }).where('id', '=', reserved.itemId).execute()
    expect((await summary(reserved)).datos).toMatchObject({ monto: 120_000, monto_neto: 120_000 })
  })

  test.each([
    ['another amount', { monto: 2001 }, 2],
    ['no amount', { monto: null }, 2],
    ['another currency', { moneda: 'CLP' }, 3],
    ['another request', { solicitud_clasificado_id: 999_999 }, 4],
    ['no request', { solicitud_clasificado_id: null }, 1],
    ['another item', { clasificado_id: 999_999 }, 4],
  ])('is refused with %s', async (_, changes, code) => {
    expect(await summary(await aReservation(t), changes)).toMatchObject({ estado: 'ERR', codigo: code })
  })

  test('is over once it is paid', async () => {
    const reserved = await aReservation(t)
    await payAndReturn(t, (await started(t, reserved)).token)
    expect(await summary(reserved)).toMatchObject({ status: 409, codigo: 106 })
  })

  test('shows the first picture of the item', async () => {
    const reserved = await aReservation(t)
    const picture = { id: 'a', ancho: 800, alto: 600, urls: { 320: '/v1/archivo/x' } }
    await t.deps.db
      .updateTable('clasificado')
      .set({ imagenes: JSON.stringify([picture]) })
      .where('id', '=', reserved.itemId)
      .execute()
    expect((await summary(reserved)).datos.imagen).toEqual(picture)
  })
})
