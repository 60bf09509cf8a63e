import { coreMessages } from '@portal/contract/core/core-messages'
import { deliveryStatusNames } from '@portal/contract/forms/constants'
import { contactFormDoneMessages, contactFormMessages, formStaffDoneMessages } from '@portal/contract/forms/messages'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { contactTexts } from '../../apps/web/app/features/forms/public/contact-texts.ts'
import { formTexts } from '../../apps/web/app/features/forms/staff/form-texts.ts'
import { repairTexts } from '../../apps/web/app/features/machines/market/services/repair-texts.ts'
import { contactFieldTexts } from '../../apps/web/app/features/marketplace/form/contact-field-texts.ts'
import { filesTexts } from '../../apps/web/app/features/marketplace/form/files-texts.ts'
import { requestTexts } from '../../apps/web/app/features/marketplace/request/request-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const list = '/dashboard/contactos/formularios'
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an inquiry keeps typed values and is sent', async ({ page, mails }) => {
    const t = contactTexts.en
    const email = `noscript.${unique()}@example.com`
    await page.goto('/contact?lang=en')
    await page.getByLabel(t.name, { exact: true }).fill('Marta')
    await page.getByLabel(t.confirmData).uncheck()
    await page.getByLabel(t.email, { exact: true }).fill(email)
    await page.getByRole('combobox', { name: t.country }).selectOption('Chile')
    await page.getByRole('button', { name: t.send }).click()
    await expect(page.getByLabel(t.lastName, { exact: true })).toHaveAccessibleDescription(
      contactFormMessages.lastNameInvalid.en,
    )
    await expect(page.getByLabel(t.confirmData)).not.toBeChecked()
    await expect(page.getByRole('combobox', { name: t.country })).toHaveValue('Chile')
    await page.getByLabel(t.confirmData).check()
    await page.getByLabel(t.lastName, { exact: true }).fill('Vega')
    await page.getByLabel(t.subject).selectOption('support')
    await page.getByRole('textbox', { name: t.message }).fill('Battery life of the plus console?')
    await page.getByRole('button', { name: t.send }).click()
    await expect(page.getByRole('status')).toHaveText(contactFormDoneMessages.sent.en)
    const reference = await page.getByText(/^CT-\d{4}-\d{6}$/).innerText()
    await mails.newest(email, new RegExp(reference))
  })

  test('a repair is requested with files; invalid files are refused at their field', async ({ page }) => {
    const [t, words] = [repairTexts.es, requestTexts.es]
    const email = `taller.${unique()}@example.com`
    const attach = (name: string, buffer: Buffer) =>
      page.getByLabel(filesTexts.es.addFiles).setInputFiles([{ name, mimeType: 'application/octet-stream', buffer }])
    const send = () => page.getByRole('button', { name: t.send }).click()
    await page.goto('/classifieds/services')
    await page.getByLabel(t.machine).fill('Excavadora 336')
    await page.getByLabel(t.problem).fill('Pierde presión hidráulica')
    await page.getByLabel(contactFieldTexts.es.name, { exact: true }).fill('Marta Vega')
    await page.getByLabel(contactFieldTexts.es.email, { exact: true }).fill(email)
    await attach('enorme.pdf', Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]))
    await send()
    await expect(page.getByRole('alert')).toHaveText(coreMessages.fileTooLarge.es)
    await expect(page.getByLabel(t.machine)).toHaveValue('Excavadora 336')
    await attach('programa.pdf', Buffer.from('MZ this is no document'))
    await send()
    await expect(page.getByRole('alert')).toHaveText(coreMessages.fileType.es)
    await attach('informe.pdf', pdf)
    await send()
    await expect(page.getByRole('status')).toHaveText(machineDoneMessages.repairReceived.es)
    await page.getByRole('link', { name: words.follow }).click()
    await expect(page.getByText('informe.pdf')).toBeVisible()
  })
})

test('staff find a form, read it and resend an undelivered one', async ({ page, login }) => {
  const t = formTexts.es
  await login('superadmin')
  await page.goto(`${list}?entrega=fallido`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.forms)
  const row = page.getByRole('link', { name: /^CT-/ }).first()
  const reference = await row.innerText()
  await row.click()
  await expect(page.getByRole('heading', { level: 2 })).toContainText(reference)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t.resend }).click()
  await expect(toast(page, formStaffDoneMessages.sentAgain.es)).toBeVisible()
  // The page shows the delivery without a reload.
  await expect(page.getByRole('complementary').getByText(deliveryStatusNames.entregado.es).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t.resend })).toBeHidden()
})

test('a visitor’s form appears in the open list', async ({ page, login, anotherPage }) => {
  const t = contactTexts.es
  const company = `Minera ${unique()}`
  await login('superadmin')
  await page.goto(list)
  await expect(page.getByRole('table')).toBeVisible()
  const visitor = await anotherPage()
  await visitor.goto(new URL('/contact', page.url()).href)
  await visitor.getByLabel(t.name, { exact: true }).fill('Marta')
  await visitor.getByLabel(t.lastName, { exact: true }).fill('Vega')
  await visitor.getByRole('textbox', { name: t.company }).fill(company)
  await visitor.getByLabel(t.email, { exact: true }).fill(`lista.${unique()}@example.com`)
  await visitor.getByLabel(t.subject).selectOption('commercial')
  await visitor.getByRole('textbox', { name: t.message }).fill('Condiciones de distribución')
  await visitor.getByRole('button', { name: t.send }).click()
  await expect(visitor.getByRole('status')).toHaveText(contactFormDoneMessages.sent.es)
  await expect(page.getByText(company)).toBeVisible()
})

test('a user without the module does not see the list', async ({ page, login }) => {
  await login('cliente')
  await page.goto(list)
  await expect(page.getByRole('dialog')).toBeVisible()
})
