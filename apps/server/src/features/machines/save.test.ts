import { Role } from '@portal/contract/access/constants'
import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { TimeUnit } from '@portal/contract/tasks/time-units/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItemForm, anOwner, aStaffMember, formWith, oneItem, savedItem, saveItem, sendForm } from '#test/items.ts'
import { auditOf, chileId } from '#test/makers.ts'
import { anEnterprise, aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
let staff: Person
beforeAll(async () => {
  t = await startApp()
  owner = await anOwner(t)
  staff = await aStaffMember(t)
})
afterAll(() => t.close())

const save = (changes: object = {}, as: Person | null = owner) => saveItem(t, as, changes)
const one = (id: number, as = owner) => oneItem(t, id, as)
const kept = async (changes: object) => (await one(await savedItem(t, owner, changes))).datos
const rent = { es_venta: false, es_arriendo: true, precio_arriendo: 95, dias_minimos: 7 }

describe('making an item', () => {
  test('has a number of seven digits from the millionth on', async () => {
    await sql`select setval('clasificado_sku', 999998)`.execute(t.deps.db)
    expect([(await kept({})).sku, (await kept({})).sku]).toEqual(['M-999999', 'M-1000000'])
  })

  test('stores what the form says; it waits for approval', async () => {
    const reply = await save({ marca: '  Excavadora   Ñandú ', tiempo_uso: '5400.5', anio: '2019', condicion: '0' })
    expect(reply).toMatchObject({ status: 200, codigo: 2, mensaje: 'Clasificado guardado.', datos: { version: 1 } })
    expect((await one(reply.datos.id)).datos).toMatchObject({
      sku: expect.stringMatching(/^M-\d{6,}$/),
      marca: 'Excavadora Ñandú',
      tiempo_uso: 5400.5,
      usuario_id: owner.id,
      publicacion: 1,
      aprobacion: 0,
      estado_comercial: 5,
      destacado: false,
      precio: 80_000,
      precio_final: 80_000,
      moneda: 'USD',
      comision_venta_porcentaje: 0,
      imagenes: [],
      vence_en: null,
      motivo_rechazo: null,
      diferencias: [],
      estado_cambios: null,
      puede_editar: true,
      puede_aprobar: false,
      puede_eliminar: true,
      puede_publicar: true,
    })
    expect(await auditOf(t, 'clasificado', reply.datos.id)).toMatchObject([
      { accion: 'classifieds.created', usuario_id: owner.id },
    ])
  })

  test('of staff is approved at once, for 90 days', async () => {
    const { datos } = await one(await savedItem(t, staff), staff)
    expect(datos).toMatchObject({ aprobacion: 1, usuario_id: staff.id })
    const days = (Date.parse(datos.vence_en) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(89.9)
    expect(days).toBeLessThan(90.1)
  })

  test('keeps the enterprise of its owner', async () => {
    const enterpriseId = await anEnterprise(t)
    const person = await aUser(t, { role: Role.manager, enterpriseId })
    const id = await savedItem(t, person)
    const row = await t.deps.db.selectFrom('clasificado').select('empresa_id').where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ empresa_id: enterpriseId })
  })

  test('gives each its own SKU, and none a second time', async () => {
    const skus = await Promise.all(Array.from({ length: 10 }, async () => (await kept({})).sku))
    expect(new Set(skus).size).toBe(10)
    const id = await savedItem(t, owner)
    const { sku } = (await one(id)).datos
    expect(await t.call('PUT', `/v1/clasificado/delete/${id}`, {}, owner)).toMatchObject({ status: 200 })
    expect((await kept({})).sku).not.toBe(sku)
  })

  test('happens once for one form, however often it is sent', async () => {
    const { payload, headers } = formWith(anItemForm())
    const send = () =>
      t.call('POST', '/v1/clasificado/save', payload, owner, { headers: { ...headers, 'idempotency-key': 'form-1' } })
    const [first, second] = [await send(), await send()]
    expect(second.datos).toEqual(first.datos)
  })

  test('is for those with one of the two modules', async () => {
    const nobody = await aUser(t, { modules: [] })
    expect(await save({}, nobody)).toMatchObject({ status: 403, codigo: 982 })
    expect(await save({}, null)).toMatchObject({ status: 401, codigo: 981 })
    expect(await t.call('POST', '/v1/clasificado/save', anItemForm(), owner)).toMatchObject({ status: 415 })
  })

  test('answers 6 when something breaks', async () => {
    await sql`alter table clasificado add constraint prueba check (marca <> 'Prohibida')`.execute(t.deps.db)
    expect(await save({ marca: 'Prohibida' })).toMatchObject({ status: 500, codigo: 6 })
    await sql`alter table clasificado drop constraint prueba`.execute(t.deps.db)
  })
})

describe('the form of an item', () => {
  test.each([
    [{ marca: '' }, 'marca', 1],
    [{ marca: 'x'.repeat(121) }, 'marca', 1],
    [{ categoria_id: 'x' }, 'categoria_id', 2],
    [{ categoria_id: 99 }, 'categoria_id', 2],
    [{ descripcion: 'corta' }, 'descripcion', 3],
    [{ descripcion: 'x'.repeat(5001) }, 'descripcion', 3],
    [{ precio: '-1' }, 'precio', 4],
    [{ precio: '1.9999' }, 'precio', 4],
    [{ precio: 'mil' }, 'precio', 4],
    [{ precio: '' }, 'precio', 4],
    [{ precio: 0 }, 'precio', 4],
    [{ moneda: 'EUR' }, 'moneda', 4],
    [{ moneda: 'CLP', precio: '100.5' }, 'precio', 4],
    [{ imagenes_actuales: 'no es JSON' }, 'imagenes_actuales', 9],
    [{ imagenes_actuales: ['1', '2'] }, 'imagenes_actuales', 9],
    [{ imagenes_actuales: { a: 1 } }, 'imagenes_actuales', 9],
    [{ comision_venta_porcentaje: '101' }, 'comision_venta_porcentaje', 12],
    [{ comision_venta_porcentaje: '-1' }, 'comision_venta_porcentaje', 12],
    [{ comision_venta_monto: '-5' }, 'comision_venta_monto', 13],
    [{ comision_venta_monto: '80000.01' }, 'comision_venta_monto', 13],
    [{ anio: 'hoy' }, 'anio', 39],
    [{ anio: 1949 }, 'anio', 39],
    [{ anio: new Date().getUTCFullYear() + 2 }, 'anio', 39],
    [{ pais_id: 'x' }, 'pais_id', 40],
    [{ pais_id: 1 }, 'pais_id', 40],
    [{ ciudad: ' ' }, 'ciudad', 41],
    [{ condicion: 2 }, 'condicion', 42],
    [{ condicion: '' }, 'condicion', 42],
    [{ tiempo_uso: '-3' }, 'tiempo_uso', 43],
    [{ tiempo_uso: 'muchas' }, 'tiempo_uso', 43],
    [{ es_arriendo: 'quizá' }, 'es_arriendo', 58],
    [{ es_venta: false }, 'es_arriendo', 58],
    [{ ...rent, precio_arriendo: '' }, 'precio_arriendo', 59],
    [{ ...rent, precio_arriendo: 0 }, 'precio_arriendo', 59],
    [{ ...rent, precio_arriendo: 'x' }, 'precio_arriendo', 59],
    [{ ...rent, moneda: 'CLP', precio_arriendo: '90000.5' }, 'precio_arriendo', 59],
    [{ ...rent, dias_minimos: '' }, 'dias_minimos', 60],
    [{ ...rent, dias_minimos: 0 }, 'dias_minimos', 60],
    [{ ...rent, dias_minimos: 366 }, 'dias_minimos', 60],
    [{ es_oferta: 'sí' }, 'es_oferta', 61],
    [{ es_oferta: true }, 'modo_oferta', 61],
    [{ es_oferta: true, modo_oferta: 'rifa' }, 'modo_oferta', 61],
    [{ ...rent, comision_arriendo_porcentaje: '100.1' }, 'comision_arriendo_porcentaje', 62],
    [{ ...rent, comision_arriendo_monto: 'x' }, 'comision_arriendo_monto', 63],
    [{ ...rent, comision_arriendo_monto: '95.01' }, 'comision_arriendo_monto', 63],
    [{ unidad_tiempo_id: 'x' }, 'unidad_tiempo_id', 64],
    [{ unidad_tiempo_id: 99 }, 'unidad_tiempo_id', 64],
    [{ unidad_tiempo_id: '' }, 'unidad_tiempo_id', 64],
    [{ tiempo_uso: 0 }, 'tiempo_uso', 65],
    [{ es_venta_externa: true }, 'utilidad_porcentaje', 988],
    [{ es_venta_externa: true, precio: 1, utilidad_monto: 50 }, 'utilidad_porcentaje', 988],
  ])('refuses %j', async (changes, field, code) => {
    expect(await save(changes)).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
  })

  test('says everything that is wrong at once', async () => {
    expect(await save({ marca: '', ciudad: '', anio: 1 })).toMatchObject({
      codigo: 1,
      campos: { marca: 1, ciudad: 41, anio: 39 },
    })
    expect(await save({ categoria_id: 99, pais_id: 1, precio: 0 })).toMatchObject({
      codigo: 2,
      campos: { categoria_id: 2, pais_id: 40, precio: 4 },
    })
  })

  test('takes what its choices say, and no category that was deactivated', async () => {
    const { datos } = await t.call('GET', '/v1/clasificado/list/init_data', undefined, owner)
    expect(datos.categorias).toHaveLength(12)
    expect(datos.paises).toContainEqual({ id: chileId, nombre: 'Chile', nombre_en: 'Chile', codigo: 'CL' })
    expect(datos.unidades_tiempo.map(({ id }: { id: number }) => id)).toEqual(Object.values(TimeUnit))
    const id = MachineCategory.lightTowers
    await t.deps.db.updateTable('clasificado_categoria').set({ estado_id: 5 }).where('id', '=', id).execute()
    expect(await save({ categoria_id: id })).toMatchObject({ status: 400, codigo: 2 })
    await t.deps.db.updateTable('clasificado_categoria').set({ estado_id: 1 }).where('id', '=', id).execute()
  })

  test('ignores what is not its own', async () => {
    const datos = await kept({ aprobacion: 1, destacado: true, sku: 'M-1', usuario_id: staff.id, estado_comercial: 26 })
    expect(datos).toMatchObject({ aprobacion: 0, destacado: false, usuario_id: owner.id, estado_comercial: 5 })
    expect(datos.sku).not.toBe('M-1')
  })

  test('may leave the use of a machine open, and a new one unused', async () => {
    expect(await kept({ tiempo_uso: 0, unidad_tiempo_id: '' })).toMatchObject({ tiempo_uso: 0, unidad_tiempo_id: null })
    expect(await kept({ condicion: 1, tiempo_uso: 0 })).toMatchObject({ unidad_tiempo_id: TimeUnit.hours })
  })
})

describe('the price of an item', () => {
  test('of an external sale is 90,000.00 for 80,000 with 12.5 %, and its profit can be typed either way', async () => {
    const external = { es_venta_externa: true }
    const expected = { utilidad_porcentaje: 12.5, utilidad_monto: 10_000, precio_final: 90_000 }
    expect(await kept({ ...external, utilidad_porcentaje: '12.5' })).toMatchObject(expected)
    expect(await kept({ ...external, utilidad_monto: '10000' })).toMatchObject(expected)
    expect(await kept({ es_venta_externa: false, utilidad_porcentaje: '12.5' })).toMatchObject({
      utilidad_porcentaje: null,
      precio_final: 80_000,
    })
  })

  test('may be nothing only where it is told on request', async () => {
    expect(await kept({ precio: 0, consultar_precio: true })).toMatchObject({ precio: 0, consultar_precio: true })
    expect(await kept({ precio: 500, consultar_precio: true })).toMatchObject({ precio: 500, consultar_precio: true })
  })

  test('of a rent hides that of a sale, and the other way round', async () => {
    expect(await kept({ ...rent, precio: 80_000, consultar_precio: true })).toMatchObject({
      precio: 0,
      precio_final: 0,
      consultar_precio: false,
      precio_arriendo: 95,
      dias_minimos: 7,
    })
    expect(await kept({ precio_arriendo: 95, dias_minimos: 7, comision_arriendo_monto: 5 })).toMatchObject({
      precio: 80_000,
      precio_arriendo: null,
      dias_minimos: null,
      comision_arriendo_monto: 0,
    })
    expect(await kept({ ...rent, es_venta: true })).toMatchObject({ precio: 80_000, precio_arriendo: 95 })
  })

  test('holds commissions, of which one side follows from the other', async () => {
    expect(await kept({ comision_venta_porcentaje: 5 })).toMatchObject({ comision_venta_monto: 4000 })
    expect(await kept({ comision_venta_monto: 4000 })).toMatchObject({ comision_venta_porcentaje: 5 })
    expect(await kept({ ...rent, comision_arriendo_porcentaje: 10 })).toMatchObject({ comision_arriendo_monto: 9.5 })
  })

  test('has no cents in pesos', async () => {
    const datos = await kept({ moneda: 'CLP', precio: 1995, es_venta_externa: true, utilidad_porcentaje: 10 })
    expect(datos).toMatchObject({ utilidad_monto: 200, precio_final: 2195 })
  })

  test('may be asked for by offers', async () => {
    expect(await kept({ es_oferta: true, modo_oferta: 'subasta' })).toMatchObject({ modo_oferta: 'subasta' })
    expect(await kept({ es_oferta: false, modo_oferta: 'oferta' })).toMatchObject({ modo_oferta: null })
  })
})

describe('an item that is asked for', () => {
  test('does not exist for others until it is public; then it is not theirs', async () => {
    const stranger = await anOwner(t)
    const waiting = await savedItem(t, owner)
    expect(await one(waiting, stranger)).toMatchObject({ status: 404, codigo: 15 })
    expect(await one(await savedItem(t, staff), stranger)).toMatchObject({ status: 404, codigo: 19 })
    expect(await one(999_999, stranger)).toMatchObject({ status: 404, codigo: 15 })
    expect(await one(waiting, staff)).toMatchObject({ status: 200, datos: { puede_aprobar: true } })
    expect(await oneItem(t, 0, owner)).toMatchObject({ status: 400, codigo: 8 })
  })

  test('cannot be had while the database lacks something: 0', async () => {
    await sql`alter table unidad_tiempo rename to otra`.execute(t.deps.db)
    const reply = await t.call('GET', '/v1/clasificado/list/init_data', undefined, owner)
    expect(reply).toMatchObject({ status: 500, codigo: 0 })
    await sql`alter table otra rename to unidad_tiempo`.execute(t.deps.db)
  })
})

test('a form with a file in a field nobody asked for is taken without it', async () => {
  const file = { field: 'otro', name: 'a.exe', bytes: Buffer.from('MZ') }
  const reply = await sendForm(t, '/v1/clasificado/save', anItemForm(), owner, [file])
  expect(reply).toMatchObject({ status: 200 })
})
