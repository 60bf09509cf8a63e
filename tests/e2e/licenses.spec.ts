import { licenseDoneMessages as done } from '@portal/contract/licenses/messages'
import { ownTexts } from '../../apps/web/app/features/licenses/own/texts.ts'
import { ownLicensesPath } from '../../apps/web/app/features/licenses/paths.ts'
import { checkTexts } from '../../apps/web/app/features/licenses/public/check-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { logInByHand, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const own = ownTexts.es

test('a customer gets a demo, saves a file for his device, and anyone checks its number', async ({
  page,
  staff,
  anotherBrowser,
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
    const visitor = await (await anotherBrowser()).newPage()
    await visitor.goto(address!)
    await expect(visitor.getByRole('heading', { level: 1, name: checkTexts.es.states.activa })).toBeVisible()
    await expectNoAxeViolations(visitor)
  })

  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: own.title })).toContainText('NextLion')
})
