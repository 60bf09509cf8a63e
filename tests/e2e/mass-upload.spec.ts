import { utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { Module } from '@portal/contract/access/constants'
import { machineColumns } from '@portal/contract/imports/columns'
import { propertyColumns } from '@portal/contract/imports/property-columns'
import { RejectionReason, rejectionReasonNames } from '@portal/contract/machines/rejections'
import { buildingFields } from '@portal/contract/properties/fields'
import { propertyDoneMessages } from '@portal/contract/properties/messages'
import { aZip } from '../../apps/server/test/archives.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { importTexts } from '../../apps/web/app/features/imports/import-texts.ts'
import { propertyTexts } from '../../apps/web/app/features/properties/staff/property-texts.ts'
import {
  check as checkAt,
  downloadedBook,
  excelFile,
  expectStatus,
  type FileToUpload,
  fact,
} from './support/imports.ts'
import { pictureFile } from './support/pictures.ts'
import { choose, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = importTexts.es
const uploads = '/dashboard/clasificados/mis-clasificados/clasificados-masivo'
const headings = Object.values(machineColumns).map(({ name }) => name.es)
const title = (column: keyof typeof machineColumns) => machineColumns[column].name.es

type Row = Partial<Record<keyof typeof machineColumns, string | number>>

const row = (correlativo: number, word: string, changes: Row = {}): Row => ({
  correlativo,
  marca: `Perforadora ${word} ${correlativo}`,
  anio: 2018,
  condicion: 'Usado',
  categoria_id: 'Excavadoras',
  pais_id: 'Chile',
  ciudad: 'Antofagasta',
  tiempo_uso: 3100,
  unidad_tiempo_id: 'Horas',
  descripcion: 'Perforadora con mantención al día y registros.',
  precio: 120_000,
  ...changes,
})

const workbook = (rows: readonly Row[]) =>
  excelFile(
    `equipos-${unique()}.xlsx`,
    utils.json_to_sheet(
      rows.map((one) =>
        Object.fromEntries(Object.entries(one).map(([key, cell]) => [title(key as keyof typeof machineColumns), cell])),
      ),
    ),
  )

async function zip(names: readonly string[]) {
  const files = await Promise.all(
    names.map(async (name, shade) => ({ name, bytes: (await pictureFile(name, shade)).buffer })),
  )
  return { name: 'fotos.zip', mimeType: 'application/zip', buffer: Buffer.from(aZip(files)) }
}

const check = (page: Page, files: readonly FileToUpload[]) => checkAt(page, uploads, files)

test('template, dry run with preview, commit, corrected workbook and undo', async ({ page, login, staff }) => {
  test.slow()
  const word = unique()
  const owner = await staff.user()
  await staff.grant(owner.id, [Module.myMachines])
  await login(owner)
  await page.goto(uploads)

  await test.step('the template has the headings', async () => {
    const [first] = utils.sheet_to_json<string[]>(await downloadedBook(page, t.template), { header: 1 })
    expect(first).toEqual(headings)
  })

  await test.step('the dry run shows each row with its pictures, and saves nothing', async () => {
    const rows = [row(1, word), row(2, word, { ciudad: '' }), row(3, word)]
    await check(page, [workbook(rows), await zip(['1_1.jpg', '1_2.jpg', '9_1.jpg'])])
    await expectStatus(page, 'validado')
    await expect(fact(page, t.willCreate)).toHaveText('2')
    await expect(fact(page, t.bad)).toHaveText('1')
    const sheet = page.getByRole('region', { name: t.rows }).getByRole('list').first()
    await expect(sheet.getByRole('img', { name: '1_2.jpg' })).toBeVisible()
    await expect(page.getByText(t.orphans(1))).toBeVisible()
    await page.getByRole('switch', { name: t.onlyBad }).click()
    await expect(page.getByRole('region', { name: t.rows })).toContainText(`Perforadora ${word} 2`)
    await expect(page.getByRole('region', { name: t.rows })).not.toContainText(`Perforadora ${word} 1`)
  })

  const importPage = new URL(page.url()).pathname
  await test.step('good rows are saved; the job goes on when its tab is closed', async () => {
    const taken = page.waitForResponse((answer) => answer.request().method() !== 'GET')
    await page.getByRole('button', { name: t.confirm('2') }).click()
    await taken
    await page.goto('about:blank')
    await page.goto(importPage)
    await expectStatus(page, 'terminado_parcial')
  })

  await test.step('bad rows come back, are corrected and uploaded directly', async () => {
    const lines = utils.sheet_to_json<Record<string, unknown>>(await downloadedBook(page, t.download))
    expect(lines).toHaveLength(1)
    const corrected = utils.json_to_sheet(lines.map((line) => ({ ...line, [title('ciudad')]: 'Arica' })))
    await check(page, [excelFile(`corregido-${word}.xlsx`, corrected)])
    await expectStatus(page, 'validado')
    await expect(fact(page, t.willCreate)).toHaveText('1')
    await page.getByRole('button', { name: t.confirm('1') }).click()
    await expectStatus(page, 'terminado')
  })

  await test.step('undoing takes back what the first upload made, and that alone', async () => {
    await page.goto(importPage)
    await page.getByRole('button', { name: t.undo }).click()
    await page.getByRole('dialog', { name: t.undoTitle }).getByRole('button', { name: t.undo }).click()
    await expectStatus(page, 'deshecho')
    await expect(async () => {
      await page.goto(`/dashboard/clasificados/mis-clasificados?buscar=${word}`)
      await expect(page.getByRole('rowheader')).toHaveText([new RegExp(`Perforadora ${word} 2`)], { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
  })
})

test('a row with the SKU of an own machine updates it', async ({ page, login, market }) => {
  test.slow()
  const item = await market.item()
  const { datos } = await page.request.get(`/v1/clasificado/list_all/${item.id}`).then((answer) => answer.json())
  await login('superadmin')
  await check(page, [workbook([row(1, unique(), { sku: datos.sku, marca: item.name, ciudad: 'Iquique' })])])
  await expectStatus(page, 'validado')
  await expect(fact(page, t.willUpdate)).toHaveText('1')
  await page.getByRole('button', { name: t.confirm('1') }).click()
  await expectStatus(page, 'terminado')
  await page.goto(item.path)
  await expect(page.getByText('Iquique').first()).toBeVisible()
})

test('a property is imported, refused, mended and approved', async ({ page, login, staff, anotherPage }) => {
  test.slow()
  const p = propertyTexts.es
  const title = `Bodega ${unique()}`
  const cells: Partial<Record<keyof typeof propertyColumns, string | number>> = {
    correlativo: 1,
    titulo: title,
    condicion: 'Venta',
    categoria_id: 'Bodegas y galpones',
    anio: 2018,
    pais_id: 'Chile',
    ciudad: 'Calama',
    descripcion: 'Bodega con andén de carga y oficinas.',
    caracteristicas: 'Andén de carga, patio',
    metros_construidos: '1.200,50',
    metros_terreno: '2.500',
    moneda: 'UF',
    precio: '4.500,50',
  }
  const headed = Object.entries(cells).map(([key, cell]) => [
    propertyColumns[key as keyof typeof propertyColumns].name.es,
    cell,
  ])
  const owner = await staff.user()
  await staff.grant(owner.id, [Module.myProperties])
  await login(owner)
  const home = '/dashboard/propiedades/mis-propiedades'
  const book = excelFile('propiedades.xlsx', utils.json_to_sheet([Object.fromEntries(headed)]))
  await checkAt(page, `${home}/propiedades-masivo`, [book, await zip(['1_1.jpg'])])
  await expectStatus(page, 'validado')
  await page.getByRole('button', { name: t.confirm('1') }).click()
  await expectStatus(page, 'terminado')
  await page.goto(home)
  await expect(page.getByRole('row', { name: title })).toContainText('UF 4,500.50')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText(p.waitsApproval)).toBeVisible()
  const id = /(\d+)$/.exec(page.url())![1]!

  const desk = await anotherPage('superadmin')
  await desk.goto(`/dashboard/propiedades/porpiedades-admin/${id}`)
  await desk.getByRole('button', { name: p.reject, exact: true }).click()
  await choose(desk, p.reason, rejectionReasonNames[RejectionReason.description].es)
  await desk.getByRole('textbox', { name: p.explanation }).fill('Falta el rol de avalúo.')
  await desk.getByRole('dialog').getByRole('button', { name: p.reject }).click()
  await expect(desk.getByText(p.rejected)).toBeVisible()

  await expect(page.getByText('Falta el rol de avalúo.')).toBeVisible() // without a reload
  await page
    .getByRole('textbox', { name: buildingFields.descripcion.label.es, exact: true })
    .fill('Bodega con andén de carga, rol de avalúo 123-45.')
  await page.getByRole('button', { name: kitTexts.es.save, exact: true }).click()
  await expect(toast(page, propertyDoneMessages.updated.es)).toBeVisible()

  await expect(desk.getByText('rol de avalúo 123-45').first()).toBeVisible()
  await desk.getByRole('button', { name: p.approve, exact: true }).click()
  await expect(toast(desk, propertyDoneMessages.approved.es)).toBeVisible()
  await expect(async () => {
    const shown = await page.request.get(`/properties/${id}`)
    expect(shown.status()).toBe(200)
    expect(await shown.text()).toContain('1.200,5')
  }).toPass({ timeout: 2000, intervals: [50] })
})
