import type { Page } from '@playwright/test'
import { licenseTypeNames } from '@portal/contract/licenses/constants'
import { licenseDoneMessages as done } from '@portal/contract/licenses/messages'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { forecastTexts } from '../../apps/web/app/features/licenses/list/forecast-texts.ts'
import { texts } from '../../apps/web/app/features/licenses/list/texts.ts'
import { ownTexts } from '../../apps/web/app/features/licenses/own/texts.ts'
import { licensesPath, ownLicensesPath } from '../../apps/web/app/features/licenses/paths.ts'
import { checkTexts } from '../../apps/web/app/features/licenses/public/check-texts.ts'
import { begunTexts } from '../../apps/web/app/features/quotes/form/begun-texts.ts'
import { formTexts } from '../../apps/web/app/features/quotes/form/form-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { panelOf, pinMailedTo } from './support/quotes.ts'
import { choose, logInByHand, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const own = ownTexts.es
const t = texts.es

/** Chooses what the menu of a license offers. */
async function act(page: Page, name: string): Promise<void> {
  await panelOf(page).getByRole('button', { name: kitTexts.es.moreActions }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a customer gets a demo, saves a file for his device, and anyone checks its number', async ({
  page,
  staff,
  anotherPage,
}) => {
  test.slow()
  const customer = await staff.user({ empresa_id: 2 })

  await test.step('the log-in that the home page offers leads on to the request', async () => {
    await page.goto('/login?volver=%2Fdashboard%2Flicencias%2Fdemo')
    await logInByHand(page, customer)
    const dialog = page.getByRole('dialog', { name: own.getDemo })
    await dialog.getByRole('textbox', { name: own.company, exact: true }).fill(`Minera ${unique()}`)
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: own.ask }).click()
    await expect(toast(page, done.demoGranted.es)).toBeVisible()
    await expect(page).toHaveURL(ownLicensesPath)
    await expect(page.getByRole('main').getByText('NextLion', { exact: true })).toBeVisible()
  })

  await test.step('he saves a file for his device, and anyone checks the number', async () => {
    await page.getByRole('button', { name: own.file }).click()
    await page.getByLabel(own.device).fill('NL-0042')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: own.download }).click()
    expect((await saving).suggestedFilename()).toMatch(/^[0-9A-F]{20}\.lic$/)
    const address = await page.getByRole('link', { name: own.check }).getAttribute('href')
    const visitor = await anotherPage()
    await visitor.goto(address!)
    await expect(visitor.getByRole('heading', { level: 1, name: checkTexts.es.states.activa })).toBeVisible()
    await expectNoAxeViolations(visitor)
  })

  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: own.title })).toContainText('NextLion')
})

test('staff give a license, suspend and renew it, and a confirmed quote renews it again', async ({
  page,
  login,
  staff,
  mails,
}) => {
  test.slow()
  const holder = await staff.user({ empresa_id: 2, telefono: '+56955500999' })
  await login('superadmin')

  await test.step('given', async () => {
    await page.goto(`${licensesPath}/nueva`)
    await page.getByRole('combobox', { name: t.holder }).fill(holder.email)
    await page.getByRole('option', { name: new RegExp(holder.email) }).click()
    await choose(page, t.service, 'NextLion')
    await choose(page, t.type, licenseTypeNames[3].es)
    await page.getByRole('button', { name: t.createLicense }).click()
    await expect(toast(page, done.saved.es)).toBeVisible()
    await expect(panelOf(page).getByText(holder.email)).toBeVisible()
  })

  await test.step('suspended, active again, renewed, and that taken back', async () => {
    await act(page, t.suspend)
    await page.getByLabel(t.reason).fill('Factura pendiente')
    await page.getByRole('dialog').getByRole('button', { name: t.suspend, exact: true }).click()
    await expect(panelOf(page).getByText(t.suspendedFor('Factura pendiente'))).toBeVisible()
    await expectNoAxeViolations(page)
    await act(page, t.reactivate)
    await expect(toast(page, done.reactivated.es)).toBeVisible()
    await act(page, t.renew)
    await page.getByRole('dialog').getByRole('button', { name: t.renew, exact: true }).click()
    await expect(toast(page, done.renewed.es)).toBeVisible()
    await act(page, t.undoRenewal)
    await page.getByRole('dialog').getByRole('button', { name: t.undoRenewal, exact: true }).click()
    await expect(panelOf(page).getByText(t.undone)).toBeVisible()
  })

  await test.step('its renewal is quoted, and renews it when the client confirms', async () => {
    const panel = page.url()
    await act(page, t.quote)
    await expect(page.getByText(begunTexts.es.renews)).toBeVisible()
    await page.getByRole('button', { name: formTexts.es.save, exact: true }).click()
    await page.waitForURL(/mis-cotizaciones\/\d+/)
    const id = Number(/(\d+)$/.exec(new URL(page.url()).pathname)![1])
    const api = await staff.as()
    await api.load(quoteCalls.requestPin, { params: { id } })
    const pin = await pinMailedTo(mails, holder.email)
    const { codigo } = await api.load(quoteCalls.confirm, { params: { id }, body: { pin } })
    await page.goto(panel)
    await expect(panelOf(page).getByText(t.byQuote(codigo))).toBeVisible()
  })

  await page.goto(licensesPath)
  await page.getByRole('link', { name: t.forecast }).click()
  await expect(page.getByRole('heading', { name: forecastTexts.es.title })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  await expectNoAxeViolations(page)
})
