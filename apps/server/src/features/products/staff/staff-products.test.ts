import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { aPhoto, formWith, type SentFile } from '#test/items.ts'
import { aBranch, auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { anAssigner, anAssignmentForm, aProduct, saveAssignment } from '#test/products.ts'
import { aLine, aQuote, aSeller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aUser(t, { role: Role.administrator, modules: [Module.products] })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => t.close())

const path = '/v1/producto'
let made = 0
const aForm = (changes: object = {}) => ({
  nombre: `Cable de disparo ${++made}`,
  categoria_id: 6,
  unidad_id: 7,
  unidad_medida_id: 22,
  servicio_id: '',
  precio_sugerido: '42.50',
  costo: 30,
  costo_cable_metro: '0.35',
  folleto_url: 'https://example.com/folletos/cable.pdf',
  folleto_url_en: '',
  ...changes,
})
const send = (method: 'POST' | 'PUT', url: string, form: object, as: Person | null, files: readonly SentFile[]) => {
  const { payload, headers } = formWith({ ...form }, files)
  return t.call(method, url, payload, as, { headers })
}
const save = (changes: object = {}, files: readonly SentFile[] = [], as: Person | null = admin) =>
  send('POST', `${path}/save`, aForm(changes), as, files)
const update = (id: unknown, changes: object = {}, files: readonly SentFile[] = []) =>
  send('PUT', `${path}/update/${id}`, aForm({ version: 1, ...changes }), admin, files)
const saved = async (changes: object = {}): Promise<number> => (await save(changes)).datos.id
const one = (id: number) => t.call('GET', `${path}/list/producto?producto_id=${id}`, undefined, admin)
const list = (query: Record<string, string> = {}) =>
  t.call('GET', `${path}/list?${new URLSearchParams({ page_row: '100', ...query })}`, undefined, admin)
const remove = (id: unknown, confirmacion: unknown, as = admin) =>
  t.call('PUT', `${path}/delete/${id}`, { confirmacion }, as)
const picture = (bytes: Uint8Array): SentFile[] => [{ field: 'imagen', name: 'foto.png', bytes }]

describe('names in other languages', () => {
  const namesOf = async (id: number) => {
    const { nombre_en, nombre_pt } = (await one(id)).datos
    return [nombre_en, nombre_pt]
  }

  test('are typed by staff, found by the search, and stay when a form leaves them out', async () => {
    const id = await saved({ nombre_en: ' Firing cable ', nombre_pt: 'Cabo de disparo' })
    expect(await namesOf(id)).toEqual(['Firing cable', 'Cabo de disparo'])
    expect((await list({ buscar: 'firing' })).datos.productos.map((row: { id: number }) => row.id)).toEqual([id])
    expect((await update(id)).status).toBe(200)
    expect(await namesOf(id)).toEqual(['Firing cable', 'Cabo de disparo'])
    await update(id, { version: 2, nombre_en: '' })
    expect(await namesOf(id)).toEqual(['', 'Cabo de disparo'])
    expect(await namesOf(await saved())).toEqual(['', ''])
  })

  test('are refused when they are too long, and of a product with a page', async () => {
    expect(await save({ nombre_en: 'x'.repeat(81) })).toMatchObject({ status: 400, campos: { nombre_en: 0 } })
    const { id, version } = (await list({ buscar: 'next1' })).datos.productos.find(
      ({ slug }: { slug: string }) => slug === 'next1',
    )
    expect(await update(id, { version, nombre: 'Next1', nombre_pt: 'Próximo' })).toMatchObject({
      status: 400,
      campos: { nombre_pt: 23 },
    })
  })
})

describe('the code of a product', () => {
  const codeOf = async (id: number) => (await one(id)).datos.codigo

  test('is typed by staff, found by the search, and stays when a form leaves it out', async () => {
    const id = await saved({ codigo: ' ÑX-7781 ' })
    expect(await codeOf(id)).toBe('ÑX-7781')
    expect((await list({ buscar: 'nx-7781' })).datos.productos.map((row: { id: number }) => row.id)).toEqual([id])
    await update(id)
    expect(await codeOf(id)).toBe('ÑX-7781')
    await update(id, { version: 2, codigo: '' })
    expect(await codeOf(id)).toBe('')
    expect(await codeOf(await saved())).toBe('')
  })

  test('a code is of one product: of ten who take it at once, one; none is of many', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save({ codigo: at % 2 ? 'SOLO-1' : 'solo-1' })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status === 409)
    expect(refused.map(({ campos }) => campos)).toEqual(Array(9).fill({ codigo: 38 }))
    const id = await saved()
    expect(await update(id, { codigo: 'Solo-1' })).toMatchObject({ status: 409, campos: { codigo: 38 } })
    expect(await save({ codigo: 'x'.repeat(41) })).toMatchObject({ status: 400, campos: { codigo: 37 } })
  })
})

describe('the products of staff', () => {
  test('begin with the eight of the site, which nobody has priced', async () => {
    const { datos } = await list()
    expect(datos.productos.slice(0, 2)).toMatchObject([
      { slug: 'nextlion', unidad_id: 3, unidad_medida_id: 23, servicio_nombre: 'NextLion', precio_sugerido: null },
      { slug: 'next1', unidad_id: 1, unidad_medida_id: 21, servicio_id: null, costo: null, asignaciones: 0 },
    ])
  })

  test('are searched, filtered, sorted and paged', async () => {
    await Promise.all(['Ñusta roja', 'Nube roja', 'Naipe roja'].map((nombre) => saved({ nombre })))
    const names = async (query: Record<string, string>) =>
      (await list({ buscar: 'roja', orden: 'nombre', ...query })).datos.productos.map(
        ({ nombre }: { nombre: string }) => nombre,
      )
    expect(await names({})).toEqual(['Naipe roja', 'Nube roja', 'Ñusta roja'])
    expect(await names({ orden: '-nombre', page_row: '2', page: '2' })).toEqual(['Naipe roja'])
    expect(await names({ buscar: 'nusta extra' })).toEqual(['Ñusta roja'])
    expect(await names({ categoria_id: '1' })).toEqual([])
    expect(await names({ estado_id: '5' })).toEqual([])
  })

  test('offer what a form needs', async () => {
    const { datos } = await t.call('GET', `${path}/init_data`, undefined, admin)
    expect(datos.categorias.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
    expect(datos.unidades).toContainEqual({ id: 7, nombre: 'Rollo', nombre_en: 'Roll' })
    expect(datos.unidades_medida).toContainEqual({ id: 22, nombre: 'Metro', nombre_en: 'Meter' })
    expect(datos.servicios[0]).toEqual({ id: 1, nombre: 'NextLion', nombre_en: '' })
    expect(datos.estados.map(({ id }: { id: number }) => id)).toEqual([1, 5])
  })

  test('are for their module', async () => {
    expect(await save({}, [], await aUser(t))).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect(await save({}, [], null)).toMatchObject({ status: 401 })
  })
})

describe('making a product', () => {
  test('stores what was typed, and writes it down', async () => {
    const reply = await save({ nombre: '  Rollo   dúplex ' })
    expect(reply).toMatchObject({ status: 200, codigo: 0, datos: { version: 1 } })
    expect((await one(reply.datos.id)).datos).toMatchObject({
      nombre: 'Rollo dúplex',
      slug: null,
      categoria_nombre_en: 'Extra',
      servicio_id: null,
      precio_sugerido: 42.5,
      costo: 30,
      costo_cable_metro: 0.35,
      folleto_url: 'https://example.com/folletos/cable.pdf',
      folleto_url_en: null,
      estado_id: 1,
      puede_eliminar: true,
    })
    expect(await auditOf(t, 'producto', reply.datos.id)).toMatchObject([
      { accion: 'products.created', usuario_id: admin.id },
    ])
  })

  test.each([
    ['nombre', '', 0],
    ['nombre', 'x'.repeat(81), 0],
    ['categoria_id', 5, 1],
    ['categoria_id', 'x', 1],
    ['unidad_id', '', 2],
    ['unidad_id', 22, 2],
    ['unidad_medida_id', 1, 3],
    ['unidad_medida_id', 'NaN', 3],
    ['servicio_id', 999, 4],
    ['servicio_id', 'x', 4],
    ['precio_sugerido', '', 5],
    ['precio_sugerido', 0, 5],
    ['precio_sugerido', '-1', 5],
    ['precio_sugerido', 'NaN', 5],
    ['precio_sugerido', '1e3', 5],
    ['precio_sugerido', '9999999999999', 5],
    ['precio_sugerido', '1.0055', 5],
    ['costo', 'mucho', 6],
    ['costo', -0.01, 6],
    ['costo', '42.51', 6],
    ['costo_cable_metro', '-1', 7],
    ['costo_cable_metro', 'Infinity', 7],
    ['folleto_url', 'javascript:alert(1)', 8],
    ['folleto_url', 'http://example.com/a.pdf', 8],
    ['folleto_url_en', 'folleto.pdf', 9],
    ['folleto_url_en', `https://example.com/${'x'.repeat(500)}`, 9],
  ])('refuses %s %j with %i', async (field, value, code) => {
    expect(await save({ [field]: value })).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
  })

  test('refuses what is offered no more', async () => {
    const { db } = t.deps
    const closed = { id: 900, nombre: 'Cerrada', nombre_en: 'Closed', estado_id: 5 }
    await db.insertInto('categoria_producto').values(closed).execute()
    await db.insertInto('servicio').values({ id: 900, nombre: 'Cerrado', estado_id: 5 }).execute()
    expect(await save({ categoria_id: 900 })).toMatchObject({ codigo: 1 })
    expect(await save({ servicio_id: 900 })).toMatchObject({ codigo: 4 })
    const id = await saved()
    await db.updateTable('producto').set({ categoria_id: 900, servicio_id: 900 }).where('id', '=', id).execute()
    expect(await update(id, { categoria_id: 900, servicio_id: 900 })).toMatchObject({ status: 200 })
  })

  test('gives a name to one of ten who take it at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save({ nombre: at % 2 ? 'ÚNICO' : 'unico' })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status === 409)
    expect(refused.map(({ campos }) => campos)).toEqual(Array(9).fill({ nombre: 22 }))
  })

  test('answers 11, 10 and 19 when something breaks', async () => {
    const id = await saved({ nombre: 'Frágil' })
    await sql`alter table producto add constraint prueba check (nombre !~ 'Frágil') not valid`.execute(t.deps.db)
    expect(await save({ nombre: 'Frágil dos' })).toMatchObject({ status: 500, codigo: 11 })
    expect(await update(id, { nombre: 'Frágil tres' })).toMatchObject({ status: 500, codigo: 10 })
    expect(await remove(id, 'Frágil')).toMatchObject({ status: 500, codigo: 19 })
    await sql`alter table producto drop constraint prueba`.execute(t.deps.db)
  })
})

describe('the picture of a product', () => {
  test('is drawn anew, served to anyone, and replaced', async () => {
    const id = (await save({}, picture(await aPhoto().jpeg().toBuffer()))).datos.id
    const { imagen_url: first } = (await one(id)).datos
    const reply = await t.app.inject({ method: 'GET', url: first })
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 853 })
    await update(id, {}, picture(await aPhoto().png().toBuffer()))
    expect((await one(id)).datos.imagen_url).not.toBe(first)
    expect((await t.app.inject({ method: 'GET', url: first })).statusCode).toBe(404)
    await update(id, { version: 2 })
    expect((await one(id)).datos.imagen_url).not.toBeNull()
  })

  test('must be one; a disk that fails is 14, a row that fails 13, and nothing is kept', async () => {
    const good = picture(await aPhoto().jpeg().toBuffer())
    const { total } = (await list()).datos
    expect(await save({}, picture(Buffer.from('MZ program')))).toMatchObject({
      status: 415,
      codigo: coreMessages.fileType.code,
      campos: { imagen: coreMessages.fileType.code },
    })
    vi.spyOn(t.deps.files, 'write').mockRejectedValueOnce(new Error('the bucket is away'))
    expect(await save({}, good)).toMatchObject({ status: 500, codigo: 14, campos: { imagen: 14 } })
    vi.spyOn(t.deps.files, 'keep').mockRejectedValueOnce(new Error('broken'))
    expect(await save({}, good)).toMatchObject({ status: 500, codigo: 13, campos: { imagen: 13 } })
    expect(await save({}, picture(Buffer.alloc(5 * 1024 * 1024 + 1)))).toMatchObject({ status: 413, codigo: 985 })
    expect((await list()).datos.total).toBe(total)
  })
})

describe('changing a product', () => {
  test('stores it, and tells one who saves an older version what is there', async () => {
    const id = await saved()
    expect(await update(id, { nombre: 'Renombrado', estado_id: 5 })).toMatchObject({
      status: 200,
      codigo: 1,
      datos: { version: 2 },
    })
    expect(await update(id, { nombre: 'Tarde' })).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
      datos: { id, nombre: 'Renombrado', estado_id: 5, version: 2 },
    })
    expect(await update(id, { estado_id: 0, version: 2 })).toMatchObject({ status: 400, codigo: 988 })
    expect(await update(999_999)).toMatchObject({ status: 404, codigo: 21 })
    expect(await one(999_999)).toMatchObject({ status: 404, codigo: 21 })
  })

  test('shows on its public page: name, picture, brochure, category and status', async () => {
    const shown = async () => (await t.call('GET', `${path}/catalogo/next3`)).datos?.producto
    const { id } = await shown()
    const { datos } = await one(id)
    const photo = picture(await aPhoto().jpeg().toBuffer())
    const form = { nombre: 'Next3e Pro', categoria_id: 2, folleto_url_en: 'https://example.com/next3.pdf' }
    await update(id, { ...form, version: datos.version }, photo)
    await expect.poll(shown).toMatchObject({ ...form, categoria_nombre: 'Consolas' })
    expect((await shown()).imagen_url).toMatch(/^\/v1\/archivo\//)
    expect(JSON.stringify(await shown())).not.toMatch(/"costo|precio_sugerido/)

    await update(id, { ...form, version: datos.version + 1, estado_id: 5 })
    await expect.poll(async () => (await t.call('GET', `${path}/catalogo/next3`)).codigo).toBe(24)
  })
})

describe('deleting a product', () => {
  test('asks for its name as the confirmation word (16, 17), and frees that name', async () => {
    const id = await saved({ nombre: 'Pasajero' })
    for (const nothing of ['', '  ', null, undefined])
      expect(await remove(id, nothing)).toMatchObject({ status: 400, codigo: 16, campos: { confirmacion: 16 } })
    expect(await remove(id, 'Pasajera')).toMatchObject({ status: 400, codigo: 17, campos: { confirmacion: 17 } })
    expect((await one(id)).status).toBe(200)
    expect(await remove(id, ' pasajero ')).toMatchObject({ status: 200, codigo: 2 })
    expect(await one(id)).toMatchObject({ status: 404 })
    expect(await save({ nombre: 'Pasajero' })).toMatchObject({ status: 200 })
  })

  test('is refused for what is no product (15) and below an administrator (20)', async () => {
    expect(await remove('x', 'x')).toMatchObject({ status: 404, codigo: 15 })
    expect(await remove(999_999, 'x')).toMatchObject({ status: 404, codigo: 15 })
    const manager = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.products] })
    expect(await remove(await saved(), 'x', manager)).toMatchObject({ status: 403, codigo: 20 })
  })

  test('only deactivates one that a quote names (18)', async () => {
    const { id, name } = await aProduct(t)
    await aQuote(t, await aSeller(t), { lineas: [aLine({ producto_id: id, precio_venta: 11.97 })] })
    expect(await remove(id, name)).toMatchObject({ status: 200, codigo: 18 })
    expect((await one(id)).datos).toMatchObject({ estado_id: 5 })
  })

  test('only deactivates one that a branch has (18)', async () => {
    const { id, name } = await aProduct(t)
    await saveAssignment(t, anAssignmentForm(id, await aBranch(t)), await anAssigner(t))
    expect((await one(id)).datos.asignaciones).toBe(1)
    expect(await remove(id, name)).toMatchObject({ status: 200, codigo: 18 })
    expect((await one(id)).datos).toMatchObject({ estado_id: 5 })
  })
})
