import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '@portal/contract/core/language'
import { shellTexts } from '../../../apps/web/app/core/dashboard/shell/texts.ts'
import { accountTexts } from '../../../apps/web/app/features/sign-in/account-texts.ts'
import { emailOf, passwordOf, type Who } from './accounts.ts'

/**
 * Waits for the hydration of a public page. A click before it would go to the server, as without JavaScript, which
 * other journeys test.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
  })
}

/** Waits for the hydration of a part whose code loads on the first sign of activity. */
export async function answering(part: Locator): Promise<void> {
  const isAlive = () => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  await expect.poll(isAlive).toBe(true)
}

/** Types address and password on the log-in page and sends them. */
export async function logInByHand(page: Page, who: Who, language: Language = 'es'): Promise<void> {
  const t = accountTexts[language]
  await hydrated(page)
  await page.getByLabel(t.email, { exact: true }).fill(emailOf(who))
  await page.getByLabel(t.password, { exact: true }).fill(passwordOf(who))
  await page.getByRole('button', { name: t.logIn, exact: true }).click()
}

/** Returns the links of the sidebar, and opens the drawer on a narrow screen. */
export async function sections(page: Page, language: Language = 'es'): Promise<Locator> {
  const t = shellTexts[language]
  await profileMenu(page, language).waitFor()
  const burger = page.getByRole('button', { name: t.openMenu })
  if (await burger.isVisible()) await burger.click()
  return page.getByRole('navigation', { name: t.menu }).getByRole('listitem').getByRole('link')
}

/** The links whose text begins with a name: "Importar usuarios" is not "Usuarios". */
export const named = (links: Locator, name: string): Locator => links.filter({ hasText: new RegExp(`^${name}`) })

export const profileMenu = (page: Page, language: Language = 'es'): Locator =>
  page.getByRole('button', { name: new RegExp(`^${shellTexts[language].account}: `) })

/** Chooses an option by its text. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Returns the toast with this text, visible for five seconds. */
export const toast = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text })
