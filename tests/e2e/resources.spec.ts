import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { largeUploads } from '@portal/contract/core/uploads/constants'
import { serviceCalls } from '@portal/contract/licenses/services/calls'
import { CatalogueStatus } from '@portal/contract/licenses/states'
import { resourceCalls } from '@portal/contract/resources/calls'
import { documentPath, ResourceAccess, ResourceType } from '@portal/contract/resources/constants'
import { libraryTexts } from '../../apps/web/app/features/resources/library/library-texts.ts'
import { libraryPath, resourcesPath } from '../../apps/web/app/features/resources/paths.ts'
import { documentTexts, newerTexts } from '../../apps/web/app/features/resources/public/document-texts.ts'
import { revisionTexts } from '../../apps/web/app/features/resources/staff/revision-texts.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const [staffTexts, reader] = [revisionTexts.es, libraryTexts.es]
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** A PDF of any size: what follows its end mark is ignored. */
const aPdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n%%EOF\n'), randomBytes(bytes)])

// the line that the journey cuts
test.use({ allowedErrors: /ERR_CONNECTION_RESET/ })

test('a file whose upload is cut arrives whole; a customer with the license loads it, and sees what he lacks without', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  test.slow()
  const word = unique()
  const api = await staff.as('admin')
  const form = {
    tipo: ResourceType.manual,
    titulo: `Manual ${word}`,
    titulo_en: '',
    descripcion: '',
    descripcion_en: '',
    idioma: 'es',
    producto_id: 1,
    acceso: ResourceAccess.license,
    servicio_id: 1,
    empresas: '',
  }
  const formData = (values: object) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(values)) body.append(name, String(value))
    return body as never
  }
  const { id } = await api.load(resourceCalls.save, { body: formData(form) })

  await login('admin')
  await page.goto(`${resourcesPath}/${id}`)
  await page.getByRole('button', { name: staffTexts.publish }).click()
  const content = aPdf(2.5 * largeUploads.partBytes)
  let parts = 0
  await page.route(`**${largeUploads.path}/*`, (route) =>
    route.request().method() === 'PATCH' && ++parts === 2 ? route.abort('connectionreset') : route.continue(),
  )
  await page.getByLabel(staffTexts.expected).fill(hashOf(content))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `manual-${word}.pdf`, mimeType: 'application/pdf', buffer: content })
  await expect(page.getByText(hashOf(content))).toBeVisible({ timeout: 30_000 })
  expect(parts).toBeGreaterThanOrEqual(4) // three, and the one that was cut
  await page.getByLabel(staffTexts.number).fill('A')
  await page.getByLabel(staffTexts.note).fill('Primera')
  await page.getByLabel(staffTexts.noteEnglish).fill('First')
  await page.getByRole('button', { name: staffTexts.publishShort, exact: true }).click()
  await expect(page.getByText(staffTexts.current, { exact: true })).toBeVisible()

  const customer = await anotherPage('cliente')
  await customer.goto(`${libraryPath}?buscar=${word}`)
  await customer.getByRole('link', { name: `Manual ${word}` }).click()
  const [download] = await Promise.all([
    customer.waitForEvent('download'),
    customer.getByRole('button', { name: new RegExp(`^${reader.download}`) }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`manual-${word}.pdf`)
  expect(hashOf(await readFile(await download.path()))).toBe(hashOf(content))

  const service = `Servicio ${word}`
  const { id: serviceId } = await api.load(serviceCalls.save, {
    body: { nombre: service, dias_gracia: 7, estado_id: CatalogueStatus.active },
  })
  const locked = { ...form, servicio_id: serviceId, version: 1 }
  await api.load(resourceCalls.update, { params: { id }, body: formData(locked) })
  await customer.goto(`${libraryPath}/${id}`)
  await expect(customer.getByText(reader.lackTitle(service))).toBeVisible()
  await expect(customer.getByRole('button', { name: new RegExp(`^${reader.download}`) })).toHaveCount(0)
  await customer.getByRole('button', { name: reader.ask }).click()
  await expect(customer.getByText(reader.asked)).toBeVisible()
})

test('an earlier revision of a public document keeps its address, and names the newer one in both languages', async ({
  page,
}) => {
  await page.goto('/support')
  await page.getByRole('link', { name: 'Guía de conexión en terreno', exact: true }).click()
  await expect(page.getByRole('link', { name: documentTexts.es.open })).toBeVisible()
  const address = new URL(page.url()).pathname
  const reply = await page.goto(`${address}/A`)
  expect(reply?.status()).toBe(200)
  await expect(page.getByText(newerTexts.openInSpanish)).toBeVisible()
  await page.getByText(newerTexts.openInEnglish).click()
  await expect(page).toHaveURL(new RegExp(`${documentPath(Number(address.split('/').at(-1)))}\\?lang=en$`))
  await expect(page.getByText(newerTexts.openInEnglish)).toHaveCount(0)
})
