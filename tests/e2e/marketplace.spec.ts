import type { Page } from '@playwright/test'
import { type Language, languages } from '@portal/contract/core/language'
import { machineConditionNames } from '@portal/contract/machines/constants'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { requestStatusNames } from '@portal/contract/marketplace/states'
import { inLanguage } from '../../apps/web/app/core/language/language-address.ts'
import { requestTexts as staffTexts } from '../../apps/web/app/features/item-requests/staff/request-texts.ts'
import { trackingTexts } from '../../apps/web/app/features/item-requests/tracking/tracking-texts.ts'
import { machineTexts } from '../../apps/web/app/features/machines/market/item/machine-texts.ts'
import { listTexts } from '../../apps/web/app/features/machines/market/list/list-texts.ts'
import { contactFieldTexts } from '../../apps/web/app/features/marketplace/form/contact-field-texts.ts'
import { galleryTexts } from '../../apps/web/app/features/marketplace/pictures/gallery-texts.ts'
import { requestTexts } from '../../apps/web/app/features/marketplace/request/request-texts.ts'
import { texts as paymentTexts } from '../../apps/web/app/features/payments/texts.ts'
import { hydrated, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { goToProvider, outcomeOf, payAtProvider } from './support/webpay.ts'

const staffWords = staffTexts.es
const openReservation = staffWords.steps[23]!

for (const language of languages) {
  test(`a visitor finds a machine, asks for it, reserves it by card and keeps the receipt (${language}) @phone`, async ({
    page,
    market,
    mails,
    anotherPage,
    request,
  }) => {
    test.slow()
    const item = await market.item({ marca: `Excavadora ${unique()}` }, 3)
    const email = `visita.${unique()}@example.com`
    await findWithTypo(page, language)
    await narrowAndWiden(page, language, item.name)
    await lookAtPictures(page, language)
    const { id, path } = await ask(page, language, email)
    await market.admit(id)

    await test.step('staff answer and reserve', async () => {
      const desk = await anotherPage('superadmin')
      await desk.setViewportSize({ width: 1440, height: 900 })
      await desk.goto(`/dashboard/clasificados/clasificados-solicitudes/historial/${id}`)
      const panel = desk.getByRole('complementary').filter({ hasText: item.name })
      await panel.getByRole('textbox', { name: staffWords.writeToClient }).fill('Está disponible en Calama.')
      await panel.getByRole('button', { name: staffWords.send }).click()
      await expect(panel.getByText('Está disponible en Calama.')).toBeVisible()
      await panel.getByRole('button', { name: openReservation }).click()
      const form = desk.getByRole('dialog', { name: openReservation })
      await form.getByRole('textbox', { name: staffWords.comment }).fill('Acordado por teléfono')
      await form.getByRole('button', { name: openReservation }).click()
      await expect(toast(desk, machineDoneMessages.statusUpdated.es).last()).toBeVisible()
      await expect(panel.getByText(requestStatusNames[23].es).first()).toBeVisible()
    })

    const words = trackingTexts[language]
    await test.step('the visitor reads the answer and pays', async () => {
      const wrote = () => mails.to(email).then((all) => all.map(({ texto }) => texto).join())
      await expect.poll(wrote).toContain(path) // the page that received the form
      await expect.poll(wrote).toContain(`/payment?monto=2000&solicitud_clasificado_id=${id}&`)
      await page.goto(inLanguage(path, language))
      await expect(page.getByText('Está disponible en Calama.')).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      await hydrated(page)
      await page.getByRole('link', { name: words.pay }).click()
      await expect(page.getByRole('heading', { level: 1, name: paymentTexts[language].title })).toBeVisible()
      await expect(page.getByText(item.name)).toBeVisible()
      await hydrated(page)
      await goToProvider(page, language)
      await payAtProvider(page, undefined, language)
      await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })

    await test.step('the receipt is the same each time', async () => {
      await hydrated(page)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: paymentTexts[language].download }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^comprobante_[\w-]+\.pdf$/)
      const chunks: Buffer[] = []
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
      const saved = Buffer.concat(chunks)
      expect(saved.subarray(0, 5).toString()).toBe('%PDF-')

      await page.getByRole('link', { name: paymentTexts[language].follow }).click()
      const link = page.getByRole('link', { name: words.receipt })
      await expect(page.getByText(requestStatusNames[24][language]).first()).toBeVisible()
      const again = await request.get((await link.getAttribute('href'))!)
      expect(Buffer.compare(await again.body(), saved)).toBe(0)
    })

    await test.step('the machine is shown as reserved', async () => {
      await page.goto(inLanguage(item.path, language))
      await expect(page.getByText(machineTexts[language].reserved)).toBeVisible()
      expect(await market.stateOf(id)).toBe(24)
    })
  })
}

/** "excabadora" finds excavators, and the page says so. */
async function findWithTypo(page: Page, language: Language): Promise<void> {
  const t = listTexts[language]
  await page.goto(inLanguage('/classifieds', language))
  await hydrated(page)
  await page.getByRole('searchbox', { name: t.searchLabel }).fill(language === 'es' ? 'excabadora' : 'excabator')
  await page.getByRole('button', { name: t.search, exact: true }).click()
  await expect(page).toHaveURL(/buscar=excaba/)
  await expect(page.getByText(t.corrected(language === 'es' ? 'excavadora' : 'excavator'))).toBeVisible()
}

/** Filters by condition and place, removes one filter by its chip, and opens the machine. */
async function narrowAndWiden(page: Page, language: Language, name: string): Promise<void> {
  const t = listTexts[language]
  const isNarrow = page.viewportSize()!.width < 992
  const open = async () => {
    if (isNarrow) await page.getByRole('button', { name: new RegExp(`^${t.filters}`) }).click()
  }
  await open()
  const panel = page.getByRole('region', { name: t.filters })
  await panel.getByLabel(t.city, { exact: true }).fill('calama')
  if (isNarrow) await panel.getByRole('button', { name: t.apply }).click()
  else await page.keyboard.press('Tab') // a text applies when its field is left
  await expect(page).toHaveURL(/ciudad=calama/)
  await open()
  await panel.getByLabel(t.condition, { exact: true }).selectOption({ label: machineConditionNames[0][language] })
  if (isNarrow) await panel.getByRole('button', { name: t.apply }).click()
  await expect(page).toHaveURL(/condicion=0/)
  const chips = page.getByRole('list', { name: t.active })
  await expect(chips.getByRole('link')).toHaveCount(4) // three filters and "clear all"
  await chips.getByRole('link', { name: t.remove('calama') }).click()
  await expect(page).not.toHaveURL(/ciudad=/)
  await expect(chips.getByRole('link')).toHaveCount(3)
  await page.getByLabel(t.sort).selectOption({ label: t.orders['-creado_en'] })
  await expect(page).toHaveURL(/orden=-creado_en/)
  await page.getByRole('region', { name: t.results }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function lookAtPictures(page: Page, language: Language): Promise<void> {
  const t = { ...galleryTexts[language], ...machineTexts[language] }
  await hydrated(page)
  const strip = page.getByRole('region', { name: t.gallery }).getByRole('list', { name: t.gallery })
  const place = (at: number) => page.getByRole('link', { name: t.photo(at, 3) })
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect(place(2)).toHaveAttribute('aria-current', 'true')
  await place(3).press('Enter')
  await expect(place(3)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: t.enlarge }).press('Enter')
  const large = page.getByRole('dialog')
  await expect(large.getByText(t.photo(3, 3))).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(large.getByText(t.photo(2, 3))).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(large.getByText(t.photo(1, 3))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
}

/** Sends the form of the dialog; missing fields are reported first. */
async function ask(page: Page, language: Language, email: string): Promise<{ id: number; path: string }> {
  const t = { ...requestTexts[language], ...contactFieldTexts[language] }
  await page.getByRole('link', { name: machineTexts[language].askSale }).click()
  const dialog = page.getByRole('dialog', { name: machineTexts[language].askSale })
  await dialog.getByRole('button', { name: t.send }).click()
  await expect(dialog.getByLabel(t.name)).toBeFocused()
  await expect(dialog.getByLabel(t.name)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(t.name).fill('Paula Compradora')
  await dialog.getByLabel(t.email).fill(email)
  await dialog.getByRole('textbox', { name: t.message }).fill('¿Sigue disponible?')
  await dialog.getByRole('button', { name: t.send }).click()
  await expect(dialog.getByText(machineDoneMessages.requestReceived[language])).toBeVisible()
  const follow = dialog.getByRole('link', { name: t.follow })
  const path = new URL((await follow.getAttribute('href'))!, 'http://localhost').pathname
  const id = Number(await dialog.getByRole('definition').textContent())
  await follow.click()
  await expect(page.getByText(trackingTexts[language].number(id))).toBeVisible()
  return { id, path }
}

test('on a phone the strip of featured machines cuts no letters of the next card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/classifieds')
  const strip = page.getByRole('list', { name: /Destacados/ })
  const [edge, next] = await Promise.all([strip.boundingBox(), strip.locator(':scope > li').nth(1).boundingBox()])
  const seen = edge!.x + edge!.width - next!.x
  expect(seen).toBeGreaterThan(0) // its edge says that there is more
  expect(seen).toBeLessThan(16) // less than the space before its words
})
