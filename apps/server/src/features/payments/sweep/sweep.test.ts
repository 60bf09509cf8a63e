import { Module, Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aClerk, anItem, aRequest } from '#test/machines.ts'
import {
  admin,
  aReservation,
  fault,
  letPass,
  manyReservations,
  openShop,
  payAndReturn,
  paymentRow,
  type Shop,
  started,
  timesAsked,
} from '#test/payments.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { row, together } from '#test/together.ts'
import { askStatus } from '../finish/ask.ts'
import { settle } from '../finish/settle.ts'
import { systemCaller } from '../move.ts'
import { getPayment } from '../queries.ts'
import { compareBooks } from './compare.ts'
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
  const { db } = t.deps
  for (const table of ['pago_reembolso', 'pago_diferencia', 'pago'] as const) await db.deleteFrom(table).execute()
})

const list = (query = '', as: Person | null = boss) =>
  t.call('GET', `/v1/clasificado/solicitud/diferencias${query}`, undefined, as)
const close = (id: number, comentario: string, as: Person | null = boss) =>
  t.call('PUT', `/v1/clasificado/solicitud/diferencias/${id}`, { comentario }, as)

describe('the sweeper', () => {
  test('of several processes at once asks for each payment once, and not for young ones', async () => {
    const all = await manyReservations(t.deps.db, 12)
    const forms = await Promise.all(all.map((reserved) => started(t, reserved)))
    await sweep(t.payments)
    expect(await Promise.all(forms.map(({ token }) => timesAsked(t, token, 'status')))).toEqual(Array(12).fill(0))
    await letPass(t, 3)
    await Promise.all(Array.from({ length: 4 }, () => sweep(t.payments)))
    expect(await Promise.all(forms.map(({ token }) => timesAsked(t, token, 'status')))).toEqual(Array(12).fill(1))
    await sweep(t.payments) // asked in this minute already
    expect(await timesAsked(t, forms[0]!.token, 'status')).toBe(1)
  })

  test('asks a provider that is away for a few only', async () => {
    const all = await manyReservations(t.deps.db, 20)
    await Promise.all(all.map((reserved) => started(t, reserved)))
    await fault(t, { operation: 'status', kind: 'unavailable_503', times: null })
    await letPass(t, 3)
    await sweep(t.payments)
    const { payments } = await admin(t, 'GET', '/payments')
    const asked = await Promise.all(payments.map(({ token }: { token: string }) => timesAsked(t, token, 'status')))
    expect(asked.reduce((sum, times) => sum + times, 0)).toBeLessThanOrEqual(6)
  })

  test('ends what never reached the provider', async () => {
    const item = await anItem(t)
    const { id } = await aRequest(t, item.id)
    const values = {
      solicitud_id: id,
      buy_order: 'w1',
      session_id: 's',
      retorno: 'r1',
      comercio: '597055555590',
      moneda: 'USD',
      monto: 1,
      condiciones: '-',
      ip: '',
    }
    await t.deps.db
      .insertInto('pago')
      .values({ ...values, creado_en: new Date(Date.now() - 180_000) })
      .execute()
    await sweep(t.payments)
    expect(await paymentRow(t, 'w1')).toMatchObject({ estado: 'error_formulario' })
  })
})

describe('the comparison of books', () => {
  /** One payment that is approved here and said to be otherwise there. */
  const disagree = async (set: object) => {
    const { token, buy_order } = await started(t, await aReservation(t))
    await payAndReturn(t, token)
    await letPass(t, 60)
    await fault(t, { operation: 'status', kind: 'alter', set, times: null })
    await compareBooks(t.payments)
    return buy_order
  }

  test('finds nothing where nothing differs', async () => {
    await disagree({})
    expect(await list()).toMatchObject({ status: 200, datos: { diferencias: [], total: 0 } })
  })

  test.each([
    ['another amount', { amount: 2001 }, 'monto_distinto'],
    ['another order', { buy_order: 'w0', session_id: 's0' }, 'orden_distinta'],
    ['given back there', { status: 'REVERSED' }, 'devuelta_alla'],
    ['not charged there', { status: 'FAILED', response_code: -1 }, 'no_cobrada_alla'],
  ])('lists %s once, changes nothing, and tells the house', async (_, set, kind) => {
    const buyOrder = await disagree(set)
    await compareBooks(t.payments)
    expect((await list()).datos).toMatchObject({
      total: 1,
      diferencias: [{ buy_order: buyOrder, tipo: kind, cerrado_en: null }],
    })
    expect(await paymentRow(t, buyOrder)).toMatchObject({ estado: 'aprobada', saldo: 2000 })
    const [mail] = await mailsTo(t, (await t.deps.company()).email)
    expect(mail).toMatchObject({ motivo: `payment.house.${kind}`, asunto: expect.stringContaining(buyOrder) })
  })

  test('takes an answer of before the approval for no difference', async () => {
    const { token, buy_order } = await started(t, await aReservation(t))
    const before = (await getPayment(t.deps.db, { token }))!
    const evidence = await askStatus(t.payments, before)
    await payAndReturn(t, token)
    expect(await settle(t.payments, systemCaller('test'), before, evidence)).toMatchObject({ estado: 'aprobada' })
    expect((await list(`?buscar=${buy_order}`)).datos.total).toBe(0)
  })

  test('lists what the provider charged and we had given up', async () => {
    const { token, buy_order } = await started(t, await aReservation(t))
    await payAndReturn(t, token, 'abort')
    await letPass(t, 60)
    await fault(t, { operation: 'status', kind: 'alter', set: { status: 'AUTHORIZED', response_code: 0 }, times: null })
    await compareBooks(t.payments)
    expect((await list()).datos.diferencias).toMatchObject([
      { tipo: 'autorizada_alla', detalle: { status: 'AUTHORIZED' } },
    ])
    expect(await paymentRow(t, buy_order)).toMatchObject({ estado: 'abortada' })
  })
})

describe('a difference', () => {
  test('stays until a person closes it, with what he found, and does not come back', async () => {
    const { token } = await started(t, await aReservation(t))
    await payAndReturn(t, token)
    await letPass(t, 60)
    await fault(t, { operation: 'status', kind: 'alter', set: { amount: 2001 }, times: null })
    await compareBooks(t.payments)
    const [{ id }] = (await list()).datos.diferencias
    expect(await close(id, ' ')).toMatchObject({ status: 400, campos: { comentario: 988 } })
    const [closed, late] = await together(
      t,
      row('pago_diferencia', id),
      () => close(id, 'Revisado con el proveedor'),
      () => close(id, 'Revisado con el proveedor'),
    ).then((replies) => replies.toSorted((a, b) => a.status - b.status))
    expect(closed).toMatchObject({ status: 200, estado: 'OK' })
    expect(late).toMatchObject({ status: 409, codigo: 106 })
    expect(await close(999_999, 'Nada')).toMatchObject({ status: 404, codigo: 7 })
    await compareBooks(t.payments)
    expect((await list()).datos.total).toBe(0)
    expect((await list('?abiertas=no')).datos.diferencias).toMatchObject([
      { comentario: 'Revisado con el proveedor', cerrado_por_nombre: 'Ana' },
    ])
  })

  test('is seen by those who manage the machines only', async () => {
    expect(await list('', null)).toMatchObject({ status: 401 })
    expect(await list('', await aUser(t, { modules: [Module.myMachines] }))).toMatchObject({ status: 403 })
    expect(await list('?buscar=w0&orden=-creado_en&page=2')).toMatchObject({ status: 200, datos: { diferencias: [] } })
  })
})
