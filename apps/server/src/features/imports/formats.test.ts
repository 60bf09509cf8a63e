import { utils, type WorkSheet } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { type Language, languages } from '@portal/contract/core/language'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aLine, aWorkbook, type Cells, checked, confirmed, headingOf, itemsOf, titled } from '#test/imports.ts'
import { anOwner } from '#test/items.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

// What programs write into workbooks besides plain values, and what is stored of it.

let t: TestApp
let owner: Person
let clerk: Person
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  owner = await anOwner(t)
  const modules = [Module.importers, Module.contacts]
  clerk = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules })
})
afterAll(() => t.close())

/** Gives the cells of a column this format. */
const formatted = (fields: Record<string, string>) => (sheet: WorkSheet) => {
  const { e: end } = utils.decode_range(sheet['!ref']!)
  for (let column = 0; column <= end.c; column++) {
    const field = Object.keys(fields).find(
      (field) => headingOf(field) === sheet[utils.encode_cell({ r: 0, c: column })]?.v,
    )
    for (let row = 1; field && row <= end.r; row++) {
      const cell = sheet[utils.encode_cell({ r: row, c: column })]
      if (cell?.t === 'n') cell.z = fields[field]
    }
  }
}
const valuesOf = ({ detalle }: { detalle: { valores: { campo: string }[] }[] }, field: string) =>
  detalle.map(({ valores }) => valores.find(({ campo }) => campo === field))
const faultsOf = ({ detalle }: { detalle: { errores: { campo: string }[] }[] }) =>
  detalle.map(({ errores }) => errores.map(({ campo }) => campo))

describe('cells with a format', () => {
  test('percentages are what they show', async () => {
    const share = { es_venta_externa: 'Sí', utilidad_porcentaje: 0.125, comision_venta_porcentaje: 0.05 }
    const percent = formatted({ utilidad_porcentaje: '0.00%', comision_venta_porcentaje: '0%' })
    const { datos } = await checked(t, owner, aWorkbook([aLine(1, share)], percent))
    expect(valuesOf(datos, 'utilidad_porcentaje')).toEqual([
      { campo: 'utilidad_porcentaje', celda: '12,5 %', valor: '12,5 %', cambia: false },
    ])
    await confirmed(t, datos.id, owner)
    expect(await itemsOf(t, owner)).toMatchObject([
      { utilidad_porcentaje: 12.5, comision_venta_porcentaje: 5, precio_final: 90_000 },
    ])
  })

  test('a percentage or another currency where none belongs is refused', async () => {
    const rows = [aLine(1, { precio: 0.5 })]
    for (const format of ['0%', '[$CLP] #,##0', '[$€-2] #,##0']) {
      const { datos } = await checked(t, owner, aWorkbook(rows, formatted({ precio: format })))
      expect(faultsOf(datos)).toEqual([['precio']])
    }
    const { datos } = await checked(t, owner, aWorkbook([aLine(1)], formatted({ precio: '"USD" #,##0.00' })))
    expect(faultsOf(datos)).toEqual([[]])
  })

  test.each([
    [396.6666666666667, '#,##0.00', 'USD', 396.67],
    [80_000.3, '#,##0.00', 'USD', 80_000.3],
    [1_190_000.4, '#,##0.00', 'CLP', 1_190_000],
    [142_857.14285714287, '#,##0.00', 'USD', 142_857.14],
    [142_857.14285714287, 'General', 'USD', 142_857.14],
    [1200.7, '#,##0', 'USD', 1201],
  ])('%s as %s of %s is stored as %s, and told', async (precio, format, moneda, kept) => {
    const { datos } = await checked(t, owner, aWorkbook([aLine(1, { precio, moneda })], formatted({ precio: format })))
    expect(valuesOf(datos, 'precio')).toMatchObject([{ cambia: kept !== precio }])
    await confirmed(t, datos.id, owner)
    expect(await itemsOf(t, owner)).toMatchObject([{ precio: kept }])
  })
})

let made = 0
const aContact = (changes: Cells = {}): Cells => ({
  nombre: `Rosa Vidal ${++made}`,
  email: `rosa${made}@example.com`,
  telefono: `+5692${String(made).padStart(7, '0')}`,
  pais_id: 'Chile',
  empresa: `Árido ${made}`,
  ...changes,
})
const bookOf = (rows: readonly Cells[], shape?: Parameters<typeof aWorkbook>[1]) =>
  aWorkbook(
    rows.map((row) => titled('contacto', row)),
    shape,
  )
const check = (bytes: Uint8Array, language: Language = 'es') => checked(t, clerk, bytes, { type: 'contacto', language })

describe('phones', () => {
  test('are read with the country of their row, and shown before they are stored', async () => {
    const phones = [912345678, 223456789, 56912345680, '9 1234 5681', '0056912345683', '(56) 2 2345 6780']
    const { datos } = await check(bookOf(phones.map((telefono) => aContact({ telefono }))))
    expect(valuesOf(datos, 'telefono')).toMatchObject([
      { celda: '912345678', valor: '+56912345678', cambia: true },
      { valor: '+56223456789' },
      { valor: '+56912345680' },
      { valor: '+56912345681' },
      { valor: '+56912345683' },
      { valor: '+56223456780' },
    ])
    const other = await check(bookOf([aContact({ telefono: '912345678', pais_id: 'India' })]))
    expect(faultsOf(other.datos)).toEqual([['telefono']])
  })
})

describe('the dry run', () => {
  test('reads the sheet that begins with the headings, and names it', async () => {
    const summary = (_: WorkSheet, book: { SheetNames: string[] }) => {
      utils.book_append_sheet(
        book as never,
        utils.aoa_to_sheet([['This document was exported'], [], ['Hoja']]),
        'Export Summary',
      )
      book.SheetNames.reverse()
    }
    const { datos } = await check(bookOf([aContact()], summary))
    expect(datos).toMatchObject({ hoja: 'Equipos', totales: { crear: 1 } })
  })

  test('names the sheet in which columns are missing', async () => {
    const { datos } = await check(aWorkbook([{ Nombre: 'Ana' }]))
    expect(datos).toMatchObject({ estado: 'fallido', error: expect.stringContaining('«Equipos»') })
  })

  test('marks the country that a code stands for, and leaves what is stored as it stands', async () => {
    const { datos } = await check(bookOf([aContact({ pais_id: 'PE', telefono: '987654321' })]))
    expect(valuesOf(datos, 'pais_id')).toMatchObject([{ celda: 'PE', valor: 'Perú', cambia: true }])
    expect(valuesOf(datos, 'email')).toMatchObject([{ cambia: false }])
  })

  test.each([
    ['es', 'Subasta en línea', 'Usado'],
    ['en', 'Online auction', 'Used'],
  ] as const)('shows in %s the names of choices, not what they are stored as', async (language, mode, condition) => {
    const line = aLine(1, { modo_oferta: mode, condicion: 'usada', moneda: 'USD' })
    const { datos } = await checked(t, owner, aWorkbook([line]), { language })
    expect(valuesOf(datos, 'modo_oferta')).toMatchObject([{ celda: mode, valor: mode, cambia: false }])
    expect(valuesOf(datos, 'condicion')).toMatchObject([{ celda: 'usada', valor: condition, cambia: true }])
  })

  test('says when a row matches two contacts', async () => {
    const [one, two] = [aContact(), aContact()]
    const first = await check(bookOf([one, two]))
    await confirmed(t, first.datos.id, clerk, 'contacto')
    const { datos } = await check(bookOf([{ ...one, telefono: two.telefono! }]))
    expect(datos.detalle[0].avisos[0].texto).toContain(String(one.nombre))
    expect(datos.detalle[0].avisos[0].texto).toContain(String(two.nombre))
  })
})

test.each(languages)('an export of contacts is read again, in %s, and changes nothing', async (language) => {
  const first = await check(
    bookOf([aContact({ ocupacion: '0012345' }), aContact({ pais_id: 'Perú', telefono: '987654321' })]),
  )
  await confirmed(t, first.datos.id, clerk, 'contacto')
  const { datos } = await t.call('GET', `/v1/contacto/download?idioma_archivo=${language}`, undefined, clerk)
  const { rawPayload } = await t.app.inject({ method: 'GET', url: datos.url_file })
  const again = await check(rawPayload, language)
  expect(again.datos).toMatchObject({ error: null, totales: { igual: 2, crear: 0, actualizar: 0, error: 0 } })
})
