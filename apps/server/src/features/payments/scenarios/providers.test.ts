import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CardShop, comeBack, openCardShop } from '#test/card-shop.ts'
import { gatherLog } from '#test/log-lines.ts'
import { aClerk, changeStatus } from '#test/machines.ts'
import {
  aRefunder,
  aReservation,
  confirm,
  type Landing,
  markFor,
  paymentRow,
  paymentsOf,
  pressPay,
  type Reserved,
  type Started,
  started,
  startedAsStranger,
  stateOf,
} from '#test/payments.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { commit } from '../finish/ask.ts'
import { claimCommit } from '../finish/finish.ts'
import { systemCaller } from '../move.ts'
import { getPayment } from '../queries.ts'
import { listRefundsOf } from '../refunds/queries.ts'
import { continueRefund } from '../refunds/send.ts'
import { compareBooks } from '../sweep/compare.ts'
import { sweep } from '../sweep/sweep.ts'

// What each provider of the table does otherwise than Webpay: its form charges, and stays open until it is closed.
describe.each(['stripe', 'mercadopago'] as const)('cards at %s', (provider) => {
  let t: CardShop
  let boss: Person
  let reserved: Reserved
  let form: Started
  beforeAll(async () => {
    t = await openCardShop(provider)
    boss = await aRefunder(t)
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    t.world.faults.length = 0
    t.world.calls.length = 0
    await sql`update pago set estado = 'rechazada', revisado_en = now()
      where estado in ('desconocida', 'redirigida', 'pendiente_confirmacion', 'confirmando')`.execute(t.deps.db)
    await sql`update pago_reembolso set estado = 'rechazado' where estado in ('pendiente', 'en_duda')`.execute(
      t.deps.db,
    )
    reserved = await aReservation(t)
    form = await started(t, reserved)
  })

  const row = (buyOrder = form.buy_order) => paymentRow(t, buyOrder)
  const pay = async (token = form.token): Promise<Landing> => comeBack(t, t.at.pay(token))
  const cents = (amount: number) => (provider === 'stripe' ? amount * 100 : amount)
  const letPass = async (minutes: number) => {
    const earlier = sql`make_interval(mins => ${minutes}::int)`
    await sql`update pago set creado_en = creado_en - ${earlier}, confirmando_en = confirmando_en - ${earlier},
      consultado_en = consultado_en - ${earlier}`.execute(t.deps.db)
    await sql`update pago_reembolso set creado_en = creado_en - ${earlier}, enviado_en = enviado_en - ${earlier},
      consultado_en = consultado_en - ${earlier}`.execute(t.deps.db)
  }
  const sendRefunds = async (id: number) => {
    for (const { id: refundId } of await listRefundsOf(t.deps.db, id))
      await continueRefund(t.payments, systemCaller('refund'), refundId)
  }
  const refund = (id: number, monto: number, rest: object = {}) =>
    t.call('POST', `/v1/clasificado/solicitud/reembolso/${id}`, { monto, motivo: 'El equipo se dañó', ...rest }, boss)
  const asked = (operation: string) => t.world.calls.filter((call) => call.operation === operation).length

  describe('a press of Pay', () => {
    test('leads to its page by an address alone, for the stored amount', async () => {
      expect(form).toMatchObject({ redirige: true, url: expect.stringContaining(form.token) })
      expect(t.at.asked(form.token)).toEqual({ amount: cents(2000), currency: 'USD', reference: form.buy_order })
      expect(await row()).toMatchObject({ proveedor: provider, token: form.token, estado: 'redirigida' })
      expect((await row()).condiciones).toMatch(/a la misma tarjeta\.$/)
    })

    test('asks for pesos without cents', async () => {
      const pesos = await started(t, await aReservation(t, { currency: 'CLP', amount: 120_000 }))
      expect(t.at.asked(pesos.token)).toMatchObject({ amount: 120_000, currency: 'CLP' })
    })

    test('leads to the same form as long as it is open, so that the client has one', async () => {
      await letPass(15)
      expect(await started(t, reserved)).toEqual(form)
    })

    test.each(['hang', 'badGateway', 'empty'] as const)(
      'without an answer (%s) keeps the reservation',
      async (answer) => {
        await comeBack(t, t.at.cancel(form.token))
        t.world.faults.push({ operation: 'create', moment: 'after', answer })
        expect(await pressPay(t, reserved)).toMatchObject({ status: 503, codigo: 110 })
        expect(await stateOf(t, reserved)).toBe(23)
        expect(asked('create')).toBe(2)
      },
    )
  })

  describe('a buyer who comes back', () => {
    test('paid: is reserved, with mail and receipt, however often the page is loaded', async () => {
      const landing = await pay()
      expect(landing).toMatchObject({ status: 303, query: { buy_order: form.buy_order } })
      for (let times = 0; times < 2; times++)
        expect(await confirm(t, landing)).toMatchObject({
          status: 200,
          datos: {
            transaccion: { status: 'AUTHORIZED', amount: 2000, moneda: 'USD', estado: 'aprobada', tipo_pago: 'VN' },
          },
        })
      expect(await stateOf(t, reserved)).toBe(24)
      expect((await mailsTo(t, reserved.email)).filter(({ motivo }) => motivo === 'request.reserved')).toHaveLength(1)
      expect(await row()).toMatchObject({ cobrado: 2000, saldo: 2000, tarjeta: expect.stringMatching(/^\d{4}$/) })
    })

    test('twice at one instant, and again later: one sale', async () => {
      const address = t.at.pay(form.token)
      await Promise.all([comeBack(t, address), comeBack(t, address)])
      expect(await confirm(t, await comeBack(t, address))).toMatchObject({ status: 200 })
      expect((await mailsTo(t, reserved.email)).filter(({ motivo }) => motivo === 'request.reserved')).toHaveLength(1)
    })

    test('canceled: reads that nothing was charged, and nobody can pay at that form any more', async () => {
      const landing = await comeBack(t, t.at.cancel(form.token))
      expect(await confirm(t, landing)).toMatchObject({
        status: 409,
        codigo: 8,
        datos: { transaccion: { estado: 'abortada' } },
      })
      expect(t.at.pay(form.token)).toBeNull()
      expect((await started(t, reserved)).token).not.toBe(form.token)
    })

    test('with the address of a canceled form after paying: stays paid', async () => {
      t.at.pay(form.token)
      const landing = await comeBack(t, t.at.cancel(form.token))
      expect(await confirm(t, landing)).toMatchObject({ status: 200 })
      expect(await stateOf(t, reserved)).toBe(24)
    })

    test.runIf(provider === 'mercadopago')(
      'before the payment can be found: it is being checked, and not ended',
      async () => {
        const address = t.at.pay(form.token)
        t.world.lateSearches = 1
        const landing = await comeBack(t, address)
        expect(await row()).toMatchObject({ estado: 'pendiente_confirmacion' })
        await letPass(1)
        expect(await confirm(t, landing)).toMatchObject({ status: 200 })
        expect(await stateOf(t, reserved)).toBe(24)
      },
    )

    test.runIf(provider === 'mercadopago')('with a refused card: reads it, and the form is closed', async () => {
      const landing = await comeBack(t, t.at.decline(form.token))
      expect(await confirm(t, landing)).toMatchObject({
        status: 409,
        codigo: 102,
        datos: { transaccion: { estado: 'rechazada' } },
      })
      expect(t.at.pay(form.token)).toBeNull()
      expect((await started(t, reserved)).token).not.toBe(form.token)
    })

    test.runIf(provider === 'mercadopago')('who has paid the same form twice: a person is told', async () => {
      t.at.pay(form.token)
      expect(await confirm(t, await pay())).toMatchObject({ status: 409, codigo: 103 })
      expect(await row()).toMatchObject({ motivo: 'diferente', cobrado: 4000 })
      expect(await stateOf(t, reserved)).toBe(23)
    })

    test('while the provider is silent: it is being checked, and the sweep finds the money', async () => {
      const address = t.at.pay(form.token)
      for (let times = 0; times < 8; times++)
        t.world.faults.push({ operation: provider === 'stripe' ? 'read' : 'search', moment: 'before', answer: 'hang' })
      const landing = await comeBack(t, address)
      expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 103 })
      expect(await pressPay(t, reserved)).toMatchObject({ status: 409, codigo: 103 })
      t.world.faults.length = 0
      await letPass(3)
      await sweep(t.payments)
      expect(await confirm(t, landing)).toMatchObject({ status: 200 })
      expect(await stateOf(t, reserved)).toBe(24)
    })
  })

  describe('a buyer who does not come back', () => {
    test('and has paid: the sweep reserves', async () => {
      t.at.pay(form.token)
      await letPass(3)
      await sweep(t.payments)
      expect(await row()).toMatchObject({ estado: 'aprobada', motivo: null })
      expect(await stateOf(t, reserved)).toBe(24)
    })

    test('and has not: the form stays open for 20 minutes, and is closed before the payment ends', async () => {
      await letPass(3)
      await sweep(t.payments)
      expect(await row()).toMatchObject({ estado: 'redirigida' })
      await letPass(20)
      t.world.faults.push({ operation: 'expire', moment: 'before', answer: 'badGateway' })
      await sweep(t.payments)
      expect((await row()).estado).not.toBe('tiempo_agotado')
      await letPass(3)
      await sweep(t.payments)
      expect(await row()).toMatchObject({ estado: 'tiempo_agotado' })
      expect(t.at.pay(form.token)).toBeNull()
    })

    test('nor our process, which died after it had claimed the payment: one sale', async () => {
      t.at.pay(form.token)
      await t.deps.db.updateTable('pago').set({ flujo: 'normal' }).where('buy_order', '=', form.buy_order).execute()
      const payment = (await getPayment(t.deps.db, { buy_order: form.buy_order }))!
      const claimed = await claimCommit(t.payments, systemCaller('test'), payment)
      expect(claimed).toMatchObject({ does: 'commit', payment: { estado: 'confirmando' } })
      await commit(t.payments, claimed.payment)
      await letPass(3)
      await sweep(t.payments)
      expect(await row()).toMatchObject({ estado: 'aprobada', motivo: null })
      expect(await stateOf(t, reserved)).toBe(24)
    })
  })

  describe('money that pays nothing', () => {
    test('because the reservation ended while the buyer was at the form, goes back in full', async () => {
      expect(await changeStatus(t, reserved.requestId, RequestStatus.cancelled, await aClerk(t))).toMatchObject({
        status: 200,
      })
      const landing = await pay()
      expect(await confirm(t, landing)).toMatchObject({ status: 409, codigo: 103 })
      const { id, motivo } = await row()
      expect(motivo).toBe('no_disponible')
      await sendRefunds(id)
      expect(t.at.books(form.token)).toEqual({ charged: cents(2000), refunded: cents(2000) })
      expect(await row()).toMatchObject({ estado: 'anulada', saldo: 0 })
    })

    test('because another form was paid first, goes back in full', async () => {
      const other = await startedAsStranger(t, reserved)
      expect(await confirm(t, await pay())).toMatchObject({ status: 200 })
      expect(await confirm(t, await pay(other.token))).toMatchObject({ status: 409 })
      const second = await row(other.buy_order)
      expect(second).toMatchObject({ motivo: 'ya_pagada' })
      await sendRefunds(second.id)
      expect(t.at.books(other.token)).toEqual({ charged: cents(2000), refunded: cents(2000) })
      expect(t.at.books(form.token)).toEqual({ charged: cents(2000), refunded: 0 })
      expect(await stateOf(t, reserved)).toBe(24)
    })

    test('of two forms paid at one instant one reserves, and the other goes back', async () => {
      const other = await startedAsStranger(t, reserved)
      const addresses = [t.at.pay(form.token), t.at.pay(other.token)]
      await Promise.all(addresses.map((address) => comeBack(t, address)))
      await letPass(3)
      await sweep(t.payments)
      const rows = await paymentsOf(t, reserved)
      expect(rows.filter(({ motivo }) => motivo === null)).toHaveLength(1)
      for (const { id } of rows) await sendRefunds(id)
      const refunded = [form, other].map(({ token }) => t.at.books(token).refunded)
      expect(refunded.toSorted((a, b) => a - b)).toEqual([0, cents(2000)])
    })
  })

  describe('what is not as we asked', () => {
    test.each(['amount', 'currency', 'reference'] as const)(
      'another %s reserves nothing, and a person is told',
      async (what) => {
        const address = t.at.pay(form.token)
        t.at.distort(form.token, what)
        expect(await confirm(t, await comeBack(t, address))).toMatchObject({ status: 409, codigo: 103 })
        expect(await stateOf(t, reserved)).toBe(23)
        expect(await row()).toMatchObject({ motivo: 'diferente' })
        const differences = await t.deps.db
          .selectFrom('pago_diferencia')
          .select('tipo')
          .where('buy_order', '=', form.buy_order)
          .execute()
        expect(differences).toEqual([{ tipo: what === 'reference' ? 'orden_distinta' : 'monto_distinto' }])
      },
    )

    test('a return that was guessed, changed or mixed belongs to no payment, and asks nobody', async () => {
      const paid = new URL(t.at.pay(form.token)!)
      const other = await started(t, await aReservation(t))
      t.world.calls.length = 0
      const changed = (change: (query: URLSearchParams) => void) => {
        const url = new URL(paid)
        change(url.searchParams)
        return comeBack(t, url.href)
      }
      const name = provider === 'stripe' ? 'session_id' : 'preference_id'
      const ends = [
        await changed((query) => query.delete('r')),
        await changed((query) => query.set('r', 'x'.repeat(24))),
        await changed((query) => query.set(name, other.token)),
        await changed((query) => query.set(name, '../v1/refunds')),
        await changed((query) => query.append(name, form.token)),
        await changed((query) => query.set('token_ws', form.token.replace(/\W|_/g, ''))),
      ]
      for (const { status, location } of ends) expect([status, location.includes('buy_order')]).toEqual([404, false])
      expect(t.world.calls).toEqual([])
      expect(await row()).toMatchObject({ estado: 'redirigida', flujo: null })
    })

    test('a return of Webpay ends no payment of another provider', async () => {
      const { session_id, retorno } = await row()
      const url = `${t.url}/v1/clasificado/retorno_reservacion?${new URLSearchParams({ r: retorno, TBK_ORDEN_COMPRA: form.buy_order, TBK_ID_SESION: session_id })}`
      expect((await comeBack(t, url)).location).not.toContain('buy_order')
      expect(await row()).toMatchObject({ estado: 'redirigida' })
    })

    test('a stranger who pays gets nothing of the client', async () => {
      const other = await startedAsStranger(t, reserved)
      const landing = await pay(other.token)
      const reply = await confirm(t, landing)
      expect(reply).toMatchObject({
        status: 200,
        datos: { transaccion: { es_del_cliente: false, url_seguimiento: null } },
      })
      const text = JSON.stringify([reply, landing])
      for (const secret of [reserved.email, (await markFor(t, reserved))!]) expect(text).not.toContain(secret)
    })
  })

  describe('a refund', () => {
    test('is made in parts for any card, to the last cent, and no more than was paid', async () => {
      await comeBack(t, t.at.pay(form.token, 'debit'))
      const { id } = await row()
      expect(await refund(id, 500.25)).toMatchObject({
        status: 200,
        codigo: 109,
        datos: { estado: 'anulada_parcial', saldo: 1499.75 },
      })
      expect(await refund(id, 1500)).toMatchObject({ status: 400, codigo: 2 })
      expect(await refund(id, 1499.75)).toMatchObject({ status: 200, datos: { estado: 'anulada', saldo: 0 } })
      expect(t.at.books(form.token)).toEqual({ charged: cents(2000), refunded: cents(2000) })
    })

    test('whose answer is lost is made once, and its end is found by the balance', async () => {
      await pay()
      const { id } = await row()
      t.world.faults.push({ operation: 'refund', moment: 'after', answer: 'hang' })
      expect(await refund(id, 500)).toMatchObject({ status: 200, codigo: 109 })
      expect(t.at.books(form.token).refunded).toBe(cents(500))
      expect(asked('refund')).toBe(1)
      expect(await row()).toMatchObject({ estado: 'anulada_parcial', saldo: 1500 })
    })

    test('that was lost before it was made is sent again once that is certain', async () => {
      await pay()
      const { id } = await row()
      t.world.faults.push({ operation: 'refund', moment: 'before', answer: 'hang' })
      expect(await refund(id, 500)).toMatchObject({ status: 200, codigo: 114 })
      expect(await refund(id, 500)).toMatchObject({ status: 409, codigo: 112 })
      for (let times = 0; times < 2; times++) {
        await letPass(3)
        await sweep(t.payments)
      }
      expect(t.at.books(form.token).refunded).toBe(cents(500))
      expect(await row()).toMatchObject({ estado: 'anulada_parcial', saldo: 1500 })
    })

    test('sent twice with one key is made once', async () => {
      await pay()
      const payment = (await getPayment(t.deps.db, { buy_order: form.buy_order }))!
      const known = { token: form.token, commerceCode: provider, buyOrder: form.buy_order, currency: 'USD' } as const
      for (let times = 0; times < 2; times++) await t.payments.gateway.refund(known, 500, `${payment.buy_order}-1`)
      expect(t.at.books(form.token).refunded).toBe(cents(500))
    })

    test('that was made at the provider itself is refused with its words, and becomes a difference', async () => {
      await pay()
      const { id } = await row()
      const known = { token: form.token, commerceCode: provider, buyOrder: form.buy_order, currency: 'USD' } as const
      await t.payments.gateway.refund(known, 2000, 'by-hand')
      expect(await refund(id, 2000)).toMatchObject({ status: 409, codigo: 113 })
      await letPass(60)
      await compareBooks(t.payments)
      const differences = await t.deps.db
        .selectFrom('pago_diferencia')
        .select('tipo')
        .where('pago_id', '=', id)
        .execute()
      expect(differences).toContainEqual({ tipo: 'devuelta_alla' })
    })

    test('of a payment of an earlier provider is refused, and noted as a transfer', async () => {
      await pay()
      const { id } = await row()
      await t.deps.db.updateTable('pago').set({ proveedor: 'webpay' }).where('id', '=', id).execute()
      t.world.calls.length = 0
      expect(await refund(id, 2000)).toMatchObject({ status: 409, codigo: 122 })
      expect(await refund(id, 2000, { referencia_manual: 'TEF 4711' })).toMatchObject({
        status: 200,
        datos: { saldo: 0 },
      })
      expect(t.world.calls).toEqual([])
    })
  })

  test('no line of the log tells a form, a session, a mark or a key', async () => {
    const lines = gatherLog(t)
    await pay()
    t.world.faults.push({ operation: 'refund', moment: 'before', answer: 'badGateway' })
    await refund((await row()).id, 100)
    const other = await started(t, await aReservation(t))
    t.world.payments.delete(other.token) // it refuses, and names what it was asked for
    await comeBack(t, `${t.url}/v1/clasificado/retorno_reservacion?r=${(await row(other.buy_order)).retorno}`)
    const { session_id, retorno } = await row()
    expect(lines.length).toBeGreaterThan(5)
    for (const secret of [form.token, other.token, session_id, retorno, t.world.apiKey])
      expect(lines.join('\n')).not.toContain(secret)
  })

  test('the books agree after many payments that ended in every way', async () => {
    const ends = ['paid', 'left', 'canceled', 'refunded', 'paid', 'canceled'] as const
    const all: Started[] = []
    for (const end of ends) {
      const one = await aReservation(t)
      const made = await started(t, one)
      all.push(made)
      if (end === 'canceled') await comeBack(t, t.at.cancel(made.token))
      else if (end === 'left') t.at.pay(made.token)
      else await pay(made.token)
      if (end === 'refunded') await refund((await row(made.buy_order)).id, 750)
    }
    await letPass(3)
    await sweep(t.payments)
    for (const { buy_order, token } of all) {
      const { cobrado, saldo } = await row(buy_order)
      const { charged, refunded } = t.at.books(token)
      expect([cents(cobrado ?? 0), cents((cobrado ?? 0) - (saldo ?? 0))]).toEqual([charged, refunded])
    }
  })
})
