import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAuction, manyBidders, placeBid } from '#test/auctions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let second: TestApp
let origin: string
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  second = await t.secondPortal()
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await second.close()
  await t.close()
})

/** Opens a live page and collects what it hears. */
async function watch(auctionId: number | string) {
  const closing = new AbortController()
  const reply = await fetch(`${origin}/v1/clasificado/subasta/en_vivo/${auctionId}`, { signal: closing.signal })
  const heard: Record<string, unknown>[] = []
  const reading = (async () => {
    for await (const part of reply.body!.pipeThrough(new TextDecoderStream()))
      for (const [, text] of part.matchAll(/^data: (.*)$/gm)) heard.push(JSON.parse(text!))
  })()
  reading.catch(() => {}) // it is cut when the test has ended
  return { status: reply.status, headers: reply.headers, heard, close: () => closing.abort() }
}

test('a live page shows the auction at once, and each bid wherever it was placed, without names and maxima', async () => {
  const auction = await anAuction(t, { auction: { precio_reserva: 90_000 } })
  const [other, bidders] = [await anAuction(t), await manyBidders(t, auction, 2)]
  const [page, quiet] = [await watch(auction.id), await watch(other.id)]
  expect(page.headers.get('content-type')).toBe('text/event-stream')
  await expect.poll(() => page.heard).toMatchObject([{ pujas: 0, precio_actual: null, ahora: expect.any(String) }])
  await placeBid(second, bidders[0]!, 20_000)
  await expect.poll(() => page.heard.at(-1)).toMatchObject({ pujas: 1, precio_actual: 10_000, reserva: 'no_alcanzada' })
  await placeBid(t, bidders[1]!, 15_000)
  await expect
    .poll(() => page.heard.at(-1))
    .toMatchObject({ pujas: 3, lider: 1, historial: [{ postor: 1 }, { postor: 2 }, {}] })
  const text = JSON.stringify(page.heard)
  for (const secret of ['90000', '20000', bidders[0]!.email, 'Postor 1']) expect(text).not.toContain(secret)
  expect(quiet.heard).toHaveLength(1)
  for (const one of [page, quiet]) one.close()
})

test('bids in quick succession are told together, and the last of them in any case', async () => {
  const auction = await anAuction(t)
  const bidders = await manyBidders(t, auction, 20)
  const page = await watch(auction.id)
  await Promise.all(bidders.map((bidder, nth) => placeBid(t, bidder, 10_000 + nth * 1000)))
  const { pujas } = (await t.call('GET', `/v1/clasificado/subasta/list_all/${auction.itemId}`)).datos
  await expect.poll(() => page.heard.at(-1)?.pujas).toBe(pujas)
  expect(page.heard.length).toBeLessThan(15)
  page.close()
})

test('nobody watches what there is not, and one network opens sixty pages at most', async () => {
  for (const id of ['900000', '0', 'x', '99999999999']) {
    const { status, close } = await watch(id)
    expect([id, status]).toEqual([id, 404])
    close()
  }
  const auction = await anAuction(t)
  const pages = []
  for (let nth = 0; nth < 60; nth++) pages.push(await watch(auction.id))
  const refused = await watch(auction.id)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  for (const page of pages) page.close()
  await expect
    .poll(async () => {
      const again = await watch(auction.id)
      again.close()
      return again.status
    })
    .toBe(200)
})
