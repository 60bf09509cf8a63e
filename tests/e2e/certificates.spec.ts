import { readFile } from 'node:fs/promises'
import { utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { Module, Role } from '@portal/contract/access/constants'
import { certificateColumns } from '@portal/contract/imports/certificate-columns'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { certificatesPath } from '../../apps/web/app/features/certificates/paths.ts'
import { checkTexts } from '../../apps/web/app/features/certificates/public/check-texts.ts'
import { texts } from '../../apps/web/app/features/certificates/staff/texts.ts'
import { importTexts } from '../../apps/web/app/features/imports/import-texts.ts'
import { shownKinds } from '../../apps/web/app/features/imports/kinds.ts'
import { check, excelFile, expectStatus } from './support/imports.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const p = checkTexts.es
const title = (column: keyof typeof certificateColumns) => certificateColumns[column].name.es

test.use({ allowedErrors: /status of (400|404)/ })

test('a list is imported; one of its codes is checked, reissued and revoked', async ({ page, login, staff, mails }) => {
  test.slow()
  const word = unique()
  const clerk = await staff.user({ rol_id: Role.administrator })
  await staff.grant(clerk.id, [Module.importers, Module.certificates])
  await login(clerk)

  const rows = ['Ana Rojas', 'Łukasz Żak', 'Nora Díaz'].map((nombre, at) => ({
    [title('nombre')]: nombre,
    [title('email')]: `titular${at}.${word}@example.com`,
    [title('titulo')]: `Curso ${word}`,
    [title('titulo_en')]: `Course ${word}`,
    [title('horas')]: 7.5,
    [title('emitido_el')]: '16-10-2026',
  }))
  await check(page, shownKinds.certificado.path, [excelFile(`lista-${word}.xlsx`, utils.json_to_sheet(rows))])
  await expectStatus(page, 'validado')
  await page.getByRole('button', { name: importTexts.es.confirm('3') }).click()
  await expectStatus(page, 'terminado')

  await page.goto(`${certificatesPath}?buscar=${word}`)
  await page.getByRole('link', { name: 'Ana Rojas' }).click()
  const address = await addressInDocument(page)
  const code = address.split('/').at(-1)!
  await page.getByRole('button', { name: t.reissue, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.reissueTitle })
  await dialog.getByLabel(title('nombre')).fill('Ana Rojas Ñandú')
  await dialog.getByRole('button', { name: t.reissue }).click()
  await expect(dialog.getByLabel(t.reason)).toBeFocused() // it is required
  await dialog.getByLabel(t.reason).fill('Faltaba el segundo apellido')
  await dialog.getByRole('button', { name: t.reissue }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ana Rojas Ñandú' })).toBeVisible()
  const mail = await mails.newest(`titular0.${word}@example.com`, /Su certificado/)
  expect(mail.texto).not.toContain(code)
  const reissued = page.url()

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(p.replaced)
  await page.getByRole('link', { name: p.seeNewest }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(p.valid)
  await expect(page.getByRole('main')).toContainText('Ana Rojas Ñandú')
  const newest = new URL(page.url()).pathname

  await page.goto(reissued)
  await page.getByRole('button', { name: kitTexts.es.moreActions }).click()
  await page.getByRole('menuitem', { name: t.revoke }).click()
  const revoking = page.getByRole('dialog', { name: t.revokeTitle })
  await revoking.getByLabel(t.reason).fill('No completó el curso')
  await revoking.getByRole('button', { name: t.revoke }).click()
  await expect(revoking).toBeHidden()
  await expect(page.getByRole('button', { name: t.reissue, exact: true })).toHaveCount(0)

  const wrong = newest.slice(0, -1) + (newest.endsWith('0') ? '1' : '0')
  expect((await page.goto(`${wrong}?lang=en`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkTexts.en.absentTitle)
  await page.getByLabel(checkTexts.en.label).fill(newest.split('/').at(-1)!.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: checkTexts.en.check }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkTexts.en.revoked)
  await expect(page.getByRole('main')).not.toContainText('No completó')
})

/** Downloads the document of the open panel, and returns the path that its QR code leads to. */
async function addressInDocument(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t.download }).click()
  const bytes = await readFile((await (await downloading).path())!, 'latin1')
  const [, url = ''] = /\/URI \((http[^)]+\/validate\/certificate\/[^)]+)\)/.exec(bytes) ?? []
  return new URL(url).pathname
}
