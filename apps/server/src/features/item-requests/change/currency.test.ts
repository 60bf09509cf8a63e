import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '#core/database/today.ts'
import { aClerk, anItem, aRequest, changeStatus, requestRow } from '#test/machines.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { expireDue } from '../expiry/expire.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  // one commerce code, of pesos: dollars cannot be paid
  t = await startApp({
    WEBPAY_BASE_URL: 'http://localhost:9',
    WEBPAY_CLP_COMMERCE_CODE: '597000000001',
    WEBPAY_CLP_KEY: 'a-key-of-sixteen',
  })
  clerk = await aClerk(t)
})
afterAll(() => t.close())

const s = RequestStatus
const reserve = (id: number, rest: object = {}) =>
  changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 2000, ...rest })

/** A request reserved for 2,000 USD where only pesos can be paid. */
async function converted(form: object = {}) {
  const { id } = await aRequest(t, (await anItem(t)).id, form)
  expect(await reserve(id, { monto_venta: 39_000 })).toMatchObject({ status: 200 })
  return id
}

describe('a reservation in dollars where only pesos can be paid', () => {
  test('is converted at the stored rate, with its day and source (rule reservations/pesos)', async () => {
    const id = await converted({ email: 'pesos@example.com' })
    expect(await requestRow(t, id)).toMatchObject({
      moneda: 'CLP',
      monto_reserva: 1_900_000,
      monto_venta: 37_050_000,
      tipo_cambio: { valor: 950, fecha: expect.any(String), moneda: 'USD', monto_reserva: 2000 },
    })
    const [mail] = await mailsTo(t, 'pesos@example.com')
    expect(mail?.texto).toContain('Monto de la reserva: CLP 1,900,000')
    expect(mail?.texto).toContain('monto=1900000')
    expect(mail?.texto).toContain('moneda=CLP')
  })

  test('takes the newest rate that has begun', async () => {
    const later = sql`insert into tipo_cambio (moneda, fecha, valor, fuente) values
      ('USD', (now() at time zone 'America/Santiago')::date, 1000, 'hoy'), ('USD', '2099-01-01', 2000, 'mañana')`
    await later.execute(t.deps.db)
    expect(await requestRow(t, await converted())).toMatchObject({ monto_reserva: 2_000_000 })
    await sql`delete from tipo_cambio where fuente in ('hoy', 'mañana')`.execute(t.deps.db)
  })

  test('is in dollars again when it comes to nothing, and converted again the next time', async () => {
    for (const leave of [
      (id: number) => changeStatus(t, id, s.negotiation, clerk),
      async (id: number) => {
        const over = { vence_en: new Date(Date.now() - 1000) }
        await t.deps.db.updateTable('solicitud_clasificado').set(over).where('id', '=', id).execute()
        await expireDue({ ...t.deps, payments: { hasPaymentInDoubt: async () => false } })
      },
    ]) {
      const id = await converted()
      await leave(id)
      expect(await requestRow(t, id)).toMatchObject({
        moneda: 'USD',
        monto_reserva: 2000,
        monto_venta: 39_000,
        tipo_cambio: null,
      })
      expect(await reserve(id)).toMatchObject({ datos: { moneda: 'CLP', reserva: { moneda: 'USD', maximo: 11_700 } } })
    }
  })

  test('stays in pesos once it is paid', async () => {
    const id = await converted()
    await changeStatus(t, id, s.reserved, clerk)
    const below = await changeStatus(t, id, s.sold, clerk, { monto_venta: 1_899_999 })
    expect(below).toMatchObject({ codigo: machineMessages.saleAmountInvalid.code })
    expect(await changeStatus(t, id, s.sold, clerk, { monto_venta: 37_050_000 })).toMatchObject({
      datos: { moneda: 'CLP' },
    })
  })

  test('cannot be completed without any rate', async () => {
    const { id } = await aRequest(t, (await anItem(t)).id)
    await sql`update tipo_cambio set fecha = '2099-12-31'`.execute(t.deps.db)
    expect(await reserve(id)).toMatchObject({ status: 409, codigo: machineMessages.rateAbsent.code })
    expect(await requestRow(t, id)).toMatchObject({ estado_id: s.pendingContact, monto_reserva: null })
    await sql`update tipo_cambio set fecha = ${today} - 2`.execute(t.deps.db)
  })
})

test('a reservation in pesos is paid as it is', async () => {
  const { id } = await aRequest(t, (await anItem(t, { moneda: 'CLP', precio: 40_000_000 })).id)
  await reserve(id, { monto_reserva: 2_000_000 })
  expect(await requestRow(t, id)).toMatchObject({ moneda: 'CLP', monto_reserva: 2_000_000, tipo_cambio: null })
})
