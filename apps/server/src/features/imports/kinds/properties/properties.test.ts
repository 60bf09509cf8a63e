import { read, utils } from '@e965/xlsx'
import type { Language } from '@portal/contract/core/language'
import { propertyColumns } from '@portal/contract/imports/property-columns'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aZip } from '#test/archives.ts'
import {
  aWorkbook,
  type Cells,
  checked,
  confirmed,
  importDeps,
  importPathOf,
  settled,
  titled,
  upload,
} from '#test/imports.ts'
import { aPhoto } from '#test/items.ts'
import type { Person } from '#test/people.ts'
import { aPropertyClerk, aPropertyOwner } from '#test/properties.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { undo } from '../../undo.ts'

const type = 'propiedad'
let t: TestApp
let owner: Person
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  owner = await aPropertyOwner(t)
})
afterAll(() => t.close())

/** A good row: a warehouse for 4,500.50 UF, unless changed. */
const aRow = (number: number, changes: Cells = {}): Cells => ({
  correlativo: number,
  titulo: `Bodega en Calama ${number}`,
  condicion: 'Venta',
  categoria_id: 'Bodegas y galpones',
  anio: 2015,
  pais_id: 'Chile',
  ciudad: 'Calama',
  descripcion: 'Bodega con andén de carga y oficinas.',
  caracteristicas: 'Andén de carga, oficinas habilitadas; Patio',
  metros_construidos: '1.200,50',
  metros_terreno: 2000,
  moneda: 'UF',
  precio: '4.500,50',
  ...changes,
})
const promise = {
  condicion: 'Arriendo con promesa de compra',
  precio: 'UF 45',
  plazo_meses: 24,
  precio_compra: '5.000',
  abono_porcentaje: '30 %',
  opcion_hasta: '31-12-2099',
}
const book = (rows: readonly Cells[], language: Language = 'es') =>
  aWorkbook(rows.map((cells) => titled(type, cells, language)))
const save = (rows: readonly Cells[], as = owner) => upload(t, as, book(rows), { type, to: 'save' })
const propertiesOf = ({ id }: Person) =>
  t.deps.db
    .selectFrom('propiedad')
    .selectAll()
    .where('usuario_id', '=', id)
    .where('eliminado_en', 'is', null)
    .orderBy('id')
    .execute()

describe('importing properties', () => {
  test('checks each row first, by the rules of the form, and makes nothing', async () => {
    const rows = [
      aRow(1),
      aRow(2, { titulo: 'x', anio: 'nuevo', precio: 0, categoria_id: 'Castillos' }),
      aRow(3, { caracteristicas: 'Patio, foso', moneda: 'CLP', precio: '1.000,50' }),
      aRow(4, { ...promise, opcion_hasta: '31-12-2020', abono_porcentaje: null }),
      aRow(4, { sku: 'P-999999' }),
    ]
    const { datos } = await checked(t, owner, book(rows), { type })
    expect(datos).toMatchObject({ estado: 'validado', filas: 5, totales: { crear: 1, error: 4 } })
    const faults = datos.detalle.map(({ errores }: { errores: { campo: string; codigo: number }[] }) =>
      errores.map(({ campo, codigo }) => `${campo} ${codigo}`),
    )
    expect(faults).toEqual([
      [],
      ['titulo 1', 'anio 2', 'categoria_id 7'],
      ['caracteristicas 8', 'precio 11'],
      ['correlativo 18', 'abono_porcentaje 988', 'opcion_hasta 988'],
      ['correlativo 18', 'sku 17'],
    ])
    const [first] = datos.detalle
    expect(first.valores).toContainEqual({ campo: 'condicion', celda: 'Venta', valor: 'Venta', cambia: false })
    expect(await propertiesOf(owner)).toEqual([])
  })

  test('stores figures as they are typed, in their units; what is bad comes back to be mended (25), then 7', async () => {
    const bad = aRow(3, { ciudad: null })
    const part = await save([aRow(1), aRow(2, promise), bad])
    expect(part).toMatchObject({ estado: 'OK_NOTI', codigo: 25, datos: { estado: 'terminado_parcial' } })
    expect(await propertiesOf(owner)).toMatchObject([
      {
        aprobacion: 0,
        moneda: 'UF',
        precio: 4500.5,
        metros_construidos: 1200.5,
        caracteristicas: ['anden_carga', 'oficinas', 'patio'],
      },
      {
        condicion: 3,
        precio: 45,
        plazo_meses: 24,
        precio_compra: 5000,
        abono_porcentaje: 30,
        opcion_hasta: '2099-12-31',
      },
    ])
    const { rawPayload } = await t.app.inject({ method: 'GET', url: part.datos.url_resultado })
    const returned = read(rawPayload)
    const lines = utils.sheet_to_json<Cells>(returned.Sheets[returned.SheetNames[0]!]!)
    expect(lines).toMatchObject([
      { [propertyColumns.titulo.name.es]: bad.titulo, Errores: expect.stringContaining('5 Ciudad: ') },
    ])
    const mended = aWorkbook(lines.map((line) => ({ ...line, Ciudad: 'Arica' })))
    expect(await upload(t, owner, mended, { type, to: 'save' })).toMatchObject({ estado: 'OK', codigo: 7 })
    expect(await propertiesOf(owner)).toHaveLength(3)
    expect(await upload(t, owner, null, { type, to: 'save' })).toMatchObject({ status: 400, codigo: 24 })
    expect(await upload(t, owner, Buffer.from('a;b'), { type })).toMatchObject({ status: 415, codigo: 986 })
  })

  test('changes an own property by its SKU; the same again is the same; undoing restores and deletes', async () => {
    await save([aRow(1)])
    const [before] = await propertiesOf(owner)
    const bytes = book([aRow(1, { sku: before!.sku, precio: '4.000', ciudad: null }), aRow(2)])
    const { datos } = await checked(t, owner, bytes, { type })
    expect(datos.totales).toMatchObject({ crear: 1, actualizar: 1 })
    await confirmed(t, datos.id, owner, type)
    await settled(t, datos.id, owner, type)
    expect(await propertiesOf(owner)).toMatchObject([{ id: before!.id, precio: 4000, ciudad: 'Calama' }, {}])
    expect((await checked(t, owner, bytes, { type })).datos.totales).toMatchObject({
      crear: 0,
      actualizar: 0,
      igual: 2,
    })
    await t.call('PUT', `${importPathOf(type)}/deshacer/${datos.id}`, undefined, owner)
    await undo(importDeps(t), datos.id)
    expect(await propertiesOf(owner)).toMatchObject([{ id: before!.id, precio: 4500.5 }])
  })

  test('takes pictures from a ZIP; a bad one makes its row wait for approval, also one of staff', async () => {
    const clerk = await aPropertyClerk(t)
    const good = await aPhoto().jpeg().toBuffer()
    const small = await aPhoto({ width: 700 }).jpeg().toBuffer()
    const pictures = aZip([
      { name: '1_1.jpg', bytes: good },
      { name: '2_1.jpg', bytes: small },
    ])
    const reply = await checked(t, clerk, book([aRow(1), aRow(2)]), { type, pictures })
    await confirmed(t, reply.datos.id, clerk, type)
    await settled(t, reply.datos.id, clerk, type)
    const stored = await propertiesOf(clerk)
    expect(
      stored.map(({ titulo, aprobacion, imagenes }) => [titulo, aprobacion, (imagenes as object[]).length]),
    ).toEqual(
      expect.arrayContaining([
        ['Bodega en Calama 1', 1, 1],
        ['Bodega en Calama 2', 0, 0],
      ]),
    )
  })
})

test.each([
  ['es', 'Título', 'Bodegas y galpones', 'Andén de carga'],
  ['en', 'Title', 'Warehouses', 'Loading dock'],
] as const)('the template in %s has headings and choices', async (language, heading, category, feature) => {
  const reply = await t.call('GET', `${importPathOf(type)}/download/plantilla?idioma=${language}`, undefined, owner)
  const { rawPayload } = await t.app.inject({ method: 'GET', url: reply.datos.url_file })
  const template = read(rawPayload)
  const [sheet, choices] = template.SheetNames.map((name) =>
    utils.sheet_to_json<string[]>(template.Sheets[name]!, { header: 1 }),
  )
  expect(sheet?.[0]).toContain(heading)
  expect(choices?.flat()).toEqual(expect.arrayContaining([category, feature, 'UF']))
})
