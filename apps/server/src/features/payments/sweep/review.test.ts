import { Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aClerk } from '#test/machines.ts'
import {
  admin,
  aReservation,
  confirm,
  fault,
  letPass,
  openShop,
  payAndReturn,
  paymentRow,
  type Shop,
  type Started,
  started,
  startedAsStranger,
  stateOf,
  timesAsked,
} from '#test/payments.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { sweep } from './sweep.ts'

let t: Shop
let boss: Person
beforeAll(async () => {
  t = await openShop()
  boss = await aClerk(t, Role.administrator)
})
afterAll(() => t.close())
beforeEach(async () => {
  await admin(t, 'POST', '/reset', {})
  for (const table of ['pago_diferencia', 'pago'] as const) await t.deps.db.deleteFrom(table).execute()
})

const rejects = { operation: 'commit', kind: 'alter', set: { status: 'FAILED', response_code: -1 } }
const differences = async () =>
  (await t.call('GET', '/v1/clasificado/solicitud/diferencias', undefined, boss)).datos.diferencias
const asked = ({ token }: Started) => timesAsked(t, token, 'status')

describe('two minutes after a payment that ended without money', () => {
  test('a provider that said FAILED and has charged is a difference, which the house is told of once', async () => {
    const reserved = await aReservation(t)
    const form = await started(t, reserved)
    await fault(t, rejects)
    expect(await confirm(t, await payAndReturn(t, form.token))).toMatchObject({ status: 409, codigo: 101 })
    await sweep(t.payments) // in the same minute
    expect(await asked(form)).toBe(0)
    await letPass(t, 2)
    await Promise.all([sweep(t.payments), sweep(t.payments)])
    expect(await differences()).toMatchObject([
      { tipo: 'autorizada_alla', buy_order: form.buy_order, detalle: { status: 'AUTHORIZED', response_code: 0 } },
    ])
    expect(await asked(form)).toBe(1)
    // no way back out of an end: what to do with the money is for a person to say
    expect(await paymentRow(t, form.buy_order)).toMatchObject({ estado: 'rechazada' })
    expect(await stateOf(t, reserved)).toBe(23)
    const mails = await mailsTo(t, (await t.deps.company()).email)
    expect(mails.filter(({ asunto }) => asunto.includes(form.buy_order))).toMatchObject([
      { motivo: 'payment.house.autorizada_alla' },
    ])
    await letPass(t, 2)
    await sweep(t.payments)
    expect(await asked(form)).toBe(1)
  })

  test.each(['abort', 'time_out', 'form_error'])(
    '%s: is asked for again, and one that agrees is asked once',
    async (way) => {
      const form = await startedAsStranger(t, await aReservation(t))
      await payAndReturn(t, form.token, way)
      const before = await asked(form)
      await letPass(t, 2)
      await sweep(t.payments)
      await letPass(t, 2)
      await sweep(t.payments)
      expect((await asked(form)) - before).toBe(1)
      expect(await differences()).toEqual([])
    },
  )

  test('a provider that is away, or has nothing to say yet, is asked again until it tells', async () => {
    const form = await started(t, await aReservation(t))
    await fault(t, rejects)
    await payAndReturn(t, form.token)
    await fault(t, { operation: 'status', kind: 'unavailable_503' })
    await letPass(t, 2)
    await sweep(t.payments)
    await fault(t, { operation: 'status', kind: 'alter', set: { status: 'WAIT' } })
    await letPass(t, 2)
    await sweep(t.payments)
    expect(await differences()).toEqual([])
    await letPass(t, 2)
    await sweep(t.payments)
    expect(await differences()).toMatchObject([{ tipo: 'autorizada_alla' }])
  })

  test('one that was paid is not asked for', async () => {
    const form = await started(t, await aReservation(t))
    await payAndReturn(t, form.token)
    await letPass(t, 2)
    await sweep(t.payments)
    expect(await asked(form)).toBe(0)
  })
})
