import { Role } from '@portal/contract/access/constants'
import { RefundDecision } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClerk, changeStatus, oneRequest } from '#test/machines.ts'
import {
  admin,
  aRefunder,
  aReservation,
  fault,
  openShop,
  payAndReturn,
  paymentsOf,
  type Shop,
  started,
} from '#test/payments.ts'
import { pdfText } from '#test/pdf-text.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { systemCaller } from '../move.ts'
import { continueRefund } from '../refunds/send.ts'

/**
 * A random walk of payments, refunds, refusals and withdrawals, after which every place that says a sum of money says the
 * sum of a model that knows nothing of the portal. `LEDGER_STEPS=10000` walks further.
 */
const steps = Number(process.env.LEDGER_STEPS ?? 20)

let t: Shop
let boss: Person
let clerk: Person
beforeAll(async () => {
  t = await openShop()
  boss = await aRefunder(t)
  clerk = await aClerk(t)
})
afterAll(() => t.close())

const paidAmount = 120_000

/** What the walk did with one request; all in pesos. */
interface Known {
  requestId: number
  paymentId: number
  email: string
  isCard: boolean
  /** The card takes refunds of all and of parts; of nothing but all. */
  takesParts: boolean
  returned: number
  toCard: number
  owed: number
  isCancelled: boolean
}

/** Numbers from 0 to 1 that are the same in each run. */
function chanceFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
const chance = chanceFrom(20_261_129)
const pick = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)]!
const amountUpTo = (most: number) => 1 + Math.floor(chance() * most)

async function pay(): Promise<Known> {
  const reserved = await aReservation(t, { currency: 'CLP', amount: paidAmount })
  const card = pick(['credit', 'debit', 'none'] as const)
  if (card === 'none')
    await changeStatus(t, reserved.requestId, RequestStatus.reserved, clerk, { comentario: 'Transferencia 4471' })
  else await payAndReturn(t, (await started(t, reserved)).token, 'pay', card === 'debit' ? { card } : {})
  const [payment] = await paymentsOf(t, reserved)
  return {
    requestId: reserved.requestId,
    paymentId: payment!.id,
    email: reserved.email,
    isCard: card !== 'none',
    takesParts: card === 'credit',
    returned: 0,
    toCard: 0,
    owed: 0,
    isCancelled: false,
  }
}

const refund = (id: number, monto: number, reference = '') =>
  t.call(
    'POST',
    `/v1/clasificado/solicitud/reembolso/${id}`,
    { monto, motivo: 'Se acordó', referencia_manual: reference },
    boss,
  )

/** What an administrator gives back: to the card where it takes it, by transfer where it does not. */
async function giveBack(known: Known): Promise<void> {
  const left = paidAmount - known.returned
  if (left === 0) {
    expect(await refund(known.paymentId, 1)).toMatchObject({ status: 404, codigo: 7 })
    return
  }
  const amount = chance() < 0.4 ? left : amountUpTo(left)
  const canCredit = known.isCard && ((known.returned === 0 && amount === left) || known.takesParts)
  const isByHand = !canCredit || known.owed > 0
  const reply = await refund(known.paymentId, amount, isByHand ? `TEF ${known.requestId}` : '')
  expect(reply).toMatchObject({ status: 200, datos: { saldo: left - amount } })
  known.returned += amount
  if (!isByHand) known.toCard += amount
  known.owed = Math.max(0, known.owed - amount)
}

/** The client withdraws, or the owner does: the card is credited by a job, and a person has to transfer what it refuses. */
async function withdraw(known: Known): Promise<void> {
  if (known.isCancelled) return
  const left = paidAmount - known.returned
  const isWhole = chance() < 0.5
  const longAgo = new Date(Date.now() - 49 * 3_600_000)
  await t.deps.db
    .updateTable('solicitud_clasificado')
    .set({ reservado_en: longAgo })
    .where('id', '=', known.requestId)
    .execute()
  const isRefused = known.isCard && chance() < 0.3
  const rest = { decision_reembolso: isWhole ? RefundDecision.whole : RefundDecision.lessFee, comentario: 'Se retira' }
  expect(await changeStatus(t, known.requestId, RequestStatus.cancelled, boss, rest)).toMatchObject({ status: 200 })
  known.isCancelled = true
  if (left === 0) return
  const amount = isWhole ? left : Math.min(left, paidAmount * 0.8)
  const canCredit = known.isCard && ((known.returned === 0 && amount === paidAmount) || known.takesParts)
  if (!canCredit) {
    known.owed += amount
    return
  }
  if (isRefused) {
    const body = { type: 'NULLIFIED', response_code: -1, balance: left }
    await fault(t, { operation: 'refund', kind: 'answer', when: 'before', status: 200, body })
  }
  const pending = await t.deps.db
    .selectFrom('pago_reembolso')
    .select('id')
    .where('pago_id', '=', known.paymentId)
    .where('estado', '=', 'pendiente')
    .executeTakeFirstOrThrow()
  await check({ ...known, owed: known.owed + amount })
  await continueRefund(t.payments, systemCaller('refund'), pending.id)
  if (isRefused) known.owed += amount
  else {
    known.returned += amount
    known.toCard += amount
  }
}

const said = (amount: number) => `CLP ${amount.toLocaleString('en-US')}`

/** Every place that says what became of the money of a request. */
async function check({ requestId, paymentId, email, isCard, returned, owed }: Known): Promise<void> {
  const account = { moneda: 'CLP', recibido: paidAmount, devuelto: returned, debido: owed, neto: paidAmount - returned }
  const { datos } = await oneRequest(t, requestId, boss)
  expect(datos.cuentas).toMatchObject([account])
  const moved = (kind: string) =>
    datos.movimientos
      .filter(({ tipo }: { tipo: string }) => tipo === kind)
      .reduce((sum: number, { monto }: { monto: number }) => sum + monto, 0)
  expect([moved('recibido'), moved('devuelto'), moved('debido')]).toEqual([paidAmount, returned, owed])
  const row = await t.deps.db.selectFrom('pago').select('saldo').where('id', '=', paymentId).executeTakeFirstOrThrow()
  expect(row.saldo).toBe(paidAmount - returned)

  const tracked = await t.call(
    'GET',
    `/v1/clasificado/solicitud/seguimiento/${datos.url_seguimiento.split('/').at(-1)}`,
  )
  expect(tracked.datos.cuentas).toMatchObject([account])
  if (isCard) {
    const pdf = await fetch(`${t.url}${tracked.datos.url_comprobante}`)
    const text = pdfText(new Uint8Array(await pdf.arrayBuffer()))
    expect(text).toContain(said(paidAmount))
    expect(text.includes('Devuelto')).toBe(returned > 0 || owed > 0)
    if (returned > 0) expect(text).toContain(said(returned))
    if (owed > 0) expect(text).toContain(said(owed))
    expect(text.includes('reserva el equipo')).toBe(returned === 0 && owed === 0)
  } else expect(tracked.datos.url_comprobante).toBeNull()
  const last = (await mailsTo(t, email)).find(({ motivo }) => motivo === 'payment.refunded')
  if (returned > 0) expect(last?.texto).toContain(`Devuelto hasta ahora: ${said(returned)}`)
  expect(last === undefined).toBe(returned === 0)
}

test('page, mail, receipt, list, tile and SQL say the sums of a random walk', async () => {
  const known: Known[] = []
  for (let step = 0; step < steps; step++) {
    const kind = chance()
    if (known.length === 0 || kind < 0.35) {
      known.push(await pay())
      continue
    }
    const one = pick(known)
    await (kind < 0.7 ? giveBack(one) : withdraw(one))
    await check(one)
  }
  for (const one of known) await check(one)

  const total = (of: (one: Known) => number, some = known) => some.reduce((sum, one) => sum + of(one), 0)
  const open = (await t.call('GET', '/v1/clasificado/solicitud/diferencias?page_row=100', undefined, boss)).datos
    .diferencias
  const owing = known.filter(({ owed }) => owed > 0)
  expect(open.map(({ pago_id, debido }: { pago_id: number; debido: number }) => [pago_id, debido]).toSorted()).toEqual(
    owing.map(({ paymentId, owed }) => [paymentId, owed]).toSorted(),
  )
  expect((await admin(t, 'GET', '/books')).totals[0]?.refunded ?? 0).toBe(total(({ toCard }) => toCard))

  const byCard = known.filter(({ isCard }) => isCard)
  const reader = await aUser(t, { role: Role.superAdmin })
  const { mosaicos } = (await t.call('GET', '/v1/resumen/super_admin?periodo=anio', undefined, reader)).datos
  const tile = mosaicos.find(({ mosaico }: { mosaico: string }) => mosaico === 'reservas_pagadas')
  expect(tile.actual.total).toBe(byCard.length)
  const [sum] = tile.actual.sumas
  expect([sum.moneda, ...[sum.total, sum.devuelto, sum.neto].map(Number)]).toEqual([
    'CLP',
    byCard.length * paidAmount,
    total(({ returned }) => returned, byCard),
    total(({ returned }) => paidAmount - returned, byCard),
  ])
}, 600_000)

test('a transfer that is owed is marked as done with its reference, once, and closes its difference', async () => {
  const known = { ...(await pay()), isCard: false }
  const rest = { decision_reembolso: 'total', comentario: 'Se retira' }
  const [transfer] = await t.deps.db.selectFrom('pago').select('medio').where('id', '=', known.paymentId).execute()
  if (transfer?.medio === 'tarjeta') await giveCardUp(known.paymentId)
  await changeStatus(t, known.requestId, RequestStatus.cancelled, boss, rest)
  const list = (open: 'si' | 'no') =>
    t.call('GET', `/v1/clasificado/solicitud/diferencias?abiertas=${open}&page_row=100`, undefined, boss)
  const ofThis = async (open: 'si' | 'no') =>
    (await list(open)).datos.diferencias.filter(({ pago_id }: { pago_id: number }) => pago_id === known.paymentId)
  const [difference] = await ofThis('si')
  expect(difference).toMatchObject({ tipo: 'reembolso_manual', debido: paidAmount })
  const closing = { comentario: 'Ya está' }
  expect(await t.call('PUT', `/v1/clasificado/solicitud/diferencias/${difference.id}`, closing, boss)).toMatchObject({
    status: 409,
    codigo: 118,
  })
  const replies = await Promise.all([
    refund(known.paymentId, paidAmount, 'TEF 88'),
    refund(known.paymentId, paidAmount, 'TEF 88'),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await ofThis('si')).toEqual([])
  expect(await ofThis('no')).toMatchObject([{ debido: 0, devuelto: paidAmount, comentario: 'TEF 88' }])
})

/** After 90 days no card takes a refund. */
const giveCardUp = (paymentId: number) =>
  t.deps.db
    .updateTable('pago')
    .set({ confirmado_en: new Date(Date.now() - 91 * 86_400_000) })
    .where('id', '=', paymentId)
    .execute()
