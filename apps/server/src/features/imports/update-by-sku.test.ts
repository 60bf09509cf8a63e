import { read, utils, write } from '@e965/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aZip } from '#test/archives.ts'
import { aLine, aSheet, aWorkbook, checked, confirmed, importPath, itemsOf } from '#test/imports.ts'
import { anOwner, aPhoto, editItem, savedItem } from '#test/items.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  owner = await anOwner(t)
})
afterAll(() => t.close())

/** No job of this kind waits or is at work. */
const jobDone = (name: string) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from pgboss.job where name = ${name} and state < 'completed'`.execute(t.deps.db)
      return rows[0]!.left
    })
    .toBe(0)

const fetched = async (url: string) => read((await t.app.inject({ method: 'GET', url })).rawPayload)

describe('a row with the SKU of an own machine', () => {
  const mine = async (changes: object = {}) => {
    const id = await savedItem(t, owner, { marca: 'Vieja 1', ...changes })
    return itemsOf(t, owner).then((all) => all.find((item) => item.id === id)!)
  }

  test('changes it, says when nothing would change, and is given back by undoing', async () => {
    const before = await mine()
    const bytes = aWorkbook([aLine(1, { sku: before.sku.toLowerCase(), ciudad: 'Iquique', precio: null }), aLine(2)])
    const { datos } = await checked(t, owner, bytes)
    expect(datos.totales).toMatchObject({ actualizar: 1, crear: 1, error: 0 })
    expect((await confirmed(t, datos.id, owner)).codigo).toBe(7)
    const [changed, made] = await itemsOf(t, owner)
    expect(changed).toMatchObject({ id: before.id, sku: before.sku, ciudad: 'Iquique', precio: before.precio })
    expect(made).toMatchObject({ marca: 'Excavadora 2' })

    const again = await checked(t, owner, bytes)
    expect(again.datos.totales).toMatchObject({ igual: 2, actualizar: 0, crear: 0 })

    await t.call('PUT', `${importPath}/deshacer/${datos.id}`, undefined, owner)
    await expect.poll(async () => (await itemsOf(t, owner)).map(({ ciudad }) => ciudad)).toEqual([before.ciudad])
    expect((await itemsOf(t, owner))[0]).toMatchObject({ marca: before.marca, descripcion: before.descripcion })
  })

  test('stays as somebody changed it since, when the upload is undone', async () => {
    const before = await mine()
    const { datos } = await checked(t, owner, aWorkbook([aLine(1, { sku: before.sku })]))
    await confirmed(t, datos.id, owner)
    await editItem(t, before.id, owner, { ciudad: 'Arica' })
    const untouched = await savedItem(t, owner)
    await t.call('PUT', `${importPath}/deshacer/${datos.id}`, undefined, owner)
    await jobDone('classified-import-undo')
    expect(await itemsOf(t, owner)).toMatchObject([{ ciudad: 'Arica', marca: 'Excavadora 1' }, { id: untouched }])
  })

  test('is refused when it is nobody else’s business, stands twice or may not change', async () => {
    const { sku } = await mine()
    const reserved = await mine()
    await t.deps.db.updateTable('clasificado').set({ estado_comercial: 26 }).where('id', '=', reserved.id).execute()
    const stranger = await anOwner(t)
    const theirs = await savedItem(t, stranger)
    const [other] = (await itemsOf(t, stranger)).filter(({ id }) => id === theirs)
    const skus = [sku, sku, other!.sku, 'M-999999', reserved.sku]
    const { datos } = await checked(t, owner, aWorkbook(skus.map((code, at) => aLine(at + 1, { sku: code }))))
    const codes = datos.detalle.map(({ errores }: { errores: { codigo: number }[] }) => errores.map((e) => e.codigo))
    expect(codes).toEqual([[11], [11], [15], [15], [34]])
  })

  test('takes new pictures, and keeps its own without them', async () => {
    const before = await mine()
    const pictures = aZip([{ name: '1_1.jpg', bytes: await aPhoto().jpeg().toBuffer() }])
    const withPicture = await checked(t, owner, aWorkbook([aLine(1, { sku: before.sku })]), { pictures })
    expect(withPicture.datos.detalle[0]).toMatchObject({ accion: 'actualizar', avisos: [] })
    await confirmed(t, withPicture.datos.id, owner)
    const [one] = await itemsOf(t, owner)
    expect(one!.imagenes).toHaveLength(1)
    const other = await checked(t, owner, aWorkbook([aLine(1, { sku: before.sku, ciudad: 'Lota' })]))
    await confirmed(t, other.datos.id, owner)
    expect((await itemsOf(t, owner))[0]).toMatchObject({ ciudad: 'Lota', imagenes: one!.imagenes })
  })
})

test('an .xls of an old Excel is read like an .xlsx, and its bad rows come back', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, aSheet([aLine(1), aLine(2, { ciudad: null })]), 'Equipos')
  const bytes = write(book, { type: 'buffer', bookType: 'biff8' })
  const { datos } = await checked(t, owner, bytes, { name: 'equipos.xls' })
  expect(datos).toMatchObject({ nombre: 'equipos.xls', totales: { crear: 1, error: 1 } })
  const copy = await fetched(datos.url_resultado)
  expect(utils.sheet_to_json(copy.Sheets[copy.SheetNames[0]!]!)).toHaveLength(1)
  expect((await confirmed(t, datos.id, owner)).codigo).toBe(25)
  expect(await itemsOf(t, owner)).toMatchObject([{ marca: 'Excavadora 1', precio: 80_000 }])
})
