import { Module, Role } from '@portal/contract/access/constants'
import { contactImportMessages, templateMessages, userImportMessages } from '@portal/contract/imports/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
    modules: [Module.importers, Module.userImporter, Module.contacts, Module.users],
  })
})
afterAll(() => t.close())

const kinds = [
  ['contacto', contactImportMessages.notImported],
  ['usuario', userImportMessages.notImported],
] as const

/** Lets every new row of a table fail while something is done. */
async function failing<T>(table: 'importacion' | 'archivo', work: () => Promise<T>): Promise<T> {
  const { db } = t.deps
  await sql`alter table ${sql.table(table)} add constraint full_disk check (false) not valid`.execute(db)
  try {
    return await work()
  } finally {
    await sql`alter table ${sql.table(table)} drop constraint full_disk`.execute(db)
  }
}

test.each(kinds)('1: an upload of %s that cannot be stored', async (type, { code }) => {
  const refused = { status: 500, codigo: code }
  for (const to of ['revisar', 'save'] as const)
    expect(
      await failing('importacion', () => upload(t, administrator, aWorkbook([{ marca: 'x' }]), { type, to })),
    ).toMatchObject(refused)
  const { total } = (await t.call('GET', `${importPathOf(type)}/list`, undefined, administrator)).datos
  expect(total).toBe(0)
})

test.each(kinds)('0: a template of %s that cannot be made', async (type) => {
  const template = () => t.call('GET', `${importPathOf(type)}/download/plantilla`, undefined, administrator)
  expect(await failing('archivo', template)).toMatchObject({ status: 500, codigo: templateMessages.notDownloaded.code })
  expect(await template()).toMatchObject({ status: 200 })
})
