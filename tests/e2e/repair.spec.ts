import { readFile } from 'node:fs/promises'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { inLanguage } from '../../apps/web/app/core/language/language-address.ts'
import { requestTexts as staffTexts } from '../../apps/web/app/features/item-requests/staff/request-texts.ts'
import { trackingTexts } from '../../apps/web/app/features/item-requests/tracking/tracking-texts.ts'
import { repairTexts } from '../../apps/web/app/features/machines/market/services/repair-texts.ts'
import { contactFieldTexts } from '../../apps/web/app/features/marketplace/form/contact-field-texts.ts'
import { filesTexts } from '../../apps/web/app/features/marketplace/form/files-texts.ts'
import { requestTexts } from '../../apps/web/app/features/marketplace/request/request-texts.ts'
import { pictureFile } from './support/pictures.ts'
import { hydrated } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const pdf = { name: 'informe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

test('a repair is requested with pictures, which staff and client download @only-phone', async ({
  page,
  market,
  login,
}) => {
  test.slow()
  const language = 'en'
  const t = {
    ...requestTexts[language],
    ...repairTexts[language],
    ...contactFieldTexts[language],
    ...filesTexts[language],
  }
  const what = `Pump ${unique()}`
  await page.goto(inLanguage('/classifieds/services', language))
  await hydrated(page)
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByLabel(t.machine)).toBeFocused()
  await page.getByLabel(t.machine).fill(what)
  await page.getByLabel(t.problem).fill('It loses pressure when hot.')
  await page.getByLabel(t.name).fill('Peter Owner')
  await page.getByLabel(t.email).fill(`repair.${unique()}@example.com`)

  const files = page.locator('input[type=file]')
  await files.setInputFiles([{ name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }])
  await expect(page.getByRole('alert').filter({ hasText: t.wrongType('virus.exe') })).toBeVisible()
  await files.setInputFiles([await pictureFile('leak.jpg', 1), pdf, await pictureFile('wrong-one.jpg', 2)])
  await page.getByRole('button', { name: t.removeFile('wrong-one.jpg') }).click()
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByText(machineDoneMessages.repairReceived[language])).toBeVisible()
  const id = Number(await page.getByRole('definition').textContent())
  await market.admit(id)

  await page.getByRole('link', { name: t.follow }).click()
  const papers = page.getByRole('region', { name: trackingTexts[language].documents })
  await expect(papers.getByRole('link')).toHaveText(['leak.jpg', 'informe.pdf'])
  const saving = page.waitForEvent('download')
  await papers.getByRole('link', { name: 'informe.pdf' }).click()
  expect(await readFile((await (await saving).path())!)).toEqual(pdf.buffer)

  await login('superadmin')
  await page.goto(`/dashboard/clasificados/clasificados-solicitudes/historial/${id}?tab=reparaciones`)
  const words = staffTexts.es
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: words.download('leak.jpg') }).click()
  expect((await downloading).suggestedFilename()).toBe('leak.jpg')
})

test('a program with the name of a picture is refused by its content', async ({ page }) => {
  const t = { ...repairTexts.es, ...contactFieldTexts.es, ...filesTexts.es, ...requestTexts.es }
  await page.goto('/classifieds/services')
  await hydrated(page)
  await page.getByLabel(t.machine).fill(`Bomba ${unique()}`)
  await page.getByLabel(t.problem).fill('Pierde presión en caliente.')
  await page.getByLabel(t.name).fill('Pedro Dueño')
  await page.getByLabel(t.phone).fill('+56912345678')
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4096)])
  await page.locator('input[type=file]').setInputFiles([{ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: program }])
  await page.getByRole('button', { name: t.send }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.first()).toBeVisible()
  await expect(page.getByText(machineDoneMessages.repairReceived.es)).toHaveCount(0)
  await expect(alert).not.toContainText(machineMessages.notCompleted.es)
})
