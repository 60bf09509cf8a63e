import { paymentMessages } from '@portal/contract/payments/messages'
import { texts } from '../../apps/web/app/features/payments/texts.ts'
import { hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { outcomeOf } from './support/webpay.ts'

test.use({ variables: { CARD_SANDBOX: 'mercadopago', MERCADOPAGO_CURRENCIES: 'USD,CLP' } })

const t = texts.es

test('at Mercado Pago a refused card and a canceled payment charge nothing, and another card pays', async ({
  page,
  market,
}) => {
  test.slow()
  const item = await market.item()
  const request = await market.request(item.id)
  await page.goto(await market.reserve(request.id))
  const press = async () => {
    await hydrated(page)
    await page.getByRole('checkbox', { name: t.accept }).check()
    await page.getByRole('button', { name: /^Pagar / }).click()
  }
  await expect(page.getByRole('img', { name: 'Mercado Pago' })).toBeVisible()
  await press()
  await page.getByRole('button', { name: /FUND/ }).click()
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'rejected')
  await page.getByRole('link', { name: t.tryAgain }).click()
  await press()
  await page.getByRole('button', { name: 'Volver al sitio' }).click()
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'aborted')
  await expect(outcomeOf(page)).toContainText(paymentMessages.aborted.es)
  await page.getByRole('link', { name: t.tryAgain }).click()
  await press()
  await page.getByRole('button', { name: /APRO/ }).click()
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
  expect(await market.stateOf(request.id)).toBe(24)
})
