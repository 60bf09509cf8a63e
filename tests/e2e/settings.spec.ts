import { textIn } from '@portal/contract/core/text'
import { settingsCalls } from '@portal/contract/settings/calls'
import { settingNames } from '@portal/contract/settings/keys'
import { settingDoneMessages, settingMessages } from '@portal/contract/settings/messages'
import { siteParts } from '@portal/contract/settings/parts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { texts } from '../../apps/web/app/features/settings/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { pictureFile } from './support/pictures.ts'
import { toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const home = '/dashboard/sistema/ajustes'
const save = kitTexts.es.save

test('a super admin changes the company: visitors and open screens follow, and the earlier version comes back', async ({
  page,
  login,
  anotherPage,
}) => {
  test.slow()
  await login('superadmin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(home)
  await expect(page).toHaveURL(`${home}/empresa`)
  const colleague = await anotherPage('admin')
  await colleague.goto('/dashboard')
  const logoOf = (name: string) => colleague.getByRole('link', { name: new RegExp(`^${name}\\.`) })
  await expect(logoOf('NEXT').first()).toBeVisible()

  await test.step('a wrong e-mail is refused at its field', async () => {
    await page.getByRole('textbox', { name: t.email, exact: true }).fill('nadie')
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(page.getByText(settingMessages.emailInvalid.es).first()).toBeVisible()
    await page.getByRole('textbox', { name: t.email, exact: true }).fill('info@example.com')
  })

  await test.step('another name and a logo are previewed, then stored', async () => {
    await page.getByRole('textbox', { name: t.name, exact: true }).fill('Firma Nueva')
    await expect(page.getByRole('complementary', { name: t.preview })).toContainText('Firma Nueva')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pictureFile('logo.jpg'))
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(toast(page, settingDoneMessages.saved.es)).toBeVisible()
    await expect(logoOf('Firma Nueva').first()).toBeVisible({ timeout: 3000 })
    await expectNoAxeViolations(page)
  })

  await test.step('the public site shows it', async () => {
    const visitor = await anotherPage()
    await expect
      .poll(async () => {
        await visitor.goto('/')
        return visitor.getByRole('banner').getByRole('img', { name: 'Firma Nueva' }).count()
      })
      .toBeGreaterThan(0)
  })

  await test.step('the history says what changed, and brings it back', async () => {
    await expect(page.getByRole('row', { name: /NEXT.*Firma Nueva/ })).toBeVisible()
    await page.getByRole('button', { name: t.restore, exact: true }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: t.restore, exact: true }).click()
    await expect(toast(page, settingDoneMessages.restored.es)).toBeVisible()
    await expect(page.getByRole('textbox', { name: t.name, exact: true })).toHaveValue('NEXT')
    await expect(logoOf('NEXT').first()).toBeVisible({ timeout: 3000 })
  })
})

test('an accent and a mark are checked before they are saved, and followed by site, dashboard and icon', async ({
  page,
  login,
  anotherPage,
}) => {
  test.slow()
  await login('superadmin')
  await page.goto(`${home}/empresa`)
  const preview = page.getByRole('complementary', { name: t.preview })
  const accent = page.getByRole('textbox', { name: t.accent, exact: true })
  const ground = (of: typeof page) =>
    of.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent-dark').trim())
  await expect(preview).toContainText(t.startingShades)

  await test.step('the preview says what is corrected', async () => {
    await accent.fill('azul')
    await expect(preview).toContainText(t.accentInvalid)
    await accent.fill('#ffff00')
    await expect(preview).toContainText(t.corrected.onLight('#').split('#')[0]!)
    await accent.fill('#0B1F4B')
    await expect(preview.getByRole('listitem')).toHaveCount(1)
    await expectNoAxeViolations(page)
  })

  await test.step('the open dashboard and the site follow', async () => {
    await page
      .locator('input[type=file]')
      .nth(1)
      .setInputFiles(await pictureFile('marca.jpg'))
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(toast(page, settingDoneMessages.saved.es)).toBeVisible()
    await expect.poll(() => ground(page)).toMatch(/^#7[\da-f]96/)
    const visitor = await anotherPage()
    const complaints: string[] = []
    visitor.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await expect
      .poll(async () => {
        await visitor.goto('/')
        return ground(visitor)
      })
      .toBe(await ground(page))
    expect(complaints).toEqual([])
    for (const path of ['/', '/compare', '/contact']) {
      await visitor.goto(path)
      await expectNoAxeViolations(visitor) // in both schemes
    }
    await expectNoAxeViolations(page)
    const icon = await visitor.request.get('/icons/icon-192.png')
    expect([icon.status(), icon.headers()['cache-control']]).toEqual([200, 'public, max-age=300'])
  })

  await test.step('a long name leaves a phone its menu and log-in whole', async () => {
    await page.getByRole('textbox', { name: t.name, exact: true }).fill('Iniciación y Voladura Andina del Norte')
    await page.getByRole('button', { name: save, exact: true }).click()
    const visitor = await anotherPage()
    await visitor.setViewportSize({ width: 360, height: 740 })
    const banner = visitor.getByRole('banner')
    await expect
      .poll(async () => {
        await visitor.goto('/')
        return banner.textContent()
      })
      .toContain('Voladura')
    const bar = (await banner.boundingBox())!
    const boxOf = async (name: string, role: 'link' | 'button') =>
      (await banner.getByRole(role, { name, exact: true }).first().boundingBox())!
    for (const box of [await boxOf('Menú', 'button'), await boxOf('Ingresar', 'link')])
      expect(box).toMatchObject({ width: 44, height: 44 })
    const logo = (await banner.locator('a[href="/"] > span').boundingBox())!
    expect(logo.y).toBeGreaterThanOrEqual(bar.y)
    expect(logo.y + logo.height).toBeLessThanOrEqual(bar.y + bar.height)
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  await test.step('the earlier one comes back', async () => {
    await page.getByRole('textbox', { name: t.name, exact: true }).fill('NEXT')
    await page.getByRole('checkbox', { name: t.dropMark }).check()
    await accent.fill('#f5b301')
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(page.getByRole('checkbox', { name: t.dropMark })).toBeHidden()
    await expect(preview).toContainText(t.startingShades)
    await expect.poll(() => ground(page)).toBe('#f5b301')
  })
})

test('who saves after somebody else compares both, and keeps his own', async ({ page, login, anotherPage }) => {
  await login('superadmin')
  await page.goto(`${home}/plazos`)
  const days = /Días sin contacto/
  await page.getByLabel(days).fill('50')
  const other = await anotherPage('superadmin')
  await other.goto(`${home}/plazos`)
  await other.getByLabel(/Días de gracia/).fill('9')
  await other.getByRole('button', { name: save, exact: true }).click()
  await expect(toast(other, settingDoneMessages.saved.es)).toBeVisible()
  await page.getByRole('button', { name: save, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: kitTexts.es.conflictTitle })
  await dialog.getByRole('button', { name: kitTexts.es.keepMine }).click()
  await expect(toast(page, settingDoneMessages.saved.es)).toBeVisible()
  await expect(page.getByLabel(days)).toHaveValue('50')
  await expect(page.getByLabel(/Días de gracia/)).toHaveValue('9')
})

test('a person is added by keyboard, and his card is there', async ({ page, login, anotherPage }) => {
  await login('superadmin')
  await page.goto(`${home}/oficinas`)
  await expect(page.getByRole('region', { name: t.offices }).getByRole('group', { name: 'México' })).toBeVisible()
  await page.goto(`${home}/personas`)
  await page.getByRole('button', { name: t.add, exact: true }).press('Enter')
  const added = page.getByRole('group', { name: t.personOf(11) })
  await expect(added).toBeVisible()
  const row = page.getByRole('group').last()
  await row.getByLabel(t.names).fill('Ana')
  await row.getByLabel(t.surnames).fill('Prueba')
  await row.getByLabel(t.slug).fill('contact')
  await row.getByRole('textbox', { name: t.role, exact: true }).fill('Ventas')
  await row.getByLabel(t.roleEn).fill('Sales')
  await row.getByLabel(t.phone).fill('+56 2 2000 0111')
  await row.getByLabel(t.email).fill('ana.prueba@example.com')
  await row.getByRole('combobox', { name: t.country }).fill('Chile')
  await page.getByRole('option', { name: 'Chile', exact: true }).click()
  await row.getByRole('textbox', { name: t.topic, exact: true }).fill('Pedidos')
  await row.getByLabel(t.topicEn).fill('Orders')
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect(page.getByText(settingMessages.slugTaken.es)).toBeVisible()
  await row.getByLabel(t.slug).fill('ana-prueba')
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect(toast(page, settingDoneMessages.saved.es)).toBeVisible()
  const visitor = await anotherPage()
  await visitor.goto('/ana-prueba')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ana Prueba')
})

for (const width of [360, 768, 1440])
  test(`every group fits ${width} pixels and is accessible`, async ({ page, login }) => {
    test.slow()
    await login('superadmin')
    await page.setViewportSize({ width, height: 900 })
    for (const [key, name] of Object.entries(settingNames)) {
      await page.goto(`${home}/${key}`)
      await expect(page.getByRole('heading', { level: 2, name: name.es, exact: true })).toBeVisible()
      const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
      expect(await page.evaluate(isWider), key).toBe(false)
      if (width !== 768) await expectNoAxeViolations(page)
    }
  })

test('a part that is not used has no page, no link and no section; another save brings it back', async ({
  page,
  login,
  anotherPage,
}) => {
  await login('superadmin')
  const visitor = await anotherPage()
  const part = textIn(siteParts.propiedades.name, 'es')
  const pageOf = async () => (await visitor.goto('/properties'))?.status()
  const machines = textIn(siteParts.maquinaria.name, 'es')
  const choose = async (isUsed: boolean, name: string = part) => {
    await page.goto(`${home}/partes`)
    await page.getByRole('checkbox', { name, exact: true }).setChecked(isUsed)
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(toast(page, settingDoneMessages.saved.es)).toBeVisible()
  }
  expect(await pageOf()).toBe(200)
  await choose(false)
  await expect.poll(pageOf).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.locator('a[href^="/properties"]')).toHaveCount(0)
  await expect(visitor.locator('a[href^="/classifieds"]').first()).toBeAttached()
  expect(await (await visitor.request.get('/sitemap/pages.xml')).text()).not.toContain('/properties')
  await page.goto('/dashboard')
  const menu = page.locator('nav', { has: page.locator('a[href="/dashboard/sistema/productos"]') })
  await expect(menu.locator('a[href^="/dashboard/clasificados"]').first()).toBeAttached()
  await expect(menu.locator('a[href^="/dashboard/propiedades"]')).toHaveCount(0)

  const group = visitor.getByRole('contentinfo').getByRole('heading', { name: 'Clasificados' })
  await expect(group).toBeVisible()
  await choose(false, machines)
  await expect
    .poll(async () => {
      await visitor.goto('/')
      return group.count()
    })
    .toBe(0)
  await choose(true, machines)
  await choose(true)
  await expect.poll(pageOf).toBe(200)
})

test.describe('to an administrator', () => {
  test.use({ allowedErrors: /403/ })

  test('the settings are closed: no link, no screen, no answer', async ({ page, login, sessions }) => {
    await login('admin')
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: 'Ajustes del sitio' })).toHaveCount(0)
    const { token } = await sessions.of('admin')
    const reply = await page.request.get(settingsCalls.all.path, { headers: { authorization: `Bearer ${token}` } })
    expect(reply.status()).toBe(403)
  })
})
