import { randomUUID } from 'node:crypto'
import { Module, Role } from '@portal/contract/access/constants'
import { RefundDecision } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { readReference } from '@portal/contract/payments/references'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptTransfer, anAccount, confirmTransfer, summaryOf, typeAccounts, yesterday } from '#test/bank-transfers.ts'
import { aPdf } from '#test/hostile-pdfs.ts'
import { aClerk, anItem, aRequest, changeStatus, eventsOf, oneRequest, requestRow } from '#test/machines.ts'
import type { Reserved } from '#test/payments.ts'
import {
  admin,
  aRefunder,
  aReservation,
  arriveBy,
  buyer,
  confirm,
  fault,
  markFor,
  openShop,
  payAndReturn,
  paymentsOf,
  type Shop,
  started,
  stateOf,
  timesAsked,
} from '#test/payments.ts'
import { pdfText } from '#test/pdf-text.ts'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { aPropertyClerk } from '#test/properties.ts'
import { aPropertyReservation } from '#test/property-requests.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { compareBooks } from '../sweep/compare.ts'
import { sweep } from '../sweep/sweep.ts'

/** A portal that takes no cards. */
let t: TestApp
/** One that takes cards too. */
let shop: Shop
let clerk: Person
let boss: Person
beforeAll(async () => {
  t = await startApp({ CARD_PAYMENTS: 'off' })
  clerk = await aClerk(t)
  boss = await aRefunder(t)
  shop = await openShop()
})
afterAll(() => Promise.all([t.close(), shop.close()]))

const newEnd = (to: TestApp, id: number, ago: string) =>
  sql`update solicitud_clasificado set vence_en = now() - ${ago}::interval where id = ${id}`.execute(to.deps.db)

describe('without cards', () => {
  test('and without an account nobody is asked to pay, and staff read why', async () => {
    const item = await anItem(t)
    const { id } = await aRequest(t, item.id)
    await changeStatus(t, id, RequestStatus.negotiation, clerk)
    const reply = await changeStatus(t, id, RequestStatus.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    expect(reply).toMatchObject({ status: 409, codigo: 82 })
    expect((await requestRow(t, id)).estado_id).toBe(RequestStatus.negotiation)
  })

  test('dollars become pesos where only an account in pesos is there (rule reservations/pesos)', async () => {
    await typeAccounts(t, [anAccount('CLP')])
    const item = await anItem(t)
    const { id } = await aRequest(t, item.id)
    await changeStatus(t, id, RequestStatus.negotiation, clerk)
    const reply = await changeStatus(t, id, RequestStatus.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    expect(reply).toMatchObject({ status: 200, datos: { moneda: 'CLP', monto_reserva: 1_900_000 } })
    await typeAccounts(t, [anAccount('CLP'), anAccount('USD')], { correo: 'pagos@example.com', nota: 'Sin comisión.' })
  })

  test('the mail leads to the account and the reference, which are shown once the terms are accepted', async () => {
    const reserved = await aReservation(t)
    const [mail] = await mailsTo(t, reserved.email)
    expect(mail?.texto).toContain('por transferencia')
    expect(mail?.texto).not.toContain('tarjeta')
    const firma = await markFor(t, reserved)
    expect(mail?.texto).toContain(`firma=${firma}`)
    const before = await summaryOf(t, reserved, firma)
    expect(before.datos).toMatchObject({ con_tarjeta: false, transferencia: { es_del_cliente: true, datos: null } })

    expect(await acceptTransfer(t, reserved, { acepta_condiciones: false })).toMatchObject({ status: 400 })
    const [one, other] = await Promise.all([acceptTransfer(t, reserved), acceptTransfer(t, reserved)])
    expect(one).toMatchObject({ status: 200, datos: { cuenta: anAccount(), correo: 'pagos@example.com' } })
    expect(other.datos.referencia).toBe(one.datos.referencia)
    expect(readReference(one.datos.referencia)).toBe(one.datos.referencia)
    expect((await summaryOf(t, reserved, firma)).datos.transferencia.datos).toEqual(one.datos)
    const stored = await t.deps.db
      .selectFrom('transferencia')
      .selectAll()
      .where('solicitud_id', '=', reserved.requestId)
      .execute()
    expect(stored).toHaveLength(1)
    expect(stored[0]?.condiciones).toContain('se devuelve por transferencia')
    expect(await stateOf(t, reserved)).toBe(RequestStatus.reservedPendingPayment)
  })

  test('nobody but the client of the link is shown an account', async () => {
    const [reserved, other] = [await aReservation(t), await aReservation(t)]
    await acceptTransfer(t, reserved)
    for (const firma of [undefined, 'x'.repeat(43), await markFor(t, other)]) {
      const { datos } = await summaryOf(t, reserved, firma)
      expect(datos.transferencia).toMatchObject({ es_del_cliente: false, datos: null })
      expect(JSON.stringify(datos)).not.toContain('002-191')
      expect(await acceptTransfer(t, reserved, { firma })).toMatchObject({ status: 403, codigo: 120 })
    }
    expect(await acceptTransfer(t, reserved, { monto: 1 })).toMatchObject({ status: 400, codigo: 2 })
    expect(await acceptTransfer(t, reserved, { moneda: 'CLP' })).toMatchObject({ status: 400, codigo: 3 })
    expect(await acceptTransfer(t, reserved, { solicitud_clasificado_id: 9999 })).toMatchObject({ status: 404 })
  })

  test('a card is refused, and the jobs of the provider have nothing to ask', async () => {
    const reserved = await aReservation(t)
    const reply = await t.call('POST', '/v1/clasificado/init_reservacion', {
      solicitud_clasificado_id: reserved.requestId,
      monto: 2000,
      moneda: 'USD',
      acepta_condiciones: true,
    })
    expect(reply).toMatchObject({ status: 400, codigo: 3 })
    await acceptTransfer(t, reserved)
    await confirmTransfer(t, reserved, clerk)
    const deps = { ...shop.payments, db: t.deps.db, gateway: { ...shop.payments.gateway, currencies: [] } }
    await sweep(deps)
    await compareBooks(deps)
    expect(await t.deps.db.selectFrom('pago_diferencia').selectAll().execute()).toEqual([])
  })
})

describe('the first run', () => {
  const stateIn = async (app: TestApp) => {
    const admin = await aUser(app, { role: Role.superAdmin, enterpriseId: await theHouse(app) })
    const { lineas } = (await app.call('GET', '/v1/apertura', undefined, admin)).datos
    return lineas.find(({ clave }: { clave: string }) => clave === 'pagos').estado
  }

  test('has a line that cards or an account settle', async () => {
    const none = await startApp({ CARD_PAYMENTS: 'off' })
    expect(await stateIn(none)).toBe('pendiente')
    await typeAccounts(none, [anAccount()])
    expect(await stateIn(none)).toBe('hecha')
    await none.close()
    expect(await stateIn(shop)).toBe('hecha')
  })
})

describe('a confirmed transfer', () => {
  test('pays as a card does: state, mails, receipt, books, list, page of the client', async () => {
    const reserved = await aReservation(t)
    const { referencia } = (await acceptTransfer(t, reserved)).datos
    const shown = (await oneRequest(t, reserved.requestId, clerk)).datos
    expect(shown.transferencia).toMatchObject({ referencia, cuenta: anAccount(), comprobante_url: null })
    const found = await t.call(
      'GET',
      `/v1/clasificado/solicitud/list?buscar=${referencia.slice(0, 4)}-${referencia.slice(4).toLowerCase()}`,
      undefined,
      clerk,
    )
    expect(found.datos.solicitud.solicitudes_clasificados.map(({ id }: { id: number }) => id)).toEqual([
      reserved.requestId,
    ])

    const reply = await confirmTransfer(t, reserved, clerk, { operacion: ' 778899 ', nota: 'Llegó en dos días' })
    expect(reply).toMatchObject({ status: 200, datos: { estado_id: RequestStatus.reserved, transferencia: null } })
    expect(reply.datos.cuentas).toMatchObject([{ moneda: 'USD', recibido: 2000, neto: 2000 }])
    expect(reply.datos.movimientos).toMatchObject([{ tipo: 'recibido', medio: 'transferencia', referencia: '778899' }])
    const [payment] = await paymentsOf(t, reserved)
    expect(payment).toMatchObject({
      medio: 'transferencia',
      estado: 'aprobada',
      fecha_banco: yesterday(),
      referencia: '778899',
      nota: 'Llegó en dos días',
      usuario_id: clerk.id,
      token: null,
      comercio: '',
      cobrado: 2000,
    })
    expect(payment?.condiciones).toContain('se devuelve por transferencia')
    const event = (await eventsOf(t, reserved.requestId)).at(-1)
    expect(event?.comentario).toBe(`${referencia.slice(0, 4)}-${referencia.slice(4)}`)
    expect(event).toMatchObject({ tipo: 'pago', autor: 'personal', de_estado: 23, a_estado: 24, usuario_id: clerk.id })

    const mail = (await mailsTo(t, reserved.email))[0]
    expect(mail).toMatchObject({ asunto: 'Su reserva está confirmada' })
    expect(mail?.texto).toContain('/v1/clasificado/solicitud/comprobante/')
    const path = /\/v1\/clasificado\/solicitud\/comprobante\/[\w-]+/.exec(mail?.texto ?? '')![0]
    const receipt = await t.app.inject(path)
    expect(receipt.statusCode).toBe(303)
    const audits = await t.deps.db
      .selectFrom('auditoria')
      .select('accion')
      .where('entidad', '=', 'pago')
      .where('entidad_id', '=', `${payment!.id}`)
      .execute()
    expect(audits.map(({ accion }) => accion)).toContain('payments.transferReceived')
    const page = await t.call(
      'GET',
      `/v1/clasificado/solicitud/seguimiento/${(shown.url_seguimiento as string).split('/').at(-1)}`,
    )
    expect(page.datos).toMatchObject({ estado_id: 24, url_pago: null, cuentas: [{ recibido: 2000 }] })
    expect(page.datos.url_comprobante).toContain('/comprobante/')
    expect(await summaryOf(t, reserved, await markFor(t, reserved))).toMatchObject({ status: 409, codigo: 106 })
    const byWay = await t.call('GET', '/v1/clasificado/solicitud/list?pagada_con=transferencia', undefined, clerk)
    expect(byWay.datos.solicitud.solicitudes_clasificados.map(({ id }: { id: number }) => id)).toContain(
      reserved.requestId,
    )
  })

  test('needs no accepted terms where the client paid before they looked', async () => {
    const reserved = await aReservation(t)
    expect(await confirmTransfer(t, reserved, clerk)).toMatchObject({ status: 200 })
    expect((await paymentsOf(t, reserved))[0]).toMatchObject({ transferencia_id: null, condiciones: '' })
  })

  test.each([
    ['less than was asked for', { monto_recibido: 1999.99 }, 'monto_recibido', 1],
    ['ten times as much', { monto_recibido: 20_000 }, 'monto_recibido', 2],
    ['a negative amount', { monto_recibido: -2000 }, 'monto_recibido', 12],
    ['no amount', { monto_recibido: 'mil' }, 'monto_recibido', 12],
    ['another currency', { moneda: 'CLP' }, 'moneda', 6],
    ['tomorrow', { fecha_banco: '2099-01-01' }, 'fecha_banco', 3],
    ['a day of long ago', { fecha_banco: '2020-01-01' }, 'fecha_banco', 3],
    ['no day', { fecha_banco: '31/12/2025' }, 'fecha_banco', 3],
    ['no operation', { operacion: '  ' }, 'operacion', 4],
  ])('%s is refused at its field', async (_, changes, field, code) => {
    const reserved = await aReservation(t)
    const reply = await confirmTransfer(t, reserved, clerk, changes)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.campos).toEqual({ [field]: code })
    expect(await stateOf(t, reserved)).toBe(RequestStatus.reservedPendingPayment)
    expect(await paymentsOf(t, reserved)).toEqual([])
  })

  test('is read as people write amounts, and more than was asked for can be given back', async () => {
    const reserved = await aReservation(t)
    const reply = await confirmTransfer(t, reserved, clerk, { monto_recibido: '2.010,50' })
    expect(reply).toMatchObject({ status: 200 })
    expect(reply.datos.cuentas).toMatchObject([{ recibido: 2010.5, neto: 2010.5 }])
    const { id } = reply.datos.pagos[0]
    const back = { monto: 10.5, motivo: 'Transfirió de más', referencia_manual: 'BK-1' }
    const refund = await t.call('POST', `/v1/clasificado/solicitud/reembolso/${id}`, back, boss)
    expect(refund).toMatchObject({ status: 200, datos: { saldo: 2000 } })
  })

  test('is given back by transfer with the rule of withdrawal, and no provider is asked', async () => {
    const reserved = await aReservation(t)
    await acceptTransfer(t, reserved)
    await confirmTransfer(t, reserved, clerk)
    const reply = await changeStatus(t, reserved.requestId, RequestStatus.cancelled, boss, {
      decision_reembolso: RefundDecision.whole,
    })
    expect(reply).toMatchObject({ status: 200 })
    expect(reply.datos.cuentas).toMatchObject([{ recibido: 2000, debido: 2000, por_transferir: 2000 }])
    const { id } = reply.datos.pagos[0]
    const form = { monto: 2000, motivo: 'Desistió', referencia_manual: 'BK-2' }
    const refund = await t.call('POST', `/v1/clasificado/solicitud/reembolso/${id}`, form, boss)
    expect(refund).toMatchObject({ status: 200, datos: { estado: 'anulada', saldo: 0 } })
    expect((await mailsTo(t, reserved.email))[0]?.texto).toContain('por transferencia')
  })

  test('pays one reservation: the same movement of the bank pays no other', async () => {
    const [one, other] = [await aReservation(t), await aReservation(t)]
    expect(await confirmTransfer(t, one, clerk, { operacion: 'Ab-1' })).toMatchObject({ status: 200 })
    expect(await confirmTransfer(t, other, clerk, { operacion: 'aB-1' })).toMatchObject({ status: 409, codigo: 5 })
    expect(await stateOf(t, other)).toBe(RequestStatus.reservedPendingPayment)
  })
})

describe('a property in UF', () => {
  test('is reserved by a transfer in pesos, which who manages properties confirms, and who manages machines does not', async () => {
    const estateAgent = await aPropertyClerk(t)
    const { propertyId, ...reserved } = await aPropertyReservation(t, estateAgent)
    expect(reserved.currency).toBe('CLP')
    expect(await acceptTransfer(t, reserved)).toMatchObject({ status: 200, datos: { cuenta: anAccount('CLP') } })
    const machineClerk = await aUser(t, {
      role: Role.user,
      enterpriseId: await theHouse(t),
      modules: [Module.manageMachines],
    })
    expect(await confirmTransfer(t, reserved, machineClerk)).toMatchObject({ status: 404 })
    expect(await confirmTransfer(t, reserved, estateAgent, { monto_recibido: reserved.amount + 0.5 })).toMatchObject({
      campos: { monto_recibido: 12 },
    })
    const reply = await confirmTransfer(t, reserved, estateAgent)
    expect(reply).toMatchObject({ status: 200, datos: { estado_id: 24, propiedad_id: propertyId } })
    const [payment] = await paymentsOf(t, reserved)
    expect(payment).toMatchObject({ moneda: 'CLP', tipo_cambio: { moneda: 'UF', monto_reserva: 50 } })
    expect(payment?.condiciones).toContain('la propiedad')
  })
})

describe('an account that is taken away', () => {
  test('stays shown to who accepted it, and others read that someone will write', async () => {
    const [early, late] = [await aReservation(t), await aReservation(t)]
    const { datos } = await acceptTransfer(t, early)
    await typeAccounts(t, [anAccount('CLP')])
    expect((await summaryOf(t, early, await markFor(t, early))).datos.transferencia.datos).toMatchObject({
      referencia: datos.referencia,
      cuenta: anAccount('USD'),
    })
    expect(await summaryOf(t, late, await markFor(t, late))).toMatchObject({
      status: 200,
      datos: { con_tarjeta: false, transferencia: null },
    })
    expect(await acceptTransfer(t, late)).toMatchObject({ status: 409, codigo: 119 })
    await typeAccounts(t, [anAccount('CLP'), anAccount('USD')], { correo: 'pagos@example.com' })
  })
})

describe('who confirms a transfer', () => {
  test('is neither the client, a stranger nor someone who holds no machines', async () => {
    const reserved = await aReservation(t)
    const customer = await aUser(t, { role: Role.user, modules: [] })
    const owner = await aUser(t, { role: Role.user, modules: [Module.myMachines] })
    expect(await confirmTransfer(t, reserved, null)).toMatchObject({ status: 401 })
    for (const person of [customer, owner])
      expect((await confirmTransfer(t, reserved, person)).status).toBeGreaterThan(400)
    expect(await stateOf(t, reserved)).toBe(RequestStatus.reservedPendingPayment)
  })

  test('is no manager of another company, who is told of no such request', async () => {
    const reserved = await aReservation(t)
    const enterpriseId = await anEnterprise(t)
    const outsider = await aUser(t, {
      role: Role.manager,
      enterpriseId,
      modules: [Module.manageMachines, Module.myMachines],
    })
    expect(await confirmTransfer(t, reserved, outsider)).toMatchObject({ status: 404 })
    expect(await stateOf(t, reserved)).toBe(RequestStatus.reservedPendingPayment)
  })

  test('owns the item but manages none: may not, and sees no account', async () => {
    const owner = await aUser(t, { role: Role.user, modules: [Module.myMachines] })
    const item = await anItem(t, { usuario_id: owner.id })
    const { id } = await aRequest(t, item.id)
    await changeStatus(t, id, RequestStatus.negotiation, clerk)
    await changeStatus(t, id, RequestStatus.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    const reserved = { requestId: id, itemId: item.id, email: '', amount: 2000, currency: 'USD' as const }
    expect((await oneRequest(t, id, owner)).datos).toMatchObject({ id, transferencia: null })
    expect(await confirmTransfer(t, reserved, owner)).toMatchObject({ status: 403 })
  })
})

describe('at the same time', () => {
  test('of ten that confirm one transfer one is stored, and one mail leaves', async () => {
    const reserved = await aReservation(t)
    const { version } = await requestRow(t, reserved.requestId)
    const mails = (await mailsTo(t, reserved.email)).length
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => confirmTransfer(t, reserved, clerk, { version })),
    )
    const done = replies.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    for (const { status, codigo } of replies.filter((reply) => reply !== done[0]))
      expect([status, codigo]).toEqual([409, 7])
    expect(await paymentsOf(t, reserved)).toHaveLength(1)
    expect(await mailsTo(t, reserved.email)).toHaveLength(mails + 1)
  })

  test('someone else changed the request: 409 with what it is now', async () => {
    const reserved = await aReservation(t)
    const { version } = await requestRow(t, reserved.requestId)
    expect(await confirmTransfer(t, reserved, clerk, { version: version + 1 })).toMatchObject({ status: 409 })
    expect(await paymentsOf(t, reserved)).toEqual([])
  })

  test('a reservation that ended takes no money, however late the job', async () => {
    const reserved = await aReservation(t)
    await newEnd(t, reserved.requestId, '1 second')
    expect(await confirmTransfer(t, reserved, clerk)).toMatchObject({ status: 409, codigo: 8 })
    expect(await stateOf(t, reserved)).toBe(RequestStatus.reservationExpired)
    expect(await paymentsOf(t, reserved)).toEqual([])
    expect(await acceptTransfer(t, reserved)).toMatchObject({ status: 409 })
  })

  test('a reservation that ends in the very moment is paid or ended, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const reserved = await aReservation(t)
      await newEnd(t, reserved.requestId, `-${round * 8} milliseconds`)
      const [paid] = await Promise.all([
        confirmTransfer(t, reserved, clerk),
        oneRequest(t, reserved.requestId, clerk),
        t.call('GET', '/v1/clasificado/solicitud/list', undefined, clerk),
      ])
      const isPaid = paid.status === 200
      if (!isPaid) expect(paid).toMatchObject({ status: 409 })
      await oneRequest(t, reserved.requestId, clerk)
      expect((await paymentsOf(t, reserved)).length).toBe(isPaid ? 1 : 0)
      expect(await stateOf(t, reserved)).toBe(isPaid ? RequestStatus.reserved : RequestStatus.reservationExpired)
    }
  })

  test('the same press sent twice is confirmed once, and answered twice', async () => {
    const reserved = await aReservation(t)
    const { version } = await requestRow(t, reserved.requestId)
    const form = {
      solicitud_clasificado_id: reserved.requestId,
      monto_recibido: 2000,
      moneda: 'USD',
      fecha_banco: yesterday(),
      operacion: 'DOS-VECES',
      version,
    }
    const key = { headers: { 'idempotency-key': randomUUID() } }
    const send = () => t.call('POST', '/v1/clasificado/solicitud/transferencia', form, clerk, key)
    expect(await send()).toMatchObject({ status: 200, datos: { estado_id: RequestStatus.reserved } })
    expect(await send()).toMatchObject({ status: 200, datos: { estado_id: RequestStatus.reserved } })
    expect(await paymentsOf(t, reserved)).toHaveLength(1)
  })

  test('the client gives up while staff confirm: one of both holds', async () => {
    for (let round = 0; round < 5; round++) {
      const reserved = await aReservation(t)
      const token = (await oneRequest(t, reserved.requestId, clerk)).datos.url_seguimiento.split('/').at(-1)
      const [paid] = await Promise.all([
        confirmTransfer(t, reserved, clerk),
        t.call('POST', `/v1/clasificado/solicitud/seguimiento/${token}/cancelar`),
      ])
      const state = await stateOf(t, reserved)
      expect((await paymentsOf(t, reserved)).length).toBe(paid.status === 200 ? 1 : 0)
      expect(state === RequestStatus.reserved).toBe(paid.status === 200)
    }
  })

  test('opened again, a reservation has another reference, and the old one still finds the request', async () => {
    const reserved = await aReservation(t)
    const first = (await acceptTransfer(t, reserved)).datos.referencia
    await changeStatus(t, reserved.requestId, RequestStatus.negotiation, clerk)
    await changeStatus(t, reserved.requestId, RequestStatus.reservedPendingPayment, clerk, { monto_reserva: 2500 })
    const again = await acceptTransfer(t, { ...reserved, amount: 2500 })
    expect(again).toMatchObject({ status: 200 })
    expect(again.datos.referencia).not.toBe(first)
    expect(await confirmTransfer(t, reserved, clerk)).toMatchObject({ status: 400 })
    const found = await t.call('GET', `/v1/clasificado/solicitud/list?buscar=${first}`, undefined, clerk)
    expect(found.datos.solicitud.total).toBe(1)
  })
})

describe('with cards and accounts', () => {
  beforeAll(async () => {
    await typeAccounts(shop, [anAccount('USD')])
  })

  test('the client chooses: the mail and the terms of a card are as they were', async () => {
    const reserved = await aReservation(shop)
    expect((await mailsTo(shop, reserved.email))[0]?.texto).toContain('con tarjeta')
    const { datos } = await summaryOf(shop, reserved, await markFor(shop, reserved))
    expect(datos).toMatchObject({ con_tarjeta: true, transferencia: { es_del_cliente: true, datos: null } })
    expect(datos.condiciones.es).toContain('A tarjetas de débito')
    const pesos = await aReservation(shop, { currency: 'CLP', amount: 120_000 })
    expect((await summaryOf(shop, pesos)).datos).toMatchObject({ con_tarjeta: true, transferencia: null })
    expect(await acceptTransfer(shop, pesos)).toMatchObject({ status: 409, codigo: 119 })
  })

  test('a form that is paid after the transfer was confirmed is never charged', async () => {
    const reserved = await aReservation(shop)
    const { token } = await started(shop, reserved)
    expect(await confirmTransfer(shop, reserved, await aClerk(shop))).toMatchObject({ status: 200 })
    const landing = await payAndReturn(shop, token)
    expect(await confirm(shop, landing)).toMatchObject({ status: 409, codigo: 106 })
    expect(await timesAsked(shop, token, 'commit')).toBe(0)
    expect(await stateOf(shop, reserved)).toBe(RequestStatus.reserved)
  })

  test('while a card is being charged staff wait, and the card counts', async () => {
    const reserved = await aReservation(shop)
    const staff = await aClerk(shop)
    const { token } = await started(shop, reserved)
    await fault(shop, { operation: 'commit', kind: 'delay', milliseconds: 800, when: 'after' })
    const trip = (await buyer(shop, token, 'pay'))!
    const arriving = arriveBy(shop, trip)
    await expect.poll(async () => (await paymentsOf(shop, reserved))[0]?.estado, { interval: 10 }).toBe('confirmando')
    expect(await confirmTransfer(shop, reserved, staff)).toMatchObject({ status: 409, codigo: 9 })
    expect(await confirm(shop, await arriving)).toMatchObject({ status: 200 })
    expect(await confirmTransfer(shop, reserved, staff)).toMatchObject({ status: 409, codigo: 7 })
    expect((await paymentsOf(shop, reserved)).map(({ estado, medio }) => [estado, medio])).toEqual([
      ['aprobada', 'tarjeta'],
    ])
  })

  test('at one instant one of both pays, and nobody has paid twice', async () => {
    await admin(shop, 'POST', '/reset', {})
    for (let round = 0; round < 6; round++) {
      const reserved = await aReservation(shop)
      const staff = await aClerk(shop)
      const { token } = await started(shop, reserved)
      const trip = (await buyer(shop, token, 'pay'))!
      await Promise.all([arriveBy(shop, trip), confirmTransfer(shop, reserved, staff)])
      expect(await stateOf(shop, reserved)).toBe(RequestStatus.reserved)
      const paid = (await paymentsOf(shop, reserved)).filter(
        ({ estado, motivo }) => estado === 'aprobada' && motivo === null,
      )
      expect(paid).toHaveLength(1)
      expect(await timesAsked(shop, token, 'commit')).toBe(paid[0]?.medio === 'tarjeta' ? 1 : 0)
    }
  })

  test('a receipt says that it was a transfer', async () => {
    const reserved = await aReservation(shop)
    await acceptTransfer(shop, reserved, { idioma: 'en' })
    await confirmTransfer(shop, reserved, await aClerk(shop))
    const [payment] = await paymentsOf(shop, reserved)
    expect(payment?.idioma).toBe('en')
    const path = /\/v1\/clasificado\/solicitud\/comprobante\/[\w-]+/.exec(
      (await mailsTo(shop, reserved.email))[0]?.texto ?? '',
    )![0]
    const receipt = await fetch(`${shop.url}${path}`)
    const text = pdfText(new Uint8Array(await receipt.arrayBuffer()))
    for (const part of ['Transfer received', 'Bank transfer', 'Date of the bank', payment!.referencia, 'USD 2,000.00'])
      expect(text).toContain(part)
    expect(text).not.toContain('Authorization')
    expect(text).not.toContain('Payment approved')
  })
})

describe('the proof of a transfer', () => {
  const send = async (
    app: TestApp,
    reserved: Reserved,
    file: Uint8Array | null,
    changes: Record<string, string> = {},
  ) => {
    const form = new FormData()
    const fields = {
      solicitud_clasificado_id: `${reserved.requestId}`,
      monto: `${reserved.amount}`,
      moneda: reserved.currency,
      firma: (await markFor(app, reserved)) ?? '',
      ...changes,
    }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (file) form.append('archivo', new Blob([Uint8Array.from(file)]), 'comprobante.pdf')
    const body = new Response(form)
    return app.call(
      'POST',
      '/v1/clasificado/transferencia_reservacion/comprobante',
      Buffer.from(await body.arrayBuffer()),
      null,
      {
        headers: { 'content-type': body.headers.get('content-type')! },
        ...fromElsewhere(),
      },
    )
  }

  test('comes from the client alone, is read by staff, tells the house once and pays nothing', async () => {
    const reserved = await aReservation(t)
    const pdf = Buffer.from(aPdf())
    expect(await send(t, reserved, pdf)).toMatchObject({ status: 409, codigo: 119 }) // the terms come first
    await acceptTransfer(t, reserved)
    const told = (await mailsTo(t, 'pagos@example.com')).length
    expect(await send(t, reserved, pdf, { firma: 'x' })).toMatchObject({ status: 403, codigo: 120 })
    expect(await send(t, reserved, null)).toMatchObject({ campos: { archivo: 121 } })
    expect(await send(t, reserved, Buffer.from('no document'))).toMatchObject({ campos: { archivo: 121 } })
    expect(await send(t, reserved, pdf.subarray(0, 90))).toMatchObject({ campos: { archivo: 121 } })
    expect(await send(t, reserved, pdf)).toMatchObject({ status: 200, datos: { comprobante_en: expect.any(String) } })
    expect(await send(t, reserved, pdf)).toMatchObject({ status: 200 })
    expect(await mailsTo(t, 'pagos@example.com')).toHaveLength(told + 1)
    const { transferencia, estado_id } = (await oneRequest(t, reserved.requestId, clerk)).datos
    expect(estado_id).toBe(RequestStatus.reservedPendingPayment)
    const file = await t.app.inject(transferencia.comprobante_url)
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-disposition']).toContain('attachment')
    await confirmTransfer(t, reserved, clerk)
    expect(await send(t, reserved, pdf)).toMatchObject({ status: 409, codigo: 106 })
  })
})
