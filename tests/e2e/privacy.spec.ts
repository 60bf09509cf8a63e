import { privacyDoneMessages } from '@portal/contract/privacy/messages'
import { dataRequestTexts } from '../../apps/web/app/features/privacy/public/texts.ts'
import { staffTexts } from '../../apps/web/app/features/privacy/staff/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { panelOf } from './support/quotes.ts'
import { hydrated, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = dataRequestTexts.es
const s = staffTexts.es

test('a person asks on a phone for his data to be deleted, confirms by mail, and staff delete and answer', async ({
  page,
  mails,
  anotherPage,
}) => {
  test.slow()
  const email = `datos.${unique()}@example.com`
  const name = `Ana ${unique()}`
  await page.setViewportSize({ width: 360, height: 740 })

  await test.step('he finds the form from the foot of any page', async () => {
    await page.goto('/faq')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('main').getByRole('link', { name: 'enviar una solicitud sobre sus datos' }).click()
    await expect(page).toHaveURL('/privacy/request')
  })

  await test.step('he sends it and sees that a mail is on its way', async () => {
    await hydrated(page)
    await page.getByRole('combobox', { name: t.right }).selectOption('supresion')
    await page.getByRole('textbox', { name: t.name }).fill(name)
    await page.getByRole('textbox', { name: t.email }).fill(email)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: t.send }).click()
    await expect(page.getByText(privacyDoneMessages.asked.es)).toBeInViewport({ ratio: 1 })
  })

  const officer = await anotherPage('admin')
  await officer.setViewportSize({ width: 1440, height: 900 })
  const list = `/dashboard/sistema/datos-personales?buscar=${encodeURIComponent(name)}`

  await test.step('staff do not see it yet', async () => {
    await officer.goto(list)
    await expect(officer.getByText(email)).toHaveCount(0)
  })

  await test.step('he confirms by the link of the mail', async () => {
    await page.goto(await mails.link(email, /Confirme/, /\/privacy\/request\/\S+/))
    await hydrated(page)
    await page.getByRole('button', { name: t.confirm }).click()
    await expect(page.getByText(privacyDoneMessages.confirmed.es)).toBeInViewport({ ratio: 1 })
    await expectNoAxeViolations(page)
  })

  await test.step('staff take it, delete what is known, and answer', async () => {
    await officer.goto(list)
    await officer.getByRole('link', { name }).click()
    const panel = panelOf(officer)
    await panel.getByRole('button', { name: s.take }).click()
    await expect(toast(officer, privacyDoneMessages.taken.es)).toBeVisible()
    await expectNoAxeViolations(officer)
    await panel.getByRole('button', { name: s.erase }).click()
    const question = officer.getByRole('dialog', { name: s.eraseTitle })
    await question.getByRole('textbox').fill(s.eraseWord)
    await question.getByRole('button', { name: s.erase }).click()
    await expect(toast(officer, privacyDoneMessages.erased.es)).toBeVisible()
    await panel.getByRole('button', { name: s.respond }).click()
    const dialog = officer.getByRole('dialog', { name: s.respond })
    await dialog.getByRole('textbox', { name: s.answer }).fill('Borramos sus datos.')
    await dialog.getByRole('button', { name: s.respond }).click()
    await expect(toast(officer, privacyDoneMessages.answered.es)).toBeVisible()
  })

  await test.step('the answer is in his mail, and the page of his request says so', async () => {
    const { texto } = await mails.newest(email, /Respuesta/)
    expect(texto).toContain('Borramos sus datos.')
    await page.reload()
    await expect(page.getByText('Respondida')).toBeVisible()
  })
})
