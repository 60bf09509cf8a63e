import type { BrowserContext, Page } from '@playwright/test'
import { auctionCalls } from '@portal/contract/auctions/calls'
import { auctionDoneMessages as done } from '@portal/contract/auctions/messages'
import { offerCalls } from '@portal/contract/offers/calls'
import { offerDoneMessages } from '@portal/contract/offers/messages'
import { sql } from 'kysely'
import { staffAuctionTexts } from '../../apps/web/app/features/auctions/staff/texts.ts'
import { auctionTexts } from '../../apps/web/app/features/auctions/texts.ts'
import { trackingTexts } from '../../apps/web/app/features/item-requests/tracking/tracking-texts.ts'
import { contactFieldTexts } from '../../apps/web/app/features/marketplace/form/contact-field-texts.ts'
import { offerTexts } from '../../apps/web/app/features/offers/public/texts.ts'
import { staffOfferTexts } from '../../apps/web/app/features/offers/staff/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import type { Mailbox } from './support/mails.ts'
import type { Market } from './support/market.ts'
import { hydrated, toast } from './support/screen.ts'
import { type Staff, unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { goToProvider, outcomeOf, payAtProvider } from './support/webpay.ts'

const t = auctionTexts.es
const fields = contactFieldTexts.es

/** A machine that is up for auction from now on, from 10,000 USD. */
async function anAuction(market: Market, staff: Staff) {
  const item = await market.item({ es_oferta: true, modo_oferta: 'subasta' })
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const terms = { inicia_en: inHours(0), termina_en: inHours(1), precio_inicial: 10_000, precio_reserva: null }
  const { id } = await (await staff.as()).load(auctionCalls.save, { body: { clasificado_id: item.id, ...terms } })
  return { ...item, id, page: `${item.path}/online-auction` }
}

/** Verifies an e-mail on the page of the auction; ends on the bidder's own page. */
async function takePart(page: Page, mails: Mailbox, path: string, name: string): Promise<string> {
  const email = `postor.${unique()}@example.com`
  await page.goto(path)
  await page.getByRole('textbox', { name: fields.name }).fill(name)
  await page.getByRole('textbox', { name: fields.email, exact: true }).first().fill(email)
  await page.getByRole('checkbox', { name: t.terms }).check()
  await page.getByRole('button', { name: t.sendCode }).click()
  await page.getByRole('textbox', { name: t.code }).fill(await mails.pin(email))
  await page.getByRole('button', { name: t.verify }).click()
  await expect(page).toHaveURL(/\/auction\/\d+-/)
  return email
}

async function bid(page: Page, amount: string, { isMaximum = true } = {}): Promise<void> {
  await page.getByRole('textbox', { name: t.amount('USD') }).fill(amount)
  await page.getByRole('checkbox', { name: t.isMaximum }).setChecked(isMaximum)
  await page.getByRole('button', { name: t.bid, exact: true }).click()
  await page.getByRole('button', { name: t.confirmBid }).click()
}

test('three bid against each other, one with a maximum; the end moves, and the winner pays', async ({
  page: ana,
  anotherPage,
  browser,
  market,
  staff,
  mails,
  portal,
  baseURL,
}) => {
  test.slow() // three bidders, staff and a payment
  const auction = await anAuction(market, staff)
  const ben = await anotherPage()
  const emails: string[] = []
  const plain: BrowserContext = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const eva = await plain.newPage()

  await test.step('each verifies an e-mail, one of them without JavaScript', async () => {
    emails.push(await takePart(ana, mails, auction.page, 'Ana Pérez'))
    emails.push(await takePart(ben, mails, auction.page, 'Ben Soto'))
    await takePart(eva, mails, auction.page, 'Eva Díaz')
    await expectNoAxeViolations(ana)
  })

  await test.step('a bid shows at once on the pages of the others, under a number', async () => {
    await hydrated(ana)
    await hydrated(ben)
    await bid(ana, '20.000')
    await expect(ana.getByText(done.leading.es).first()).toBeVisible()
    await expect(ben.getByText('USD 10,000.00').first()).toBeVisible()
    await expect(ben.getByText(t.bids(1)).first()).toBeVisible()
    await bid(eva, '12000', { isMaximum: false })
    await expect(eva.getByText(done.outbid.es)).toBeVisible()
    for (const screen of [ana, ben]) await expect(screen.getByText('USD 12,120.00').first()).toBeVisible()
    await expect(ben.getByText('Ana Pérez')).toHaveCount(0)
    await bid(ben, '12.150')
    await expect(ben.getByText(t.atLeast('USD 12,242.00'))).toBeVisible()
  })

  await test.step('in the last minutes a bid moves the end, and the one it beats is told by mail', async () => {
    const db = portal.database()
    const soon = sql`now() + interval '2 minutes'`
    await sql`update subasta set termina_en = ${soon}, fin_efectivo = ${soon} where id = ${auction.id}`.execute(db)
    await db.destroy()
    await bid(ben, '25.000')
    await expect(ben.getByText(done.leading.es).first()).toBeVisible()
    await expect(ana.getByText('USD 20,200.00').first()).toBeVisible()
    await expect(ana.getByText(/las últimas pujas lo movieron/)).toBeVisible()
    await expect(ana.getByRole('timer')).toContainText('00:04:')
    await expect(ana.getByText(t.outbid)).toBeVisible()
    await mails.newest(emails[0]!, /superó su puja/)
  })

  await test.step('staff see names and maxima; at the end the winner gets his reservation', async () => {
    const officer = await anotherPage('admin')
    const db = portal.database()
    const past = sql`now() - interval '1 second'`
    await sql`update subasta set termina_en = ${past}, fin_efectivo = ${past} where id = ${auction.id}`.execute(db)
    await db.destroy()
    await officer.goto(`/dashboard/clasificados/subastas/${auction.id}`)
    await expect(officer.getByText('Ben Soto').filter({ visible: true }).first()).toBeVisible()
    await expect(officer.getByText('Máximo USD 25,000.00').filter({ visible: true }).first()).toBeVisible()
    await expect(officer.getByRole('link', { name: staffAuctionTexts.es.openRequest })).toBeVisible()
    await expectNoAxeViolations(officer)
    await expect(ben.getByText(t.awarded(2))).toBeVisible()
  })

  await test.step('and pays it by card', async () => {
    await ben.goto(await mails.link(emails[1]!, /Ganó la subasta/, /\/payment\?\S+/))
    await hydrated(ben)
    await goToProvider(ben)
    await payAtProvider(ben)
    await expect(outcomeOf(ben)).toHaveAttribute('data-outcome', 'approved')
  })
  await plain.close()
})

test('an offer is countered by staff and accepted by its client', async ({
  page,
  market,
  mails,
  anotherPage,
  staff,
}) => {
  const o = offerTexts.es
  const s = staffOfferTexts.es
  const item = await market.item({ es_oferta: true, modo_oferta: 'oferta' })
  const email = `oferente.${unique()}@example.com`
  await page.goto(item.path)
  await page.getByRole('link', { name: 'Hacer una oferta' }).click()
  await hydrated(page)
  await page.getByRole('textbox', { name: o.amount('USD') }).fill('35.000')
  await page.getByRole('textbox', { name: fields.name }).fill('Pablo Rivas')
  await page.getByRole('textbox', { name: fields.email, exact: true }).fill(email)
  await page.getByRole('button', { name: o.send }).click()
  await expect(page.getByText(offerDoneMessages.received.es)).toBeVisible()
  await expectNoAxeViolations(page)

  const api = await staff.as()
  const { ofertas } = await api.load(offerCalls.list, { params: { clasificado_id: item.id } })
  await market.admit(ofertas[0]!.solicitud_id)
  const officer = await anotherPage('admin')
  await officer.goto(`/dashboard/clasificados/ofertas/${ofertas[0]!.id}`)
  await officer.getByRole('button', { name: s.counterAction }).click()
  const dialog = officer.getByRole('dialog')
  await dialog.getByRole('textbox', { name: s.counterAmount }).fill('38.000')
  await dialog.getByRole('button', { name: s.counterAction }).click()
  await expect(toast(officer, offerDoneMessages.countered.es)).toBeVisible()
  await expectNoAxeViolations(officer)

  await page.goto(await mails.link(email, /otra cifra/, /\/offer\/\S+/))
  await hydrated(page)
  await page.getByRole('button', { name: o.accept }).click()
  await expect(page.getByText(o.states.aceptada!)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: o.pay }).click()
  await expect(page.getByRole('link', { name: trackingTexts.es.pay })).toBeVisible()
})
