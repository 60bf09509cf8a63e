import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workingDayAfter } from '#features/marketplace/rules/days.ts'
import {
  aClerk,
  anItem,
  aRental,
  aRequest,
  ask,
  changeStatus,
  dayFromNow,
  eventsOf,
  itemRow,
  oneRequest,
  requestRow,
} from '#test/machines.ts'
import { auditOf } from '#test/makers.ts'
import { markFor } from '#test/payments.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
})
afterAll(() => t.close())

const m = machineMessages
const reserve = (id: number, rest: object = { monto_reserva: 2000 }) =>
  changeStatus(t, id, RequestStatus.reservedPendingPayment, clerk, rest)
const hoursUntil = (moment: Date | null) => ((moment?.getTime() ?? 0) - Date.now()) / 3_600_000
const days = (from: number, to: number) => ({ tipo: 'arriendo', desde: dayFromNow(from), hasta: dayFromNow(to) })

describe('opening a reservation', () => {
  test('holds the item for 48 hours and sends the link to pay', async () => {
    const item = await anItem(t)
    const request = await aRequest(t, item.id, { email: 'paga@example.com', idioma: 'en' })
    const reply = await reserve(request.id, { monto_reserva: 2000, comentario: 'Acordado', es_visible: true })
    expect(reply).toMatchObject({
      status: 200,
      codigo: 6,
      datos: {
        estado_id: 23,
        version: 2,
        monto_reserva: 2000,
        moneda: 'USD',
        reserva: { minimo: 100, maximo: 12_000, sugerido: 2000 },
      },
    })
    const row = await requestRow(t, request.id)
    expect(hoursUntil(row.vence_en)).toBeCloseTo(48, 1)
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 23, reserva_vence_en: row.vence_en })

    const [mail] = await mailsTo(t, 'paga@example.com')
    expect(mail).toMatchObject({ motivo: 'request.payment', idioma: 'en' })
    const query = {
      monto: '2000',
      solicitud_clasificado_id: `${request.id}`,
      moneda: 'USD',
      clasificado_id: `${item.id}`,
      firma: (await markFor(t, { requestId: request.id }))!,
      lang: 'en',
    }
    expect(mail?.texto).toContain(`/payment?${new URLSearchParams(query)}`)
    expect(mail?.texto).toMatch(/Reservation amount: USD 2,000\.00/)
    expect(mail?.texto).toMatch(/You can pay until: .+ \(Chilean time\)/)
    expect((await eventsOf(t, request.id)).at(-1)).toMatchObject({
      autor: 'personal',
      usuario_id: clerk.id,
      de_estado: 21,
      a_estado: 23,
      comentario: 'Acordado',
      monto_reserva: 2000,
      es_visible: true,
    })
    expect((await auditOf(t, 'solicitud_clasificado', request.id)).at(-1)).toMatchObject({
      accion: 'requests.moved',
      usuario_id: clerk.id,
      antes: { estado_id: 21 },
      despues: { estado_id: 23, monto_reserva: 2000 },
    })
  })

  test.each([
    ['no amount', null, m.reservationAmountRequired],
    ['a word', 'mucho', m.reservationAmountInvalid],
    ['a negative one', -2000, m.reservationAmountInvalid],
    ['one cent too little', 99.99, m.reservationAmountInvalid],
    ['one cent too much', 12_000.01, m.reservationAmountInvalid],
    ['thousandths', 2000.001, m.reservationAmountInvalid],
  ])('refuses %s', async (_, amount, entry) => {
    const { id } = await aRequest(t, (await anItem(t)).id)
    expect(await reserve(id, { monto_reserva: amount })).toMatchObject({
      status: 400,
      codigo: entry.code,
      campos: { monto_reserva: entry.code },
    })
    expect((await requestRow(t, id)).estado_id).toBe(21)
  })

  test('takes the bounds themselves, and refuses fractions of a peso', async () => {
    const item = await anItem(t)
    for (const amount of [100, 12_000]) {
      const { id } = await aRequest(t, item.id)
      expect(await reserve(id, { monto_reserva: amount })).toMatchObject({ status: 200 })
      await changeStatus(t, id, RequestStatus.cancelled, clerk)
    }
    const inPesos = await aRequest(t, (await anItem(t, { moneda: 'CLP', precio: 40_000_000 })).id)
    expect(await reserve(inPesos.id, { monto_reserva: 2_000_000.5 })).toMatchObject({
      codigo: m.reservationAmountInvalid.code,
    })
    expect(await reserve(inPesos.id, { monto_reserva: 2_000_000 })).toMatchObject({ datos: { moneda: 'CLP' } })
  })

  test('goes by the price that was agreed on, which it keeps', async () => {
    const { id } = await aRequest(t, (await anItem(t, { precio: 0, consultar_precio: true })).id)
    expect(await reserve(id, { monto_reserva: 3001 })).toMatchObject({ codigo: m.reservationAmountInvalid.code })
    const reply = await reserve(id, { monto_reserva: 9000, monto_venta: 30_000 })
    expect(reply).toMatchObject({ status: 200, datos: { monto_venta: 30_000, reserva: { maximo: 9000 } } })
  })

  test('needs a comment', async () => {
    const { id } = await aRequest(t, (await anItem(t)).id)
    expect(await reserve(id, { monto_reserva: 2000, comentario: ' ' })).toMatchObject({
      status: 400,
      campos: { comentario: 28 },
    })
  })

  test('fifty at once for one item: one is done, 49 are refused with 34', async () => {
    const item = await anItem(t)
    const requests = []
    for (let made = 0; made < 50; made++) requests.push(await aRequest(t, item.id))
    const replies = await Promise.all(requests.map(({ id }) => reserve(id)))
    const codes = replies.map(({ codigo }) => codigo).toSorted((one, other) => one - other)
    expect(codes).toEqual([6, ...Array.from({ length: 49 }, () => m.reservedOrSold.code)])
    const held = await t.deps.db
      .selectFrom('solicitud_clasificado')
      .select('id')
      .where('clasificado_id', '=', item.id)
      .where('estado_id', '=', 23)
      .execute()
    expect(held).toHaveLength(1)
  })

  test('is refused for an item that is reserved, sold or deleted', async () => {
    const item = await anItem(t)
    const [first, second] = [await aRequest(t, item.id), await aRequest(t, item.id)]
    await reserve(first.id)
    expect(await reserve(second.id)).toMatchObject({ status: 409, codigo: 34 })
    await changeStatus(t, first.id, RequestStatus.reserved, clerk)
    expect(await reserve(second.id)).toMatchObject({ status: 409, codigo: 34 })
    for (const gone of [{ vendido_en: new Date() }, { eliminado_en: new Date() }]) {
      const other = await anItem(t)
      const { id } = await aRequest(t, other.id)
      await t.deps.db.updateTable('clasificado').set(gone).where('id', '=', other.id).execute()
      expect(await reserve(id)).toMatchObject({ status: 409, codigo: 34 })
    }
  })

  test('works again at once when the link of another one is over, however late the job', async () => {
    const item = await anItem(t)
    const [first, second] = [await aRequest(t, item.id), await aRequest(t, item.id)]
    await reserve(first.id)
    await t.deps.db
      .updateTable('solicitud_clasificado')
      .set({ vence_en: new Date(Date.now() - 1000) })
      .where('id', '=', first.id)
      .execute()
    expect(await reserve(second.id)).toMatchObject({ status: 200 })
    expect((await requestRow(t, first.id)).estado_id).toBe(RequestStatus.reservationExpired)
  })
})

describe('a reservation paid by hand', () => {
  test('needs the reference of the payment, and holds the item for ten working days', async () => {
    const item = await anItem(t)
    const { id } = await aRequest(t, item.id, { email: 'mano@example.com' })
    await reserve(id)
    expect(await changeStatus(t, id, RequestStatus.reserved, clerk, { comentario: '' })).toMatchObject({ codigo: 28 })
    const reply = await changeStatus(t, id, RequestStatus.reserved, clerk, { comentario: 'Transferencia 4711' })
    expect(reply).toMatchObject({ status: 200, datos: { estado_id: 24 } })
    const row = await requestRow(t, id)
    const localDay = (moment: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(moment)
    expect(localDay(new Date((row.vence_en?.getTime() ?? 0) - 1000))).toBe(workingDayAfter(dayFromNow(0), 10))
    expect(row.reservado_en).not.toBeNull()
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 24 })
    const [mail] = await mailsTo(t, 'mano@example.com')
    expect(mail).toMatchObject({ motivo: 'request.reserved' })
    // its last day, not the midnight that ends it
    const words = new Intl.DateTimeFormat('es-CL', { dateStyle: 'full', timeZone: 'UTC' })
    expect(mail?.texto).toContain(`Reservado hasta: ${words.format(new Date(workingDayAfter(dayFromNow(0), 10)))}\n`)
  })
})

describe('a reservation of days', () => {
  test('holds its days for 24 hours and not the item', async () => {
    const item = await aRental(t)
    const { id } = await aRequest(t, item.id, days(10, 16))
    expect(await reserve(id, { monto_reserva: 332.5 })).toMatchObject({
      status: 200,
      datos: { reserva: { sugerido: 332.5 } },
    })
    expect(hoursUntil((await requestRow(t, id)).vence_en)).toBeCloseTo(24, 1)
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 29, reserva_vence_en: null })
  })

  test('refuses days of which another one holds some (36), also of two at once', async () => {
    const item = await aRental(t)
    const [first, second, apart] = [
      await aRequest(t, item.id, days(10, 20)),
      await aRequest(t, item.id, days(20, 30)),
      await aRequest(t, item.id, days(31, 40)),
    ]
    const replies = await Promise.all([first, second].map(({ id }) => reserve(id, { monto_reserva: 300 })))
    expect(replies.map(({ codigo }) => codigo).toSorted((one, other) => one - other)).toEqual([
      6,
      m.datesUnavailable.code,
    ])
    expect(await reserve(apart.id, { monto_reserva: 300 })).toMatchObject({ status: 200 })
  })

  test('is refused for days that have begun', async () => {
    const { id } = await aRequest(t, (await aRental(t)).id, days(1, 10), { desde: dayFromNow(-1) })
    expect(await reserve(id, { monto_reserva: 300 })).toMatchObject({ status: 409, codigo: m.datesUnavailable.code })
  })

  test('lasts until its first day is over, or until the machine comes back once it was handed over', async () => {
    const item = await aRental(t)
    const { id } = await aRequest(t, item.id, days(3, 10))
    await reserve(id, { monto_reserva: 300 })
    await changeStatus(t, id, RequestStatus.reserved, clerk)
    const { vence_en, version } = await requestRow(t, id)
    const lastSecond = new Date((vence_en?.getTime() ?? 0) - 1000)
    expect(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(lastSecond)).toBe(dayFromNow(3))

    expect((await oneRequest(t, id, clerk)).datos.puede_entregar).toBe(true)
    const handOver = (rest: object = {}) =>
      t.call(
        'POST',
        '/v1/clasificado/solicitud/entrega',
        { solicitud_clasificado_id: id, comentario: 'Acta 12', version, ...rest },
        clerk,
      )
    expect(await handOver({ comentario: '' })).toMatchObject({ status: 400, campos: { comentario: 28 } })
    expect(await handOver({ version: version + 1 })).toMatchObject({ status: 409, codigo: 984, datos: { id, version } })
    expect(await handOver()).toMatchObject({
      status: 200,
      datos: { puede_entregar: false, vence_en: null, estado_id: 24 },
    })
    expect(await handOver({ version: version + 1 })).toMatchObject({ status: 409, codigo: 35 })
    expect(await changeStatus(t, id, RequestStatus.closed, clerk)).toMatchObject({ status: 200 })
    expect(await reserve((await aRequest(t, item.id, days(3, 10))).id, { monto_reserva: 300 })).toMatchObject({
      status: 200,
    })
  })
})

test('two who change one request: the second gets 409 with what the first left', async () => {
  const { id } = await aRequest(t, (await anItem(t)).id)
  const change = (comment: string) =>
    changeStatus(t, id, RequestStatus.negotiation, clerk, { version: 1, comentario: comment })
  const replies = await Promise.all([change('uno'), change('dos')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)).toMatchObject({
    codigo: 984,
    datos: { id, estado_id: 22, version: 2 },
  })
  expect(await ask(t, { clasificado_id: 0 })).toMatchObject({ codigo: 11 })
})
