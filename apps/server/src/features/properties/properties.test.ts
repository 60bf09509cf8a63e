import { Role } from '@portal/contract/access/constants'
import { PropertyCategory } from '@portal/contract/properties/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { failing } from '#test/failing.ts'
import { aPhoto, type SentFile, sendForm } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import { mailsTo, type Person } from '#test/people.ts'
import {
  aProperty,
  aPropertyClerk,
  aPropertyForm,
  aPropertyOwner,
  oneProperty,
  promised,
  publicProperty,
  saveProperty,
} from '#test/properties.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  owner = await aPropertyOwner(t)
  clerk = await aPropertyClerk(t)
})
afterAll(() => t.close())

const path = '/v1/propiedad'
const saved = async (changes: object = {}, as = owner): Promise<number> => (await saveProperty(t, as, changes)).datos.id
const one = async (id: number, as = owner) => (await oneProperty(t, id, as)).datos
const approve = (id: number, version: number, rest: object = {}, as = clerk) =>
  t.call('PUT', `${path}/aprobar/${id}`, { aprobacion: 1, version, ...rest }, as)
const update = (id: number, version: number, changes: object, as = owner) =>
  sendForm(t, `${path}/update`, { ...aPropertyForm(changes), id, version }, as)
const rowOf = (id: number) =>
  t.deps.db.selectFrom('propiedad').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('saving', () => {
  test('stores what the form says; it waits for approval, that of staff does not', async () => {
    const reply = await saveProperty(t, owner, { precio: '1.200,50', metros_construidos: '120,5' })
    expect(reply).toMatchObject({ status: 200, codigo: 2, datos: { version: 1 } })
    const { id } = reply.datos
    expect(await one(id)).toMatchObject({
      sku: expect.stringMatching(/^P-\d{6}$/),
      precio: 1200.5,
      precio_final: 1200.5,
      metros_construidos: 120.5,
      caracteristicas: ['bodega', 'patio'],
      aprobacion: 0,
      publicacion: 1,
      puede_editar: true,
      puede_aprobar: false,
      historial: [{ precio: 1200.5, aprobacion: 0 }],
    })
    expect(await auditOf(t, 'propiedad', id)).toMatchObject([{ accion: 'properties.created', usuario_id: owner.id }])
    expect((await publicProperty(t, id)).codigo).toBe(17)
    expect(await one(await saved({}, clerk), clerk)).toMatchObject({ aprobacion: 1 })
  })

  test('computes both sides of profit and commission; visitors see neither', async () => {
    const external = { es_venta_externa: true, precio: 80_000, utilidad_porcentaje: 12.5, comision_porcentaje: 2 }
    const id = await saved(external, clerk)
    expect(await one(id, clerk)).toMatchObject({ utilidad_monto: 10_000, precio_final: 90_000, comision_monto: 1800 })
    const { datos } = await publicProperty(t, id)
    expect(datos.precio).toBe(90_000)
    expect(Object.keys(datos).filter((name) => /comision|utilidad|usuario|precio_final/.test(name))).toEqual([])
  })

  test.each([
    [1, 'titulo', { titulo: 'Casa' }],
    [2, 'anio', { anio: new Date().getFullYear() + 4 }],
    [2, 'anio', { anio: 'x' }],
    [3, 'descripcion', { descripcion: 'corta' }],
    [4, 'pais_id', { pais_id: 999_999 }],
    [5, 'ciudad', { ciudad: '' }],
    [6, 'condicion', { condicion: 4 }],
    [7, 'categoria_id', { categoria_id: 99 }],
    [8, 'caracteristicas', { caracteristicas: '["castillo"]' }],
    [9, 'metros_construidos', { metros_construidos: 0 }],
    [9, 'metros_construidos', { metros_construidos: 400 }],
    [10, 'metros_terreno', { metros_terreno: '-1' }],
    [10, 'metros_terreno', { categoria_id: PropertyCategory.land, metros_terreno: 0 }],
    [11, 'precio', { precio: 0 }],
    [11, 'precio', { moneda: 'CLP', precio: 1000.5 }],
    [11, 'precio', { moneda: 'EUR' }],
    [16, 'imagenes_actuales', { imagenes_actuales: '["x"]' }],
    [16, 'imagenes_actuales', { imagenes_actuales: '["00000000-0000-4000-8000-000000000000"]' }],
    [19, 'comision_porcentaje', { comision_porcentaje: 101 }],
    [20, 'comision_monto', { comision_monto: 250_001 }],
    [988, 'piso', { piso: 5, total_pisos: 4 }],
    [988, 'latitud', { latitud: 10 }],
    [988, 'plazo_meses', { ...promised, plazo_meses: '' }],
    [988, 'abono_porcentaje', { ...promised, abono_porcentaje: '' }],
    [11, 'precio_compra', { ...promised, precio_compra: '' }],
    [988, 'opcion_hasta', { ...promised, opcion_hasta: '2020-01-01' }],
  ])('refuses what cannot be: %i at %s', async (code, field, changes) => {
    const before = await t.deps.db.selectFrom('propiedad').select('id').execute()
    const reply = await saveProperty(t, owner, changes)
    const expected = moneyField(changes) ?? field
    expect(reply).toMatchObject({ status: 400, campos: { [expected]: code } })
    expect(await t.deps.db.selectFrom('propiedad').select('id').execute()).toEqual(before)
  })
  const moneyField = (changes: object) => ('moneda' in changes && changes.moneda === 'EUR' ? 'moneda' : null)

  test('lets an apartment be larger than its land, and a building be finished in three years', async () => {
    const year = new Date().getFullYear() + 3
    const reply = await saveProperty(t, owner, { categoria_id: 2, metros_construidos: 400, anio: year })
    expect(reply.status).toBe(200)
  })

  test('says 13 when the row cannot be written, 1002 and 1001 when something else fails', async () => {
    const breaks = (of: string, at: string) =>
      sql`create function falla() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
        create trigger falla before insert or update on ${sql.table(of)} for each row ${sql.raw(at)} execute function falla()`.execute(
        t.deps.db,
      )
    const mend = () => sql`drop function falla() cascade`.execute(t.deps.db)
    const id = await saved()
    await breaks('propiedad', '')
    expect(await saveProperty(t, owner)).toMatchObject({ status: 500, codigo: 13 })
    expect(await update(id, 1, {})).toMatchObject({ status: 500, codigo: 1001 })
    expect(await approve(id, 1)).toMatchObject({ status: 500, codigo: 22 })
    expect(await t.call('PUT', `${path}/delete/${id}`, null, owner)).toMatchObject({ status: 500, codigo: 1000 })
    await mend()
    await breaks('auditoria', '')
    expect(await saveProperty(t, owner)).toMatchObject({ status: 500, codigo: 1002 })
    await mend()
    expect((await rowOf(id)).version).toBe(1)
  })
})

describe('a picture', () => {
  const sent = (bytes: Buffer, field = 'archivo'): SentFile[] => [{ field, name: 'foto.jpg', bytes }]
  const upload = (bytes: Buffer) => sendForm(t, `${path}/imagen/save`, {}, owner, sent(bytes))
  const stored = () => t.deps.db.selectFrom('clasificado_imagen').select('id').execute()

  test('that is too small or missing is 12, one that cannot be stored 14, a disk that fails 999', async () => {
    const bytes = await aPhoto().jpeg().toBuffer()
    const before = await stored()
    expect(await upload(await aPhoto({ width: 799 }).jpeg().toBuffer())).toMatchObject({ status: 400, codigo: 12 })
    expect(await sendForm(t, `${path}/imagen/save`, { a: 'b' }, owner)).toMatchObject({ status: 400, codigo: 12 })
    expect(await failing(t, 'clasificado_imagen', () => upload(bytes))).toMatchObject({ status: 500, codigo: 14 })
    vi.spyOn(t.deps.files, 'write').mockRejectedValue(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
    expect(await upload(bytes)).toMatchObject({ status: 500, codigo: 999 })
    expect(await saveProperty(t, owner, {}, sent(bytes, 'imagenes'))).toMatchObject({ status: 500, codigo: 999 })
    vi.restoreAllMocks()
    expect(await stored()).toEqual(before)
    expect(await upload(bytes)).toMatchObject({ status: 200, datos: { ancho: 1000 } })
  })
})

describe('an approved property', () => {
  test('stays public while its edit waits; the owner hears of each decision', async () => {
    const id = await saved()
    expect(await approve(id, 1)).toMatchObject({ status: 200, codigo: 5 })
    expect(await approve(id, 2)).toMatchObject({ status: 409, codigo: 21 })
    expect((await mailsTo(t, owner.email)).map(({ motivo }) => motivo)).toContain('property.approved')

    expect(await update(id, 2, { precio: 240_000, ciudad: 'Iquique' })).toMatchObject({ status: 200, codigo: 3 })
    expect((await publicProperty(t, id)).datos).toMatchObject({ precio: 250_000, ciudad: 'Iquique' })
    expect(await one(id)).toMatchObject({
      precio: 240_000,
      estado_cambios: 'pendiente',
      diferencias: [{ campo: 'precio', actual: 250_000, nuevo: 240_000 }],
    })
    const refused = await approve(id, 3, { aprobacion: 2, motivo_codigo: 2, motivo: 'Revise el precio' })
    expect(refused).toMatchObject({ status: 200, codigo: 6 })
    expect(await approve(id, 4, { aprobacion: 2 })).toMatchObject({ status: 409, codigo: 21 })
    expect(await one(id)).toMatchObject({ estado_cambios: 'rechazada', precio: 250_000 })

    await update(id, 4, { precio: 240_000, ciudad: 'Iquique' })
    await approve(id, 5)
    const { datos } = await publicProperty(t, id)
    expect(datos).toMatchObject({ precio: 240_000, rebaja_porcentaje: 4 })
    expect(datos.rebajado_el).toBe(new Date().toISOString().slice(0, 10))
    expect((await one(id)).historial.map(({ precio }: { precio: number }) => precio)).toEqual([
      240_000, 250_000, 250_000,
    ])
  })

  test('of two who save at once, one gets the other', async () => {
    const id = await saved({}, clerk)
    const both = await Promise.all([1, 2].map((at) => update(id, 1, { precio: 200_000 + at }, clerk)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({ codigo: 984, datos: { id, version: 2 } })
  })

  test('that was raised for a day and lowered again has not fallen', async () => {
    const id = await saved({}, clerk)
    await update(id, 1, { precio: 300_000 }, clerk)
    await update(id, 2, { precio: 250_000 }, clerk)
    expect((await publicProperty(t, id)).datos).toMatchObject({ precio: 250_000, rebaja_porcentaje: null })
    await update(id, 3, { precio: 225_000 }, clerk)
    expect((await publicProperty(t, id)).datos).toMatchObject({ rebaja_porcentaje: 10 })
    const fellAgo = async (days: number) => {
      await sql`update propiedad set rebajado_en = now() - make_interval(days => ${days}::int) where id = ${id}`.execute(
        t.deps.db,
      )
      t.deps.changes.emit('change', { area: '*' })
      return (await publicProperty(t, id)).datos
    }
    expect(await fellAgo(29)).toMatchObject({ rebaja_porcentaje: 10 })
    expect(await fellAgo(31)).toMatchObject({ rebaja_porcentaje: null, rebajado_el: null })
  })

  test('that is reserved cannot change (18) nor be deleted (23)', async () => {
    const { id } = await aProperty(t, { usuario_id: owner.id, estado_comercial: 24 })
    expect(await update(id, 1, {})).toMatchObject({ status: 409, codigo: 18 })
    expect(await t.call('PUT', `${path}/publicar/${id}`, { publicacion: 0, version: 1 }, owner)).toMatchObject({
      codigo: 18,
    })
    expect(await t.call('PUT', `${path}/delete/${id}`, null, owner)).toMatchObject({ status: 409, codigo: 23 })
  })
})

describe('what is public', () => {
  test('a promise has the sums of the server, UF are told in pesos of today', async () => {
    const id = await saved(promised, clerk)
    expect((await publicProperty(t, id)).datos).toMatchObject({
      promesa: { pagado: 1080, abonado: 324, saldo: 4676 },
      en_pesos: null, // no value of today
    })
    await sql`insert into tipo_cambio (moneda, fecha, valor, fuente)
      values ('UF', (now() at time zone 'America/Santiago')::date, 39800.55, 'prueba')`.execute(t.deps.db)
    t.deps.changes.emit('change', { area: '*' })
    expect((await publicProperty(t, id)).datos.en_pesos).toMatchObject({
      monto: 1_791_025,
      valor: 39_800.55,
      fuente: 'prueba',
    })
  })

  test('the place is blurred by at most 300 m, unless its owner shows it', async () => {
    const place = { latitud: -22.456_789, longitud: -68.929_123 }
    const [hidden, shown] = [await saved(place, clerk), await saved({ ...place, muestra_ubicacion: true }, clerk)]
    const { datos } = await publicProperty(t, hidden)
    expect(datos.latitud).not.toBe(place.latitud)
    expect(Math.abs(datos.latitud - place.latitud) * 111_000).toBeLessThan(300)
    expect(Math.abs(datos.longitud - place.longitud) * 111_000 * Math.cos(0.392)).toBeLessThan(300)
    expect((await publicProperty(t, shown)).datos).toMatchObject(place)
  })

  test('hidden is absent (17), deleted is gone (410) with similar ones; 15 is no id', async () => {
    const id = await saved({}, clerk)
    const like = await saved({}, clerk)
    await t.call('PUT', `${path}/publicar/${id}`, { publicacion: 0, version: 1 }, clerk)
    expect(await publicProperty(t, id)).toMatchObject({ status: 404, codigo: 17 })
    expect(await t.call('PUT', `${path}/delete/${id}`, null, clerk)).toMatchObject({ status: 200, codigo: 4 })
    const gone = await publicProperty(t, id)
    expect(gone).toMatchObject({ status: 410, codigo: 17 })
    expect(gone.datos.similares.map(({ id }: { id: number }) => id)).toContain(like)
    expect(await t.call('GET', `${path}/list_all/x`)).toMatchObject({ status: 400, codigo: 15 })
  })
})

test('others see, change and decide nothing: 17 for a stranger, 982 without the rank', async () => {
  const id = await saved()
  const stranger = await aPropertyOwner(t)
  expect(await oneProperty(t, id, stranger)).toMatchObject({ status: 404, codigo: 17 })
  expect(await update(id, 1, {}, stranger)).toMatchObject({ status: 404, codigo: 17 })
  expect(await t.call('PUT', `${path}/delete/${id}`, null, stranger)).toMatchObject({ codigo: 17 })
  expect(await approve(id, 1, {}, owner)).toMatchObject({ status: 403 })
  const user = await aPropertyClerk(t, Role.user)
  expect(await update(id, 1, {}, user)).toMatchObject({ status: 403, codigo: 982 })
  expect(await t.call('GET', `${path}/list?alcance=todos`, undefined, owner)).toMatchObject({ status: 403 })
})

test('the list shows, filters and sorts the own ones', async () => {
  const mine = await aPropertyOwner(t)
  const ids = [
    await saved({ precio: 3000 }, mine),
    await saved({ precio: 1000, condicion: 2, titulo: 'Oficina Ñandú' }, mine),
  ]
  const list = async (query: string) =>
    (await t.call('GET', `${path}/list?${query}`, undefined, mine)).datos as {
      propiedades: { id: number }[]
      total: number
    }
  const idsOf = async (query: string) => (await list(query)).propiedades.map(({ id }) => id)
  expect(await list('')).toMatchObject({ total: 2, propiedades: [{ id: ids[1], solicitudes: 0 }, { id: ids[0] }] })
  expect(await idsOf('condicion=2')).toEqual([ids[1]])
  expect(await idsOf('buscar=nandu')).toEqual([ids[1]])
  expect(await idsOf('orden=-precio_final')).toEqual(ids)
  expect((await t.call('GET', `${path}/list?orden=usuario_id`, undefined, mine)).status).toBe(400)
})
