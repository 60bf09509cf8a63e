import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '#test/makers.ts'
import {
  admin,
  aReservation,
  buyer,
  confirm,
  fault,
  letPass,
  openShop,
  payAndReturn,
  paymentRow,
  pressPay,
  type Reserved,
  type Shop,
  type Started,
  started,
  stateOf,
  timesAsked,
} from '#test/payments.ts'
import { mailsTo } from '#test/people.ts'
import { commit } from '../finish/ask.ts'
import { claimCommit } from '../finish/finish.ts'
import { getPayment } from '../queries.ts'
import { sweep } from '../sweep/sweep.ts'

let t: Shop
let reserved: Reserved
let form: Started
beforeAll(async () => {
  t = await openShop()
})
afterAll(() => t.close())
beforeEach(async () => {
  await admin(t, 'POST', '/reset', {})
  await t.deps.db
    .updateTable('pago')
    .set({ estado: 'rechazada' })
    .where('estado', 'in', ['desconocida', 'redirigida'])
    .execute()
  reserved = await aReservation(t, { currency: 'CLP' })
  form = await started(t, reserved)
})

const row = () => paymentRow(t, form.buy_order)
const reservedMails = async () =>
  (await mailsTo(t, reserved.email)).filter(({ motivo }) => motivo === 'request.reserved')
/** Until it is taken away. */
const outage = (operation: string, kind = 'unavailable_503') =>
  fault(t, { operation, kind, when: 'before', times: null })

describe('a commit whose answer is lost', () => {
  test('19: after authorizing is found paid by its status', async () => {
    await fault(t, { operation: 'commit', kind: 'drop' })
    const landing = await payAndReturn(t, form.token)
    expect(await confirm(t, landing)).toMatchObject({ status: 200, datos: { transaccion: { estado: 'aprobada' } } })
    expect(await timesAsked(t, form.token, 'commit')).toBe(1)
    expect(await stateOf(t, reserved)).toBe(24)
  })

  test('19: together with that of the status is being checked, cannot be paid again, and is repaired by the sweeper', async () => {
    await fault(t, { operation: 'commit', kind: 'drop' })
    await outage('status', 'drop')
    const landing = await payAndReturn(t, form.token)
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 103 })
    expect(await row()).toMatchObject({ estado: 'desconocida' })
    expect(await pressPay(t, reserved)).toMatchObject({ status: 409, codigo: 103 })
    await admin(t, 'DELETE', '/faults')
    await letPass(t, 3)
    await sweep(t.payments)
    expect(await row()).toMatchObject({ estado: 'aprobada', codigo_respuesta: 0, tarjeta: '6623' })
    expect(await stateOf(t, reserved)).toBe(24)
    expect(await reservedMails()).toHaveLength(1)
  })

  test('20: before authorizing is no sale: it is being checked, then ends, and the buyer is told by mail', async () => {
    await fault(t, { operation: 'commit', kind: 'drop', when: 'before' })
    const landing = await payAndReturn(t, form.token)
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 103 })
    await letPass(t, 3)
    await sweep(t.payments)
    expect(await row()).toMatchObject({ estado: 'desconocida' })
    await letPass(t, 18)
    await sweep(t.payments)
    expect(await row()).toMatchObject({ estado: 'tiempo_agotado' })
    expect(await timesAsked(t, form.token, 'commit')).toBe(1)
    expect(await stateOf(t, reserved)).toBe(23)
    const [mail] = await mailsTo(t, reserved.email)
    expect(mail).toMatchObject({ motivo: 'payment.notPaid', asunto: 'Su pago no se realizó' })
    expect(mail?.texto).toContain(`/payment?monto=120000&solicitud_clasificado_id=${reserved.requestId}&moneda=CLP`)
    expect(await pressPay(t, reserved)).toMatchObject({ status: 200 })
  })

  test.each(['html_502', 'error_500', 'empty_200', 'none_204'])(
    '21: or is %s is decided by its status',
    async (kind) => {
      await fault(t, { operation: 'commit', kind })
      const landing = await payAndReturn(t, form.token)
      expect(await confirm(t, landing)).toMatchObject({ status: 200 })
      expect(await timesAsked(t, form.token, 'commit')).toBe(1)
      expect(await stateOf(t, reserved)).toBe(24)
    },
  )

  test('21: or has any other shape is decided by its status', async () => {
    await fault(t, { operation: 'commit', kind: 'answer', status: 200, body: { hello: 'world' } })
    expect(await confirm(t, await payAndReturn(t, form.token))).toMatchObject({ status: 200 })
  })

  test('21: rejected and lost is rejected', async () => {
    await fault(t, { operation: 'commit', kind: 'html_502' })
    const landing = await payAndReturn(t, form.token, 'pay', { card: 'mastercard' })
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 101 })
  })

  test('33: because our key is refused stays in doubt, with an alarm, until the key is right again', async () => {
    const body = { error_message: 'Not Authorized' }
    await fault(t, { operation: 'any', kind: 'answer', when: 'before', status: 401, body, times: null })
    const landing = await payAndReturn(t, form.token)
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 103 })
    const house = await mailsTo(t, (await t.deps.company()).email)
    expect(house.map(({ motivo }) => motivo)).toContain('payment.alarm')
    await admin(t, 'DELETE', '/faults')
    await letPass(t, 21)
    await sweep(t.payments)
    expect(await row()).toMatchObject({ estado: 'tiempo_agotado' }) // nothing was committed
  })

  test('22: while the status is down too stays in doubt, as long as it takes, and is repaired', async () => {
    await fault(t, { operation: 'commit', kind: 'unavailable_503' })
    await outage('status')
    await payAndReturn(t, form.token)
    for (const minutes of [3, 60, 600]) {
      await letPass(t, minutes)
      await sweep(t.payments)
      expect(await row()).toMatchObject({ estado: 'desconocida' })
    }
    await admin(t, 'DELETE', '/faults')
    await letPass(t, 60)
    await sweep(t.payments)
    expect(await row()).toMatchObject({ estado: 'aprobada' })
    expect(await stateOf(t, reserved)).toBe(24)
  })

  test('22: for seven days is closed for a person', async () => {
    await fault(t, { operation: 'commit', kind: 'unavailable_503' })
    await outage('status')
    const landing = await payAndReturn(t, form.token)
    await letPass(t, 7 * 24 * 60 - 60)
    await sweep(t.payments)
    expect(await row()).toMatchObject({ estado: 'desconocida' })
    await admin(t, 'DELETE', '/faults')
    await letPass(t, 61)
    await sweep(t.payments)
    expect(await row()).toMatchObject({ estado: 'cerrada_sin_respuesta' })
    const differences = await t.deps.db
      .selectFrom('pago_diferencia')
      .selectAll()
      .where('buy_order', '=', form.buy_order)
      .execute()
    expect(differences).toMatchObject([{ tipo: 'sin_respuesta', cerrado_en: null }])
    expect(await auditOf(t, 'pago_diferencia', differences[0]!.id)).toMatchObject([
      { accion: 'payments.differenceFound', usuario_id: null, despues: { tipo: 'sin_respuesta' } },
    ])
    expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 103 })
  })
})

describe('a buyer who does not come back', () => {
  test('23: after paying has not paid: his hold ends after 20 minutes and nothing is committed', async () => {
    await buyer(t, form.token, 'pay_and_leave')
    await letPass(t, 19)
    await sweep(t.payments)
    expect(await row()).toMatchObject({ estado: 'redirigida' })
    await letPass(t, 2)
    await sweep(t.payments)
    expect(await row()).toMatchObject({ estado: 'tiempo_agotado' })
    expect(await timesAsked(t, form.token, 'commit')).toBe(0)
    expect(await pressPay(t, reserved)).toMatchObject({ status: 200 })
  })

  test('23: and comes back after that reads that the time ran out', async () => {
    await letPass(t, 21)
    await sweep(t.payments)
    const { deliveries } = await admin(t, 'POST', `/payments/${form.token}/returns`, { flow: 'normal' })
    const query = Object.fromEntries(new URL(deliveries[0].location, t.url).searchParams)
    expect(await confirm(t, { query })).toMatchObject({ status: 409, codigo: 104 })
    expect(await timesAsked(t, form.token, 'commit')).toBe(0)
  })
})

describe('49: a shop that dies', () => {
  const claimed = async () => {
    await buyer(t, form.token, 'pay')
    await t.deps.db
      .updateTable('pago')
      .set({ flujo: 'normal', retornado_en: new Date() })
      .where('buy_order', '=', form.buy_order)
      .execute()
    const payment = (await getPayment(t.deps.db, { token: form.token }))!
    const claim = await claimCommit(t.payments, { ip: '', requestId: 'test' }, payment)
    expect(claim.does).toBe('commit')
    return claim.payment
  }

  test('between the commit and saving has made one sale when it is back', async () => {
    await commit(t.payments, await claimed())
    expect(await row()).toMatchObject({ estado: 'confirmando' })
    await sweep(t.payments) // too young: its commit may be on its way
    expect(await row()).toMatchObject({ estado: 'confirmando' })
    await letPass(t, 3)
    await Promise.all([sweep(t.payments), sweep(t.payments), sweep(t.payments)])
    expect(await row()).toMatchObject({ estado: 'aprobada' })
    expect(await stateOf(t, reserved)).toBe(24)
    expect(await reservedMails()).toHaveLength(1)
  })

  test('before the commit has made none, and holds nothing for ever', async () => {
    await claimed()
    await letPass(t, 21)
    await sweep(t.payments)
    expect(await row()).toMatchObject({ estado: 'tiempo_agotado' })
    expect(await stateOf(t, reserved)).toBe(23)
  })

  test('keeps the item for a payment that it was committing, however late', async () => {
    await commit(t.payments, await claimed())
    await t.deps.db
      .updateTable('solicitud_clasificado')
      .set({ vence_en: new Date(Date.now() - 1000) })
      .where('id', '=', reserved.requestId)
      .execute()
    await t.payments.hooks.reservationFor(t.deps.db, reserved.requestId) // ends what has ended
    expect(await stateOf(t, reserved)).toBe(23)
    await letPass(t, 3)
    await sweep(t.payments)
    expect(await stateOf(t, reserved)).toBe(24)
  })
})
