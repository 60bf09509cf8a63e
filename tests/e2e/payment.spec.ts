import type { Page } from '@playwright/test'
import { requestStatusNames } from '@portal/contract/marketplace/states'
import { paymentMessages } from '@portal/contract/payments/messages'
import { PaymentStatus } from '@portal/contract/payments/states'
import { trackingTexts } from '../../apps/web/app/features/item-requests/tracking/tracking-texts.ts'
import { texts } from '../../apps/web/app/features/payments/texts.ts'
import type { Market } from './support/market.ts'
import { hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { goToProvider, outcomeOf, payAtProvider, providerTexts, simulate } from './support/webpay.ts'

const t = texts.es
const tracking = trackingTexts.es

/** Makes a reservation that waits for its payment, and opens its payment page. */
async function atPayment(page: Page, market: Market) {
  const item = await market.item()
  const request = await market.request(item.id)
  const address = await market.reserve(request.id)
  await page.goto(address)
  await hydrated(page)
  return { item, request, address }
}

test('a rejected card charges nothing, and another card pays', async ({ page, market }) => {
  test.slow()
  const { item, request } = await atPayment(page, market)
  await goToProvider(page)
  await payAtProvider(page, /Mastercard 5186 0595/)
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'rejected')
  await expect(outcomeOf(page).getByRole('heading', { name: t.rejected })).toBeVisible()
  await expect(outcomeOf(page).getByRole('listitem').first()).toBeVisible() // the causes, one per line
  expect(await market.stateOf(request.id)).toBe(23)

  await hydrated(page)
  await page.getByRole('link', { name: t.tryAgain }).click()
  await expect(page.getByRole('button', { name: /^Pagar/ })).toBeVisible()
  await goToProvider(page)
  await payAtProvider(page, /Redcompra 4051 8842/)
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
  await expect(outcomeOf(page)).toContainText(t.toClient.approved)
  await expect(outcomeOf(page).getByText(t.cardTypes.debit, { exact: true })).toBeVisible()
  await expect(outcomeOf(page).getByRole('definition').last()).toContainText(item.name)
  await page.getByRole('link', { name: t.follow }).click() // still as the client
  await expect(page.getByText(requestStatusNames[24].es).first()).toBeVisible()
  expect(await market.stateOf(request.id)).toBe(24)
})

test('a payer without the client’s mark pays, gets his receipt and sees no data of the client', async ({
  page,
  market,
}) => {
  test.slow()
  const { request, address } = await atPayment(page, market)
  await page.goto(address.replace(/&firma=[^&]+/, ''))
  await hydrated(page)
  await goToProvider(page)
  await payAtProvider(page)
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
  await expect(outcomeOf(page)).toContainText(t.toStranger.approved)
  await expect(page.getByRole('link', { name: t.follow })).toHaveCount(0)
  await hydrated(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t.download }).click()
  expect((await saved).suggestedFilename()).toMatch(/^comprobante_w[0-9a-z]{20}\.pdf$/)
  expect(await market.stateOf(request.id)).toBe(24)
})

test('an English buyer has English pages at the provider too, and returns to English ones', async ({
  page,
  market,
}) => {
  test.slow()
  const { address } = await atPayment(page, market)
  await page.goto(`${address}&lang=en`)
  await hydrated(page)
  await goToProvider(page, 'en')
  await payAtProvider(page, /Mastercard 5186 0595/, 'en')
  await expect(outcomeOf(page).getByRole('heading', { name: texts.en.rejected })).toBeVisible()
  await page.getByRole('link', { name: texts.en.tryAgain }).click()
  await expect(page.getByRole('button', { name: /^Pay USD/ })).toBeVisible()
})

test('a payment cancelled at the provider is shown as cancelled, and can be restarted @phone', async ({
  page,
  market,
}) => {
  test.slow()
  const { request } = await atPayment(page, market)
  await goToProvider(page)
  await page.getByRole('button', { name: providerTexts.abort }).click()
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'aborted')
  // the toast does not cover it, so that they can press it at once
  const toast = (await page.getByRole('alert').filter({ hasText: t.error }).locator('div').first().boundingBox())!
  const again = (await page.getByRole('link', { name: t.tryAgain }).boundingBox())!
  const isBeside = again.x > toast.x + toast.width || toast.x > again.x + again.width
  expect(isBeside || again.y > toast.y + toast.height || toast.y > again.y + again.height).toBe(true)
  await expect(outcomeOf(page)).toContainText(paymentMessages.aborted.es)
  expect(await market.stateOf(request.id)).toBe(23)
  await page.goto(request.path)
  await expect(page.getByRole('link', { name: tracking.pay })).toBeVisible()
})

test('an expired payment form says that nothing was charged', async ({ page, market }) => {
  const { request } = await atPayment(page, market)
  await goToProvider(page)
  await simulate(page, 'runOutOfTime')
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'timedOut')
  await expect(outcomeOf(page)).toContainText(paymentMessages.timedOut.es)
  expect(await market.stateOf(request.id)).toBe(23)
})

test('a double click on pay starts one payment', async ({ page, market }) => {
  const { request } = await atPayment(page, market)
  await page.getByRole('checkbox', { name: t.accept }).check()
  await page.getByRole('button', { name: /^Pagar/ }).dblclick()
  await expect(page.getByRole('heading', { name: providerTexts.cardTitle })).toBeVisible()
  await payAtProvider(page)
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
  expect((await market.one(request.id)).pagos).toHaveLength(1)
})

test('the back button and a reload after a payment charge nothing twice', async ({ page, market }) => {
  test.slow()
  const { request } = await atPayment(page, market)
  await goToProvider(page)
  await payAtProvider(page)
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
  const order = await page.getByRole('definition').first().textContent()

  await page.reload()
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
  await expect(page.getByRole('definition').first()).toHaveText(order ?? '')

  // "Back" shows the provider's closed form, which leads to the stored result.
  await page.goBack()
  const isForm = page.getByRole('heading', { name: providerTexts.endedTitle })
  await expect(isForm.or(outcomeOf(page)).or(page.getByText(t.going))).toBeVisible()
  await page.goto((await market.followed(request.id)).url_comprobante ? request.path : '/')
  await expect(page.getByText(requestStatusNames[24].es).first()).toBeVisible()
  const { pagos } = await market.one(request.id)
  expect(pagos.map(({ estado }) => estado)).toEqual([PaymentStatus.approved])
})

test('two browsers race for one machine: one reserves it, the other is refused', async ({
  page,
  market,
  anotherPage,
}) => {
  test.slow()
  const item = await market.item()
  const first = await market.request(item.id)
  const second = await market.request(item.id)
  await page.goto(await market.reserve(first.id))
  // The other item cannot be reserved for someone else, and its client has nothing to pay.
  await expect(market.reserve(second.id)).rejects.toThrow(/409/)
  const hers = await anotherPage()
  await hers.goto(second.path)
  await expect(hers.getByRole('link', { name: tracking.pay })).toHaveCount(0)

  // The same link in two browsers: both go to the provider, one pays, the other is not charged.
  await hers.goto(page.url())
  for (const window of [page, hers]) {
    await hydrated(window)
    await goToProvider(window)
  }
  await payAtProvider(page)
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
  await hers.reload()
  await expect(hers.getByRole('heading', { name: providerTexts.endedTitle })).toBeVisible()
  const { pagos } = await market.one(first.id)
  expect(pagos.filter(({ estado }) => estado === PaymentStatus.approved)).toHaveLength(1)
})

test('an address with a changed amount starts no payment', async ({ page, market }) => {
  const { address, request } = await atPayment(page, market)
  await page.goto(address.replace(/monto=\d+/, 'monto=1'))
  await expect(page.getByRole('main')).toContainText(paymentMessages.amountInvalid.es)
  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: t.notOpened })).toBeVisible()
  expect((await market.one(request.id)).pagos).toHaveLength(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reservation is paid, and its receipt opens', async ({ page, market, request: http }) => {
    test.slow()
    const item = await market.item()
    const { id, path } = await market.request(item.id)
    await market.reserve(id)
    await page.goto(path)
    await page.getByRole('link', { name: tracking.pay }).click()
    await page.getByRole('checkbox', { name: t.accept }).check()
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await page.getByRole('button', { name: t.goOn }).click()
    await payAtProvider(page)
    await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
    const receipt = await page.getByRole('link', { name: t.download }).getAttribute('href')
    expect((await http.get(receipt!)).headers()['content-type']).toContain('application/pdf')
    expect(await market.stateOf(id)).toBe(24)
  })
})
