import { Role } from '@portal/contract/access/constants'
import { sessionLimits } from '@portal/contract/core/limits'
import { page404Texts } from '@portal/contract/core/page404-texts'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { demoAccounts } from '../../apps/server/src/features/users/demo-people.ts'
import { startTexts } from '../../apps/web/app/features/start/start-texts.ts'
import type { Account } from './support/accounts.ts'
import { logInByHand, named, sections } from './support/screen.ts'
import { sectionsOf } from './support/sections.ts'
import { expect, test } from './support/test.ts'

/** Screens that each demo account has and lacks in its sidebar. */
const some: Record<Account, { opens: readonly string[]; lacks: readonly string[] }> = {
  superadmin: { opens: ['Empresas', 'Sucursales', 'Usuarios', 'Certificados', 'Fábrica', 'Resumen'], lacks: [] },
  admin: { opens: ['Empresas', 'Sucursales', 'Usuarios', 'Certificados', 'Fábrica', 'Resumen'], lacks: [] },
  gerente: { opens: ['Usuarios'], lacks: ['Empresas', 'Sucursales', 'Fábrica'] },
  usuario: { opens: [], lacks: ['Usuarios', 'Empresas', 'Sucursales', 'Fábrica', 'Certificados', 'Resumen'] },
  maestro: { opens: ['Sucursales'], lacks: ['Usuarios', 'Empresas', 'Fábrica'] },
  distribuidor: { opens: [], lacks: ['Usuarios', 'Empresas', 'Sucursales', 'Fábrica', 'Certificados', 'Resumen'] },
  cliente: { opens: [], lacks: ['Usuarios', 'Empresas', 'Sucursales', 'Fábrica', 'Certificados', 'Resumen'] },
}

for (const account of Object.keys(some) as Account[]) {
  test(`${account} logs in and finds exactly his sections`, async ({ page, staff }) => {
    await page.goto('/login')
    await logInByHand(page, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello(demoAccounts[account].names))
    const links = await sections(page)
    await expect(links).toHaveText(sectionsOf(await staff.modulesOf(account), 'es', demoAccounts[account].role))
    const { opens, lacks } = some[account]
    for (const name of ['Dashboard', ...opens]) await expect(named(links, name), name).toHaveCount(1)
    for (const name of lacks) await expect(named(links, name), name).toHaveCount(0)
  })
}

test('the sections are in a drawer on a phone, which a choice closes @phone', async ({ page, login, isMobile }) => {
  await login('superadmin')
  await page.goto('/dashboard')
  const links = await sections(page)
  await named(links, 'Usuarios').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuarios')
  await expect(named(links, 'Usuarios')).toHaveCount(isMobile ? 0 : 1)
})

test('a screen whose module is missing is denied and leads to the start page', async ({ page, login }) => {
  await login('gerente')
  await page.goto('/dashboard/sistema/empresas')
  const denied = page.getByRole('dialog', { name: page404Texts.titulo2.es })
  await expect(denied).toContainText(page404Texts.texto3.es)
  await denied.getByRole('button', { name: page404Texts.aceptar.es }).last().click()
  await expect(page).toHaveURL('/dashboard')
  await expect(denied).toBeHidden()

  await page.goto('/dashboard/sistema/sucursales')
  await expect(denied).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dashboard')
})

test('a screen is denied in English too', async ({ page, login }) => {
  await login('cliente')
  await page.goto('/dashboard')
  await page.getByTitle('English').click()
  await page.goto('/dashboard/usuarios')
  await expect(page.getByRole('dialog', { name: page404Texts.titulo2.en })).toContainText(page404Texts.texto3.en)
})

test('a user without modules is informed and logged out', async ({ page, staff }) => {
  const person = await staff.user({ rol_id: Role.user })
  await staff.grant(person.id, [])
  await page.goto('/login')
  await logInByHand(page, person)
  const denied = page.getByRole('dialog', { name: page404Texts.titulo1.es })
  await expect(denied).toContainText(page404Texts.texto2.es)
  await denied.getByRole('button', { name: page404Texts.aceptar.es }).last().click()

  await expect(page).toHaveURL('/')
  expect(await page.evaluate((name) => localStorage.getItem(name), sessionLimits.tokenName)).toBeNull()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?volver=%2Fdashboard')
})

test('a user whose modules cannot be loaded is informed, and logged out on closing', async ({ page, login, staff }) => {
  await login(await staff.user())
  await page.route(`**${sessionCalls.initData.path}`, (route) =>
    route.fulfill({ status: 404, json: { estado: 'ERR', mensaje: '', datos: null, codigo: 983 } }),
  )
  await page.goto('/dashboard')
  const denied = page.getByRole('dialog', { name: page404Texts.titulo1.es })
  await expect(denied).toContainText(page404Texts.texto1.es)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
})
