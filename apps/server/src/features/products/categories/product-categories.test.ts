import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { aPhoto, formWith, type SentFile } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { aProduct } from '#test/products.ts'
import { aLine, aQuote, aSeller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aUser(t, { role: Role.administrator, modules: [Module.productCategories] })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => t.close())

const path = '/v1/categoria_producto'
let made = 0
const send = (method: 'POST' | 'PUT', url: string, form: object, files: readonly SentFile[], as: Person | null) => {
  const { payload, headers } = formWith({ nombre: `Sensores ${++made}`, nombre_en: `Sensors ${made}`, ...form }, files)
  return t.call(method, url, payload, as, { headers })
}
const save = (form: object = {}, files: readonly SentFile[] = [], as: Person | null = admin) =>
  send('POST', `${path}/save`, form, files, as)
const update = (id: unknown, form: object = {}, files: readonly SentFile[] = []) =>
  send('PUT', `${path}/update/${id}`, { version: 1, ...form }, files, admin)
const remove = (id: unknown, as = admin) => t.call('PUT', `${path}/delete/${id}`, {}, as)
const saved = async (form: object = {}): Promise<number> => (await save(form)).datos.id
const list = (query: Record<string, string> = {}, as: Person = admin) =>
  t.call('GET', `${path}/list?${new URLSearchParams({ page_row: '100', ...query })}`, undefined, as)
const one = async (id: number) => (await list()).datos.categorias_producto.find((row: { id: number }) => row.id === id)
const picture = (bytes: Uint8Array): SentFile[] => [{ field: 'imagen', name: 'foto.png', bytes }]

describe('the product categories', () => {
  test('that come with the portal are eight, with their products', async () => {
    const { datos } = await list({ orden: '-productos' })
    expect(datos.total).toBe(8)
    expect(datos.categorias_producto[0]).toMatchObject({
      id: 2,
      nombre: 'Consolas',
      nombre_en: 'Consoles',
      imagen_url: null,
      estado_id: 1,
      productos: 4,
      version: 1,
    })
    expect((await list({ buscar: 'analisis' })).datos.categorias_producto).toHaveLength(1)
    expect((await list({ page: '2', page_row: '7' })).datos.categorias_producto).toHaveLength(1)
    const { estados } = (await t.call('GET', `${path}/init_data`, undefined, admin)).datos
    expect(estados).toContainEqual({ id: 5, nombre: 'Inactivo', nombre_en: 'Inactive' })
  })

  test('are told one by one by their id, whatever page they stand on', async () => {
    for (const id of [2, 7])
      expect((await list({ id: String(id), page_row: '1' })).datos).toMatchObject({
        categorias_producto: [{ id }],
        total: 1,
      })
    expect((await list({ id: '999999' })).datos).toEqual({ categorias_producto: [], total: 0 })
  })

  test('are for their module', async () => {
    const nobody = await aUser(t)
    expect(await list({}, nobody)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect(await save({}, [], nobody)).toMatchObject({ status: 403 })
    expect(await save({}, [], null)).toMatchObject({ status: 401 })
  })

  test('that cannot be read answer 0', async () => {
    await sql`alter table categoria_producto rename column nombre_en to otro`.execute(t.deps.db)
    expect(await list()).toMatchObject({ status: 500, codigo: 0 })
    await sql`alter table categoria_producto rename column otro to nombre_en`.execute(t.deps.db)
  })
})

describe('making a category', () => {
  test('stores its names, and writes it down', async () => {
    const reply = await save({ nombre: ' Cables  de disparo ', nombre_en: 'Firing cables', estado_id: 5 })
    expect(reply).toMatchObject({ status: 200, codigo: 0, datos: { version: 1 } })
    expect(await one(reply.datos.id)).toMatchObject({ nombre: 'Cables de disparo', estado_id: 5, productos: 0 })
    expect(await auditOf(t, 'categoria_producto', reply.datos.id)).toMatchObject([
      { accion: 'productCategories.created', usuario_id: admin.id },
    ])
  })

  test.each([
    ['nombre', '', 1],
    ['nombre', 'x'.repeat(81), 1],
    ['nombre', 'CONSOLAS', 1],
    ['nombre_en', ' ', 2],
    ['estado_id', 0, 4],
    ['estado_id', 'activa', 4],
  ])('refuses %s %j with %i', async (field, value, code) => {
    expect(await save({ [field]: value })).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
  })

  test('answers 5, 6 and 11 when something breaks', async () => {
    const id = await saved({ nombre: 'Frágil' })
    await sql`alter table categoria_producto add constraint prueba check (nombre !~ 'Frágil') not valid`.execute(
      t.deps.db,
    )
    expect(await save({ nombre: 'Frágil dos' })).toMatchObject({ status: 500, codigo: 5 })
    expect(await update(id, { nombre: 'Frágil tres' })).toMatchObject({ status: 500, codigo: 6 })
    expect(await remove(id)).toMatchObject({ status: 500, codigo: 11 })
    await sql`alter table categoria_producto drop constraint prueba`.execute(t.deps.db)
  })
})

describe('the picture of a category', () => {
  test('is drawn anew and replaced', async () => {
    const id = (await save({}, picture(await aPhoto().jpeg().toBuffer()))).datos.id
    const { imagen_url: first } = await one(id)
    const reply = await t.app.inject({ method: 'GET', url: first })
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp' })
    await update(id, {}, picture(await aPhoto().png().toBuffer()))
    expect((await one(id)).imagen_url).not.toBe(first)
    expect((await t.app.inject({ method: 'GET', url: first })).statusCode).toBe(404)
  })

  test('must be one (3), and is stored or nothing is (7)', async () => {
    const good = picture(await aPhoto().jpeg().toBuffer())
    const { total } = (await list()).datos
    expect(await save({}, picture(Buffer.from('MZ program')))).toMatchObject({ codigo: 3, campos: { imagen: 3 } })
    vi.spyOn(t.deps.files, 'write').mockRejectedValueOnce(new Error('the bucket is away'))
    expect(await save({}, good)).toMatchObject({ status: 500, codigo: 7 })
    vi.spyOn(t.deps.files, 'keep').mockRejectedValueOnce(new Error('broken'))
    expect(await save({}, good)).toMatchObject({ status: 500, codigo: 7 })
    expect((await list()).datos.total).toBe(total)
  })
})

describe('changing a category', () => {
  test('stores it, and tells one who saves an older version what is there', async () => {
    const id = await saved()
    expect(await update(id, { nombre: 'Renombrada' })).toMatchObject({ codigo: 1, datos: { version: 2 } })
    expect(await update(id, { nombre: 'Tarde' })).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
      datos: { id, nombre: 'Renombrada', version: 2 },
    })
    expect(await update('x')).toMatchObject({ status: 400, codigo: 8 })
    expect(await update(999_999)).toMatchObject({ status: 404, codigo: 9 })
  })

  test('shows on the public pages of its products', async () => {
    const { version } = await one(4)
    await update(4, { nombre: 'Fragmentación', nombre_en: 'Fragmentation', version })
    const named = async () => (await t.call('GET', '/v1/producto/catalogo/quamtum')).datos.producto
    await expect.poll(named).toMatchObject({ categoria_nombre: 'Fragmentación', categoria_nombre_en: 'Fragmentation' })
  })
})

describe('deleting a category', () => {
  test('hides an empty one and frees its name', async () => {
    const id = await saved({ nombre: 'Pasajera' })
    expect(await remove(id)).toMatchObject({ status: 200, codigo: 2 })
    expect(await remove(id)).toMatchObject({ status: 404, codigo: 9 })
    expect(await remove('x')).toMatchObject({ status: 400, codigo: 8 })
    expect(await save({ nombre: 'Pasajera' })).toMatchObject({ status: 200 })
  })

  test('only deactivates one that products are in (10)', async () => {
    const id = await saved()
    await aProduct(t, { categoryId: id })
    expect(await remove(id)).toMatchObject({ status: 200, codigo: 10 })
    expect(await one(id)).toMatchObject({ estado_id: 5 })
  })

  test('only deactivates one whose last product went, while a quote names it (10)', async () => {
    const id = await saved()
    const product = await aProduct(t, { categoryId: id })
    await aQuote(t, await aSeller(t), { lineas: [aLine({ producto_id: product.id, precio_venta: 11.97 })] })
    await t.deps.db.updateTable('producto').set({ estado_id: 0 }).where('id', '=', product.id).execute()
    expect(await remove(id)).toMatchObject({ status: 200, codigo: 10 })
  })

  test('needs an administrator or above (12)', async () => {
    const manager = await aUser(t, {
      role: Role.manager,
      enterpriseId: await theHouse(t),
      modules: [Module.productCategories],
    })
    expect(await remove(await saved(), manager)).toMatchObject({ status: 403, codigo: 12 })
  })
})
