import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { holidaysOf } from '@portal/contract/forms/holidays'
import { businessDayAfter } from '@portal/contract/production/business-days'
import { productionMessages as m } from '@portal/contract/production/messages'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseQuotes } from '#features/quotes/production/release.ts'
import { openMissingOrders } from '#features/quotes/service.ts'
import { failing } from '#test/failing.ts'
import { aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { authorizedBuyer, dayIn } from '#test/permits.ts'
import {
  addSerials,
  aMaker,
  anAddress,
  anOrder,
  confirm,
  move,
  orderedLines,
  orderOf,
  orderRow,
} from '#test/production.ts'
import { aSeller, aSentQuote, type Seller } from '#test/quotes.ts'
import { spanish } from '#test/spanish.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let seller: Seller
let maker: Person
let admin: Person
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  maker = await aMaker(t)
  admin = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
})
afterAll(() => t.close())

const todayHere = () => dayIn(t, 0)
const mailsAbout = async (email: string) =>
  (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'quote.order').map(({ asunto }) => asunto)
/** Brings an order to a step, as the table of moves allows. */
async function bring(id: number, ...steps: string[]): Promise<void> {
  for (const step of steps) {
    if (step === 'lista') await addSerials(t, id, `N-${id}-1\nN-${id}-2`, maker)
    expect(await move(t, id, step, maker)).toMatchObject({ status: 200 })
  }
}
const stepOf = async (id: number) => (await orderOf(t, id, maker)).paso

describe('a confirmed quote', () => {
  test('becomes one order in the same transaction, with a term of twenty business days', async () => {
    const email = anAddress()
    await authorizedBuyer(t, email)
    const quote = await aSentQuote(t, seller, { cliente_email: email, lineas: orderedLines })
    await expect(failing(t, 'orden_produccion', () => confirm(t, seller, quote.id, email))).rejects.toThrow()
    const { estado } = await t.deps.db
      .selectFrom('cotizacion')
      .select('estado')
      .where('id', '=', quote.id)
      .executeTakeFirstOrThrow()
    expect(estado).toBe('pendiente')
    await sql`update pin set creado_en = creado_en - interval '10 minutes'`.execute(t.deps.db)
    await confirm(t, seller, quote.id, email)
    expect(await orderRow(t, quote.id)).toMatchObject({
      paso: 'recibida',
      plazo: businessDayAfter(await todayHere(), 20, holidaysOf(152)),
    })
  })

  test('of a process that knows no orders gets one later, once by two at once', async () => {
    const { id, quote } = await anOrder(t, seller)
    await sql`delete from orden_evento where orden_id = ${id}`.execute(t.deps.db)
    await sql`delete from orden_produccion where id = ${id}`.execute(t.deps.db)
    await Promise.all([openMissingOrders(t.deps.db), openMissingOrders(t.deps.db)])
    expect(await orderRow(t, quote.id)).toMatchObject({
      plazo: businessDayAfter(await todayHere(), 20, holidaysOf(152)),
    })
  })

  test('walks through production, and its client is told each step in his language', async () => {
    const { id, quote, email } = await anOrder(t, seller, { idioma: 'en' })
    await bring(id, 'planificada', 'en_produccion')
    expect(await move(t, id, 'lista', maker)).toMatchObject({ status: 409, codigo: m.serialsMissing.code })
    await bring(id, 'lista')
    expect(await addSerials(t, id, 'X-1', maker)).toMatchObject({ codigo: m.serialsFixed.code })
    expect(
      await move(t, id, 'despachada', maker, { transportista: ' Correos  Sur ', seguimiento: 'CS-77' }),
    ).toMatchObject({ status: 200 })
    await bring(id, 'entregada')
    expect((await mailsAbout(email)).reverse()).toEqual([
      `Your order ${quote.codigo} is planned`,
      `Your order ${quote.codigo} is in production`,
      `Your order ${quote.codigo} is ready`,
      `We dispatched your order ${quote.codigo}`,
      `Your order ${quote.codigo} was delivered`,
    ])
    const [, dispatched] = await mailsTo(t, email)
    expect(dispatched?.texto).toContain('Carrier: Correos Sur')
    const { pedido } = (await t.call('GET', `/v1/cotizacion/enlace/${quote.token}`)).datos
    expect(pedido).toMatchObject({ paso: 'entregada', transportista: 'Correos Sur', seguimiento: 'CS-77' })
    expect(pedido.pasos.every(({ en }: { en: string | null }) => en !== null)).toBe(true)
  })

  test('tells a client of Portuguese each step in it', async () => {
    const { id, quote, email } = await anOrder(t, seller, { idioma: 'pt' })
    await bring(id, 'planificada', 'en_produccion', 'lista')
    await move(t, id, 'despachada', maker, { transportista: 'Correios', seguimiento: 'CS-77' })
    await bring(id, 'entregada')
    const mails = (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'quote.order')
    expect(mails.map(({ asunto }) => asunto).toReversed()).toEqual([
      `Seu pedido ${quote.codigo} está planejado`,
      `Seu pedido ${quote.codigo} está em produção`,
      `Seu pedido ${quote.codigo} está pronto`,
      `Despachamos seu pedido ${quote.codigo}`,
      `Seu pedido ${quote.codigo} foi entregue`,
    ])
    for (const { idioma, texto } of mails) {
      expect(idioma).toBe('pt')
      expect(texto).toContain('Ver meu pedido: ')
      expect(texto).toMatch(/\/quote\/\S+\?lang=pt/)
      expect(texto).not.toMatch(spanish)
    }
    expect(mails[1]?.texto).toMatch(/Prazo de entrega: \d+ de \p{L}+ de \d{4}\s+Transportadora: Correios/u)
  })
})

describe('a move', () => {
  test('never skips a step, and goes back by a manager with a reason alone, without a mail', async () => {
    const { id, email } = await anOrder(t, seller)
    expect(await move(t, id, 'en_produccion', maker)).toMatchObject({ status: 409, codigo: m.moveNotAllowed.code })
    await bring(id, 'planificada', 'en_produccion')
    const user = await aMaker(t, Role.user)
    expect(await move(t, id, 'planificada', user, { motivo: 'No' })).toMatchObject({ codigo: m.moveNotAllowed.code })
    expect(await move(t, id, 'planificada', maker)).toMatchObject({ campos: { motivo: m.reasonRequired.code } })
    expect(await move(t, id, 'planificada', maker, { motivo: 'Falta cable' })).toMatchObject({ status: 200 })
    const order = await orderOf(t, id, user)
    expect(order).toMatchObject({ paso: 'planificada', eventos: [{ comentario: 'Falta cable' }, {}, {}, {}] })
    expect(order.pasos[2].en).toBeNull()
    expect(order.movimientos).toEqual([{ paso: 'en_produccion', motivo: false }])
    expect(await mailsAbout(email)).toHaveLength(2)
  })

  test('by two at once is made once; the other is shown the order as it is', async () => {
    const { id, version, email } = await anOrder(t, seller)
    const form = { paso: 'planificada', version }
    const replies = await together(
      t,
      row('orden_produccion', id),
      () => t.call('PUT', `/v1/fabrica/paso/${id}`, form, maker),
      () => t.call('PUT', `/v1/fabrica/paso/${id}`, form, admin),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      codigo: coreMessages.changedByOther.code,
      datos: { paso: 'planificada', version: version + 1 },
    })
    expect(await mailsAbout(email)).toHaveLength(1)
  })

  test('and its mail are stored together or not at all', async () => {
    const { id } = await anOrder(t, seller)
    const reply = await failing(t, 'correo', () => move(t, id, 'planificada', maker))
    expect(reply).toMatchObject({ status: 500, codigo: m.notSaved.code })
    expect(await orderOf(t, id, maker)).toMatchObject({ paso: 'recibida', eventos: [{ tipo: 'abierta' }] })
  })

  test('of many is that of each one', async () => {
    const [ready, behind] = [await anOrder(t, seller), await anOrder(t, seller)]
    await bring(ready.id, 'planificada')
    const form = { accion: 'en_produccion', ids: [ready.id, behind.id], ensayo: false }
    expect((await t.call('POST', '/v1/fabrica/lote', form, maker)).datos).toMatchObject({
      hechos: 1,
      rechazados: [{ id: behind.id, nombre: behind.quote.codigo, codigo: m.moveNotAllowed.code }],
    })
    expect([await stepOf(ready.id), await stepOf(behind.id)]).toEqual(['en_produccion', 'recibida'])
    expect(await mailsAbout(ready.email)).toHaveLength(2)
  })
})

describe('the permit', () => {
  test('stops the first step, and begins the term once there is one', async () => {
    const { id, quote, email, plazo } = await anOrder(t, seller, { hasPermit: false })
    expect(plazo).toBeNull()
    expect(await move(t, id, 'planificada', maker)).toMatchObject({ status: 409, codigo: m.blocked.code })
    expect(await orderOf(t, id, maker)).toMatchObject({ bloqueo: 'permiso', movimientos: [], dias_habiles: null })
    await authorizedBuyer(t, email)
    await releaseQuotes(t.deps)
    expect(await orderRow(t, quote.id)).toMatchObject({
      plazo: businessDayAfter(await todayHere(), 20, holidaysOf(152)),
    })
    expect(await move(t, id, 'planificada', maker)).toMatchObject({ status: 200 })
  })

  test('that ended since the order was received stops it too, but not what was planned', async () => {
    const [received, planned] = [await anOrder(t, seller), await anOrder(t, seller)]
    await bring(planned.id, 'planificada')
    for (const { enterprise } of [received, planned])
      await sql`update permiso set vence_el = current_date - 9 where empresa_id = ${enterprise}`.execute(t.deps.db)
    expect(await move(t, received.id, 'planificada', maker)).toMatchObject({ codigo: m.blocked.code })
    expect(await move(t, planned.id, 'en_produccion', maker)).toMatchObject({ status: 200 })
    const { datos } = await t.call('GET', '/v1/fabrica/list?situacion=bloqueada&page_row=100', undefined, maker)
    const ids = datos.pedidos.map((order: { id: number }) => order.id)
    expect(ids).toContain(received.id)
    expect(ids).not.toContain(planned.id)
  })
})

describe('voiding', () => {
  const annul = (id: number) =>
    t.call('POST', '/v1/cotizacion/nota/save', { cotizacion_id: id, texto: 'Error', tipo: 'anulacion' }, admin)

  test('ends an order until production begins', async () => {
    const [early, late] = [await anOrder(t, seller), await anOrder(t, seller)]
    await bring(early.id, 'planificada')
    await bring(late.id, 'planificada', 'en_produccion')
    expect(await annul(early.quote.id)).toMatchObject({ status: 200 })
    expect(await annul(late.quote.id)).toMatchObject({
      status: 409,
      codigo: quoteConfirmMessages.productionStarted.code,
    })
    expect(await move(t, early.id, 'en_produccion', maker)).toMatchObject({ codigo: m.voided.code })
    const { pedido } = (await t.call('GET', `/v1/cotizacion/enlace/${early.quote.token}`)).datos
    expect(pedido.anulada).toBe(true)
    const { datos } = await t.call('GET', `/v1/cotizacion/list/${late.quote.id}`, undefined, admin)
    expect(datos).toMatchObject({ pedido: { paso: 'en_produccion' } })
    expect(datos.acciones).not.toContain('anular')
  })

  test('and beginning production at once: one of them is refused', async () => {
    const { id, quote } = await anOrder(t, seller)
    await bring(id, 'planificada')
    const replies = await together(
      t,
      row('orden_produccion', id),
      () => annul(quote.id),
      () => move(t, id, 'en_produccion', maker),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const order = await orderRow(t, quote.id)
    expect(order.anulada_en === null).toBe(order.paso === 'en_produccion')
  })
})

describe('readers', () => {
  test('of another enterprise see their own orders and change none', async () => {
    const manager = await aUser(t, {
      role: Role.manager,
      enterpriseId: seller.enterpriseId,
      modules: [Module.factory],
    })
    const stranger = await aSeller(t, { role: Role.manager, modules: [Module.factory] })
    const { id } = await anOrder(t, seller)
    expect(await orderOf(t, id, manager)).toMatchObject({ id, movimientos: [], puede_cambiar: false })
    expect(await move(t, id, 'planificada', manager)).toMatchObject({ status: 403 })
    expect(await t.call('GET', `/v1/fabrica/list/${id}`, undefined, stranger)).toMatchObject({ status: 404 })
    expect((await t.call('GET', '/v1/fabrica/list', undefined, stranger)).datos).toMatchObject({ total: 0 })
    expect(await t.call('GET', '/v1/fabrica/list', undefined, seller)).toMatchObject({ status: 403 })
  })

  test('find late orders, counted by their badge, and those that missed their term', async () => {
    const [late, done] = [await anOrder(t, seller), await anOrder(t, seller)]
    await sql`update orden_produccion set plazo = '2026-01-05' where id in (${late.id}, ${done.id})`.execute(t.deps.db)
    await sql`update orden_produccion set paso = 'entregada', entregada_en = '2026-01-07T12:00Z'
      where id = ${done.id}`.execute(t.deps.db)
    t.deps.changes.emit('change', { area: '*' })
    const idsOf = async (query: string) =>
      (await t.call('GET', `/v1/fabrica/list?${query}`, undefined, maker)).datos.pedidos.map(
        (order: { id: number }) => order.id,
      )
    expect(await idsOf('situacion=atrasada')).toEqual([late.id])
    expect(await idsOf('situacion=fuera_de_plazo&plazo_desde=2026-01-01&plazo_hasta=2026-01-31')).toEqual([
      late.id,
      done.id,
    ])
    expect((await orderOf(t, done.id, maker)).dias_habiles).toBe(-2)
    const { contadores } = (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, maker)).datos
    expect(contadores.pedidos_atrasados).toBe(1)
    const sheet = await t.call('GET', '/v1/fabrica/download?situacion=atrasada', undefined, maker)
    expect(sheet).toMatchObject({ status: 200, datos: { url_file: expect.any(String) } })
  })
})
