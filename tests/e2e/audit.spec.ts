import { Module } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { profileNames, templatesPath } from '@portal/contract/access/templates/constants'
import { accessTemplateDoneMessages } from '@portal/contract/access/templates/messages'
import { auditPath, BreakKind, breakKindNames } from '@portal/contract/audit/constants'
import { sql } from 'kysely'
import { templateTexts } from '../../apps/web/app/features/access/templates/texts.ts'
import { texts } from '../../apps/web/app/features/audit/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const t = texts.es

test('somebody alters the audit in the database, and the screen names the row', async ({
  page,
  login,
  staff,
  portal,
}) => {
  test.slow()
  const user = await staff.user()
  await login('superadmin')
  const row = page.locator('tbody').getByRole('link').first()

  await test.step('what was written about the user stands in the list, and its panel shows what', async () => {
    await page.goto(`${auditPath}?entidad=usuario&entidad_id=${user.id}`)
    await expect(row).toBeVisible()
    await page.goto(`${auditPath}?entidad=usuario&entidad_id=${user.id}&accion=users.created`)
    await row.click()
    await expect(page.getByText(user.names).first()).toBeVisible()
    await expect(page.getByRole('link', { name: t.openRecord })).toHaveAttribute(
      'href',
      `/dashboard/usuarios/${user.id}`,
    )
    await expectNoAxeViolations(page)
  })

  await test.step('a check finds the chain whole', async () => {
    await page.goto(auditPath)
    await page.getByRole('button', { name: t.check }).click()
    await expect(page.getByText(t.whole)).toBeVisible({ timeout: 30_000 })
  })

  await test.step('an altered row is found and named, and its panel says so', async () => {
    const db = portal.database()
    const { rows } = await sql<{ id: number }>`
      select id from auditoria where entidad = 'usuario' and entidad_id = ${`${user.id}`} and accion = 'users.created'`.execute(
      db,
    )
    await db.transaction().execute(async (db) => {
      await sql`alter table auditoria disable trigger all`.execute(db)
      await sql`update auditoria set usuario_id = 3 where id = ${rows[0]!.id}`.execute(db)
      await sql`alter table auditoria enable always trigger auditoria_solo_crece;
        alter table auditoria enable always trigger auditoria_espera_sello`.execute(db)
    })
    await db.destroy()
    await page.getByRole('button', { name: t.check }).click()
    const kind = breakKindNames[BreakKind.altered].es
    const link = page.getByRole('alert').getByRole('link', { name: t.breakAt(kind, t.breakRow(String(rows[0]!.id))) })
    await expect(link).toBeVisible({ timeout: 30_000 })
    await expectNoAxeViolations(page)
    await link.click()
    await expect(page.getByText(t.rowBroken(kind))).toBeVisible()
  })
})

test('a template is changed, and given to one who differs', async ({ page, login }) => {
  const texts = templateTexts.es
  await login('superadmin')
  await page.goto(templatesPath)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: profileNames.customer.es }).click()
  await page.getByRole('switch', { name: moduleNames[Module.myProperties].es }).press('Space')
  await page.getByRole('button', { name: texts.save }).click()
  await expect(toast(page, accessTemplateDoneMessages.saved.es)).toBeVisible()
  await page.getByRole('link', { name: texts.differences }).click()
  await expect(page.getByText(texts.willLose).first()).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Elegir a / })
    .first()
    .click()
  await page.getByRole('button', { name: texts.applyChosen('1') }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.apply }).click()
  await expect(toast(page, accessTemplateDoneMessages.applied.es)).toBeVisible()
  await page.getByRole('link', { name: texts.history }).click()
  await page.getByRole('button', { name: texts.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.undo }).click()
  await expect(toast(page, accessTemplateDoneMessages.undone.es)).toBeVisible()
  await expectNoAxeViolations(page)
})
