import { read, utils, write } from '@e965/xlsx'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { errorColumn } from '@portal/contract/imports/columns'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aZip } from '#test/archives.ts'
import { aPng, hostileBooks, hostileZips } from '#test/hostile-files.ts'
import { aLine, aSheet, aWorkbook, checked, confirmed, headingOf, itemsOf } from '#test/imports.ts'
import { anOwner, aPhoto } from '#test/items.ts'
import { packageProblems } from '#test/opc.ts'
import type { Person } from '#test/people.ts'
import { aRawBook, rawHeading, rawLine, rawRow } from '#test/raw-books.ts'
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

const photo = () => aPhoto().jpeg().toBuffer()
const faultsOf = ({ detalle }: { detalle: { errores: { campo: string; texto: string }[] }[] }) =>
  detalle.map(({ errores }) => errores.map(({ campo, texto }) => [campo, texto]))

describe('cells that cannot be read', () => {
  const rows = () =>
    rawHeading +
    rawLine(2) +
    rawLine(3, { marca: '#N/A' }) +
    rawLine(4, { tiempo_uso: '|t="e"|<v>#REF!</v>' }) +
    rawLine(5, { ciudad: '|t="inlineStr"|<is><t>Cala_x0000_ma</t></is>' }) +
    rawLine(6, { descripcion: '|t="inlineStr"|<is><t>bien _xD83D_</t></is>' }) +
    rawLine(7, { correlativo: '|t="e"|<v>#N/A</v>' })

  test('are an error of their row, in words of their own, and the other rows are saved', async () => {
    const { datos } = await checked(t, owner, aRawBook({ rows: rows() }))
    expect(datos).toMatchObject({ estado: 'validado', totales: { crear: 1, error: 5 } })
    expect(faultsOf(datos)).toEqual([
      [],
      [['marca', fileMessages.cellError.es]],
      [['tiempo_uso', fileMessages.cellError.es]],
      [['ciudad', fileMessages.cellUnreadable.es]],
      [['descripcion', fileMessages.cellUnreadable.es]],
      [['correlativo', fileMessages.cellError.es]],
    ])
    expect((await confirmed(t, datos.id, owner)).codigo).toBe(25)
    expect(await itemsOf(t, owner)).toMatchObject([{ marca: 'Excavadora 1' }])
  })

  test('are told in English to who reads English, and red in the copy', async () => {
    const { datos } = await checked(t, owner, aRawBook({ rows: rows() }), { language: 'en' })
    expect(faultsOf(datos)[1]).toEqual([['marca', fileMessages.cellError.en]])
    const copy = await t.app.inject({ method: 'GET', url: datos.url_resultado })
    const sheet = read(copy.rawPayload, { cellStyles: true }).Sheets.Equipos!
    expect(sheet.B2).toMatchObject({ s: { fgColor: { rgb: 'FFC7CE' } }, c: [{ t: fileMessages.cellError.en }] })
  })
})

describe('the copy with the bad rows', () => {
  test('keeps the other sheets, and columns, views and formats of the sheet that was checked', async () => {
    const before =
      '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols><col min="2" max="2" width="37" customWidth="1"/></cols>'
    const after =
      '<mergeCells count="1"><mergeCell ref="A9:B9"/></mergeCells><hyperlinks><hyperlink ref="A9" location="x"/></hyperlinks><dataValidations count="1"><dataValidation type="list" sqref="D2:D99"><formula1>"Usado,Nuevo"</formula1></dataValidation></dataValidations>'
    const rows = rawHeading + rawLine(2) + rawLine(3, { anio: '|s="2"|<v>1</v>', ciudad: null })
    const { datos } = await checked(t, owner, aRawBook({ rows, before, after }))
    const { rawPayload } = await t.app.inject({ method: 'GET', url: datos.url_resultado })
    const book = read(rawPayload, { cellStyles: true, cellFormula: true, bookFiles: true })
    expect(book.SheetNames).toEqual(['Equipos', 'Notas'])
    expect(book.Sheets.Notas).toMatchObject({ A1: { v: 'Mis notas' }, B1: { f: '1+1' }, '!cols': [{ width: 42 }] })
    const { Equipos: sheet } = book.Sheets
    expect(utils.sheet_to_json(sheet!)).toHaveLength(1)
    expect(sheet!['!cols']![1]).toMatchObject({ width: 37 })
    expect(sheet!.C2).toMatchObject({ v: 1, c: [{ t: machineMessages.yearInvalid.es }] })
    const { files } = book as unknown as { files: Record<string, { content: Uint8Array }> }
    const xml = Buffer.from(files['xl/worksheets/sheet1.xml']!.content).toString()
    expect(xml).toContain('state="frozen"')
    expect(xml).toContain('Usado,Nuevo')
    expect(xml).not.toMatch(/mergeCell|hyperlink/)
    // the red twin of the bold format is bold
    expect(xml).toContain('<c r="C2" s="5">')
    // and it can be sent again
    const again = await checked(t, owner, rawPayload)
    expect(again.datos.totales).toMatchObject({ error: 1 })
  })

  test('keeps the drop-down lists that Excel writes for choices on another sheet', async () => {
    const lists =
      '<ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations count="1" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><x14:dataValidation type="list" allowBlank="1"><x14:formula1><xm:f>Notas!$A$1:$A$3</xm:f></x14:formula1><xm:sqref>D2:D99</xm:sqref></x14:dataValidation></x14:dataValidations></ext>'
    const other = '<ext uri="{05C60535-1F16-4fd2-B633-F4F36F0B64E0}"><x>A9</x></ext>'
    const rows = rawHeading + rawLine(2) + rawLine(3, { ciudad: null })
    const after = `<extLst>${other}${lists}</extLst>`
    const { datos } = await checked(t, owner, aRawBook({ rows, after }))
    const { rawPayload } = await t.app.inject({ method: 'GET', url: datos.url_resultado })
    expect(packageProblems(rawPayload)).toEqual([])
    const { files } = read(rawPayload, { bookFiles: true }) as unknown as { files: Record<string, { content: Buffer }> }
    const xml = Buffer.from(files['xl/worksheets/sheet1.xml']!.content).toString()
    expect(xml).toContain(`<extLst>${lists}</extLst></worksheet>`)
  })

  test('of an .xls keeps the other sheets', async () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Mis notas']]), 'Notas')
    utils.book_append_sheet(book, aSheet([aLine(1, { ciudad: null })]), 'Equipos')
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] }
    const bytes = write(book, { type: 'buffer', bookType: 'biff8' })
    const { datos } = await checked(t, owner, bytes, { name: 'equipos.xls' })
    const { rawPayload } = await t.app.inject({ method: 'GET', url: datos.url_resultado })
    const copy = read(rawPayload, { cellStyles: true })
    expect(copy.SheetNames).toEqual(['Notas', 'Equipos'])
    expect(copy.Sheets.Notas!.A1.v).toBe('Mis notas')
    expect(copy.Sheets.Equipos!.G2.s.fgColor.rgb).toBe('FFC7CE')
  })

  test.each(['xlsx', 'biff8'] as const)('of a copy (%s) keeps what was put behind its errors', async (bookType) => {
    const { precio, ...rest } = aLine(1, { marca: '#N/A' })
    const book = utils.book_new()
    utils.book_append_sheet(book, aSheet([{ ...rest, [errorColumn.es]: 'de antes', precio: precio! }]), 'Equipos')
    const { datos } = await checked(t, owner, write(book, { type: 'buffer', bookType }))
    const { rawPayload } = await t.app.inject({ method: 'GET', url: datos.url_resultado })
    const [row] = utils.sheet_to_json<Record<string, unknown>>(read(rawPayload).Sheets.Equipos!)
    expect(row).toMatchObject({ [headingOf('precio')]: 80_000, [errorColumn.es]: expect.stringContaining('Marca') })
  })
})

test('days of a workbook that counts from 1904 are those that its user sees', async () => {
  const rows = rawHeading + rawLine(2, { anio: '|s="1"|<v>42038</v>' })
  const { datos } = await checked(t, owner, aRawBook({ rows, workbookFacts: '<workbookPr date1904="1"/>' }))
  await confirmed(t, datos.id, owner)
  expect(await itemsOf(t, owner)).toMatchObject([{ anio: 2019 }])
})

test.each([
  [
    'data below row 20,000',
    () => aRawBook({ rows: rawHeading + rawLine(2) + rawRow(20_001, ['x']) }),
    fileMessages.bookRowsBelow,
  ],
  [
    'a password',
    () => aRawBook({ rows: rawHeading, more: [{ name: 'a', bytes: Buffer.from('x'), isEncrypted: true }] }),
    fileMessages.bookPassword,
  ],
  ['half of it missing', hostileBooks.half, fileMessages.bookDamaged],
  ['entities', hostileBooks.entities, fileMessages.bookDamaged],
  ['a text of 4 GB', hostileBooks.sharedText, fileMessages.bookTooLarge],
])('a workbook with %s ends in words of its own', { timeout: 60_000 }, async (_, make, entry) => {
  const { datos } = await checked(t, owner, make())
  expect(datos).toMatchObject({ estado: 'fallido', error: entry.es })
})

describe('pictures that cannot be used', () => {
  test('are told one by one, each with its reason, in the language of the upload', async () => {
    const bytes = await photo()
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 900, height: 700, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const pictures = aZip([
      { name: '1_1.jpg', bytes: bytes.subarray(0, bytes.length / 3) },
      { name: '2_1.jpg', bytes: Buffer.from('no picture') },
      { name: '3_1.png', bytes: aPng(20_000, 20_000, { data: Buffer.alloc(9) }) },
      { name: '4_1.jpg', bytes: await aPhoto({ width: 300 }).jpeg().toBuffer() },
      {
        name: '5_1.gif',
        bytes: await sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer(),
      },
      {
        name: '6_1.svg',
        bytes: Buffer.from('<!DOCTYPE svg [<!ENTITY a "aa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
      },
      { name: '7_1.jpg', bytes, isEncrypted: true },
      { name: '8_1.jpg', bytes, claimed: 10 },
      { name: '9_1.jpg', bytes },
      { name: 'b/9_1.jpg', bytes: Buffer.from('another') },
      { name: 'a\0\ud800_1.jpg', bytes },
    ])
    const rows = Array.from({ length: 9 }, (_, at) => aLine(at + 1))
    const { datos } = await checked(t, owner, aWorkbook(rows), { pictures, language: 'en' })
    const told = datos.detalle.map(({ imagenes: [one] }: { imagenes: { error: string | null }[] }) => one?.error)
    const reasons = [
      sendingMessages.pictureDamaged,
      coreMessages.fileType,
      sendingMessages.pictureTooLarge,
      machineMessages.imageTooSmall,
      sendingMessages.pictureMoving,
      coreMessages.fileType,
      fileMessages.entryPassword,
      sendingMessages.pictureDamaged,
    ]
    for (const [at, { en }] of reasons.entries()) expect(told[at]).toContain(en)
    expect(told[8]).toBeNull()
    expect(datos.detalle[8].avisos).toEqual([{ campo: 'imagenes', texto: `9_1.jpg: ${fileMessages.entryTwice.en}` }])
    expect(datos.huerfanas).toHaveLength(1)
  })

  test.each([
    ['100,000 files', hostileZips.manyEntries, 'más de 5.000 archivos'],
    ['4,000 names for one file', hostileZips.overlapping, '500 MB'],
    ['a way outside', hostileZips.leadsOutside, fileMessages.zipPaths.es],
    ['its end missing', hostileZips.half, fileMessages.zipDamaged.es],
  ])('in a ZIP with %s are refused', { timeout: 60_000 }, async (_, make, text) => {
    const { datos } = await checked(t, owner, aWorkbook([aLine(1)]), { pictures: make() })
    expect(datos).toMatchObject({ estado: 'fallido', error: expect.stringContaining(text) })
  })
})
