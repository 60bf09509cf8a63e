import { Role } from '@portal/contract/access/constants'
import { AuctionStatus } from '@portal/contract/auctions/constants'
import { auctionDoneMessages as done, auctionMessages as m } from '@portal/contract/auctions/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aBidder,
  anAuction,
  auctionRow,
  leave,
  manyBidders,
  placeBid,
  publicAuction,
  requestsOf,
} from '#test/auctions.ts'
import { editItem } from '#test/items.ts'
import { aClerk, anItem, aRequest, changeStatus, itemRow } from '#test/machines.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  clerk = await aClerk(t, Role.administrator)
})
afterAll(() => t.close())

const path = '/v1/clasificado/subasta'
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const anAuctionItem = (changes: object = {}) => anItem(t, { es_oferta: true, modo_oferta: 'subasta', ...changes })
const aPlan = (changes: object = {}) => ({
  inicia_en: inHours(1),
  termina_en: inHours(25),
  precio_inicial: '10.000',
  precio_reserva: '',
  ...changes,
})
const plan = (itemId: number, changes: object = {}) =>
  t.call('POST', `${path}/save`, { clasificado_id: itemId, ...aPlan(changes) }, clerk)
const one = async (id: number, as = clerk) => t.call('GET', `${path}/list/${id}`, undefined, as)
const stop = (id: number, motivo = 'El equipo se dañó en la faena') =>
  t.call('PUT', `${path}/detener/${id}`, { motivo }, clerk)

describe('an auction is planned', () => {
  test('for a public machine in auction mode, which nobody changes, reserves or sells until it ends', async () => {
    const item = await anAuctionItem()
    const candidates = await t.call('GET', `${path}/init_data`, undefined, clerk)
    expect(candidates.datos.clasificados.map(({ id }: { id: number }) => id)).toContain(item.id)
    const saved = await plan(item.id, { precio_reserva: 15_000 })
    expect(saved).toMatchObject({ status: 200, codigo: done.saved.code })
    expect((await one(saved.datos.id)).datos).toMatchObject({
      estado: 'proxima',
      precio_reserva: 15_000,
      reserva: 'no_alcanzada',
      puede_cambiar: true,
      puede_detener: true,
    })
    expect(await itemRow(t, item.id)).toMatchObject({ en_subasta: true })
    expect(await editItem(t, item.id, clerk, { precio: 1 })).toMatchObject({ status: 409, codigo: 34 })
    const removal = await t.call('PUT', `/v1/clasificado/delete/${item.id}`, {}, clerk)
    expect(removal).toMatchObject({ status: 409, codigo: 34 })
    const request = await aRequest(t, item.id)
    const reserve = { monto_reserva: 2000 }
    expect(await changeStatus(t, request.id, 23, clerk, reserve)).toMatchObject({ status: 409, codigo: 34 })
    await changeStatus(t, request.id, 22, clerk)
    expect(await changeStatus(t, request.id, 26, clerk, { monto_venta: 20_000 })).toMatchObject({ codigo: 34 })
    const again = await plan(item.id)
    expect(again).toMatchObject({ status: 409, campos: { clasificado_id: m.alreadyPlanned.code } })

    await stop(saved.datos.id)
    expect(await itemRow(t, item.id)).toMatchObject({ en_subasta: false })
    expect(await changeStatus(t, request.id, 26, clerk, { monto_venta: 20_000 })).toMatchObject({ status: 200 })
  })

  test.each([
    ['sale without auction', { es_oferta: false, modo_oferta: null }],
    ['offers', { modo_oferta: 'oferta' }],
    ['rent', { es_venta: false, es_arriendo: true, precio_arriendo: 90, dias_minimos: 2 }],
    ['approval that waits', { aprobacion: 0 }],
    ['an expired one', { vence_en: new Date(Date.now() - 1000) }],
  ])('not for %s', async (_, changes) => {
    const item = await anAuctionItem(changes)
    expect(await plan(item.id)).toMatchObject({ status: 409, campos: { clasificado_id: m.machineInvalid.code } })
  })

  test.each([
    ['inicia_en', { inicia_en: inHours(-2) }, m.startInvalid],
    ['inicia_en', { inicia_en: 'mañana' }, m.startInvalid],
    ['termina_en', { termina_en: inHours(1.2) }, m.endInvalid],
    ['termina_en', { termina_en: '2026-02-30T10:00:00Z' }, m.endInvalid],
    ['termina_en', { termina_en: inHours(24 * 61 + 2) }, m.endInvalid],
    ['precio_inicial', { precio_inicial: 0 }, m.startPriceInvalid],
    ['precio_inicial', { precio_inicial: 'x' }, m.startPriceInvalid],
    ['precio_reserva', { precio_reserva: 10_000 }, m.reservePriceInvalid],
    ['precio_reserva', { precio_reserva: -5 }, m.reservePriceInvalid],
  ])('not with a wrong %s', async (field, changes, entry) => {
    const item = await anAuctionItem()
    expect(await plan(item.id, changes)).toMatchObject({ status: 400, campos: { [field]: entry.code } })
    expect(await itemRow(t, item.id)).toMatchObject({ en_subasta: false })
  })

  test('once, however many plan it at once; not beyond the end of its machine', async () => {
    const item = await anAuctionItem()
    const replies = await together(
      t,
      row('clasificado', item.id),
      () => plan(item.id),
      () => plan(item.id),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const short = await anAuctionItem({ vence_en: new Date(Date.now() + 26 * 3_600_000) })
    expect(await plan(short.id)).toMatchObject({ campos: { termina_en: m.endInvalid.code } })
  })

  test('and a failure of the database is told as what was not saved', async () => {
    const { db } = t.deps
    await sql`alter table subasta add constraint roto check (precio_inicial <> 12345) not valid`.execute(db)
    const item = await anAuctionItem()
    const reply = await plan(item.id, { precio_inicial: 12_345 })
    await sql`alter table subasta drop constraint roto`.execute(db)
    expect(reply).toMatchObject({ status: 500, codigo: m.notSaved.code })
    expect(await itemRow(t, item.id)).toMatchObject({ en_subasta: false })
  })

  test('and changed before it starts', async () => {
    const item = await anAuctionItem()
    const { datos } = await plan(item.id)
    const change = (body: object) => t.call('PUT', `${path}/update/${datos.id}`, { ...aPlan(), ...body }, clerk)
    expect(await change({ version: 1, precio_inicial: 12_000 })).toMatchObject({ status: 200, datos: { version: 2 } })
    expect(await change({ version: 1 })).toMatchObject({ status: 409, codigo: 984, datos: { precio_inicial: 12_000 } })
    await leave(t, datos, 60_000)
    const { version } = await auctionRow(t, datos.id)
    expect(await change({ version })).toMatchObject({ status: 409, codigo: m.notPossible.code })
  })
})

test('staff see names and maxima live, and stop it with a reason that everyone sees', async () => {
  const auction = await anAuction(t)
  const ana = await aBidder(t, auction)
  await placeBid(t, ana, 20_000)
  const view = await one(auction.id)
  expect(view.datos).toMatchObject({
    lider_nombre: 'Marta Gómez',
    historial: [{ postor: 1, nombre: 'Marta Gómez', maximo: 20_000, monto: 10_000 }],
    postores_detalle: [{ numero: 1, email: ana.email, maximo: 20_000, pujas: 1 }],
  })
  expect(await stop(auction.id, 'x')).toMatchObject({ status: 400, campos: { motivo: m.reasonInvalid.code } })
  expect(await stop(auction.id)).toMatchObject({
    status: 200,
    codigo: done.stopped.code,
    datos: { estado: 'detenida' },
  })
  expect(await stop(auction.id)).toMatchObject({ status: 409, codigo: m.notPossible.code })
  expect(await placeBid(t, ana, 30_000)).toMatchObject({ status: 409, codigo: 38 })
  expect(await publicAuction(t, auction)).toMatchObject({ datos: { motivo: 'El equipo se dañó en la faena' } })
  const [told] = await mailsTo(t, ana.email)
  expect(told).toMatchObject({ asunto: 'La subasta se detuvo', texto: expect.stringContaining('se dañó en la faena') })
})

describe('below the reserve', () => {
  const below = async () => {
    const auction = await anAuction(t, { auction: { precio_reserva: 50_000, estado: AuctionStatus.belowReserve } })
    const [ana] = await manyBidders(t, auction, 1)
    const leads = { lider_id: ana!.id, lider_maximo: 20_000, precio_actual: 18_000 }
    await t.deps.db.updateTable('subasta').set(leads).where('id', '=', auction.id).execute()
    return { auction, ana: ana! }
  }
  const decide = (id: number, decision: string, version = 1) =>
    t.call('PUT', `${path}/decidir/${id}`, { decision, version }, clerk)

  test('staff close it', async () => {
    const { auction } = await below()
    expect(await decide(auction.id, 'regalar')).toMatchObject({ status: 400 })
    expect(await decide(auction.id, 'cerrar', 7)).toMatchObject({ status: 409, codigo: 984 })
    expect(await decide(auction.id, 'cerrar')).toMatchObject({
      status: 200,
      codigo: done.closed.code,
      datos: { estado: 'cerrada' },
    })
    expect(await decide(auction.id, 'ofrecer', 2)).toMatchObject({ status: 409, codigo: m.notPossible.code })
  })

  test('or offer it to the best bidder, unless someone reserved it meanwhile', async () => {
    const { auction, ana } = await below()
    expect(await decide(auction.id, 'ofrecer')).toMatchObject({ status: 200, codigo: done.offered.code })
    expect(await requestsOf(t, auction.itemId)).toMatchObject([
      { email: ana.email, estado_id: 23, monto_venta: 18_000 },
    ])

    const taken = await below()
    const request = await aRequest(t, taken.auction.itemId)
    await changeStatus(t, request.id, 23, clerk, { monto_reserva: 2000 })
    expect(await decide(taken.auction.id, 'ofrecer')).toMatchObject({ status: 409, codigo: 34 })
    expect(await auctionRow(t, taken.auction.id)).toMatchObject({ estado: AuctionStatus.belowReserve })
  })
})

test('lists find by words, state and machine, in every order', async () => {
  const auction = await anAuction(t, { item: { marca: 'Perforadora Ñuble 900' } })
  const found = async (query: string) =>
    (await t.call('GET', `${path}/list?${query}`, undefined, clerk)).datos.subastas.map(({ id }: { id: number }) => id)
  for (const query of [
    'buscar=nuble',
    `clasificado_id=${auction.itemId}`,
    `clasificado_id=${auction.itemId}&estado=en_curso`,
  ])
    expect(await found(query)).toEqual([auction.id])
  expect(await found(`clasificado_id=${auction.itemId}&estado=proxima`)).toEqual([])
  for (const order of ['fin_efectivo', '-inicia_en', 'marca', '-pujas'])
    expect(await found(`orden=${order}&page_row=100`)).toContain(auction.id)
  const stranger = await aUser(t)
  expect(await one(auction.id, stranger)).toMatchObject({ status: 403 })
})
