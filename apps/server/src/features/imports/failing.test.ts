import { Module, Role } from '@portal/contract/access/constants'
import { contactImportMessages, templateMessages, userImportMessages } from '@portal/contract/imports/messages'
import { propertyMessages } from '@portal/contract/properties/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failing } from '#test/failing.ts'
import { aWorkbook, importPathOf, upload } from '#test/imports.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let administrator: Person
beforeAll(async () => {
  t = await startApp()
  administrator = await aUser(t, {
    role: Role.administrator,
    enterpriseId: await theHouse(t),
    modules: [Module.importers, Module.userImporter, Module.contacts, Module.users, Module.myProperties],
  })
})
afterAll(() => t.close())

const kinds = [
  ['contacto', contactImportMessages.notImported, templateMessages.notDownloaded],
  ['usuario', userImportMessages.notImported, templateMessages.notDownloaded],
  ['propiedad', propertyMessages.saveFailed, propertyMessages.templateNotDownloaded],
] as const

test.each(kinds)('an upload of %s that cannot be stored', async (type, { code }) => {
  const refused = { status: 500, codigo: code }
  for (const to of ['revisar', 'save'] as const)
    expect(
      await failing(t, 'importacion', () => upload(t, administrator, aWorkbook([{ marca: 'x' }]), { type, to })),
    ).toMatchObject(refused)
  const { total } = (await t.call('GET', `${importPathOf(type)}/list`, undefined, administrator)).datos
  expect(total).toBe(0)
})

test.each(kinds)('a template of %s that cannot be made', async (type, _, { code }) => {
  const template = () => t.call('GET', `${importPathOf(type)}/download/plantilla`, undefined, administrator)
  expect(await failing(t, 'archivo', template)).toMatchObject({ status: 500, codigo: code })
  expect(await template()).toMatchObject({ status: 200 })
})
