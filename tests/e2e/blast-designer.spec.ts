import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { demonstrationNotice } from '@portal/contract/blast-plans/constants'
import { texts } from '../../apps/web/app/features/blast-plans/texts.ts'
import { contactTexts } from '../../apps/web/app/features/forms/public/contact-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = texts.es

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/nextlion/designer${hash}`)
  await expect(page.getByLabel(t.name)).toBeEnabled() // its code came
}

const figure = (page: Page, label: string) =>
  page
    .getByRole('definition')
    .filter({ hasText: /./ })
    .and(page.locator(`dt:text-is("${label}") + dd`))

test.use({ permissions: ['clipboard-read', 'clipboard-write'], ownContext: true })

test('a blast of 200 holes is designed on a phone, shared, opened on a desktop, printed and asked for', async ({
  page,
  anotherPage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/nextlion')
  await page.getByRole('link', { name: 'Diseñe una tronadura' }).click()
  await hydrated(page)
  await page.getByLabel('Filas', { exact: true }).fill('10')
  await page.getByLabel('Pozos por fila').fill('20')
  await page.getByRole('radio', { name: 'En V, desde el centro' }).check()
  await page.getByLabel(t.name).fill('Banco 2460')
  await expect(figure(page, t.holes)).toContainText('200')
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide, 'wider than the phone').toBe(false)

  await page.getByRole('button', { name: t.link }).click()
  await expect(page.getByText(t.copied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const desktop = await anotherPage()
  await desktop.setViewportSize({ width: 1440, height: 900 })
  await desktop.goto(link)
  await hydrated(desktop)
  await expect(desktop.getByLabel(t.name)).toHaveValue('Banco 2460')
  await expect(desktop.getByRole('radio', { name: 'En V, desde el centro' })).toBeChecked()
  await expect(figure(desktop, t.holes)).toContainText('200')
  await expect(desktop.getByText(demonstrationNotice.es)).toBeVisible()

  await test.step('it runs to its end', async () => {
    await desktop.getByLabel(t.slowness).selectOption('1')
    await desktop.getByRole('button', { name: t.play, exact: true }).click()
    await expect(desktop.getByText(/La tronadura terminó a los [\d.]+\sms/)).toBeAttached()
  })

  await test.step('its document downloads', async () => {
    const [download] = await Promise.all([
      desktop.waitForEvent('download'),
      desktop.getByRole('button', { name: t.document, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^tronadura-.*\.pdf$/)
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  await test.step('and it is asked for', async () => {
    await desktop.getByRole('button', { name: t.ask }).click()
    await desktop.waitForURL(/\/contact\?product=nextlion/)
    await hydrated(desktop)
    await expect(desktop.getByRole('textbox', { name: contactTexts.es.message })).toHaveValue(
      /Banco 2460.*200 pozos[\s\S]*#plan=/,
    )
  })
})

test('holes of a file are connected by their numbers, and one that nothing reaches is named', async ({ page }) => {
  await open(page)
  const choose = page.getByLabel(t.open)
  await choose.setInputFiles({ name: 'malla.csv', mimeType: 'text/csv', buffer: Buffer.from('x;y\n0;0\n4;dos\n') })
  await expect(page.getByRole('alert')).toContainText('Línea 3')
  await choose.setInputFiles({ name: 'malla.csv', mimeType: 'text/csv', buffer: Buffer.from('x;y\n0;0\n4;0,5\n8;1\n') })
  await expect(figure(page, t.holes)).toContainText('3')
  await page.getByText(t.table).click()
  await page.getByLabel(t.tieFrom).fill('1')
  await page.getByLabel(t.tieTo).fill('2')
  await page.getByLabel(t.tieDelay).fill('25')
  await page.getByRole('button', { name: t.tieAction, exact: true }).click()
  await expect(page.getByLabel(t.timeOf('2'))).toHaveValue('25')
  await expect(page.getByText(t.untimed('1'))).toBeVisible()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t.undo }).click()
  await expect(page.getByText(t.untimed('3'))).toBeVisible()
})

test('a damaged link is refused in words, and the page stays usable', async ({ page }) => {
  await open(page, '#plan=x')
  await expect(page.getByRole('alert')).toContainText('El enlace no contiene un diseño completo.')
  await page.getByLabel('Filas', { exact: true }).fill('2')
  await expect(figure(page, t.holes)).toContainText('24')
  await expectNoAxeViolations(page)
})
