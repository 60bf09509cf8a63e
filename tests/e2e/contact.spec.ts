import { type Language, languages } from '@portal/contract/core/language'
import { contactFormDoneMessages, contactFormMessages, meetingMessages } from '@portal/contract/forms/messages'
import { contactTexts } from '../../apps/web/app/features/forms/public/contact-texts.ts'
import { meetingTexts } from '../../apps/web/app/features/forms/public/meeting-texts.ts'
import { ndaTexts } from '../../apps/web/app/features/forms/public/nda-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { hydrated } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const inLanguage = (path: string, language: Language) => (language === 'en' ? `${path}?lang=en` : path)

for (const language of languages) {
  const t = contactTexts[language]
  const m = meetingTexts[language]

  test(`an inquiry is refused at its fields, then sent and confirmed (${language}) @phone`, async ({ page, mails }) => {
    const email = `consulta.${unique()}@example.com`
    await page.goto(inLanguage('/contact', language))
    await hydrated(page)
    await expect(page.getByRole('list', { name: t.optionsLabel }).getByRole('link')).toHaveCount(4)
    await expect(page.getByLabel(t.confirmData)).toBeChecked()
    await page.getByLabel(t.name, { exact: true }).fill('Marta')
    await page.getByRole('button', { name: t.send }).click()
    await expect(page.getByLabel(t.lastName, { exact: true })).toHaveAccessibleDescription(
      contactFormMessages.lastNameInvalid[language],
    )
    await expect(page.getByLabel(t.lastName, { exact: true })).toBeFocused()
    await expect(page.getByLabel(t.name, { exact: true })).toHaveValue('Marta')
    await expectNoAxeViolations(page)

    await page.getByLabel(t.lastName, { exact: true }).fill('Vega')
    await page.getByLabel(t.email, { exact: true }).fill(email)
    await page.getByLabel(t.subject).selectOption('quamtum')
    await page.getByRole('textbox', { name: t.message }).fill('¿Qué cámara necesita?')
    await page.getByRole('button', { name: t.send }).click()
    await expect(page.getByRole('status')).toHaveText(contactFormDoneMessages.sent[language])
    const reference = await page.getByText(/^CT-\d{4}-\d{6}$/).innerText()
    const { texto } = await mails.newest(email, new RegExp(reference))
    expect(texto).toContain({ es: 'Equipo Quamtum', en: 'Quamtum device' }[language])
    await expectNoAxeViolations(page)
  })

  test(`the calendar leads to a meeting at its time, which no one else can take (${language}) @phone`, async ({
    page,
    anotherPage,
  }) => {
    test.slow() // two browsers
    const path = inLanguage('/contact/calendar', language)
    await page.goto(path)
    await hydrated(page)
    await expectNoAxeViolations(page)
    const free = page.getByRole('link', { name: new RegExp(`: ${m.free}$`) }).nth(language === 'es' ? 20 : 30)
    const slot = new URL((await free.getAttribute('href')) ?? '', 'http://here').searchParams.get('slot') ?? ''
    await free.click()
    await expect(page.locator('input[name=inicio]:checked')).toHaveValue(slot)
    await expectNoAxeViolations(page)

    const rival = await anotherPage()
    await rival.goto(new URL(inLanguage('/contact/meeting', language), page.url()).href)
    await hydrated(rival)

    const ask = async (asking: typeof page) => {
      await asking.locator(`input[name=inicio][value="${slot}"]`).check({ force: true })
      await asking.getByLabel(m.name, { exact: true }).fill('Marta Vega')
      await asking.getByLabel(m.email, { exact: true }).fill(`reunion.${unique()}@example.com`)
      await asking.getByRole('textbox', { name: m.topic }).fill('Consola remota')
      await asking.getByRole('button', { name: m.send }).click()
    }
    await ask(page)
    await expect(page.getByText(/^RE-\d{4}-\d{6}$/)).toBeVisible()
    await expect(page.getByText(m.yours)).toContainText(slot.slice(11))
    await ask(rival)
    await expect(rival.getByText(meetingMessages.slotTaken[language])).toBeVisible()
    await expect(rival.getByRole('textbox', { name: m.topic })).toHaveValue('Consola remota')
  })

  test(`the contact form opens over a page and sends from there (${language})`, async ({ page }) => {
    await page.goto(inLanguage('/contact/meeting', language))
    await hydrated(page)
    await page.getByRole('link', { name: t.writeUs }).click()
    const dialog = page.getByRole('dialog', { name: t.formTitle })
    await expect(dialog.getByLabel(t.subject)).toHaveValue('commercial')
    await expectNoAxeViolations(page)
    await dialog.getByLabel(t.name, { exact: true }).fill('Marta')
    await dialog.getByLabel(t.lastName, { exact: true }).fill('Vega')
    await dialog.getByLabel(t.email, { exact: true }).fill(`dialogo.${unique()}@example.com`)
    await dialog.getByRole('textbox', { name: t.message }).fill('Ninguna hora me sirve')
    await dialog.getByRole('button', { name: t.send }).click()
    await expect(dialog.getByRole('status')).toHaveText(contactFormDoneMessages.sent[language])
  })

  test(`the agreement asks for company and representative (${language}) @phone`, async ({ page }) => {
    const n = ndaTexts[language]
    await page.goto(inLanguage('/contact/nda', language))
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(n.title)
    await page.getByRole('button', { name: n.send }).click()
    await expect(page.locator('[aria-invalid]')).toHaveCount(9)
    await expectNoAxeViolations(page)
  })
}

test('the address selects the product', async ({ page }) => {
  await page.goto('/contact?product=nextremote')
  await expect(page.getByLabel(contactTexts.es.subject)).toHaveValue('nextremote')
})

test('the visitor’s country is selected for him, unless the lookup is slow', async ({ page }) => {
  const answer = JSON.stringify({ estado: 'OK', mensaje: '', datos: { country_name: 'Peru', pais_id: 604 } })
  let waitMs = 0
  await page.route('**/v1/ubicacion/pais', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    await route.fulfill({ contentType: 'application/json', body: answer }).catch(() => {})
  })
  const country = page.getByRole('combobox', { name: contactTexts.es.country })
  await page.goto('/contact')
  await expect(country).toHaveValue('Peru')
  waitMs = 2500
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/ubicacion/'))
  await page.goto('/contact/nda')
  await givenUp
  await expect(country).toHaveValue('')
})
