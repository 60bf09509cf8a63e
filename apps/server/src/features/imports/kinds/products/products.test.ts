import { setTimeout as sleep } from 'node:timers/promises'
import { read, utils } from '@e965/xlsx'
import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { type Language, languages } from '@portal/contract/core/language'
import { productImportMessages as m } from '@portal/contract/imports/messages'
import { productColumns } from '@portal/contract/imports/product-columns'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { folded } from '#core/base/folded.ts'
import { productTables } from '#features/products/imported/queries.ts'
import {
  aWorkbook,
  type Cells,
  checked,
  codesOf,
  confirmed,
  fatesOf,
  importPathOf,
  settled,
  titled,
  upload,
  warningsOf,
} from '#test/imports.ts'
import { aBranch, auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { aProduct } from '#test/products.ts'
import { aCalculator, aPlacedProduct, saveProjection } from '#test/projections.ts'
import { aLine, aQuote, aSeller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { productTexts } from './texts.ts'

const type = 'producto'
const path = importPathOf(type)
const says = productTexts.es
let t: TestApp
let clerk: Person
let made = 0
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  clerk = await someone()
})
afterAll(() => t.close())

const someone = async (
  modules: readonly GrantableModule[] = [Module.products, Module.assignedProducts],
  role: Role = Role.manager,
) => aUser(t, { role, enterpriseId: await theHouse(t), modules })

/** A good row of a new product with one tier, unless changed. */
const aRow = (changes: Cells = {}): Cells => ({
  codigo: `SKU-${++made}`,
  nombre: `Detonador de prueba ${made}`,
  categoria_id: 'Extra',
  unidad_id: 'Pieza',
  unidad_medida_id: 'Unidad',
  precio_sugerido: 20,
  costo: 8,
  ...changes,
})

interface Place {
  id: number
  enterpriseId: number
  name: string
  branchName: string
}

/** A branch of a new enterprise, by their names. */
async function aPlace(branchName = 'Antofagasta', at?: Place): Promise<Place> {
  const enterpriseId = at?.enterpriseId ?? (await anEnterprise(t))
  const name = `Minera ${enterpriseId} Ltda`
  await t.deps.db.updateTable('empresa').set({ nombre: name }).where('id', '=', enterpriseId).execute()
  return { ...(await aBranch(t, { enterpriseId, name: branchName })), name, branchName }
}
const at = ({ name, branchName }: Place, precio: Cells[string], changes: Cells = {}): Cells => ({
  empresa: name,
  sucursal: branchName,
  precio,
  ...changes,
})

const book = (rows: readonly Cells[], language: Language = 'es') =>
  aWorkbook(rows.map((cells) => titled(type, cells, language)))
const check = (rows: readonly Cells[], as = clerk) => checked(t, as, book(rows), { type })
const save = (rows: readonly Cells[], as = clerk) => upload(t, as, book(rows), { type, to: 'save' })

const productOf = ({ nombre }: Cells) =>
  t.deps.db
    .selectFrom('producto')
    .selectAll()
    .where('nombre', '=', String(nombre))
    .where('estado_id', '<>', 0)
    .executeTakeFirst()

/** The stored prices of a product: its branches with the tiers of each. */
async function pricesOf(row: Cells) {
  const product = await productOf(row)
  const found = await t.deps.db
    .selectFrom('producto_configuracion')
    .innerJoin('producto_configuracion_tramo', 'producto_configuracion_id', 'id')
    .select(['id', 'sucursal_id', 'modo', 'version', 'desde', 'valor'])
    .where('producto_id', '=', product?.id ?? 0)
    .where('eliminado_en', 'is', null)
    .orderBy('id')
    .orderBy('desde')
    .execute()
  return [...Map.groupBy(found, ({ sucursal_id }) => sucursal_id)].map(([branch, tiers]) => ({
    branch,
    id: tiers[0]!.id,
    version: tiers[0]!.version,
    modo: tiers[0]!.modo,
    tiers: tiers.map(({ desde, valor }) => [desde, valor]),
  }))
}

type Detail = {
  detalle: {
    accion: string
    errores: { campo: string; codigo: number; texto: string }[]
    avisos: { campo: string; texto: string }[]
    valores: { campo: string; celda: string; valor: string; cambia: boolean }[]
  }[]
}
const shownOf = ({ detalle: [row] }: Detail, field: string) => row!.valores.find(({ campo }) => campo === field)

async function undone(id: number, isDone: () => Promise<boolean>, as = clerk) {
  expect(await t.call('PUT', `${path}/deshacer/${id}`, undefined, as)).toMatchObject({ status: 200 })
  for (let tries = 0; tries < 50 && !(await isDone()); tries++) await sleep(100)
  await sleep(200) // the rows that stay are looked at as well
}

describe('importing products', () => {
  test('makes products and their prices, unpublished, and audits as the forms do', async () => {
    const [north, south] = [await aPlace('Norte'), await aPlace('Sur')]
    const row = aRow({ nombre_en: 'Test detonator', nombre_pt: 'Detonador de teste', costo_cable_metro: 0.35 })
    const { codigo, nombre } = row as { codigo: string; nombre: string }
    const reply = await save([
      { ...row, ...at(north, 19.5) },
      { codigo: codigo.toLowerCase(), ...at(south, 18) },
      { ...aRow({ categoria_id: 'Adapters' }), estado_id: 'Inactivo' },
    ])
    expect(reply).toMatchObject({ estado: 'OK', codigo: m.imported.code, datos: { totales: { crear: 3 } } })
    const product = await productOf(row)
    expect(product).toMatchObject({
      ...{ codigo, nombre, nombre_en: 'Test detonator', nombre_pt: 'Detonador de teste', categoria_id: 6 },
      ...{ unidad_id: 1, unidad_medida_id: 21, precio_sugerido: 20, costo: 8, costo_cable_metro: 0.35 },
      ...{ estado_id: 1, slug: null, publicada: false, version: 1 },
    })
    const prices = await pricesOf(row)
    expect(prices).toMatchObject([
      { branch: north.id, modo: 'precio', tiers: [[1, 19.5]] },
      { branch: south.id, modo: 'precio', tiers: [[1, 18]] },
    ])
    const actor = { usuario_id: clerk.id }
    expect(await auditOf(t, 'producto', product!.id)).toMatchObject([{ accion: 'products.created', ...actor }])
    const [first] = prices
    expect(await auditOf(t, 'producto_configuracion', first!.id)).toMatchObject([
      { accion: 'assignedProducts.created', ...actor },
    ])
  })

  test('checks first, writes nothing, and shows each value as it would be stored', async () => {
    const place = await aPlace()
    const row = aRow({ precio_sugerido: '1.200,50', costo: 'USD 1,100', unidad_id: 'PCE', unidad_medida_id: 'EA' })
    const { datos } = await check([
      { ...row, ...at(place, '1 190'), empresa: place.name.toUpperCase(), moneda: 'dólares' },
    ])
    expect(datos).toMatchObject({ estado: 'validado', totales: { crear: 1 } })
    expect(codesOf(datos)).toEqual([[]])
    expect(await productOf(row)).toBeUndefined()
    expect(shownOf(datos, 'precio_sugerido')).toMatchObject({ celda: '1.200,50', valor: 'USD 1,200.50', cambia: true })
    expect(shownOf(datos, 'costo')).toMatchObject({ valor: 'USD 1,100.00' })
    expect(shownOf(datos, 'precio')).toMatchObject({ celda: '1 190', valor: 'USD 1,190.00', cambia: true })
    expect(shownOf(datos, 'unidad_id')).toMatchObject({ celda: 'PCE', valor: 'Pieza', cambia: true })
    expect(shownOf(datos, 'unidad_medida_id')).toMatchObject({ celda: 'EA', valor: 'Unidad', cambia: true })
    expect(shownOf(datos, 'moneda')).toMatchObject({ valor: 'USD' })
    expect(shownOf(datos, 'codigo')).toMatchObject({ cambia: false })
  })

  test.each<[string, Cells, string[]]>([
    ['no code and no name', { codigo: null, nombre: null }, ['nombre 10']],
    ['a code that none has, alone', { ...empty(), codigo: 'SKU-0' }, ['codigo 11']],
    ['a name that none has, alone', { ...empty(), nombre: 'Nadie' }, ['nombre 11']],
    ['no name', { nombre: null }, ['nombre 30']],
    ['a name of one letter', { nombre: 'A' }, ['nombre 30']],
    ['a code of 41 characters', { codigo: 'x'.repeat(41) }, ['codigo 37']],
    ['an unknown category', { categoria_id: 'Globos' }, ['categoria_id 31']],
    ['no category', { categoria_id: null }, ['categoria_id 31']],
    ['a unit that is none', { unidad_id: 'Docena de docenas' }, ['unidad_id 2']],
    ['a measure that is none', { unidad_medida_id: 'Legua' }, ['unidad_medida_id 3']],
    ['a service that is none', { servicio_id: 'Lavado' }, ['servicio_id 4']],
    ['no suggested price', { precio_sugerido: null }, ['precio_sugerido 5']],
    ['a suggested price of zero', { precio_sugerido: 0, costo: 0 }, ['precio_sugerido 5']],
    ['a price in words', { precio_sugerido: 'gratis' }, ['precio_sugerido 5']],
    ['a third of a cent', { precio_sugerido: '20.0055' }, ['precio_sugerido 5']],
    ['a negative cost', { costo: -1 }, ['costo 6']],
    ['a cost above the price', { costo: 21 }, ['costo 6']],
    ['no cost', { costo: null }, ['costo 6']],
    ['a brochure that is a script', { folleto_url: 'javascript:alert(1)' }, ['folleto_url 8']],
    ['a status that is none', { estado_id: 'Quizás' }, ['estado_id 988']],
    ['pesos with decimals', { precio_sugerido: 'CLP 1.200,50' }, ['precio_sugerido 33']],
    ['pesos in the column of the currency', { moneda: 'CLP' }, ['moneda 33']],
    ['a dollar sign as currency, which many are', { moneda: '$' }, ['moneda 33']],
    ['a discount of no place', { descuento: 5 }, ['empresa 17']],
    ['a quantity of no place', { precio: 9, precio_sugerido: null, desde: 100 }, ['precio_sugerido 5', 'empresa 17']],
    ['two prices of no place', { precio: 9 }, ['empresa 17']],
    ['an enterprise that is none', { empresa: 'Nadie', sucursal: 'Sur', precio: 9 }, ['empresa 18']],
    ['a tax id that is none', { identificador_tributario: '1-9', sucursal: 'Sur' }, ['identificador_tributario 18']],
    ['an error of the spreadsheet', { nombre: '#REF!' }, ['nombre 6']],
  ])('refuses %s, and the other rows are good', async (_, changes, codes) => {
    const { datos } = await check([aRow(changes), aRow()])
    expect(codesOf(datos)).toEqual([codes, []])
  })

  test.each<[string, Cells, object]>([
    ['in Chinese', { nombre: '电子雷管 9 米' }, { nombre: '电子雷管 9 米' }],
    ['of a path of categories, in English', { categoria_id: 'All / Consoles' }, { categoria_id: 2 }],
    [
      'sold by the roll and the meter',
      { unidad_id: 'Rolo', unidad_medida_id: 'MTR' },
      { unidad_id: 7, unidad_medida_id: 22 },
    ],
    [
      'with one column for both units',
      { unidad_id: null, unidad_medida_id: 'Caja' },
      { unidad_id: 8, unidad_medida_id: 21 },
    ],
    ['without units', { unidad_id: null, unidad_medida_id: null }, { unidad_id: 1, unidad_medida_id: 21 }],
    ['with a flag for its status', { estado_id: false }, { estado_id: 5 }],
    ['with a service', { servicio_id: 'nextlion' }, { servicio_id: 1 }],
    ['with a number as code', { codigo: 4711 }, { codigo: '4711' }],
    ['that looks like a formula', { nombre: "'=1+1 Cable" }, { nombre: '=1+1 Cable' }],
    ['with a price of its own column', { precio_sugerido: null, precio: '1.200,50' }, { precio_sugerido: 1200.5 }],
  ])('reads one %s', async (_, changes, expected) => {
    const row = aRow(changes)
    expect(await save([row])).toMatchObject({ codigo: m.imported.code })
    const code = String(row.codigo)
    const found = await t.deps.db.selectFrom('producto').selectAll().where('codigo', '=', code).execute()
    expect(found).toMatchObject([expected])
  })

  test('knows the headings of other programs in three languages, and no heading twice', async () => {
    const place = await aPlace('Puerto')
    const lists = [
      ['Material', 'Material description', 'Material group', 'List price', 'Unit cost', 'UoM'],
      ['Referencia', 'Denominación', 'Familia', 'PVP', 'Coste', 'Unidad'],
      ['Código', 'Descrição', 'Categoria', 'Preço de venda', 'Custo', 'Unidade'],
    ].map((titles, index) => {
      const cells = [`LISTA-${index}`, `Cable ${index}`, 'Extra', '9,50', 4.1, 'UND']
      return Object.fromEntries(titles.map((title, place) => [title, cells[place]!]))
    })
    for (const list of lists) {
      const { datos } = await checked(t, clerk, aWorkbook([list]), { type })
      expect(datos).toMatchObject({ estado: 'validado', error: null, totales: { crear: 1 } })
    }
    const row = aRow({ categoria_id: 'Consolas' })
    await save([row])
    const list = { SKU: row.codigo!, Customer: place.name, Location: 'Puerto', MOQ: 1, 'Unit price': '19,90' }
    const { datos } = await checked(t, clerk, aWorkbook([list]), { type })
    expect(codesOf(datos)).toEqual([[]])
    expect(datos.totales).toMatchObject({ crear: 1 })
    const headings = Object.values(productColumns).map((column) => {
      const { name, also, others = [] } = column as (typeof productColumns)['nombre']
      return [...new Set([name.es, name.en, ...(also ? [also.es, also.en] : []), ...others].map(folded))]
    })
    const all = headings.flat()
    expect(all.filter((heading, place) => all.indexOf(heading) !== place)).toEqual([])
  })

  test('takes 5,000 rows of one product, and stores them in blocks', { timeout: 120_000 }, async () => {
    const place = await aPlace('Faena 1')
    const branches = Array.from({ length: 4999 }, (_, index) => `Faena ${index + 2}`)
    const made = branches.map((nombre) => ({ nombre, empresa_id: place.enterpriseId, estado_id: 1 }))
    await t.deps.db.insertInto('sucursal').values(made).execute()
    const row = aRow()
    const rows = ['Faena 1', ...branches].map((sucursal) => ({ ...row, ...at(place, 15), sucursal }))
    expect((await check(rows)).datos.totales).toMatchObject({ crear: 5000 })
    const { id } = (await check(rows.slice(0, 1000))).datos
    await confirmed(t, id, clerk, type)
    expect((await settled(t, id, clerk, type)).datos).toMatchObject({ estado: 'terminado' })
    expect(await pricesOf(row)).toHaveLength(1000)
  })
})

function empty(): Cells {
  return Object.fromEntries(Object.keys(aRow()).map((field) => [field, null]))
}

describe('rows of one product', () => {
  test('that contradict each other have a fault that says where', async () => {
    const row = aRow()
    const { datos } = await check([
      row,
      { ...row, precio_sugerido: '20,00', categoria_id: 'extra', nombre: String(row.nombre).toUpperCase() },
      { ...row, costo: 9, nombre_en: 'Other' },
      { ...row, nombre: 'Otro nombre', nombre_en: 'Another' },
    ])
    expect(codesOf(datos)).toEqual([[], [], ['costo 13'], ['nombre 13', 'nombre_en 13']])
    expect(datos.detalle[2].errores[0].texto).toBe(says.contradicts(2, '8'))
    expect(warningsOf(datos)[1]).toEqual([says.repeats(2)])
  })

  test('are one by their code or their name; a name of two codes is neither, and names are not given twice', async () => {
    const [one, two] = [aRow(), aRow()]
    const place = await aPlace()
    const { datos } = await check([one, { nombre: ` ${String(one.nombre).toUpperCase()}  `, ...at(place, 10) }])
    expect(codesOf(datos)).toEqual([[], []])
    expect(fatesOf(datos)).toEqual(['crear', 'crear'])
    const twice = await check([one, { ...two, nombre: one.nombre! }, { nombre: one.nombre!, ...at(place, 10) }])
    expect(codesOf(twice.datos)).toEqual([['nombre 14'], ['nombre 14'], ['nombre 12']])
  })

  test('when the first is bad, the next one makes it; the bad one is mended in the returned workbook', async () => {
    const [north, south] = [await aPlace('Norte'), await aPlace('Sur')]
    const row = aRow()
    const part = await save([
      { ...row, ...at(north, 0) },
      { ...row, ...at(south, 17) },
    ])
    expect(part).toMatchObject({ estado: 'OK_NOTI', codigo: m.importedInPart.code })
    expect(await pricesOf(row)).toMatchObject([{ branch: south.id }])
    const file = read((await t.app.inject({ method: 'GET', url: part.datos.url_resultado })).rawPayload)
    const lines = utils.sheet_to_json<Cells>(file.Sheets[file.SheetNames[0]!]!)
    expect(lines).toMatchObject([{ Precio: 0, Errores: expect.stringContaining('26 Precio: ') }])
    const mended = aWorkbook(lines.map((line) => ({ ...line, Precio: 18 })))
    expect(await upload(t, clerk, mended, { type, to: 'save' })).toMatchObject({ codigo: m.imported.code })
    expect(await pricesOf(row)).toMatchObject([{ branch: south.id }, { branch: north.id, tiers: [[1, 18]] }])
  })
})

describe('prices of a branch', () => {
  let priced: { name: string } | undefined

  test('are its tiers, a row for each, stored once as the form does', async () => {
    const place = await aPlace()
    const row = aRow({ categoria_id: 'Consolas' })
    const reply = await save([
      { ...row, ...at(place, '15,50', { desde: '11' }) },
      { nombre: row.nombre!, ...at(place, 18) },
      { nombre: row.nombre!, ...at(place, 17.25, { desde: 6 }) },
    ])
    expect(reply.datos.totales).toMatchObject({ crear: 3 })
    const prices = await pricesOf(row)
    expect(prices).toMatchObject([
      {
        version: 1,
        tiers: [
          [1, 18],
          [6, 17.25],
          [11, 15.5],
        ],
      },
    ])
    const again = await save([
      { nombre: row.nombre!, ...at(place, 17.25, { desde: 6 }) },
      { nombre: row.nombre!, ...at(place, 15, { desde: 11 }) },
    ])
    expect(again.datos.totales).toMatchObject({ actualizar: 1, igual: 1 })
    expect(await pricesOf(row)).toMatchObject([
      {
        version: 2,
        tiers: [
          [1, 18],
          [6, 17.25],
          [11, 15],
        ],
      },
    ])
    expect(await auditOf(t, 'producto_configuracion', prices[0]!.id)).toMatchObject([
      { accion: 'assignedProducts.created' },
      { accion: 'assignedProducts.updated' },
    ])
  })

  test('hold for every quantity where the row names none, and from there on where a tier is missing: it says so', async () => {
    const [one, other] = [await aPlace(), await aPlace()]
    const row = aRow({ categoria_id: 'Consolas' })
    const { datos } = await check([
      { ...row, ...at(one, 18) },
      { ...row, ...at(other, 18, { desde: 1 }) },
      { ...row, ...at(other, 16, { desde: 6 }) },
    ])
    expect(warningsOf(datos)).toEqual([[says.holdsFor('6, 11')], [], [says.holdsFor('11')]])
    await confirmed(t, datos.id, clerk, type)
    await settled(t, datos.id, clerk, type)
    expect(await pricesOf(row)).toMatchObject([
      {
        branch: one.id,
        tiers: [
          [1, 18],
          [6, 18],
          [11, 18],
        ],
      },
      {
        branch: other.id,
        tiers: [
          [1, 18],
          [6, 16],
          [11, 16],
        ],
      },
    ])
  })

  test('are found by the tax id of the enterprise, and at its only branch', async () => {
    const place = await aPlace('Única')
    const tax = { identificador_tributario: '76.086.428-5' }
    await t.deps.db.updateTable('empresa').set(tax).where('id', '=', place.enterpriseId).execute()
    const row = aRow()
    const { datos } = await check([
      { ...row, empresa: '760864285', precio: 12 },
      { ...row, identificador_tributario: '76086428-5', sucursal: 'unica', precio: 12 },
    ])
    expect(codesOf(datos)).toEqual([[], []])
    expect(warningsOf(datos)).toEqual([[says.onlyBranch('Única')], [says.repeats(2)]])
    const second = await aPlace('Segunda', place)
    const two = await check([
      { ...row, empresa: second.name, precio: 12 },
      { ...row, ...at(second, 12), sucursal: 'Tercera' },
    ])
    expect(codesOf(two.datos)).toEqual([['sucursal 21'], ['sucursal 20']])
  })

  test.each<[string, Cells[], string[][]]>([
    ['of a quantity at which no tier begins', [{ precio: 18, desde: 100 }], [['desde 29']]],
    ['of half a unit', [{ precio: 18, desde: 0.5 }], [['desde 29']]],
    ['without the first tier', [{ precio: 18, desde: 6 }], [['desde 34']]],
    [
      'that rise',
      [
        { precio: 18, desde: 1 },
        { precio: 19, desde: 6 },
      ],
      [['precio 35'], ['precio 32']],
    ],
    ['of zero', [{ precio: 0 }], [['precio 26']]],
    ['that are negative', [{ precio: -3 }], [['precio 26']]],
    ['in euros', [{ precio: '18 EUR' }], [['precio 26']]],
    ['in pesos with decimals', [{ precio: 'CLP 1.200,50' }], [['precio 33']]],
    ['that are missing', [{}], [['precio 27']]],
    ['next to a discount', [{ precio: 18, descuento: 10 }], [['precio 28']]],
    ['as a discount of all', [{ descuento: '100 %' }], [['descuento 26']]],
    [
      'as a discount and a price',
      [
        { precio: 18, desde: 1 },
        { descuento: 20, desde: 6 },
      ],
      [['precio 35'], ['descuento 13']],
    ],
    [
      'twice',
      [
        { precio: 18, desde: 1 },
        { precio: 17, desde: 1 },
      ],
      [['precio 35'], ['precio 13']],
    ],
    [
      'with one bad tier',
      [
        { precio: 18, desde: 1 },
        { precio: 'x', desde: 6 },
      ],
      [['precio 35'], ['precio 26']],
    ],
  ])('%s are refused as a whole', async (_, prices, codes) => {
    const { name, branchName } = await aPlace()
    priced ??= await aProduct(t, { categoryId: 2, price: 20 })
    const row = { nombre: priced.name }
    const rows = prices.map((price) => ({ ...row, empresa: name, sucursal: branchName, ...price }))
    const { datos } = await check(rows)
    expect(codesOf(datos)).toEqual(codes)
    await save(rows)
    expect(await pricesOf(row)).toEqual([])
  })

  test('may be discounts on the suggested price, and the export comes back as it was', async () => {
    const [one, other] = [await aPlace(), await aPlace()]
    const row = aRow({ categoria_id: 'Consolas', nombre_en: `Test console ${made}` })
    await save([
      { ...row, ...at(one, null), descuento: '10%' },
      { ...row, ...at(other, 19) },
    ])
    const before = await pricesOf(row)
    expect(before).toMatchObject([
      {
        modo: 'descuento',
        tiers: [
          [1, 10],
          [6, 10],
          [11, 10],
        ],
      },
      { modo: 'precio' },
    ])
    const { id } = (await productOf(row))!
    for (const language of languages) {
      const url = `/v1/producto_configuracion/download?producto_id=${id}&idioma=${language}`
      const { url_file: file } = (await t.call('GET', url, undefined, clerk)).datos
      const { rawPayload: bytes } = await t.app.inject(file)
      const { datos } = await checked(t, clerk, bytes, { type, language })
      expect(datos).toMatchObject({ estado: 'validado', error: null, totales: { igual: 6, error: 0 } })
    }
    expect(await pricesOf(row)).toEqual(before)
  })

  test('far from the suggested or the earlier one, or below the floor, are told', async () => {
    const place = await aPlace()
    const row = aRow()
    const { datos } = await check([{ ...row, ...at(place, 200) }])
    expect(warningsOf(datos)).toEqual([[says.farFromList('Precio', 'USD 200.00', 'USD 20.00')]])
    await save([row])
    const changed = await check([{ ...row, precio_sugerido: 2000 }])
    expect(warningsOf(changed.datos)).toEqual([[says.farFromEarlier('Precio sugerido', 'USD 2,000.00', 'USD 20.00')]])
    const product = await aPlacedProduct(t)
    await saveProjection(t, { producto_id: product.id }, await aCalculator(t))
    const low = await check([{ nombre: product.name, ...at(place, 8) }])
    expect(warningsOf(low.datos)[0]).toContain(says.belowFloor('USD 8.00', 'USD 8.41'))
  })

  test('are not given to what is inactive, nor by the tiers of a category that the workbook changes', async () => {
    const [place, closed] = [await aPlace(), await aPlace()]
    await t.deps.db.updateTable('sucursal').set({ estado_id: 5 }).where('id', '=', closed.id).execute()
    const [one, asleep] = [aRow(), aRow({ estado_id: 'Inactivo' })]
    await save([one, asleep])
    const { datos } = await check([
      { codigo: one.codigo!, ...at(closed, 12) },
      { ...asleep, estado_id: 'Activo', ...at(place, 12) },
    ])
    expect(codesOf(datos)).toEqual([['sucursal 39'], ['precio 36']])
    const moved = await check([{ ...one, categoria_id: 'Consolas', ...at(place, 12) }])
    expect(codesOf(moved.datos)).toEqual([['categoria_id 40']])
    expect((await check([{ ...one, categoria_id: 'Consolas' }])).datos.totales).toMatchObject({ actualizar: 1 })
  })
})

describe('what is already there', () => {
  test('is the same, or changed; empty cells keep what is stored, and prices alone change prices', async () => {
    const place = await aPlace()
    const row = aRow({ nombre_en: 'Kept', folleto_url: 'https://example.com/a.pdf' })
    const first = [{ ...row, ...at(place, 12) }]
    await save(first)
    const again = await check(first)
    expect(again.datos.totales).toMatchObject({ igual: 1, crear: 0, actualizar: 0 })
    expect(warningsOf(again.datos)).toEqual([[]])
    const reply = await save([{ nombre: String(row.nombre).toUpperCase(), ...at(place, 12.5) }])
    expect(reply.datos.totales).toMatchObject({ actualizar: 1 })
    expect(await productOf(row)).toMatchObject({ version: 1, nombre_en: 'Kept' })
    expect(await pricesOf(row)).toMatchObject([{ version: 2, tiers: [[1, 12.5]] }])
    const cost = await save([{ codigo: row.codigo!, costo: 9 }])
    expect(cost.datos.totales).toMatchObject({ actualizar: 1 })
    expect(await productOf(row)).toMatchObject({
      costo: 9,
      nombre_en: 'Kept',
      folleto_url: 'https://example.com/a.pdf',
    })
  })

  test('gets its code by its name, and another name by its code; neither from another product', async () => {
    const [one, other] = [aRow({ codigo: null }), aRow()]
    await save([one, other])
    await save([{ ...one, codigo: 'NUEVO-1' }])
    expect(await productOf(one)).toMatchObject({ codigo: 'NUEVO-1', version: 2 })
    const renamed = `Renombrado ${made}`
    await save([{ codigo: 'nuevo-1', nombre: renamed }])
    expect(await productOf({ nombre: renamed })).toMatchObject({ codigo: 'NUEVO-1', version: 3 })
    const taken = await check([{ codigo: 'NUEVO-1', nombre: other.nombre! }])
    expect(codesOf(taken.datos)).toEqual([['nombre 22']])
    const { datos } = await check([
      { codigo: 'NUEVO-2', nombre: renamed, costo: 7 },
      { nombre: renamed, precio_sugerido: 30 },
    ])
    expect(codesOf(datos)).toEqual([['codigo 41'], ['codigo 41']])
  })

  test('that comes with the portal gets prices; its texts, code and category stay, and it says so', async () => {
    const place = await aPlace()
    const before = await productOf({ nombre: 'Next Remote' })
    const changes = { nombre: 'NEXT REMOTE', codigo: 'R-1', nombre_en: 'Remote', categoria_id: 'Extra' }
    const { datos } = await check([{ ...changes, precio_sugerido: 3200, costo: 1500, ...at(place, 3000) }])
    expect(codesOf(datos)).toEqual([[]])
    expect(warningsOf(datos)[0]).toContain(says.stays('Código, Nombre en inglés, Categoría'))
    await confirmed(t, datos.id, clerk, type)
    await settled(t, datos.id, clerk, type)
    const after = await productOf({ nombre: before!.nombre })
    expect(after).toEqual({ ...before, precio_sugerido: 3200, costo: 1500, version: before!.version + 1 })
    expect(await pricesOf({ nombre: before!.nombre })).toMatchObject([
      {
        branch: place.id,
        tiers: [
          [1, 3000],
          [6, 3000],
          [11, 3000],
        ],
      },
    ])
    const alone = await check([{ nombre: 'Next3e', codigo: 'N3', ...at(place, 18) }])
    expect(codesOf(alone.datos)).toEqual([[]])
    await undone(datos.id, async () => (await pricesOf({ nombre: before!.nombre })).length === 0)
    expect(await productOf({ nombre: before!.nombre })).toMatchObject({ precio_sugerido: null, costo: null })
  })
})

test('of the same file confirmed twice at once, products and prices are made once', async () => {
  const place = await aPlace()
  const row = aRow({ categoria_id: 'Consolas' })
  const rows = [
    { ...row, ...at(place, 18, { desde: 1 }) },
    { ...row, ...at(place, 17, { desde: 6 }) },
  ]
  const ids = [(await check(rows)).datos.id, (await check(rows)).datos.id]
  await Promise.all(ids.map((id) => confirmed(t, id, clerk, type)))
  const ends = await Promise.all(ids.map((id) => settled(t, id, clerk, type)))
  expect(ends.map(({ datos }) => datos.estado).toSorted()).toEqual(['fallido', 'terminado'])
  expect(await pricesOf(row)).toMatchObject([{ version: 1 }])
})

test('a price that someone changed since the check is not overwritten', async () => {
  const place = await aPlace()
  const row = aRow()
  await save([{ ...row, ...at(place, 18) }])
  const { id } = (await check([{ ...row, ...at(place, 17) }])).datos
  const [price] = await pricesOf(row)
  const { db } = t.deps
  await db
    .updateTable('producto_configuracion_tramo')
    .set({ valor: 17 })
    .where('producto_configuracion_id', '=', price!.id)
    .execute()
  await db.updateTable('producto_configuracion').set({ version: 2 }).where('id', '=', price!.id).execute()
  await confirmed(t, id, clerk, type)
  expect((await settled(t, id, clerk, type)).datos).toMatchObject({ estado: 'fallido' })
  expect(await pricesOf(row)).toMatchObject([{ version: 2, tiers: [[1, 17]] }])
})

describe('undoing', () => {
  test('removes what it made and gives back what it changed, unless it was edited or something belongs to it', async () => {
    const [place, other] = [await aPlace(), await aPlace()]
    const before = aRow()
    await save([{ ...before, ...at(place, 18) }])
    const [gone, edited, quoted, priced] = [aRow(), aRow(), aRow(), aRow()]
    const { datos } = await save([
      { ...before, precio_sugerido: 25, ...at(place, 17) },
      { codigo: before.codigo!, ...at(other, 16) },
      { ...gone, ...at(place, 15) },
      edited,
      quoted,
      { ...priced, ...at(place, 14) },
    ])
    expect(datos.totales).toMatchObject({ crear: 5, actualizar: 1 })
    const { db } = t.deps
    const products = await Promise.all([gone, edited, quoted, priced].map(productOf))
    await db.updateTable('producto').set({ version: 2 }).where('id', '=', products[1]!.id).execute()
    await aQuote(t, await aSeller(t), { lineas: [aLine({ producto_id: products[2]!.id, precio_venta: 20 })] })
    const [kept] = await pricesOf(priced)
    await db.updateTable('producto_configuracion').set({ version: 2 }).where('id', '=', kept!.id).execute()
    await undone(datos.id, async () => (await productOf(before))?.precio_sugerido === 20)
    expect(await pricesOf(before)).toMatchObject([{ branch: place.id, tiers: [[1, 18]] }])
    expect(await productOf(gone)).toBeUndefined()
    for (const row of [edited, quoted, priced]) expect(await productOf(row)).toMatchObject({ estado_id: 1 })
    expect(await pricesOf(priced)).toMatchObject([{ id: kept!.id, tiers: [[1, 14]] }])
    const rows = await auditOf(t, 'producto', products[0]!.id)
    expect(rows.map(({ accion }) => accion)).toEqual(['products.created', 'products.deleted'])
    const history = await auditOf(t, 'producto', (await productOf(before))!.id)
    expect(history.map(({ accion }) => accion)).toEqual(['products.created', 'products.updated', 'products.restored'])
  })

  test('looks at every table whose rows belong to a product or to its prices', async () => {
    const { rows } = await sql<{ table: string; of: string }>`
      select distinct conrelid::regclass::text as table, confrelid::regclass::text as of from pg_constraint
      where contype = 'f' and confrelid in ('producto'::regclass, 'producto_configuracion'::regclass)`.execute(
      t.deps.db,
    )
    const ofTable = (of: string) => rows.filter((row) => row.of === of).map(({ table }) => table)
    expect(ofTable('producto').toSorted()).toEqual([...productTables, 'producto', 'producto_configuracion'].toSorted())
    expect(ofTable('producto_configuracion')).toEqual(['producto_configuracion_tramo'])
  })
})

describe('who may not save products or prices', () => {
  test('imports none: a master distributor, who reads prices', async () => {
    const { id: branchId, enterpriseId } = await aBranch(t)
    const modules = [Module.masterDistributor, Module.products, Module.assignedProducts]
    const outsider = await aUser(t, { role: Role.distributor, enterpriseId, branchId, modules })
    const row = aRow()
    const refused = { status: 403, codigo: coreMessages.notAllowed.code }
    expect(await upload(t, outsider, book([row]), { type })).toMatchObject(refused)
    expect(await upload(t, outsider, book([row]), { type, to: 'save' })).toMatchObject(refused)
    expect(await t.call('GET', `${path}/download/plantilla?idioma=es`, undefined, outsider)).toMatchObject(refused)
    const { id } = (await check([row])).datos
    expect(await t.call('GET', `${path}/${id}`, undefined, outsider)).toMatchObject({ status: 404 })
    expect(await t.call('PUT', `${path}/deshacer/${id}`, undefined, outsider)).toMatchObject(refused)
    expect(await productOf(row)).toBeUndefined()
  })

  test('imports a part: with one module the rows of the other are refused', async () => {
    const place = await aPlace()
    const row = aRow()
    const only = (module: GrantableModule) => someone([module])
    const rows = [{ ...row, ...at(place, 12) }, aRow()]
    expect(codesOf((await check(rows, await only(Module.products))).datos)).toEqual([['precio 16'], []])
    await save([row])
    const pricing = [
      { codigo: row.codigo!, ...at(place, 12) },
      { ...row, ...at(place, 12) },
      { nombre: 'Nadie', ...at(place, 12) },
      { codigo: row.codigo!, precio: 12 },
    ]
    const pricer = await only(Module.assignedProducts)
    const alone = await check([pricing[0]!], pricer)
    expect(codesOf(alone.datos)).toEqual([[]])
    const { datos } = await check(pricing.slice(1), pricer)
    expect(codesOf(datos)).toEqual([
      expect.arrayContaining(['categoria_id 15']),
      ['nombre 15'],
      expect.arrayContaining(['precio 15']),
    ])
    const plain = await someone([Module.products, Module.assignedProducts], Role.user)
    expect(codesOf((await check([pricing[0]!], plain)).datos)).toEqual([['precio 16']])
    expect(await upload(t, await someone([Module.importers]), book([row]), { type })).toMatchObject({ status: 403 })
  })

  test('who leaves the house after the check imports nothing', async () => {
    const row = aRow()
    const { id } = (await check([row])).datos
    const { db } = t.deps
    await db
      .updateTable('usuario')
      .set({ empresa_id: await anEnterprise(t) })
      .where('id', '=', clerk.id)
      .execute()
    await confirmed(t, id, clerk, type)
    expect(await productOf(row)).toBeUndefined()
  })
})

test('the template is read back, in both languages', async () => {
  for (const [language, heading, choice] of [
    ['es', 'Desde (unidades)', 'Consolas'],
    ['en', 'From (units)', 'Consoles'],
  ] as const) {
    const reply = await t.call('GET', `${path}/download/plantilla?idioma=${language}`, undefined, clerk)
    const file = read((await t.app.inject({ method: 'GET', url: reply.datos.url_file })).rawPayload)
    const [sheet, choices] = file.SheetNames.map((name) =>
      utils.sheet_to_json<string[]>(file.Sheets[name]!, { header: 1 }),
    )
    expect(sheet![0]).toContain(heading)
    expect(sheet![0]).not.toContain(productColumns.valor.name[language])
    expect(choices!.flat()).toContain(choice)
    const place = await aPlace()
    const row = aRow({ categoria_id: choice, ...at(place, 12) })
    const filled = titled(type, row, language)
    const lines = [sheet![0]!, sheet![0]!.map((title) => filled[title] ?? null)]
    const bytes = aWorkbook([], (empty) => Object.assign(empty, utils.aoa_to_sheet(lines)))
    expect(await upload(t, clerk, bytes, { type, to: 'save', language })).toMatchObject({ codigo: m.imported.code })
    expect(await pricesOf(row)).toMatchObject([{ branch: place.id }])
  }
})

test('products that staff made are found by their names', async () => {
  const product = await aProduct(t)
  const place = await aPlace()
  expect((await check([{ nombre: product.name, ...at(place, 11) }])).datos.totales).toMatchObject({ crear: 1 })
})
