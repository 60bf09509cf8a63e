import { Module, Role } from '@portal/contract/access/constants'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { LicenseType, licenseTypeNames } from '@portal/contract/licenses/constants'
import { licenseDoneMessages as done } from '@portal/contract/licenses/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { texts } from '../../apps/web/app/features/licenses/list/texts.ts'
import { ownTexts } from '../../apps/web/app/features/licenses/own/texts.ts'
import { forecastPath, licensesPath, ownLicensesPath } from '../../apps/web/app/features/licenses/paths.ts'
import { checkTexts } from '../../apps/web/app/features/licenses/public/check-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { choose, logInByHand, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const own = ownTexts.es
const kit = kitTexts.es

test('a customer gets a demo, staff give him a license, and he asks for its renewal', async ({
  page,
  login,
  staff,
  anotherBrowser,
}) => {
  test.slow()
  const customer = await staff.user({ empresa_id: 2 })
  const clerk = await staff.user({ rol_id: Role.administrator })
  await staff.grant(clerk.id, [Module.licenses])

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
    const visitor = await (await anotherBrowser()).newPage()
    await visitor.goto(address!)
    await expect(visitor.getByRole('heading', { level: 1, name: checkTexts.es.states.activa })).toBeVisible()
    await expectNoAxeViolations(visitor)
  })

  const desk = await (await anotherBrowser(clerk)).newPage()
  await test.step('staff give him a license', async () => {
    await desk.goto(`${licensesPath}/nueva`)
    await desk.getByLabel(t.holder).fill(customer.email)
    await desk.getByRole('option', { name: customer.email }).click()
    await choose(desk, t.service, 'NextLion')
    await choose(desk, t.type, licenseTypeNames[LicenseType.business].es)
    await desk.getByRole('button', { name: t.createLicense }).click()
    await expect(toast(desk, done.saved.es)).toBeVisible()
    await expectNoAxeViolations(desk)
  })

  const panel = desk.getByRole('complementary').last()
  const act = async (name: string) => {
    await panel.getByRole('button', { name: kit.moreActions }).click()
    await desk.getByRole('menuitem', { name }).click()
  }
  await test.step('renew it, take that back, suspend and reactivate it', async () => {
    await act(t.renew)
    await desk.getByRole('dialog').getByRole('button', { name: t.renew }).click()
    await expect(toast(desk, done.renewed.es)).toBeVisible()
    await expect(panel.getByRole('region', { name: t.history }).getByRole('listitem')).toHaveCount(2)
    await act(t.undoRenewal)
    await desk.getByRole('dialog').getByRole('button', { name: t.undoRenewal }).click()
    await expect(toast(desk, done.renewalUndone.es)).toBeVisible()
    await act(t.suspend)
    await desk.getByLabel(t.reason).fill('Factura pendiente')
    await desk.getByRole('dialog').getByRole('button', { name: t.suspend }).click()
    await expect(panel.getByText(t.suspendedFor('Factura pendiente'))).toBeVisible()
    await act(t.reactivate)
    await expect(toast(desk, done.reactivated.es)).toBeVisible()
  })

  await test.step('and see what its renewal comes to', async () => {
    await desk.goto(forecastPath)
    await expect(desk.getByRole('table').getByRole('row')).toHaveCount(13)
    await expectNoAxeViolations(desk)
  })

  await test.step('the customer asks for its renewal in a quote that is filled in', async () => {
    const { licencias } = await (await staff.as(clerk)).load(licenseCalls.list, {
      params: { buscar: customer.email, tipo_licencia_id: LicenseType.business },
    })
    await login(customer)
    await page.goto(`/dashboard/cotizaciones/cotizar?licencia=${licencias[0]!.id}`)
    await expect(page.getByLabel('Correo', { exact: false }).first()).toHaveValue(customer.email)
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: own.title })).toContainText('NextLion')
  })
})
