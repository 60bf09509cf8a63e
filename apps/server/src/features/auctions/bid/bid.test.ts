import { setTimeout as sleep } from 'node:timers/promises'
import { auctionMessages as m } from '@portal/contract/auctions/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBidder, anAuction, auctionRow, bidRows, leave, manyBidders, placeBid, publicAuction } from '#test/auctions.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser } from '#test/people.ts'
import { countCodes } from '#test/pins.ts'
import { publicList } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let second: TestApp
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  second = await t.secondPortal()
})
afterAll(async () => {
  await second.close()
  await t.close()
})

test('three bid against each other, one with a maximum; others see numbers, not names', async () => {
  const auction = await anAuction(t)
  const [ana, ben, eva] = [await aBidder(t, auction), await aBidder(t, auction), await aBidder(t, auction)]
  expect(await placeBid(t, ana, '20.000', { es_maximo: 'on' })).toMatchObject({
    status: 200,
    codigo: 2,
    datos: { es_lider: true, maximo: 20_000, precio_actual: 10_000, puja_minima: 20_200, postor: 1 },
  })
  expect(await placeBid(t, ben, 12_000, {})).toMatchObject({
    codigo: 3,
    datos: { es_lider: false, precio_actual: 12_120, puja_minima: 12_242, lider: 1 },
  })
  expect(await placeBid(t, ana, 22_000)).toMatchObject({ codigo: 4, datos: { maximo: 22_000, precio_actual: 12_120 } })
  expect(await placeBid(t, eva, 25_000)).toMatchObject({ codigo: 2, datos: { precio_actual: 22_220, postor: 3 } })

  const { datos } = await publicAuction(t, auction)
  expect(datos).toMatchObject({ estado: 'en_curso', precio_actual: 22_220, pujas: 5, postores: 3, lider: 3 })
  expect(datos.historial.map((one: Record<string, unknown>) => [one.postor, one.monto, one.automatica])).toEqual([
    [3, 22_220, false],
    [1, 22_000, true],
    [1, 12_120, true],
    [2, 12_000, false],
    [1, 10_000, false],
  ])
  const text = JSON.stringify(datos)
  for (const secret of [ana.email, 'Marta', '25000', 'maximo', 'lider_id']) expect(text).not.toContain(secret)
  expect((await auditOf(t, 'subasta', auction.id)).filter(({ accion }) => accion === 'auctions.bid')).toHaveLength(4)
})

test('card and page of the machine show the bid and the end in place of the price, after each bid', async () => {
  const auction = await anAuction(t)
  const [ana, ben] = [await aBidder(t, auction), await aBidder(t, auction)]
  const shown = async () => {
    const { clasificados } = await publicList(t, { tipo: 'subasta', page_row: 100 })
    const { datos } = await t.call('GET', `/v1/clasificado/list_all/${auction.itemId}`)
    const card = clasificados.find(({ id }) => id === auction.itemId)
    expect(datos.subasta).toEqual(card?.subasta)
    return card?.subasta
  }
  const { fin_efectivo: end } = await auctionRow(t, auction.id)
  expect(await shown()).toMatchObject({ precio: 10_000, moneda: 'USD', pujas: 0 })
  await placeBid(t, ana, 15_000, {})
  await expect.poll(shown).toMatchObject({ precio: 15_000, pujas: 1 })
  await placeBid(second, ben, 16_000, {})
  await expect.poll(shown).toMatchObject({ precio: 16_000, pujas: 2 })
  expect(new Date((await shown())!.fin_efectivo).getTime()).toBeGreaterThanOrEqual(end.getTime())
})

test('a bid too small, in half a cent, before the start or of nothing changes nothing', async () => {
  const auction = await anAuction(t)
  const ana = await aBidder(t, auction)
  expect(await placeBid(t, ana, 9999)).toMatchObject({
    status: 409,
    codigo: 37,
    campos: { monto: 37 },
    datos: { minimo: 10_000 },
  })
  for (const amount of ['', 'mil', -1, 0, 10_000.005, 1e13, 'Infinity'])
    expect([amount, await placeBid(t, ana, amount)]).toMatchObject([amount, { status: 400, codigo: m.bidInvalid.code }])
  const pesos = await anAuction(t, { item: { moneda: 'CLP' }, auction: { precio_inicial: 1_000_000 } })
  const [ben] = await manyBidders(t, pesos, 1)
  expect(await placeBid(t, ben!, 1_000_000.5)).toMatchObject({ status: 400, codigo: m.bidInvalid.code })
  const coming = await anAuction(t, { startsIn: 10, endsIn: 100 })
  const [eva] = await manyBidders(t, coming, 1)
  expect(await placeBid(t, eva!, 20_000)).toMatchObject({ status: 409, codigo: m.notStarted.code })
  for (const token of [`${ana.id}-x`, 'x', `${ana.token.replace(/^\d+/, `${eva!.id}`)}`])
    expect(await placeBid(t, { token }, 20_000)).toMatchObject({ status: 404, codigo: m.linkInvalid.code })
  expect(await bidRows(t, auction.id)).toEqual([])
})

test('two hundred bids at once, from two processes: none is lost, all are in order, the highest leads', async () => {
  const auction = await anAuction(t)
  const bidders = await manyBidders(t, auction, 200)
  const amounts = bidders.map((_, place) => 10_000 + ((place * 7919) % 200) * 100) // none is far above the start price
  const replies = await Promise.all(
    bidders.map((bidder, place) =>
      placeBid(place % 2 ? t : second, bidder, amounts[place]!, { es_maximo: place % 3 > 0 }),
    ),
  )
  const accepted = replies.filter(({ status }) => status === 200)
  expect(Object.keys(countCodes(replies)).every((code) => ['2', '3', '37'].includes(code))).toBe(true)
  expect(accepted.length).toBeGreaterThan(0)

  const rows = await bidRows(t, auction.id)
  const named = rows.filter(({ es_automatica }) => !es_automatica)
  const wins = bidders.filter((_, place) => replies[place]!.status === 200).map(({ id }) => id)
  expect(named.map(({ postor_id }) => postor_id).toSorted((a, b) => a - b)).toEqual(wins.toSorted((a, b) => a - b))
  expect(rows.map(({ orden }) => orden)).toEqual(rows.map((_, place) => place + 1))
  expect(rows.every(({ creado_en }, place) => place === 0 || creado_en >= rows[place - 1]!.creado_en)).toBe(true)
  expect(rows.every(({ monto }, place) => place === 0 || monto >= rows[place - 1]!.monto)).toBe(true)

  const after = await auctionRow(t, auction.id)
  const most = Math.max(...named.map(({ maximo }) => maximo!))
  expect(after).toMatchObject({ ultimo_orden: rows.length, lider_maximo: most })
  expect(after.precio_actual).toBe(rows.at(-1)!.monto)
  expect(after.pujas).toBe(rows.filter(({ es_visible }) => es_visible).length)
})

test('two equal maxima at once: the first in the order leads at that price', async () => {
  const auction = await anAuction(t)
  const bidders = await manyBidders(t, auction, 2)
  const lock = row('clasificado', auction.itemId)
  const replies = await together(
    t,
    lock,
    ...bidders.map((bidder, place) => () => placeBid(place ? t : second, bidder, 30_000)),
  )
  expect(countCodes(replies)).toEqual({ 2: 1, 3: 1 })
  const [first] = await bidRows(t, auction.id)
  expect(await auctionRow(t, auction.id)).toMatchObject({ lider_id: first!.postor_id, precio_actual: 30_000 })
})

describe('at the end', () => {
  test('a bid that waits past it for its turn is refused, and moves nothing', async () => {
    const auction = await anAuction(t)
    const [ana] = await manyBidders(t, auction, 1)
    await leave(t, auction, 150)
    const { fin_efectivo: end } = await auctionRow(t, auction.id)
    const [late] = await together(t, row('clasificado', auction.itemId), () => placeBid(t, ana!, 20_000))
    expect(late).toMatchObject({ status: 409, codigo: 38 })
    expect(await placeBid(t, ana!, 20_000)).toMatchObject({ codigo: 38 })
    expect(await auctionRow(t, auction.id)).toMatchObject({ fin_efectivo: end, lider_id: null })
  })

  test('one in the last seconds counts and moves it to five minutes from then', async () => {
    const auction = await anAuction(t)
    const [ana, ben] = await manyBidders(t, auction, 2)
    await leave(t, auction, 2000)
    const { fin_efectivo: planned } = await auctionRow(t, auction.id)
    expect(await placeBid(t, ana!, 20_000)).toMatchObject({ status: 200 })
    const [bid] = await bidRows(t, auction.id)
    expect(bid!.creado_en < planned).toBe(true)
    const moved = (await auctionRow(t, auction.id)).fin_efectivo
    expect(moved.getTime()).toBe(bid!.creado_en.getTime() + 5 * 60_000)
    await sleep(planned.getTime() + 100 - Date.now())
    expect(await placeBid(t, ben!, 10_001)).toMatchObject({ status: 409, codigo: 37 })
    expect((await auctionRow(t, auction.id)).fin_efectivo).toEqual(moved)
    expect(await publicAuction(t, auction)).toMatchObject({
      datos: { fin_efectivo: moved.toISOString(), estado: 'en_curso' },
    })
  })

  test('it moves by two hours in all', async () => {
    const auction = await anAuction(t, { endsIn: 3 })
    const [ana] = await manyBidders(t, auction, 1)
    await sql`update subasta set inicia_en = now() - interval '5 hours', termina_en = now() - interval '119 minutes',
      fin_efectivo = now() + interval '1 second' where id = ${auction.id}`.execute(t.deps.db)
    await placeBid(t, ana!, 30_000)
    const after = await auctionRow(t, auction.id)
    expect(after.fin_efectivo.getTime() - after.termina_en.getTime()).toBe(120 * 60_000)
  })
})

test('nobody changes or deletes a bid', async () => {
  const auction = await anAuction(t)
  const [ana] = await manyBidders(t, auction, 1)
  await placeBid(t, ana!, 20_000)
  const { db } = t.deps
  await expect(sql`update subasta_puja set monto = 1`.execute(db)).rejects.toThrow('irrevocable')
  await expect(sql`delete from subasta_puja`.execute(db)).rejects.toThrow('irrevocable')
})

test('whoever comes to the seller’s side after his e-mail was verified bids no more', async () => {
  const enterprise = await anEnterprise(t)
  const owner = await aUser(t, { enterpriseId: enterprise })
  const auction = await anAuction(t, { item: { usuario_id: owner.id } })
  const ana = await aBidder(t, auction)
  expect(await placeBid(t, ana, 11_000)).toMatchObject({ status: 200 })
  await aUser(t, { enterpriseId: enterprise, email: ana.email })
  expect(await placeBid(t, ana, 20_000)).toMatchObject({ status: 403, codigo: m.sellersSide.code })
})
