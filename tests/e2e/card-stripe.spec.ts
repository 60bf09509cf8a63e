import { paymentMessages } from '@portal/contract/payments/messages'
import { texts } from '../../apps/web/app/features/payments/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { outcomeOf } from './support/webpay.ts'

test.use({ variables: { CARD_SANDBOX: 'stripe' } })

const t = texts.es

test('at Stripe a refused card stays on its page, and another card pays', async ({ page, market }) => {
  test.slow()
  const item = await market.item()
  const request = await market.request(item.id)
  const reply = await page.goto(await market.reserve(request.id))
  expect(reply?.headers()['content-security-policy']).toContain("form-action 'self';") // no page may post to it
  await hydrated(page)
  await expect(page.getByRole('img', { name: 'Stripe' })).toBeVisible()
  await expect(page.getByText('Webpay')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('checkbox', { name: t.accept }).check()
  await page.getByRole('button', { name: /^Pagar / }).click()
  await page.getByRole('button', { name: /rechazada/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Su tarjeta fue rechazada.')
  await page.getByRole('button', { name: /débito/ }).click()
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
  await expect(outcomeOf(page)).toContainText(t.toClient.approved)
  await expect(outcomeOf(page).getByText(t.cardTypes.debit, { exact: true })).toBeVisible()
  expect(await market.stateOf(request.id)).toBe(24)
})

test('a payment canceled at Stripe is shown as canceled, and can be started again without JavaScript', async ({
  page,
  market,
  browser,
  baseURL,
}) => {
  test.slow()
  const item = await market.item()
  const request = await market.request(item.id)
  const address = await market.reserve(request.id)
  await page.goto(`${address}&lang=en`)
  await hydrated(page)
  await page.getByRole('checkbox', { name: texts.en.accept }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('button', { name: 'Back to the shop' }).click()
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'aborted')
  await expect(outcomeOf(page)).toContainText(paymentMessages.aborted.en)

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  await plain.goto(address)
  await plain.getByRole('checkbox', { name: t.accept }).check()
  await plain.getByRole('button', { name: /^Pagar / }).click()
  await plain.getByRole('link', { name: t.goOn }).click()
  await plain.getByRole('button', { name: /4242/ }).click()
  await expect.poll(() => market.stateOf(request.id)).toBe(24)
  await context.close()
})
