import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { categoryCalls as calls } from '@portal/contract/machines/categories/calls'
import { CategoryStatus, machineCategoryNames } from '@portal/contract/machines/categories/constants'
import { category as schemas } from '@portal/contract/machines/categories/schemas'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { machineMessages as says } from '@portal/contract/machines/messages'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  anOwner,
  aPhoto,
  approvedItem,
  aStaffMember,
  editItem,
  oneItem,
  savedItem,
  saveItem,
  sendForm,
} from '#test/items.ts'
import type { Person } from '#test/people.ts'
import { recordBehaviour } from '#test/records/behaviour.ts'
import { refreshCategoryTexts } from './texts.ts'

const kit = recordBehaviour({
  calls,
  schemas,
  table: 'clasificado_categoria',
  name: 'categories',
  module: Module.manageMachines,
  messages: {
    absent: says.categoryAbsent,
    insufficientHierarchy: says.insufficientHierarchy,
    notRecognized: says.categoryIdInvalid,
    unexpected: says.unexpected,
    notSaved: says.categoryNotSaved,
    notDeleted: says.categoryNotSaved,
    onlyDeactivated: machineDoneMessages.categorySaved,
  },
  form: (number) => ({ nombre: `Grúas ${number}`, nombre_en: `Cranes ${number}` }),
  text: 'nombre',
  refuses: [
    [{ nombre: '' }, 'nombre', says.categoryNameInvalid],
    [{ nombre: 'x'.repeat(81) }, 'nombre', says.categoryNameInvalid],
    [{ nombre_en: ' ' }, 'nombre_en', says.categoryEnglishNameInvalid],
    [{ nombre: 'BULLDÓZERS' }, 'nombre', says.categoryNameInvalid],
  ],
  unique: {
    field: 'nombre',
    same: (letter) => [`Única ${letter}`, `UNICA ${letter}`],
    entry: says.categoryNameInvalid,
  },
  use: async (id) => savedItem(kit.app, owner, { categoria_id: id }),
  admin: aStaffMember,
})

let owner: Person
beforeAll(async () => {
  owner = await anOwner(kit.app)
})
afterEach(() => vi.restoreAllMocks())

const sendPicture = ({ path }: { path: string }, bytes: Uint8Array, fields: object = {}) =>
  sendForm(kit.app, path, kit.aForm({ ...fields }), kit.admin, [{ field: 'archivo', name: 'foto.png', bytes }])

test('twelve come with the portal, in two languages', async () => {
  expect(Object.keys(machineCategoryNames)).toHaveLength(12)
  for (const [id, { es, en }] of Object.entries(machineCategoryNames))
    expect(await kit.found(Number(id))).toMatchObject({ nombre: es, nombre_en: en, imagen_url: null, estado_id: 1 })
  expect((await kit.saved()) > 100).toBe(true)
})

test('its status is active or inactive, and stays where it is left out', async () => {
  const id = await kit.saved()
  const { inactive } = CategoryStatus
  expect(await kit.update(id, { estado_id: inactive })).toMatchObject({ status: 200 })
  await kit.update(id, { version: 2 })
  expect(await kit.found(id)).toMatchObject({ estado_id: inactive })
  expect(await kit.update(id, { estado_id: 3, version: 3 })).toMatchObject({
    status: 400,
    codigo: coreMessages.invalid.code,
  })
})

describe('the picture of a category', () => {
  test('is drawn anew, served to anyone, and replaced', async () => {
    const id = (await sendPicture(calls.save, await aPhoto().jpeg().toBuffer())).datos.id
    const first = String((await kit.found(id))?.imagen_url)
    const reply = await kit.app.app.inject({ method: 'GET', url: first })
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })
    expect(await kit.update(id)).toMatchObject({ status: 200 })
    expect((await kit.found(id))?.imagen_url).toBe(first)
    await sendPicture(calls.update, await aPhoto().png().toBuffer(), { id, version: 2 })
    expect((await kit.found(id))?.imagen_url).not.toBe(first)
    expect((await kit.app.app.inject({ method: 'GET', url: first })).statusCode).toBe(404)
  })

  test('must be one (53); a disk that fails is 54, a row that fails 55, and nothing is kept', async () => {
    const good = await aPhoto().jpeg().toBuffer()
    const { total } = (await kit.list()).datos
    expect(await sendPicture(calls.save, Buffer.from('MZ program'))).toMatchObject({
      status: 415,
      codigo: 53,
      campos: { archivo: 53 },
    })
    vi.spyOn(kit.app.deps.files, 'write').mockRejectedValueOnce(new Error('the bucket is away'))
    expect(await sendPicture(calls.save, good)).toMatchObject({ status: 500, codigo: 54 })
    vi.spyOn(kit.app.deps.files, 'keep').mockRejectedValueOnce(new Error('broken'))
    expect(await sendPicture(calls.save, good)).toMatchObject({ status: 500, codigo: 55 })
    expect(await sendPicture(calls.save, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413, codigo: 985 })
    expect((await kit.list()).datos.total).toBe(total)
  })
})

test('a new name lets its items be found by the new name', async () => {
  const id = await kit.saved({ nombre: 'Dragas', nombre_en: 'Dredges' })
  const items = [
    await savedItem(kit.app, owner, { categoria_id: id }),
    await savedItem(kit.app, owner, { categoria_id: id }),
  ]
  const found = async (word: string) => {
    const { rows } = await sql<{ id: number }>`
      select id from clasificado where texto @@ plainto_tsquery('es_portal', ${word}) order by id`.execute(
      kit.app.deps.db,
    )
    return rows.map((row) => row.id)
  }
  expect(await found('dragas')).toEqual(items)
  await kit.update(id, { nombre: 'Barcazas' })
  await refreshCategoryTexts(kit.app.deps.db, id)
  await refreshCategoryTexts(kit.app.deps.db, id)
  expect([await found('dragas'), await found('barcaza')]).toEqual([[], items])
  const { rows } = await sql`
    select from pgboss.job where name = 'classified-category-texts' and data @> ${JSON.stringify({ categoria_id: id })}`.execute(
    kit.app.deps.db,
  )
  expect(rows).toHaveLength(1)
})

test('only deactivates one that items stand in, or that an edit wants', async () => {
  const [used, wanted] = [await kit.saved(), await kit.saved()]
  const id = await approvedItem(kit.app, owner, kit.admin, { categoria_id: used })
  await editItem(kit.app, id, owner, { categoria_id: wanted })
  for (const category of [used, wanted]) {
    expect(await kit.remove(category)).toMatchObject({ status: 200, datos: { solo_desactivada: true } })
    expect(await kit.found(category)).toMatchObject({ estado_id: 5 })
  }
  expect((await oneItem(kit.app, id, owner)).status).toBe(200)
  expect(await saveItem(kit.app, owner, { categoria_id: used })).toMatchObject({ codigo: 2 })
})

test('and an item that takes it meanwhile: one of the two comes first', async () => {
  const id = await kit.saved()
  const [item] = await Promise.all([saveItem(kit.app, owner, { categoria_id: id }), kit.remove(id)])
  const row = await kit.app.deps.db
    .selectFrom('clasificado_categoria')
    .select('eliminado_en')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.eliminado_en === null).toBe(item.status === 200)
})

test('deleting an empty one says that it was not only deactivated', async () => {
  expect(await kit.remove(await kit.saved())).toMatchObject({ status: 200, datos: { solo_desactivada: false } })
})
