import { Module, Role } from '@portal/contract/access/constants'
import { classifiedCategoryNames } from '@portal/contract/classified-categories/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
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
import { auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { refreshCategoryTexts } from './texts.ts'

let t: TestApp
let admin: Person
let owner: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aStaffMember(t)
  owner = await anOwner(t)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => t.close())

let made = 0
const path = '/v1/clasificado/categoria'
const picture = (bytes: Uint8Array) => [{ field: 'archivo', name: 'foto.png', bytes }]
const names = () => ({ nombre: `Grúas ${++made}`, nombre_en: `Cranes ${made}` })
const save = (form: object = {}, files = picture(Buffer.alloc(0)).slice(1), as: Person | null = admin) =>
  sendForm(t, `${path}/save`, { ...names(), ...form }, as, files)
const update = (id: unknown, form: object = {}, files = picture(Buffer.alloc(0)).slice(1)) =>
  sendForm(t, `${path}/update`, { ...names(), id, version: 1, ...form }, admin, files)
const remove = (id: unknown, as = admin) => t.call('PUT', `${path}/delete/${id}`, {}, as)
const saved = async (form: object = {}): Promise<number> => (await save(form)).datos.id
const list = (query: Record<string, string> = {}, as: Person = admin) =>
  t.call('GET', `${path}/list?${new URLSearchParams({ page_row: '100', ...query })}`, undefined, as)
const one = async (id: number) =>
  (await list()).datos.categorias_clasificado.find((row: { id: number }) => row.id === id)

describe('the categories', () => {
  test('that come with the portal are twelve, in two languages', async () => {
    const { datos } = await list()
    expect(datos.total).toBe(12)
    expect(datos.categorias_clasificado).toHaveLength(Object.keys(classifiedCategoryNames).length)
    expect(await one(9)).toEqual({
      id: 9,
      nombre: 'Torres de iluminación',
      nombre_en: 'Light towers',
      imagen_url: null,
      estado_id: 1,
      clasificados: 0,
      version: 1,
    })
  })

  test('are searched, sorted as Spanish does, and paged', async () => {
    const ids = await Promise.all(['Ñandúes', 'Nzeta', 'Naves'].map((nombre) => saved({ nombre, nombre_en: 'Zz' })))
    const found = async (query: Record<string, string>) =>
      (await list({ buscar: 'zz', ...query })).datos.categorias_clasificado.map((row: { nombre: string }) => row.nombre)
    expect(await found({})).toEqual(['Naves', 'Nzeta', 'Ñandúes'])
    expect(await found({ orden: '-nombre', page_row: '2', page: '2' })).toEqual(['Naves'])
    expect(await found({ buscar: 'nandues' })).toEqual(['Ñandúes'])
    for (const id of ids) await remove(id)
  })

  test('are told one by one by their id, whatever page they stand on', async () => {
    for (const id of [1, 9])
      expect((await list({ id: String(id), page_row: '1' })).datos).toMatchObject({
        categorias_clasificado: [{ id }],
        total: 1,
      })
    expect((await list({ id: '999999' })).datos).toEqual({ categorias_clasificado: [], total: 0 })
  })

  test('are for the module that manages all listings', async () => {
    expect(await list({}, owner)).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect(await save({}, [], owner)).toMatchObject({ status: 403 })
    expect(await save({}, [], null)).toMatchObject({ status: 401 })
  })
})

describe('making a category', () => {
  test('stores its names, and writes it down', async () => {
    const reply = await save({ nombre: ' Palas  cargadoras ', nombre_en: 'Shovels' })
    expect(reply).toMatchObject({ status: 200, codigo: 9, mensaje: 'Categoría guardada.', datos: { version: 1 } })
    expect(reply.datos.id).toBeGreaterThan(100)
    expect(await one(reply.datos.id)).toMatchObject({ nombre: 'Palas cargadoras', nombre_en: 'Shovels', estado_id: 1 })
    expect(await auditOf(t, 'clasificado_categoria', reply.datos.id)).toMatchObject([
      { accion: 'categories.created', usuario_id: admin.id },
    ])
  })

  test.each([
    [{ nombre: '' }, 'nombre', 50],
    [{ nombre: 'x'.repeat(81) }, 'nombre', 50],
    [{ nombre_en: ' ' }, 'nombre_en', 51],
    [{ nombre: 'BULLDÓZERS' }, 'nombre', 50],
  ])('refuses %j', async (form, field, code) => {
    expect(await save(form)).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
  })

  test('gives a name to one of ten who take it at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save({ nombre: at % 2 ? 'ÚNICA' : 'unica' })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ codigo }) => codigo === 50)).toHaveLength(9)
  })

  test('answers 52 when something breaks', async () => {
    await sql`alter table clasificado_categoria add constraint prueba check (nombre <> 'Prohibida')`.execute(t.parts.db)
    expect(await save({ nombre: 'Prohibida' })).toMatchObject({ status: 500, codigo: 52 })
    await sql`alter table clasificado_categoria drop constraint prueba`.execute(t.parts.db)
  })
})

describe('the picture of a category', () => {
  test('is drawn anew, served to anyone, and replaced', async () => {
    const id = (await save({}, picture(await aPhoto().jpeg().toBuffer()))).datos.id
    const { imagen_url: first } = await one(id)
    const reply = await t.app.inject({ method: 'GET', url: first })
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })
    expect(await update(id)).toMatchObject({ status: 200 })
    expect((await one(id)).imagen_url).toBe(first)
    await update(id, { version: 2 }, picture(await aPhoto().png().toBuffer()))
    expect((await one(id)).imagen_url).not.toBe(first)
    expect((await t.app.inject({ method: 'GET', url: first })).statusCode).toBe(404)
  })

  test('must be one (53); a disk that fails is 54, a row that fails 55, and nothing is kept', async () => {
    const good = picture(await aPhoto().jpeg().toBuffer())
    const { total } = (await list()).datos
    expect(await save({}, picture(Buffer.from('MZ program')))).toMatchObject({
      status: 415,
      codigo: 53,
      campos: { archivo: 53 },
    })
    vi.spyOn(t.parts.files, 'write').mockRejectedValueOnce(new Error('the bucket is away'))
    expect(await save({}, good)).toMatchObject({ status: 500, codigo: 54 })
    vi.spyOn(t.parts.files, 'keep').mockRejectedValueOnce(new Error('broken'))
    expect(await save({}, good)).toMatchObject({ status: 500, codigo: 55 })
    expect(await save({}, picture(Buffer.alloc(5 * 1024 * 1024 + 1)))).toMatchObject({ status: 413, codigo: 985 })
    expect((await list()).datos.total).toBe(total)
  })
})

describe('changing a category', () => {
  test('stores its names and status, and tells one who saves an older version what is there', async () => {
    const id = await saved()
    expect(await update(id, { nombre: 'Renombrada', estado_id: 5 })).toMatchObject({
      status: 200,
      datos: { version: 2 },
    })
    expect(await update(id, { nombre: 'Tarde' })).toMatchObject({
      status: 409,
      codigo: coreMessages.changedByOther.code,
      datos: { id, nombre: 'Renombrada', estado_id: 5, version: 2 },
    })
    expect(await update(id, { estado_id: 1, version: 2 })).toMatchObject({ status: 200 })
    expect(await one(id)).toMatchObject({ estado_id: 1 })
    expect(await update(id, { estado_id: 3, version: 3 })).toMatchObject({ status: 400, codigo: 988 })
  })

  test('of two who save at once, the second is shown what the first saved', async () => {
    const id = await saved()
    const replies = await together(
      t,
      row('clasificado_categoria', id),
      () => update(id, { nombre: `Una ${id}` }),
      () => update(id, { nombre: `Otra ${id}` }),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { nombre } = await one(id)
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      codigo: 984,
      datos: { id, nombre, version: 2 },
    })
  })

  test('refuses an id that is none (56), one that is not there (57) and a name that is taken (50)', async () => {
    expect(await update('x')).toMatchObject({ status: 400, codigo: 56, campos: { id: 56 } })
    expect(await update(999_999)).toMatchObject({ status: 404, codigo: 57 })
    expect(await update(await saved(), { nombre: 'bombas' })).toMatchObject({ codigo: 50, campos: { nombre: 50 } })
  })

  test('lets its items be found by the new name', async () => {
    const id = await saved({ nombre: 'Dragas', nombre_en: 'Dredges' })
    const items = [await savedItem(t, owner, { categoria_id: id }), await savedItem(t, owner, { categoria_id: id })]
    const found = async (word: string) => {
      const { rows } = await sql<{ id: number }>`
        select id from clasificado where texto @@ plainto_tsquery('es_portal', ${word}) order by id`.execute(t.parts.db)
      return rows.map((row) => row.id)
    }
    expect(await found('dragas')).toEqual(items)
    await update(id, { nombre: 'Barcazas' })
    await refreshCategoryTexts(t.parts.db, id)
    await refreshCategoryTexts(t.parts.db, id)
    expect([await found('dragas'), await found('barcaza')]).toEqual([[], items])
    const { rows } = await sql`
      select from pgboss.job where name = 'classified-category-texts' and data @> ${JSON.stringify({ categoria_id: id })}`.execute(
      t.parts.db,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('deleting a category', () => {
  test('hides an empty one and frees its name', async () => {
    const id = await saved({ nombre: 'Pasajera' })
    expect(await remove(id)).toMatchObject({ status: 200, datos: { solo_desactivada: false } })
    expect(await remove(id)).toMatchObject({ status: 404, codigo: 57 })
    expect(await save({ nombre: 'Pasajera' })).toMatchObject({ status: 200 })
    expect(await remove('x')).toMatchObject({ status: 400, codigo: 56 })
  })

  test('happens once of two at once', async () => {
    const id = await saved()
    const replies = await together(
      t,
      row('clasificado_categoria', id),
      () => remove(id),
      () => remove(id),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('only deactivates one that items stand in, or that an edit wants', async () => {
    const [used, wanted] = [await saved(), await saved()]
    const id = await approvedItem(t, owner, admin, { categoria_id: used })
    await editItem(t, id, owner, { categoria_id: wanted })
    for (const category of [used, wanted]) {
      expect(await remove(category)).toMatchObject({ status: 200, datos: { solo_desactivada: true } })
      expect(await one(category)).toMatchObject({ estado_id: 5 })
    }
    expect((await oneItem(t, id, owner)).status).toBe(200)
    expect(await saveItem(t, owner, { categoria_id: used })).toMatchObject({ codigo: 2 })
  })

  test('and an item that takes it meanwhile: one of the two comes first', async () => {
    const id = await saved()
    const [item] = await Promise.all([saveItem(t, owner, { categoria_id: id }), remove(id)])
    const row = await t.parts.db
      .selectFrom('clasificado_categoria')
      .select('eliminado_en')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.eliminado_en === null).toBe(item.status === 200)
  })

  test('needs an administrator or above (5)', async () => {
    const manager = await aUser(t, {
      role: Role.manager,
      enterpriseId: await theHouse(t),
      modules: [Module.manageClassifieds],
    })
    expect(await remove(await saved(), manager)).toMatchObject({ status: 403, codigo: 5 })
  })
})
