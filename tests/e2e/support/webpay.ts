import { expect, type Page } from '@playwright/test'
import type { Language } from '@portal/contract/core/language'
import { texts } from '../../../apps/web/app/features/payments/texts.ts'
import { texts as sandboxTexts } from '../../../apps/webpay-sandbox/src/pages/texts.ts'

/** Texts of the payment sandbox, in Spanish as the tested payment pages. */
const t = sandboxTexts.es

/** Goes from the payment summary to the provider's first page. */
export async function goToProvider(page: Page, language: Language = 'es'): Promise<void> {
  const words = texts[language]
  await page.getByRole('checkbox', { name: words.accept }).check()
  await page.getByRole('button', { name: /^(Pagar|Pay) / }).click()
  await expect(page.getByRole('heading', { name: sandboxTexts[language].cardTitle })).toBeVisible()
}

/** Pays on the provider's pages with one of the test cards. */
export async function payAtProvider(page: Page, card = /Visa 4051 8856/, language: Language = 'es'): Promise<void> {
  const t = sandboxTexts[language]
  await page.getByRole('link', { name: card }).click()
  await page.getByRole('button', { name: t.goOn }).click()
  await page.getByLabel(t.rut).fill('11.111.111-1')
  await page.getByLabel(t.password).fill('123')
  await page.getByRole('button', { name: t.goOn }).click()
  await page.getByLabel(t.decision).selectOption({ label: t.accept })
  await page.getByRole('button', { name: t.goOn }).click()
}

/** Simulates a rare event, such as a time-out. */
export async function simulate(page: Page, what: 'runOutOfTime' | 'formError' | 'payAndLeave'): Promise<void> {
  await page.getByText(t.simulation).click()
  await page.getByRole('button', { name: t[what] }).click()
}

export const providerTexts = t

/** Returns the outcome on the result page. */
export const outcomeOf = (page: Page) => page.locator('[data-outcome]')
