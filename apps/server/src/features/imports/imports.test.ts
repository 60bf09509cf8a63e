import { setTimeout as sleep } from 'node:timers/promises'
import { read, utils } from '@e965/xlsx'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aZip } from '#test/archives.ts'
import {
  aLine,
  aSheet,
  aWorkbook,
  type Cells,
  checked,
  confirmed,
  headingOf,
  importDeps,
  importPath,
  itemsOf,
  oneImport,
  settled,
  upload,
} from '#test/imports.ts'
import { anOwner, aPhoto, aStaffMember } from '#test/items.ts'
import { aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { commit } from './commit.ts'
import { undo } from './undo.ts'

let t: TestApp
let owner: Person
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  owner = await anOwner(t)
})
afterAll(() => t.close())

const fetched = async (url: string) => {
  const reply = await t.app.inject({ method: 'GET', url })
  expect(reply.statusCode).toBe(200)
  return read(reply.rawPayload, { cellStyles: true })
}

describe('a dry run', () => {
  test('says what would become of each row and makes nothing', async () => {
    const rows = [aLine(1), aLine(2, { categoria_id: 'Naves', anio: 'x' }), aLine(2), aLine(3, { precio: 0 }), aLine(0)]
    const { datos } = await checked(t, owner, aWorkbook(rows))
    expect(datos).toMatchObject({ estado: 'validado', filas: 5, hechas: 5, totales: { crear: 1, error: 4 } })
    const codes = datos.detalle.map(({ errores }: { errores: { codigo: number }[] }) => errores.map((e) => e.codigo))
    expect(codes).toEqual([[], [11, 39, 2], [11], [4], [11]])
    expect(await itemsOf(t, owner)).toEqual([])
  })

  test('gives the bad rows back in a copy of the workbook that can be corrected and sent', async () => {
    const rows = [aLine(1), aLine(7, { ciudad: '', consultar_precio: '=no' })]
    const { datos } = await checked(t, owner, aWorkbook(rows))
    const book = await fetched(datos.url_resultado)
    const sheet = book.Sheets[book.SheetNames[0]!]!
    const lines = utils.sheet_to_json<Record<string, unknown>>(sheet)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ [headingOf('correlativo')]: 7, [headingOf('consultar_precio')]: '=no' })
    expect(lines[0]?.[headingOf('Errores')]).toContain('41 Ciudad: ')
    expect(sheet.G2.c[0].t).toBe('La ciudad no es válida.')
    expect(sheet.G2.s.fgColor.rgb).toBe('FFC7CE')
    expect(sheet.A2.s?.fgColor).toBeUndefined()

    const corrected = lines.map(
      (line) => ({ ...line, [headingOf('ciudad')]: 'Arica', [headingOf('consultar_precio')]: 'no' }) as Cells,
    )
    expect((await checked(t, owner, aWorkbook(corrected))).datos.totales).toMatchObject({ crear: 1, error: 0 })
    const [{ [headingOf('Errores')]: _, ...own }] = corrected as [Cells]
    expect((await checked(t, owner, aWorkbook([own]))).datos).toMatchObject({ estado: 'fallido' })
  })

  test('reads values of formulas, numbers and years as they are typed, and names in both languages', async () => {
    const rows = [
      aLine(1, {
        precio: '80.000,50',
        pais_id: 'CL',
        categoria_id: ' excavators ',
        condicion: 'new',
        anio: '05-03-2019',
      }),
      aLine(2, { precio: '80,000.50', pais_id: 'Peru' }),
      aLine(3),
    ]
    const bytes = aWorkbook(rows, (sheet) => {
      sheet.K4 = { t: 'n', v: 1234, f: '1000+234' }
      sheet.C4 = { t: 'n', v: 43_500, z: 'dd-mm-yyyy' }
      sheet.B4 = { t: 's', v: '  Andes\u0301  X ' }
    })
    const { datos } = await checked(t, owner, bytes)
    expect(datos.totales).toMatchObject({ crear: 3 })
    expect((await confirmed(t, datos.id, owner)).codigo).toBe(7)
    expect(await itemsOf(t, owner)).toMatchObject([
      { precio: 80_000.5, pais_id: 152, condicion: 1, anio: 2019 },
      { precio: 80_000.5, pais_id: 604 },
      { precio: 1234, anio: 2019, marca: 'Andeś X' },
    ])
  })

  test('leaves hidden sheets alone', async () => {
    const bytes = aWorkbook([aLine(1), aLine(2)], (_, book) => {
      utils.book_append_sheet(book, aSheet([aLine(1)]), 'Visible')
      book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] }
    })
    expect((await checked(t, owner, bytes)).datos).toMatchObject({ filas: 1, totales: { crear: 1 } })
  })

  test.each([
    ['columns that miss', [{ correlativo: 1, ciudad: 'x' }], 'Faltan columnas: Marca y modelo'],
    ['columns nobody knows', [aLine(1, { precioo: 1 })], 'no se reconocen: precioo'],
    ['columns that stand twice', [aLine(1, { year: 2019 })], 'repetidas: year'],
    ['numbers that start elsewhere', [aLine(2), aLine(3)], 'debe empezar en 1'],
    ['no rows', [Object.fromEntries(Object.keys(aLine(1)).map((key) => [key, null]))], 'no tiene filas'],
    ['50,000 rows', Array.from({ length: 50_000 }, (_, at) => aLine(at + 1)), 'más de 5.000 filas'],
  ])('refuses a workbook with %s', { timeout: 60_000 }, async (_, rows, text) => {
    const { datos } = await checked(t, owner, aWorkbook(rows))
    expect(datos).toMatchObject({ estado: 'fallido', error: expect.stringContaining(text), puede_deshacer: false })
  })

  test('refuses what is no workbook, by its content', async () => {
    expect(await upload(t, owner, null)).toMatchObject({ status: 400, codigo: 24 })
    expect(await upload(t, owner, Buffer.from('a;b'))).toMatchObject({ status: 415, codigo: 986 })
    expect(await upload(t, owner, Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ status: 413, codigo: 985 })
    const broken = aWorkbook([aLine(1)])
    broken.fill(0, broken.length - 200)
    const { datos } = await checked(t, owner, broken)
    expect(datos).toMatchObject({ estado: 'fallido', error: fileMessages.bookDamaged.es })
  })
})

describe('pictures', () => {
  const photo = () => aPhoto().jpeg().toBuffer()

  test('are matched by correlativo and place; what misses or belongs to nobody is told', async () => {
    const names = ['1_2.jpg', 'fotos/1_1.jpg', '9_1.jpg', 'portada.jpg', '__MACOSX/1_1.jpg']
    const pictures = aZip(await Promise.all(names.map(async (name) => ({ name, bytes: await photo() }))))
    const { datos } = await checked(t, owner, aWorkbook([aLine(1), aLine(2)]), { pictures })
    expect(datos.huerfanas).toEqual(['9_1.jpg', 'portada.jpg'])
    const [first, second] = datos.detalle
    expect(first.imagenes.map((picture: { nombre: string }) => picture.nombre)).toEqual(['1_1.jpg', '1_2.jpg'])
    expect(first.imagenes[0].url).toMatch(/^\/v1\/archivo\//)
    expect(second.avisos).toMatchObject([{ campo: 'imagenes' }])
    await confirmed(t, datos.id, owner)
    const [item] = await itemsOf(t, owner)
    expect(item?.imagenes).toHaveLength(2)
  })

  test('that are damaged make their row wait for approval, also one of staff', async () => {
    const staff = await aStaffMember(t)
    const bytes = await photo()
    const pictures = aZip([
      { name: '1_1.jpg', bytes: bytes.subarray(0, bytes.length / 3) },
      { name: '2_1.jpg', bytes },
      { name: '3_1.jpg', bytes: Buffer.from('no picture') },
    ])
    const { datos } = await checked(t, staff, aWorkbook([1, 2, 3].map((n) => aLine(n))), { pictures })
    expect(datos.totales).toMatchObject({ crear: 3, error: 0 })
    expect(datos.detalle[0].imagenes[0].error).toContain('1_1.jpg')
    await confirmed(t, datos.id, staff)
    const byName = Object.fromEntries((await itemsOf(t, staff)).map(({ marca, aprobacion }) => [marca, aprobacion]))
    expect(byName).toEqual({ 'Excavadora 1': 0, 'Excavadora 2': 1, 'Excavadora 3': 0 })
  })

  test.each([
    ['leads outside', () => aZip([{ name: '../1_1.jpg', bytes: Buffer.from('x') }]), 'rutas no permitidas'],
    ['says it is 1 GB', () => aZip([{ name: '1_1.jpg', bytes: Buffer.from('x'), claimed: 2 ** 30 }]), '500 MB'],
    ['is packed 1000 times', () => aZip([{ name: '1_1.jpg', bytes: Buffer.alloc(20_000_000) }]), 'más de 100 veces'],
  ])('in a ZIP that %s are refused', async (_, zip, text) => {
    const { datos } = await checked(t, owner, aWorkbook([aLine(1)]), { pictures: zip() })
    expect(datos).toMatchObject({ estado: 'fallido', error: expect.stringContaining(text) })
    expect(await itemsOf(t, owner)).toEqual([])
  })

  test('that lie about their size are bad ones', async () => {
    const pictures = aZip([{ name: '1_1.jpg', bytes: Buffer.alloc(900_000), claimed: 10 }])
    const { datos } = await checked(t, owner, aWorkbook([aLine(1)]), { pictures })
    expect(datos.detalle[0].imagenes[0].error).toContain('1_1.jpg')
  })
})

describe('a commit', () => {
  test('of a part answers 25 with OK_NOTI, and of all 7', async () => {
    const part = await upload(t, owner, aWorkbook([aLine(1), aLine(2, { anio: 1 })]), { to: 'save' })
    expect(part).toMatchObject({ estado: 'OK_NOTI', codigo: 25, datos: { estado: 'terminado_parcial' } })
    expect(part.datos.url_resultado).toContain('/v1/archivo/')
    const all = await upload(t, owner, aWorkbook([aLine(1)]), { to: 'save' })
    expect(all).toMatchObject({ estado: 'OK', codigo: 7, datos: { estado: 'terminado' } })
    expect(await upload(t, owner, null, { to: 'save' })).toMatchObject({ codigo: 24 })
  })

  test('of bad rows only answers ERR with the code of the first, and of another fault that of the kind', async () => {
    const bad = await upload(t, owner, aWorkbook([aLine(1, { anio: 1 }), aLine(2, { ciudad: '' })]), { to: 'save' })
    expect(bad).toMatchObject({ estado: 'ERR', status: 400, codigo: 39, datos: { estado: 'fallido', filas: 2 } })
    expect(bad.datos.error).toContain('Ninguna fila')
    expect(bad.datos.url_resultado).toContain('/v1/archivo/')
    const empty = await upload(t, owner, aWorkbook([aLine(2)]), { to: 'save' })
    expect(empty).toMatchObject({ estado: 'ERR', status: 409, codigo: 18, datos: { estado: 'fallido', filas: 0 } })
    expect(await itemsOf(t, owner)).toEqual([])
  })

  test('happens once of two who confirm it at once', async () => {
    const { datos } = await checked(t, owner, aWorkbook([aLine(1), aLine(2)]))
    const replies = await together(
      t,
      row('importacion', datos.id),
      () => confirmed(t, datos.id, owner),
      () => confirmed(t, datos.id, owner),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await settled(t, datos.id, owner)
    expect(await itemsOf(t, owner)).toHaveLength(2)
  })

  test('happens once; the same workbook again is the same', async () => {
    const bytes = aWorkbook([aLine(1), aLine(2)])
    const { datos } = await checked(t, owner, bytes)
    await confirmed(t, datos.id, owner)
    expect(await confirmed(t, datos.id, owner)).toMatchObject({ status: 409, codigo: 984 })
    expect((await checked(t, owner, bytes)).datos.totales).toMatchObject({ crear: 0, igual: 2 })
    expect((await checked(t, await anOwner(t), bytes)).datos.totales).toMatchObject({ crear: 2, igual: 0 })
  })

  test('knows its rows again by numbers that are texts, as they were read', async () => {
    const bytes = aWorkbook([aLine(1, { correlativo: '1,200' }), aLine(2, { correlativo: '1.201' }), aLine(1)])
    const first = await checked(t, owner, bytes)
    expect(first.datos.totales).toMatchObject({ crear: 3 })
    await confirmed(t, first.datos.id, owner)
    await settled(t, first.datos.id, owner)
    expect(await checked(t, owner, bytes)).toMatchObject({ datos: { estado: 'validado', totales: { igual: 3 } } })
  })

  test('that is killed goes on where it was, and two at once make nothing twice', async () => {
    const rows = Array.from({ length: 450 }, (_, at) => aLine(at + 1))
    const { datos } = await checked(t, owner, aWorkbook(rows))
    await t.deps.db
      .updateTable('importacion')
      .set({ estado: 'confirmando', hechas: 0 })
      .where('id', '=', datos.id)
      .execute()
    const deps = importDeps(t)
    let blocks = 0
    const killed = new Proxy(t.deps.db, {
      get(db, name) {
        if (name === 'transaction' && ++blocks > 2) throw new Error('Connection terminated unexpectedly')
        const found = Reflect.get(db, name)
        return typeof found === 'function' ? found.bind(db) : found
      },
    })
    await expect(commit({ ...deps, db: killed }, datos.id)).rejects.toThrow('terminated')
    expect(await itemsOf(t, owner)).toHaveLength(200)
    expect((await oneImport(t, datos.id, owner)).datos).toMatchObject({ estado: 'confirmando', hechas: 200 })
    await Promise.all([commit(deps, datos.id), commit(deps, datos.id)])
    expect(new Set((await itemsOf(t, owner)).map(({ marca }) => marca)).size).toBe(450)
    expect(await itemsOf(t, owner)).toHaveLength(450)
    expect((await settled(t, datos.id, owner)).datos).toMatchObject({ estado: 'terminado', hechas: 450 })
  })

  test('that would differ from its dry run makes nothing and says so', async () => {
    const { datos } = await checked(t, owner, aWorkbook([aLine(1), aLine(2, { categoria_id: 'Grúas' })]))
    const category = t.deps.db.updateTable('clasificado_categoria').where('nombre', '=', 'Excavadoras')
    await category.set({ estado_id: 5 }).execute()
    await confirmed(t, datos.id, owner)
    await category.set({ estado_id: 1 }).execute()
    const after = (await settled(t, datos.id, owner)).datos
    expect(after).toMatchObject({ estado: 'fallido', error: expect.stringContaining('cambiaron') })
    expect(await itemsOf(t, owner)).toEqual([])
  })
})

describe('undoing', () => {
  const undone = (id: number, as: Person) => t.call('PUT', `${importPath}/deshacer/${id}`, undefined, as)
  const saved = async () => (await upload(t, owner, aWorkbook([aLine(1), aLine(2)]), { to: 'save' })).datos.id as number

  test('removes what nobody edited since, once', async () => {
    const id = await saved()
    const [first] = await itemsOf(t, owner)
    await t.deps.db.updateTable('clasificado').set({ version: 2 }).where('id', '=', first!.id).execute()
    const earlier = new Date(Date.now() - 23.9 * 3_600_000)
    await t.deps.db.updateTable('importacion').set({ terminado_en: earlier }).where('id', '=', id).execute()
    expect((await oneImport(t, id, owner)).datos.puede_deshacer).toBe(true)
    expect(await undone(id, owner)).toMatchObject({ status: 200, datos: { estado: 'deshecho', puede_deshacer: false } })
    for (let tries = 0; tries < 50 && (await itemsOf(t, owner)).length > 1; tries++) await sleep(100)
    const deps = importDeps(t)
    await undo(deps, id)
    expect(await itemsOf(t, owner)).toMatchObject([{ id: first!.id }])
    expect(await undone(id, owner)).toMatchObject({ status: 409, codigo: 18 })
  })

  test('is too late after 24 h', async () => {
    const id = await saved()
    const yesterday = new Date(Date.now() - 24.1 * 3_600_000)
    await t.deps.db.updateTable('importacion').set({ terminado_en: yesterday }).where('id', '=', id).execute()
    expect(await undone(id, owner)).toMatchObject({ status: 409, codigo: 18 })
    expect(await itemsOf(t, owner)).toHaveLength(2)
  })
})

test('imports of others do not exist', async () => {
  const { datos } = await checked(t, owner, aWorkbook([aLine(1)]))
  const stranger = await aStaffMember(t)
  expect(await oneImport(t, datos.id, stranger)).toMatchObject({ status: 404, codigo: 983 })
  expect(await confirmed(t, datos.id, stranger)).toMatchObject({ status: 404, codigo: 983 })
  const undo = t.call('PUT', `${importPath}/deshacer/${datos.id}`, undefined, stranger)
  expect(await undo).toMatchObject({ status: 404, codigo: 983 })
  const list = (as: Person) => t.call('GET', `${importPath}/list`, undefined, as)
  expect((await list(stranger)).datos.total).toBe(0)
  expect((await list(owner)).datos).toMatchObject({
    total: 1,
    importaciones: [{ id: datos.id, nombre: 'equipos.xlsx' }],
  })
  expect(await list(await aUser(t, { modules: [] }))).toMatchObject({ status: 403 })
  expect(await upload(t, null, aWorkbook([aLine(1)]))).toMatchObject({ status: 401 })
})
