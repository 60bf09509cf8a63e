import { Role } from '@portal/contract/access/constants'
import { auctionDoneMessages as done, auctionMessages as m } from '@portal/contract/auctions/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAuction, auctionRow, bidRows, manyBidders, placeBid, publicAuction } from '#test/auctions.ts'
import { aClerk } from '#test/machines.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  clerk = await aClerk(t, Role.administrator)
})
afterAll(() => t.close())

const path = '/v1/clasificado/subasta'
const voidBid = (id: number, orden: number, motivo = 'Se equivocó en las cifras', as: Person | null = clerk) =>
  t.call('PUT', `${path}/puja/anular/${id}`, { orden, motivo }, as)
const maximum = (monto: number) => ({ monto, es_maximo: true })

describe('an amount far above the price', () => {
  test('above three times is confirmed again; above ten it is refused, and neither shows what a rival named', async () => {
    const auction = await anAuction(t)
    const [ana, ben] = await manyBidders(t, auction, 2)
    await placeBid(t, ana!, 25_000)
    for (const [amount, rest, status, code] of [
      [30_001, { es_maximo: true }, 409, m.amountFar.code],
      [100_001, { es_maximo: true, confirmado: true }, 400, m.amountAbsurd.code],
      [9_999_999, { es_maximo: false, confirmado: true }, 400, m.amountAbsurd.code],
    ] as const)
      expect(await placeBid(t, ben!, amount, rest)).toMatchObject({ status, campos: { monto: code } })
    expect(await auctionRow(t, auction.id)).toMatchObject({ precio_actual: 10_000, pujas: 1 })
    expect(JSON.stringify((await publicAuction(t, auction)).datos)).not.toContain('25000')
    const sure = await placeBid(t, ben!, 30_001, { ...maximum(30_001), confirmado: true })
    expect(sure).toMatchObject({ status: 200, codigo: done.leading.code })
  })

  test('is measured by the shown price once that is above the start', async () => {
    const auction = await anAuction(t)
    const [ana, ben] = await manyBidders(t, auction, 2)
    await placeBid(t, ana!, 30_000, { es_maximo: false })
    expect(await placeBid(t, ben!, 89_000)).toMatchObject({ status: 200 })
  })
})

describe('staff void a bid', () => {
  test('and the auction stands as if it had never been; its row stays, its bidder is told, nobody else is bound', async () => {
    const auction = await anAuction(t)
    const [ana, ben, eva] = await manyBidders(t, auction, 3)
    await placeBid(t, ana!, 20_000)
    await placeBid(t, ben!, 30_000, { es_maximo: false })
    await placeBid(t, eva!, 31_000)
    const wrong = (await bidRows(t, auction.id)).find(({ maximo }) => maximo === 30_000)!
    const before = (await bidRows(t, auction.id)).length
    const reply = await voidBid(auction.id, wrong.orden)
    expect(reply).toMatchObject({ status: 200, codigo: done.bidVoided.code })
    expect(await auctionRow(t, auction.id)).toMatchObject({
      lider_id: eva!.id,
      lider_maximo: 31_000,
      precio_actual: 20_200,
    })
    expect(reply.datos.historial.filter(({ anulada }: { anulada: string | null }) => anulada)).toMatchObject([
      { orden: wrong.orden, monto: 30_000, anulada: 'Se equivocó en las cifras' },
    ])
    expect((await bidRows(t, auction.id)).length).toBeGreaterThan(before)
    const shown = (await publicAuction(t, auction)).datos.historial.map(({ monto }: { monto: number }) => monto)
    expect(shown).not.toContain(30_000)
    const [mail] = await mailsTo(t, ben!.email)
    expect(mail).toMatchObject({ asunto: 'Anulamos su puja' })
    expect(mail!.texto!.replaceAll('\u00a0', ' ')).toContain('USD 30,000.00: Se equivocó en las cifras')
    expect(await voidBid(auction.id, wrong.orden)).toMatchObject({ status: 404, codigo: m.bidAbsent.code })
  })

  test('the only one: nobody leads, and the next bid begins at the start price', async () => {
    const auction = await anAuction(t)
    const [ana] = await manyBidders(t, auction, 1)
    await placeBid(t, ana!, 20_000)
    expect(await voidBid(auction.id, 1)).toMatchObject({ status: 200 })
    expect(await auctionRow(t, auction.id)).toMatchObject({ lider_id: null, precio_actual: null, pujas: 0 })
    expect(await placeBid(t, ana!, 10_000)).toMatchObject({ status: 200, datos: { precio_actual: 10_000 } })
  })

  test('while others bid: both are in the result', async () => {
    const auction = await anAuction(t)
    const [ana, ben] = await manyBidders(t, auction, 2)
    await placeBid(t, ana!, 12_000, { es_maximo: false })
    const [voided, placed] = await Promise.all([voidBid(auction.id, 1), placeBid(t, ben!, 15_000)])
    expect([voided.status, placed.status]).toEqual([200, 200])
    expect(await auctionRow(t, auction.id)).toMatchObject({ lider_id: ben!.id, precio_actual: 10_000 })
  })

  test('with a reason, while it runs, and only staff', async () => {
    const auction = await anAuction(t)
    const [ana] = await manyBidders(t, auction, 1)
    await placeBid(t, ana!, 20_000)
    expect(await voidBid(auction.id, 1, ' ')).toMatchObject({ status: 400, campos: { motivo: m.reasonInvalid.code } })
    expect(await voidBid(auction.id, 1, 'Error', null)).toMatchObject({ status: 401 })
    const over = await anAuction(t, { startsIn: -120, endsIn: -60 })
    expect((await voidBid(over.id, 1)).status).toBe(409)
  })
})
