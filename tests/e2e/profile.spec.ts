import { languageNames } from '@portal/contract/core/language-names'
import { userFields } from '@portal/contract/users/fields'
import { userDoneMessages } from '@portal/contract/users/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { profileTexts } from '../../apps/web/app/features/users/profile-texts.ts'
import { texts } from '../../apps/web/app/features/users/texts.ts'
import { choose, profileMenu, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = { ...texts.es, ...profileTexts.es }
const kit = kitTexts.es

test('a picture is chosen, cropped, shown in the bar, and removed again', async ({ page, login, staff }) => {
  await login(await staff.user())
  await page.goto('/dashboard/perfil')
  await expect(profileMenu(page).getByRole('img')).toHaveCount(0)
  const picture = { name: 'yo.png', mimeType: 'image/png', buffer: await page.screenshot() }
  const choosing = page.waitForEvent('filechooser')
  await page.getByText(t.choosePicture, { exact: true }).click()
  await (await choosing).setFiles(picture)

  const crop = page.getByRole('dialog', { name: t.cropTitle })
  await crop.getByRole('button', { name: t.cropHint }).press('ArrowLeft')
  await crop.getByRole('slider', { name: t.zoom }).fill('2')
  await crop.getByRole('button', { name: t.usePicture }).click()
  await page.getByRole('button', { name: kit.save, exact: true }).click()
  await expect(toast(page, userDoneMessages.profileUpdated.es)).toBeVisible()
  const shown = profileMenu(page).locator('img')
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.reload()
  await page.getByRole('button', { name: t.removePicture }).click()
  await page.getByRole('button', { name: kit.save, exact: true }).click()
  await expect(toast(page, userDoneMessages.profileUpdated.es)).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(t.choosePicture, { exact: true })).toBeVisible()
})

test('a file that is not a picture is refused', async ({ page, login, staff }) => {
  await login(await staff.user())
  await page.goto('/dashboard/perfil')
  const choosing = page.waitForEvent('filechooser')
  await page.getByText(t.choosePicture, { exact: true }).click()
  const file = { name: 'yo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
  await (await choosing).setFiles(file)
  await expect(toast(page, t.pictureUnreadable)).toBeVisible()
})

test('the user’s own data and language are saved and stay @phone', async ({ page, login, staff }) => {
  const person = await staff.user()
  await login(person)
  await page.goto('/dashboard/perfil')
  await page.getByRole('textbox', { name: userFields.nombres.label.es, exact: true }).fill('Elena Sofía')
  await choose(page, userFields.idioma.label.es, languageNames.en.es)
  const phone = page.getByRole('textbox', { name: userFields.telefono.label.es })
  await phone.fill('9 1234 5678')
  await phone.blur()
  await expect(phone).toHaveValue('+56912345678')
  await page.getByRole('button', { name: kit.save, exact: true }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileTexts.en.profile)
  await expect(profileMenu(page, 'en')).toHaveAccessibleName(/Elena Sofía/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('textbox', { name: userFields.telefono.label.en })).toHaveValue('+56912345678')

  await page.goto('/')
  await expect(page).toHaveURL('/?lang=en')
})

test('leaving with changes asks first', async ({ page, login, staff }) => {
  await login(await staff.user())
  await page.goto('/dashboard/perfil')
  const names = page.getByRole('textbox', { name: userFields.nombres.label.es, exact: true })
  await names.fill('Otra')
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Inicio' }).click()
  const question = page.getByRole('dialog', { name: kit.leaveTitle })
  await question.getByRole('button', { name: kit.stay }).click()
  await expect(names).toHaveValue('Otra')
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Inicio' }).click()
  await question.getByRole('button', { name: kit.leave }).click()
  await expect(page).toHaveURL('/dashboard')
})
