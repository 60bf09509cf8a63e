import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aClerk, anItem, aRental, aRequest, changeStatus, dayFromNow, eventsOf, requestRow } from '#test/machines.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
let owner: Person
let rental: Awaited<ReturnType<typeof aRental>>
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
  owner = await aUser(t)
  rental = await aRental(t, { usuario_id: owner.id })
})
afterAll(() => t.close())

const m = machineMessages
const s = RequestStatus
const days = (from: number, to: number) => ({ tipo: 'arriendo', desde: dayFromNow(from), hasta: dayFromNow(to) })
const show = (id: unknown, email: unknown, from: object = fromElsewhere()) =>
  t.call('POST', '/v1/clasificado/solicitud/arriendo', { solicitud_clasificado_id: id, email }, null, from)

describe('the link of a rent mail', () => {
  test('shows the interest once; again it answers 71', async () => {
    const { id } = await aRequest(t, rental.id, { ...days(10, 20), email: 'Renta@example.com' })
    expect(await show(`${id}`, 'renta@EXAMPLE.com')).toMatchObject({ status: 200, estado: 'OK', codigo: 11 })
    expect((await requestRow(t, id)).estado_id).toBe(s.interestedInRent)
    expect((await eventsOf(t, id)).at(-1)).toMatchObject({ autor: 'cliente', de_estado: 21, a_estado: 29 })
    expect((await mailsTo(t, owner.email))[0]?.asunto).toBe(`El cliente confirmó su interés en arrendar #${id}`)
    expect(await show(id, 'renta@example.com')).toMatchObject({
      status: 409,
      estado: 'ERR',
      codigo: m.rentalAlreadySent.code,
    })
  })

  test('works in negotiation too, and of two clicks at once one counts', async () => {
    const { id } = await aRequest(t, rental.id, { ...days(10, 20), email: 'doble@example.com' })
    await changeStatus(t, id, s.negotiation, clerk)
    const replies = await Promise.all([show(id, 'doble@example.com'), show(id, 'doble@example.com')])
    expect(replies.map(({ codigo }) => codigo).toSorted((one, other) => one - other)).toEqual([11, 71])
  })

  test('is unknown with another address or number, for a purchase, in quarantine and after the end (72)', async () => {
    const email = 'otra@example.com'
    const rent = await aRequest(t, rental.id, { ...days(10, 20), email })
    const sale = await aRequest(t, (await anItem(t)).id, { email })
    const quarantined = await aRequest(t, rental.id, { ...days(40, 50), email, sitio_web: 'x' })
    const ended = await aRequest(t, rental.id, { ...days(60, 70), email })
    await t.deps.db
      .updateTable('solicitud_clasificado')
      .set({ estado_id: s.cancelled })
      .where('id', '=', ended.id)
      .execute()
    const unknown = { status: 404, codigo: m.rentalRequestAbsent.code }
    expect(await show(rent.id, 'ajena@example.com')).toMatchObject(unknown)
    for (const id of [rent.id + 1000, sale.id, quarantined.id, ended.id])
      expect(await show(id, email)).toMatchObject(unknown)
    expect((await requestRow(t, rent.id)).estado_id).toBe(21)
  })

  test('needs both its parts', async () => {
    expect(await show('', 'a@example.com')).toMatchObject({ status: 404, campos: { solicitud_clasificado_id: 72 } })
    expect(await show(1, '')).toMatchObject({ status: 400, campos: { email: 21 } })
  })

  test('is not there to try out addresses', async () => {
    const from = fromElsewhere()
    let last = 0
    for (let tried = 0; tried < 31; tried++) last = (await show(1, `x${tried}@example.com`, from)).status
    expect(last).toBe(429)
  })
})

describe('the busy days of an item', () => {
  const busy = (id: unknown) => t.call('GET', `/v1/clasificado/ocupacion/${id}`)
  const reserve = (id: number) => changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 300 })

  test('are those that are held, without who holds them', async () => {
    const item = await aRental(t)
    const [late, early] = [await aRequest(t, item.id, days(40, 50)), await aRequest(t, item.id, days(5, 12))]
    await aRequest(t, item.id, days(70, 80)) // only asked for
    await reserve(late.id)
    await reserve(early.id)
    await changeStatus(t, early.id, s.reserved, clerk)
    expect((await busy(item.id)).datos).toEqual({
      ocupado: [
        { desde: dayFromNow(5), hasta: dayFromNow(12) },
        { desde: dayFromNow(40), hasta: dayFromNow(50) },
      ],
    })
  })

  test('are free again at once when a link to pay is over', async () => {
    const item = await aRental(t)
    const { id } = await aRequest(t, item.id, days(5, 12))
    await reserve(id)
    const over = { vence_en: new Date(Date.now() - 1000) }
    await t.deps.db.updateTable('solicitud_clasificado').set(over).where('id', '=', id).execute()
    expect((await busy(item.id)).datos).toEqual({ ocupado: [] })
  })

  test('are told of items that anybody can see', async () => {
    const hidden = await aRental(t, { aprobacion: 0 })
    expect(await busy(hidden.id)).toMatchObject({ status: 404, codigo: m.absent.code })
    expect(await busy('x')).toMatchObject({ status: 400, codigo: m.idInvalid.code })
  })
})
