import { utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { pastDocumentColumns } from '@portal/contract/imports/past-document-columns'
import { pastDocumentDoneMessages } from '@portal/contract/past-documents/messages'
import { aZip } from '../../apps/server/test/archives.ts'
import { aPdf } from '../../apps/server/test/hostile-pdfs.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { importTexts } from '../../apps/web/app/features/imports/import-texts.ts'
import { shownKinds } from '../../apps/web/app/features/imports/kinds.ts'
import { pastDocumentTexts } from '../../apps/web/app/features/past-documents/past-document-texts.ts'
import { pastDocumentsPath } from '../../apps/web/app/features/past-documents/paths.ts'
import { check, excelFile, expectStatus, fact } from './support/imports.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = importTexts.es
const title = (column: keyof typeof pastDocumentColumns) => pastDocumentColumns[column].name.es

test('invoices of the program before come from a workbook and a ZIP, are found, opened and mended', async ({
  page,
  login,
  staff,
}) => {
  test.slow()
  const word = unique()
  const clerk = await staff.user({ rol_id: Role.administrator })
  await staff.grant(clerk.id, [Module.allQuotes])
  await login(clerk)
  const rows = [1, 2].map((at) => ({
    [title('tipo')]: 'Factura',
    [title('numero')]: `F-${word}-${at}`,
    [title('fecha')]: '15-03-2023',
    [title('cliente')]: `Cantera ${word}`,
    [title('moneda')]: 'CLP',
    [title('total')]: '1.250.000',
  }))
  const pdfs = aZip([{ name: `f ${word} 1.pdf`, bytes: Buffer.from(aPdf()) }])
  await check(page, shownKinds.documento.path, [
    excelFile(`facturas-${word}.xlsx`, utils.json_to_sheet(rows)),
    { name: 'facturas.zip', mimeType: 'application/zip', buffer: pdfs },
  ])
  await expectStatus(page, 'validado')
  await expect(fact(page, t.willCreate)).toHaveText('2')
  await page.getByRole('button', { name: t.confirm('2') }).click()
  await expectStatus(page, 'terminado')

  await page.goto(`${pastDocumentsPath}?buscar=${word}`)
  await expect(page.getByRole('row', { name: new RegExp(`F-${word}-2.*1,250,000`) })).toBeVisible()
  await page.getByRole('link', { name: `F-${word}-1` }).click()
  const panel = page.getByRole('complementary').or(page.getByRole('dialog'))
  const opened = page.context().waitForEvent('request', (asked) => asked.url().includes('/v1/archivo/'))
  await panel.getByRole('button', { name: /\.pdf ·/ }).click()
  await opened

  await panel.getByLabel('Situación').fill('Pagada')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(pastDocumentDoneMessages.updated.es)).toBeVisible()
  await panel.getByRole('button', { name: kitTexts.es.close }).click()
  await expect(page.getByRole('row', { name: new RegExp(`F-${word}-1.*Pagada`) })).toBeVisible()
  await expect(page.getByText(pastDocumentTexts.es.hasFile)).toHaveCount(1)
})
