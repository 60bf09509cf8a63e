import { setTimeout as sleep } from 'node:timers/promises'
import { AuctionStatus } from '@portal/contract/auctions/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AnAuction,
  aBidder,
  anAuction,
  auctionRow,
  leave,
  manyBidders,
  placeBid,
  publicAuction,
  requestsOf,
} from '#test/auctions.ts'
import { aClerk, changeStatus, itemRow } from '#test/machines.ts'
import { mailsTo } from '#test/people.ts'
import { spanish } from '#test/spanish.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { paymentOffers } from '../../payments/offers/offers.ts'
import { tellOutbid } from '../outbid.ts'
import { ringBell } from './bell.ts'
import { type EndDeps, endDue } from './end.ts'

let t: TestApp
let deps: EndDeps & { jobs: TestApp['deps']['jobs'] }
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  const gateway = { currencies: ['USD', 'CLP'] } as never
  deps = { ...t.deps, payments: paymentOffers({ ...t.deps, gateway }) }
})
afterAll(() => t.close())

/** An auction whose three bidders have bid 20,000, 15,000 and 12,000, over unless wished otherwise. */
async function aBattle(reserve: number | null = null) {
  const auction = await anAuction(t, { auction: { precio_reserva: reserve } })
  const [ana, ben, eva] = [await aBidder(t, auction), await aBidder(t, auction), await aBidder(t, auction)]
  await placeBid(t, eva, 12_000)
  await placeBid(t, ben, 15_000)
  await placeBid(t, ana, 20_000)
  await leave(t, auction, -5)
  return { auction, ana, ben, eva }
}

/** As if the payment link of the request had ended, and was found to. */
async function letLapse(auction: AnAuction) {
  const { solicitud_id } = await auctionRow(t, auction.id)
  const lapsed = { estado_id: RequestStatus.reservationExpired, vence_en: null }
  await t.deps.db.updateTable('solicitud_clasificado').set(lapsed).where('id', '=', solicitud_id).execute()
}

describe('at the bell', () => {
  test('the winner gets the ordinary reservation of his price for 48 hours; everyone is told once', async () => {
    const { auction, ana, ben } = await aBattle()
    await endDue(deps)
    await endDue(deps)
    const [request, ...others] = await requestsOf(t, auction.itemId)
    expect(others).toEqual([])
    expect(request).toMatchObject({ estado_id: 23, email: ana.email, monto_venta: 15_150, monto_reserva: 757.5 })
    const hours = (request!.vence_en!.getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(47.9)
    expect(hours).toBeLessThan(48.1)
    expect(await auctionRow(t, auction.id)).toMatchObject({
      estado: AuctionStatus.awarded,
      turno: 1,
      solicitud_id: request!.id,
    })
    expect(await itemRow(t, auction.itemId)).toMatchObject({ estado_comercial: 23, en_subasta: false })
    const won = (await mailsTo(t, ana.email)).filter(({ asunto }) => asunto.startsWith('Ganó la subasta'))
    expect(won).toHaveLength(1)
    for (const part of ['USD 757.50', 'USD 15,150.00', '/payment?'])
      expect(won[0]!.texto?.replaceAll('\u00a0', ' ')).toContain(part)
    const lost = (await mailsTo(t, ben.email)).filter(({ asunto }) => asunto === 'La subasta terminó')
    expect(lost).toHaveLength(1)
    expect(await publicAuction(t, auction)).toMatchObject({ datos: { estado: 'adjudicada', precio_actual: 15_150 } })
  })

  test('bidders who read Portuguese are told in it, and the company in Spanish', async () => {
    const auction = await anAuction(t)
    const joana = await aBidder(t, auction, { idioma: 'pt' })
    const rui = await aBidder(t, auction, { idioma: 'pt' })
    await placeBid(t, rui, 12_000)
    await placeBid(t, joana, 20_000)
    await tellOutbid(deps, rui.id)
    await leave(t, auction, -5)
    await endDue(deps)
    const [won] = await mailsTo(t, joana.email)
    const mails = [won, ...(await mailsTo(t, rui.email))]
    expect(mails.map((mail) => mail?.asunto)).toEqual([
      `Você venceu o leilão: ${auction.brand}`,
      'O leilão terminou',
      'Outro participante superou seu lance',
      'Você já pode dar lances',
      'Seu código para dar lances',
    ])
    for (const mail of mails) {
      expect(mail?.idioma).toBe('pt')
      expect(mail?.texto).not.toMatch(spanish)
    }
    expect(mails[2]?.texto).toMatch(
      /Preço atual: USD.+\nTermina: .+ \(horário do Chile\)\nSeu número de participante: 2/,
    )
    expect(mails[2]?.texto).toContain('?lang=pt')
    const notices = await mailsTo(t, (await t.deps.company()).email)
    expect(notices.find(({ motivo }) => motivo === 'auction.notice')).toMatchObject({
      idioma: 'es',
      asunto: `Subasta adjudicada: ${auction.brand}`,
    })
  })

  test('two that ring it at once write one result', async () => {
    const { auction } = await aBattle()
    const ring = () => endDue(deps)
    await together(t, row('clasificado', auction.itemId), ring, ring, ring)
    expect(await requestsOf(t, auction.itemId)).toHaveLength(1)
  })

  test('a bid that came first moves the end, and the bell is set again', async () => {
    const auction = await anAuction(t)
    const [ana] = await manyBidders(t, auction, 1)
    await leave(t, auction, 300)
    await placeBid(t, ana!, 20_000)
    await sleep(350)
    await ringBell(deps, auction.id)
    const after = await auctionRow(t, auction.id)
    expect(after).toMatchObject({ estado: AuctionStatus.active, lider_id: ana!.id })
    const { rows } = await sql<{ start_after: Date }>`
      select start_after from pgboss.job
      where name = 'auction-bell' and data @> ${JSON.stringify({ subasta_id: auction.id })}::jsonb`.execute(t.deps.db)
    expect(rows.at(-1)!.start_after.getTime()).toBe(after.fin_efectivo.getTime())
  })

  test('what fails is undone as a whole and done by the next try', async () => {
    const { auction } = await aBattle()
    const broken = { ...deps, mails: { ...deps.mails, queue: () => Promise.reject(new Error('no room')) } }
    await expect(endDue(broken)).rejects.toThrow()
    expect(await auctionRow(t, auction.id)).toMatchObject({ estado: AuctionStatus.active, solicitud_id: null })
    expect(await requestsOf(t, auction.itemId)).toEqual([])
    await endDue(deps)
    expect(await requestsOf(t, auction.itemId)).toHaveLength(1)
  })

  test('without bids it is closed, and without reaching the reserve staff decide', async () => {
    const none = await anAuction(t, { endsIn: -1 })
    const below = await aBattle(30_000)
    await endDue(deps)
    expect(await auctionRow(t, none.id)).toMatchObject({ estado: AuctionStatus.withoutBids })
    expect(await auctionRow(t, below.auction.id)).toMatchObject({ estado: AuctionStatus.belowReserve })
    expect(await requestsOf(t, below.auction.itemId)).toEqual([])
    expect(await publicAuction(t, below.auction)).toMatchObject({ datos: { reserva: 'no_alcanzada' } })
  })
})

describe('a winner who does not pay', () => {
  test('makes place for the second, at his own bid, once', async () => {
    const { auction, ben, eva } = await aBattle()
    await endDue(deps)
    await letLapse(auction)
    await together(
      t,
      row('clasificado', auction.itemId),
      () => endDue(deps),
      () => endDue(deps),
    )
    const [, request, ...others] = await requestsOf(t, auction.itemId)
    expect(request).toMatchObject({ estado_id: 23, email: ben.email, monto_venta: 15_000 })
    expect(others).toEqual([])
    expect(await auctionRow(t, auction.id)).toMatchObject({ turno: 2, estado: AuctionStatus.awarded })
    const [told] = await mailsTo(t, ben.email)
    expect(told!.asunto).toMatch(/^El equipo puede ser suyo/)

    await letLapse(auction)
    await endDue(deps)
    await endDue(deps)
    expect(await auctionRow(t, auction.id)).toMatchObject({ estado: AuctionStatus.closed })
    expect(await requestsOf(t, auction.itemId)).toHaveLength(2)
    expect((await mailsTo(t, eva.email)).some(({ asunto }) => asunto.startsWith('El equipo'))).toBe(false)
  })

  test('makes place for nobody below the reserve, and a paid reservation stays his', async () => {
    const alone = await aBattle(15_001)
    await endDue(deps)
    await letLapse(alone.auction)
    await endDue(deps)
    expect(await auctionRow(t, alone.auction.id)).toMatchObject({ estado: AuctionStatus.closed })

    const paid = await aBattle()
    await endDue(deps)
    const [request] = await requestsOf(t, paid.auction.itemId)
    const clerk = await aClerk(t)
    expect(await changeStatus(t, request!.id, RequestStatus.reserved, clerk)).toMatchObject({ status: 200 })
    await endDue(deps)
    expect(await requestsOf(t, paid.auction.itemId)).toHaveLength(1)
  })
})

describe('who was outbid', () => {
  test('gets one mail, at once and then at most every two minutes; none when he leads again', async () => {
    const auction = await anAuction(t)
    const [ana, ben] = [await aBidder(t, auction), await aBidder(t, auction)]
    const outbid = async () =>
      (await mailsTo(t, ana.email)).filter(({ asunto }) => asunto === 'Otro postor superó su puja')
    await placeBid(t, ana, 11_000)
    await placeBid(t, ben, 12_000)
    await Promise.all([tellOutbid(deps, ana.id), tellOutbid(deps, ana.id)])
    expect(await outbid()).toHaveLength(1)
    expect((await outbid())[0]!.texto).toContain(`/auction/${ana.token}`)

    await placeBid(t, ana, 13_000)
    await placeBid(t, ben, 14_000)
    const { rows } = await sql<{ start_after: Date }>`
      select start_after from pgboss.job
      where name = 'auction-outbid' and data @> ${JSON.stringify({ postor_id: ana.id })}::jsonb
      order by created_on desc`.execute(t.deps.db)
    expect(rows[0]!.start_after.getTime()).toBeGreaterThan(Date.now() + 100_000)
    await placeBid(t, ana, 20_000)
    await tellOutbid(deps, ana.id)
    expect(await outbid()).toHaveLength(1)
  })
})
