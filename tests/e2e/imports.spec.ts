import { utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { Module, Role } from '@portal/contract/access/constants'
import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { errorColumn, type ImportColumn } from '@portal/contract/imports/columns'
import { contactColumns } from '@portal/contract/imports/contact-columns'
import { enterpriseColumns } from '@portal/contract/imports/enterprise-columns'
import {
  enterpriseImportMessages,
  contactImportMessages as messages,
  productImportMessages,
  taskImportMessages,
} from '@portal/contract/imports/messages'
import { productColumns } from '@portal/contract/imports/product-columns'
import { userColumns } from '@portal/contract/imports/user-columns'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { contactsPath } from '../../apps/web/app/features/contacts/paths.ts'
import { texts as enterpriseTexts } from '../../apps/web/app/features/enterprises/texts.ts'
import { importTexts } from '../../apps/web/app/features/imports/import-texts.ts'
import { shownKinds } from '../../apps/web/app/features/imports/kinds.ts'
import { texts as licenseTexts } from '../../apps/web/app/features/licenses/list/texts.ts'
import { productTexts } from '../../apps/web/app/features/products/staff/product-texts.ts'
import { check, downloadedBook, excelFile, expectStatus, fact } from './support/imports.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = importTexts.es
const title = (column: keyof typeof contactColumns) => contactColumns[column].name.es

/** Rows of contacts by their headings; every sixteenth one up to twelve is bad, each in one of four ways. */
const contactRows = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => {
    const row = {
      [title('nombre')]: `Persona ${word} ${at + 1}`,
      [title('email')]: `persona${at + 1}.${word}@example.com`,
      [title('telefono')]: `+569${String(10_000_000 + Number.parseInt(word.slice(0, 5), 16) * 200 + at).slice(-8)}`,
      [title('pais_id')]: 'Chile',
      [title('empresa')]: `Cantera ${word} ${at + 1}`,
      [title('idioma')]: at % 2 ? 'Inglés' : 'Español',
    }
    const fault = at % 16 === 0 && at < 192 ? faults[(at / 16) % faults.length]! : {}
    return { ...row, ...fault }
  })
const faults: readonly Record<string, string>[] = [
  { [title('pais_id')]: 'Atlántida' },
  { [title('email')]: 'sin arroba' },
  { [title('empresa')]: '' },
  { [title('telefono')]: '12' },
]

test('200 contacts with 12 bad rows: those come back marked, are mended in the workbook and imported', async ({
  page,
  login,
  staff,
}) => {
  test.slow()
  const word = unique()
  const clerk = await staff.user({ rol_id: Role.administrator })
  await staff.grant(clerk.id, [Module.importers, Module.contacts])
  await login(clerk)
  const uploads = shownKinds.contacto.path
  await page.goto('/dashboard/importador')
  await page.getByRole('main').getByRole('link', { name: shownKinds.contacto.name.es }).click()
  await expect(page).toHaveURL(uploads)

  const rows = contactRows(200, word)
  await check(page, uploads, [excelFile(`contactos-${word}.xlsx`, utils.json_to_sheet(rows))])
  await expectStatus(page, 'validado')
  await expect(fact(page, t.willCreate)).toHaveText('188')
  await expect(fact(page, t.bad)).toHaveText('12')
  await page.getByRole('button', { name: t.confirm('188') }).click()
  await expectStatus(page, 'terminado_parcial')

  const lines = utils.sheet_to_json<Record<string, string>>(await downloadedBook(page, t.download))
  expect(lines).toHaveLength(12)
  expect(lines.map((line) => line[errorColumn.es])).toEqual(
    Array.from({ length: 12 }, (_, at) =>
      [
        expect.stringMatching(new RegExp(`^${messages.countryInvalid.code} ${title('pais_id')}: `)),
        expect.stringMatching(new RegExp(`^${messages.emailsInvalid.code} ${title('email')}: `)),
        expect.stringMatching(new RegExp(`^${messages.companiesInvalid.code} ${title('empresa')}: `)),
        expect.stringMatching(new RegExp(`^${messages.phonesInvalid.code} ${title('telefono')}: `)),
      ].at(at % 4),
    ),
  )
  const mended = lines.map((line, at) => ({
    ...line,
    [title('pais_id')]: 'Perú',
    [title('email')]: `mendada${at}.${word}@example.com`,
    [title('empresa')]: `Mina ${word} ${at}`,
    [title('telefono')]: `+5190${String(Number.parseInt(word.slice(0, 5), 16))
      .padStart(7, '0')
      .slice(-5)}${String(at).padStart(2, '0')}`,
  }))
  await check(page, uploads, [excelFile(`corregido-${word}.xlsx`, utils.json_to_sheet(mended))])
  await expectStatus(page, 'validado')
  await expect(fact(page, t.willCreate)).toHaveText('12')
  await page.getByRole('button', { name: t.confirm('12') }).click()
  await expectStatus(page, 'terminado')

  await page.goto(contactsPath)
  await expect(page.getByText('1–10 de 200')).toBeVisible()

  await test.step('the same workbook again changes nothing', async () => {
    const good = rows.filter((_, at) => at % 16 !== 0 || at >= 192)
    await check(page, uploads, [excelFile(`otra-vez-${word}.xlsx`, utils.json_to_sheet(good))])
    await expectStatus(page, 'validado')
    await expect(fact(page, t.alike)).toHaveText('188')
    await expect(page.getByRole('button', { name: t.confirmNone })).toBeDisabled()
  })
})

test('a new user is imported, mailed a link, and taken back', async ({ page, login, staff, mails }) => {
  test.slow()
  const word = unique()
  const admin = await staff.user({ rol_id: Role.administrator })
  await staff.grant(admin.id, [Module.userImporter, Module.users])
  await login(admin)
  const uploads = shownKinds.usuario.path
  const email = `importado.${word}@example.com`
  const cells = {
    nombres: 'Rosa',
    apellido_paterno: `Vidal ${word}`,
    tipo_documento_id: 'Pasaporte',
    numero_documento: word,
    email,
    rol_id: 'Usuario',
    empresa_id: '',
    pais_id: 'Chile',
  }
  const [row] = utils.sheet_to_json<string[]>(await templateOf(page, uploads), { header: 1 })
  const inTemplate = Object.values(userColumns).filter((column) => !('isSecret' in column))
  expect(row).toEqual(inTemplate.map(({ name }) => name.es))
  const house = (await (await staff.as()).load(enterpriseCalls.list, { params: { id: 1 } })).empresas[0]!.nombre
  const sheet = utils.json_to_sheet([
    Object.fromEntries(
      Object.entries({ ...cells, empresa_id: house }).map(([field, cell]) => [
        userColumns[field as keyof typeof userColumns].name.es,
        cell,
      ]),
    ),
  ])
  await check(page, uploads, [excelFile(`usuarios-${word}.xlsx`, sheet)])
  await expectStatus(page, 'validado')
  await expect(fact(page, t.willCreate)).toHaveText('1')
  const importPage = page.url()
  await page.getByRole('button', { name: t.confirm('1') }).click()
  await expectStatus(page, 'terminado')
  expect(await mails.passwordLink(email)).toContain('/create-password/')
  await page.goto(`/dashboard/usuarios?buscar=${word}`)
  await expect(page.getByRole('rowheader')).toContainText([/Vidal/])

  await page.goto(importPage)
  await page.getByRole('button', { name: t.undo }).click()
  await page.getByRole('dialog', { name: t.undoTitle }).getByRole('button', { name: t.undo }).click()
  await expectStatus(page, 'deshecho')
  await expect(async () => {
    await page.goto(`/dashboard/usuarios?buscar=${word}`)
    await expect(page.getByRole('main')).toContainText(kitTexts.es.nothingFound, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})

test('the customers of another program come with their branches; a contradiction comes back, all is taken back', async ({
  page,
  login,
  staff,
}) => {
  test.slow()
  const word = unique()
  const letters = [...word.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))]
    .slice(0, 5)
    .join('')
    .toUpperCase()
  const admin = await staff.user({ rol_id: Role.administrator })
  await staff.grant(admin.id, [Module.enterprises, Module.branches])
  await login(admin)
  await page.goto('/dashboard/sistema/empresas')
  await page.getByRole('link', { name: enterpriseTexts.es.import }).click()
  const uploads = shownKinds.empresa.path
  await expect(page).toHaveURL(uploads)
  const [row] = utils.sheet_to_json<string[]>(await templateOf(page, uploads), { header: 1 })
  expect(row).toEqual(Object.values(enterpriseColumns).map(({ name }) => name.es))

  const customer = {
    'Customer name': `Áridos ${word}`,
    'Short code': `${letters}A`,
    'Country/Region': 'Chile',
    'E-mail address': `${word}@example.com`,
    'Phone number': '9 1234 5678',
  }
  const lines = [
    { ...customer, Location: 'Planta Norte' },
    { ...customer, Location: 'Planta Sur' },
    { ...customer, 'Country/Region': 'Perú', 'Phone number': '+51 1 4412345', Location: 'Lima' },
  ]
  await check(page, uploads, [excelFile(`customers-${word}.xlsx`, utils.json_to_sheet(lines))])
  await expectStatus(page, 'validado')
  await expect(fact(page, t.willCreate)).toHaveText('2')
  await expect(fact(page, t.bad)).toHaveText('1')
  await expect(page.getByRole('main')).toContainText('Contradice la fila 2 de la misma empresa, que dice «Chile».')
  await expect(page.getByRole('main')).toContainText('+56912345678')
  const importPage = page.url()
  await page.getByRole('button', { name: t.confirm('2') }).click()
  await expectStatus(page, 'terminado_parcial')
  const [bad, ...others] = utils.sheet_to_json<Record<string, string>>(await downloadedBook(page, t.download))
  expect(others).toEqual([])
  expect(bad).toMatchObject({
    Location: 'Lima',
    [errorColumn.es]: expect.stringContaining(`${enterpriseImportMessages.contradicts.code} Country/Region: `),
  })

  await page.goto(`/dashboard/sistema/empresas?buscar=${word}`)
  await expect(page.getByRole('rowheader')).toHaveText([`Áridos ${word}`])
  await page.goto(`/dashboard/sistema/sucursales?buscar=${word}&orden=nombre`)
  await expect(page.getByRole('rowheader')).toHaveText(['Planta Norte', 'Planta Sur'])

  await page.goto(importPage)
  await page.getByRole('button', { name: t.undo }).click()
  await page.getByRole('dialog', { name: t.undoTitle }).getByRole('button', { name: t.undo }).click()
  await expectStatus(page, 'deshecho')
  await expect(async () => {
    await page.goto(`/dashboard/sistema/empresas?buscar=${word}`)
    await expect(page.getByRole('main')).toContainText(kitTexts.es.nothingFound, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})

test('a price list of another program becomes products with prices, is mended, and taken back', async ({
  page,
  login,
  staff,
}) => {
  test.slow()
  const word = unique()
  const admin = await staff.user({ rol_id: Role.administrator })
  await staff.grant(admin.id, [Module.products, Module.assignedProducts])
  await login(admin)
  await page.goto('/dashboard/sistema/productos')
  await page.getByRole('link', { name: productTexts.es.import }).click()
  const uploads = shownKinds.producto.path
  await expect(page).toHaveURL(uploads)
  const [row] = utils.sheet_to_json<string[]>(await templateOf(page, uploads), { header: 1 })
  const shown = Object.values<ImportColumn>(productColumns).filter(({ isOfExport }) => !isOfExport)
  expect(row).toEqual(shown.map(({ name }) => name.es))

  const product = { SKU: `S-${word}`, 'Material description': `Consola ${word}`, 'Material group': 'Consoles' }
  const lines = [
    { ...product, 'List price': '1.200,50', 'Unit cost': 400 },
    { SKU: `T-${word}`, 'Material description': `Cable ${word}`, 'Material group': 'Extra', 'List price': 'CLP 900' },
  ]
  await check(page, uploads, [excelFile(`prices-${word}.xlsx`, utils.json_to_sheet(lines))])
  await expectStatus(page, 'validado')
  await expect(fact(page, t.willCreate)).toHaveText('1')
  await expect(fact(page, t.bad)).toHaveText('1')
  await expect(page.getByRole('main')).toContainText(productImportMessages.currencyInvalid.es)
  await expect(page.getByRole('main')).toContainText('USD 1,200.50')
  const importPage = page.url()
  await page.getByRole('button', { name: t.confirm('1') }).click()
  await expectStatus(page, 'terminado_parcial')

  await page.goto(`/dashboard/sistema/productos?buscar=s-${word}`)
  await expect(page.getByRole('rowheader')).toHaveText([`Consola ${word}`])

  await page.goto(importPage)
  await page.getByRole('button', { name: t.undo }).click()
  await page.getByRole('dialog', { name: t.undoTitle }).getByRole('button', { name: t.undo }).click()
  await expectStatus(page, 'deshecho')
  await expect(async () => {
    await page.goto(`/dashboard/sistema/productos?buscar=s-${word}`)
    await expect(page.getByRole('main')).toContainText(kitTexts.es.nothingFound, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})

test('licenses and tasks of another program: what they are here is told before, and nobody may sign what it did not give', async ({
  page,
  login,
  staff,
}) => {
  test.slow()
  const word = unique()
  const holder = await staff.user()
  const admin = await staff.user({ rol_id: Role.administrator })
  await staff.grant(admin.id, [Module.licenses, Module.tasks, Module.allTasks])
  await login(admin)
  await page.goto('/dashboard/sistema/licencias')
  await page.getByRole('link', { name: licenseTexts.es.import }).click()
  await expect(page).toHaveURL(shownKinds.licencia.path)
  const license = { 'Licensed To': holder.email, 'Product Name': 'NextLion', 'License Type': 'Business' }
  const licenses = [
    { ...license, 'License Key': `NL ${word}`, 'Purchase Date': '05/Jan/24 3:42 PM', 'Expiration Date': '2025-01-04' },
    { ...license, 'License Key': `NL ${word}`, 'Purchase Date': '5 Jan 2025', 'Expiration Date': '2199-01-04' },
  ]
  await check(page, shownKinds.licencia.path, [excelFile(`licenses-${word}.xlsx`, utils.json_to_sheet(licenses))])
  await expectStatus(page, 'validado')
  await expect(fact(page, t.willCreate)).toHaveText('2')
  await page.getByRole('button', { name: t.confirm('2') }).click()
  await expectStatus(page, 'terminado')
  await page.goto(`/dashboard/sistema/licencias?buscar=nl${word}1&estado_id=1`)
  await expect(page.getByRole('main')).toContainText(kitTexts.es.nothingFound)
  await page.goto(`/dashboard/sistema/licencias?buscar=nl-${word}&estado_id=1`)
  await page.getByRole('rowheader').getByRole('link').click()
  await expect(page.getByText(licenseTexts.es.issuedBefore)).toBeVisible()

  await page.goto('/dashboard/nexttask/task')
  const task = { 'Issue key': `OPS-${word}`, Summary: `Consola ${word}`, Status: 'In Progress', Assignee: admin.email }
  const tasks = [task, { ...task, 'Issue key': `OPS-${word}-2`, Status: 'Azul' }]
  await check(page, shownKinds.tarea.path, [excelFile(`tasks-${word}.xlsx`, utils.json_to_sheet(tasks))])
  await expectStatus(page, 'validado')
  await expect(fact(page, t.willCreate)).toHaveText('1')
  await expect(page.getByRole('main')).toContainText(taskImportMessages.statusInvalid.es)
  const importPage = page.url()
  await page.getByRole('button', { name: t.confirm('1') }).click()
  await expectStatus(page, 'terminado_parcial')
  await page.goto(`/dashboard/nexttask/task?tab=all&buscar=${word}`)
  await page.getByRole('rowheader').getByRole('link').click()
  await expect(page.getByText(task['Issue key'], { exact: true })).toBeVisible()
  await page.goto(importPage)
  await page.getByRole('button', { name: t.undo }).click()
  await page.getByRole('dialog', { name: t.undoTitle }).getByRole('button', { name: t.undo }).click()
  await expectStatus(page, 'deshecho')
  await expect(async () => {
    await page.goto(`/dashboard/nexttask/task?tab=all&buscar=${word}`)
    await expect(page.getByRole('main')).toContainText(kitTexts.es.nothingFound, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})

async function templateOf(page: Page, uploads: string) {
  await page.goto(uploads)
  return downloadedBook(page, t.template)
}
