import {
  PublicationState,
  publicationKindNames,
  publicationKindPlurals,
  publicationStateNames,
} from '@portal/contract/publications/constants'
import { publicationDoneMessages, publicationMessages } from '@portal/contract/publications/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { publicTexts } from '../../apps/web/app/features/publications/public/public-texts.ts'
import { publicationTexts } from '../../apps/web/app/features/publications/staff/publication-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { choose, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = publicationTexts.es
const list = '/dashboard/sistema/publicaciones'
const aPdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\nxref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000058 00000 n \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n110\n%%EOF\n',
)

test('a safety document is published with its PDF, found on its product in both languages, and hidden again', async ({
  page,
  login,
  anotherPage,
}) => {
  test.slow()
  const word = unique()
  const [title, english] = [`Ficha de seguridad ${word}`, `Safety sheet ${word}`]
  await login('admin')
  await page.goto(`${list}/nueva`)
  const form = page.getByRole('form', { name: t.add })
  await choose(page, t.kind, publicationKindNames[1].es)
  await form.getByLabel(t.headingSpanish).fill(title)
  await form.getByLabel(t.summarySpanish).fill('Manejo y transporte.')
  await choose(page, t.state, publicationStateNames[PublicationState.published].es)
  await form.getByLabel(t.products).click({ force: true })
  await page.getByRole('option', { name: 'Next Remote' }).click()
  await page.keyboard.press('Escape')
  const send = form.getByRole('button', { name: t.create })
  await send.click()
  await expect(form.getByLabel(t.headingEnglish)).toHaveAccessibleDescription(publicationMessages.englishMissing.es)
  await form.getByLabel(t.headingEnglish).fill(english)
  await form.getByLabel(t.summaryEnglish).fill('Handling and transport.')
  await send.click()
  await expect(form.getByText(publicationMessages.fileMissing.es)).toBeVisible()
  const file = { name: 'ficha.pdf', mimeType: 'application/pdf', buffer: aPdf }
  await form.getByLabel(`${t.fileSpanish}: ${kitTexts.es.chooseFile}`, { exact: true }).setInputFiles(file)
  await send.click()
  await expect(toast(page, publicationDoneMessages.saved.es)).toBeVisible()
  await expect(page).toHaveURL(/\/publicaciones\/\d+/)
  await expectNoAxeViolations(page)

  const visitor = await anotherPage()
  await visitor.goto('/nextremote?lang=en')
  await visitor.getByRole('link', { name: english }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(english)
  const pdf = visitor.getByRole('link', { name: publicTexts.en.spanishPdf })
  const reply = await visitor.request.get((await pdf.getAttribute('href')) ?? '')
  expect(reply.headers()['content-type']).toBe('application/pdf')
  await expectNoAxeViolations(visitor)
  await visitor.goto('/support')
  await visitor.getByRole('link', { name: publicationKindPlurals[1].es }).click()
  await expect(visitor.getByRole('link', { name: title })).toBeVisible()
  await expectNoAxeViolations(visitor)
  await visitor.setViewportSize({ width: 360, height: 740 })
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

  await choose(page, t.state, publicationStateNames[PublicationState.draft].es)
  await page.getByRole('button', { name: kitTexts.es.save, exact: true }).click()
  await expect(toast(page, publicationDoneMessages.updated.es)).toBeVisible()
  await expect(async () => {
    await visitor.goto('/nextremote')
    await expect(visitor.getByText(title)).toHaveCount(0, { timeout: 100 })
  }).toPass()
})
