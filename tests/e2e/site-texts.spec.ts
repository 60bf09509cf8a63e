import { pageLanguages } from '@portal/contract/core/language'
import { settingDoneMessages } from '@portal/contract/settings/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { texts as publicTexts } from '../../apps/web/app/core/public/components/texts.ts'
import { texts } from '../../apps/web/app/features/settings/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { toast } from './support/screen.ts'
import { siteContent } from './support/site-contents.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const home = '/dashboard/sistema/ajustes'
const save = kitTexts.es.save

test('a draft of a text is read by who has its link, and by everyone once it is published', async ({
  page,
  login,
  anotherPage,
}) => {
  const proposed = 'Un titular que alguien más lee antes'
  const published = siteContent('nosotros', 'es').titulo
  const visitor = await anotherPage()
  const titleAt = async (address: string) => {
    await visitor.goto(address)
    return visitor.getByRole('heading', { level: 1 }).innerText()
  }
  await login('superadmin')
  await page.goto(`${home}/nosotros`)
  await page.locator('[name=titulo]').fill(proposed)
  await page.getByRole('checkbox', { name: t.asDraft }).check()
  await page.getByRole('button', { name: t.saveDraft }).click()
  await expect(toast(page, settingDoneMessages.draftSaved.es)).toBeVisible()
  const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: t.discardDraft }) })
  await expect(notice).toBeVisible()
  await expectNoAxeViolations(page)
  const link = (await notice.getByRole('link', { name: t.previewDraft }).getAttribute('href'))!

  expect(await titleAt(link)).toBe(proposed)
  expect(await titleAt('/about-us')).toBe(published)

  await test.step('the form opens with the draft, which is published by saving without the mark', async () => {
    await page.reload()
    await expect(page.locator('[name=titulo]')).toHaveValue(proposed)
    await page.getByRole('checkbox', { name: t.asDraft }).uncheck()
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(toast(page, settingDoneMessages.saved.es)).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect.poll(() => titleAt('/about-us')).toBe(proposed)
  })

  await test.step('another one is discarded', async () => {
    await page.locator('[name=titulo]').fill(published)
    await page.getByRole('checkbox', { name: t.asDraft }).check()
    await page.getByRole('button', { name: t.saveDraft }).click()
    await notice.getByRole('button', { name: t.discardDraft }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.discardDraft }).click()
    await expect(toast(page, settingDoneMessages.draftDiscarded.es)).toBeVisible()
    await expect(page.locator('[name=titulo]')).toHaveValue(proposed)
    await page.locator('[name=titulo]').fill(published)
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect.poll(() => titleAt('/about-us')).toBe(published)
  })
})

test('a site that begins in English leads new visitors there, and has no page in a language that it leaves out', async ({
  page,
  login,
  anotherPage,
}) => {
  await login('superadmin')
  const choose = async (...names: string[]) => {
    await page.goto(`${home}/idiomas`)
    const field = page.getByRole('combobox', { name: t.languages })
    await field.click()
    for (const _ of pageLanguages) await field.press('Backspace')
    for (const name of names) await page.getByRole('option', { name, exact: true }).click()
    await field.press('Escape')
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(toast(page, settingDoneMessages.saved.es)).toBeVisible()
  }
  await choose('English', 'Español')
  const visitor = await anotherPage()
  const shown = async (address: string) => {
    await visitor.goto(address)
    return `${new URL(visitor.url()).pathname}${new URL(visitor.url()).search} ${await visitor.locator('html').getAttribute('lang')}`
  }
  await expect.poll(() => shown('/contact')).toBe('/contact?lang=en en')
  const list = visitor.getByRole('list', { name: publicTexts.en.language })
  await expect(list.getByRole('link')).toHaveText(['EN', 'ES'])
  expect(await shown('/contact?lang=pt')).toBe('/contact?lang=en en')
  await expect(visitor.locator('link[hreflang=pt]')).toHaveCount(0)
  await expect(visitor.locator('link[hreflang=x-default]')).toHaveAttribute('href', /\/contact\?lang=en$/)
  expect(await (await visitor.request.get('/sitemap/pages.xml')).text()).not.toContain('lang=pt')

  await test.step('who chooses Spanish keeps it', async () => {
    await visitor.goto('/contact?lang=en')
    await list.getByRole('link', { name: 'ES' }).click()
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'es')
    expect(await shown('/support')).toBe('/support es')
  })

  await choose('Español', 'English', 'Português')
  const other = await anotherPage()
  await expect
    .poll(async () => {
      await other.goto('/contact')
      return other.locator('html').getAttribute('lang')
    })
    .toBe('es')
})
