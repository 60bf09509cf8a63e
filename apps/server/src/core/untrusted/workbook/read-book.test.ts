import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CFB, utils, write } from '@e965/xlsx'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aZip } from '#test/archives.ts'
import { aRawBook, rawRow } from '#test/raw-books.ts'
import { formatOf } from './cells.ts'
import { readSheet } from './read-book.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-books-'))
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function reading(bytes: Uint8Array, mostLines = 100) {
  const path = join(folder, `${++count}`)
  await writeFile(path, bytes)
  return readSheet({ path, mostLines })
}
const cellsOf = async (bytes: Uint8Array) => (await reading(bytes)).lines.map(({ cells }) => cells)
const error = { bad: 'error' }
const noText = { bad: 'text' }

describe('a workbook', () => {
  test('is read cell by cell: texts, numbers, days, formulas, truths', async () => {
    const cells = [
      '  Andes\u0301  X ',
      12.5,
      '|s="1"|<v>43500</v>',
      '|t="str"|<f>A1&amp;"b"</f><v>ab</v>',
      '|t="b"|<v>1</v>',
      '|t="d"|<v>2019-03-05T10:00:00</v>',
      null,
      '|t="s"|<v>1</v>',
      "'=no",
    ]
    const strings =
      '<si><t>zero</t></si><si><r><t>one </t></r><r><t>two</t></r><rPh sb="0" eb="1"><t>wan</t></rPh></si>'
    const [row] = await cellsOf(aRawBook({ rows: rawRow(1, cells), strings }))
    expect(row).toEqual(['Andeś  X', 12.5, '04-02-2019', 'ab', true, '05-03-2019', null, 'one two', '=no'])
  })

  test('of an old Mac counts its days from 1904', async () => {
    const rows = rawRow(1, ['|s="1"|<v>42038</v>'])
    expect(await cellsOf(aRawBook({ rows, workbookFacts: '<workbookPr date1904="1"/>' }))).toEqual([['04-02-2019']])
  })

  test('tells cells with an error of the spreadsheet, computed or copied as a text', async () => {
    const cells = ['|t="e"|<v>#N/A</v>', '#N/A', '#N/D', '#¡REF!', '#¿NOMBRE?', '#DIV/0!', '# de serie']
    const [row] = await cellsOf(aRawBook({ rows: rawRow(1, cells) }))
    expect(row).toEqual([error, error, error, error, error, error, '# de serie'])
  })

  test('tells cells whose text is none, and reads those beside them', async () => {
    const inline = (inner: string) => `|t="inlineStr"|<is><t>${inner}</t></is>`
    const cells = [
      inline('a_x0000_b'),
      inline('a_xD83D_b'),
      inline('a&#0;b'),
      inline('a&#xD83D;b'),
      inline('a&none;b'),
      inline('x'.repeat(32_768)),
      inline('a_x000D_b_x005F_'),
      'good',
    ]
    const [row] = await cellsOf(aRawBook({ rows: rawRow(1, cells) }))
    expect(row).toEqual([noText, noText, noText, noText, noText, noText, 'a\rb_', 'good'])
    const shared = aRawBook({
      rows: rawRow(1, ['|t="s"|<v>0</v>', '|t="s"|<v>1</v>']),
      strings: '<si><t>&#0;</t></si><si><t>b</t></si>',
    })
    expect(await cellsOf(shared)).toEqual([[noText, 'b']])
  })

  test('is read where it says where it is, whatever its parts and tags are called', async () => {
    const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
    const wide = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    const book = aZip([
      part(
        '_rels/.rels',
        '<x:Relationships><x:Relationship Id="a" Type="q/officeDocument" Target="/Book/W.xml"/></x:Relationships>',
      ),
      part(
        'Book/W.xml',
        '<x:workbook xmlns:r="r"><x:sheets><x:sheet name="h" state="hidden" r:id="a"/><x:sheet name="v" r:id="b"/></x:sheets></x:workbook>',
      ),
      part(
        'Book/_rels/W.xml.rels',
        '<Relationships><Relationship Id="a" Type="/worksheet" Target="h.xml"/><Relationship Id="b" Type="/worksheet" Target="../Sheets/V.xml"/></Relationships>',
      ),
      part('Book/h.xml', '<worksheet/>'),
      {
        name: 'sheets/v.xml',
        bytes: wide(
          '<x:worksheet><x:sheetData><x:row r="3"><x:c r="B3"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        ),
      },
    ])
    expect((await reading(book)).lines).toEqual([{ line: 3, cells: [null, 7] }])
  })

  test('is read to the last column that counts; what stands beyond is passed over', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => at)
    const rows = rawRow(1, many) + rawRow(2, [1]) + rawRow(3, [...many.slice(0, 199), 'last', 'beyond'])
    const lines = await cellsOf(aRawBook({ rows }))
    expect(lines.map((cells) => cells.length)).toEqual([200, 1, 200])
    expect(lines[2]!.at(-1)).toBe('last')
  })

  test('with more lines than are wanted is not told; empty ones do not count', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => rawRow(at * 2 + 1, [at % 3 ? at : null])).join('')
    expect(await reading(aRawBook({ rows }), 8)).toMatchObject({ isTooLong: false, lines: { length: 8 } })
    expect(await reading(aRawBook({ rows }), 7)).toEqual({ name: 'Equipos', isTooLong: true, lines: [] })
  })

  test.each([
    ['a value below row 20,000', rawRow(1, ['a']) + rawRow(20_001, [1]), fileMessages.bookRowsBelow],
    ['rows in disorder', rawRow(2, ['a']) + rawRow(2, [1]), fileMessages.bookDamaged],
    ['a cell nowhere', '<row r="1"><c r="7"><v>1</v></c></row>', fileMessages.bookDamaged],
    ['what is no XML', '<row r="1"><c>', fileMessages.bookDamaged],
  ])('with %s is refused', async (_, rows, entry) => {
    await expect(reading(aRawBook({ rows }))).rejects.toMatchObject({ entry })
  })

  test('may have formatted rows below row 20,000 that are empty', async () => {
    const rows = `${rawRow(1, ['a'])}<row r="30000" s="1"><c r="A30000" s="1"/></row>`
    expect(await cellsOf(aRawBook({ rows }))).toEqual([['a']])
  })

  test('with a password, a damaged one and what is none are refused with words of their own', async () => {
    const refused = (bytes: Uint8Array, entry: object) => expect(reading(bytes)).rejects.toMatchObject({ entry })
    await refused(anEncryptedBook(), fileMessages.bookPassword)
    const locked = [{ name: 'xl/a.xml', bytes: Buffer.from('x'), isEncrypted: true }]
    await refused(aRawBook({ rows: rawRow(1, ['a']), more: locked }), fileMessages.bookPassword)
    const whole = aRawBook({ rows: rawRow(1, ['a']) })
    await refused(whole.subarray(0, whole.length / 2), fileMessages.bookDamaged)
    await refused(anOldBook().subarray(0, 3000), fileMessages.bookDamaged)
    await refused(Buffer.from('a;b;c'), fileMessages.notABook)
    await refused(aZip([{ name: 'a.txt', bytes: Buffer.from('x') }]), fileMessages.notABook)
    await refused(aContainer('WordDocument'), fileMessages.notABook)
  })
})

const anOldBook = () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['a', 1, { t: 'e', v: 42 }], [], ['x']]), 'A')
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
}

test('an .xls is read as an .xlsx is', async () => {
  expect(await reading(anOldBook())).toEqual({
    name: 'A',
    isTooLong: false,
    lines: [
      { line: 1, cells: ['a', 1, error] },
      { line: 3, cells: ['x'] },
    ],
  })
})

test('an .xls of Excel 95 keeps its accents', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Año', 'Descripción', 'País']]), 'A')
  const bytes = Buffer.from(write(book, { type: 'buffer', bookType: 'biff5' }) as Uint8Array)
  // the library writes it in ASCII only; Excel wrote one byte per character
  for (const word of ['Año', 'Descripción', 'País'])
    bytes.write(word, bytes.indexOf(word.replace(/[^ -~]/g, '_')), 'latin1')
  expect(await reading(bytes)).toEqual({
    name: 'A',
    isTooLong: false,
    lines: [{ line: 1, cells: ['Año', 'Descripción', 'País'] }],
  })
})

test.each([
  [14, undefined, true],
  [164, undefined, false],
  [164, 'dd/mm/yyyy', true],
  [164, '[$-C0A]d "de" mmmm', true],
  [164, '[h]:mm', true],
  [164, '#,##0.00 "días"', false],
  [164, '[Red]0.0', false],
  [164, 'General', false],
])('format %s %j shows a day: %s', (number, code, isDate) => {
  expect(formatOf(number, code).isDate).toBe(isDate)
})

test.each([
  [9, undefined, { isPercent: true, decimals: 0 }],
  [10, undefined, { isPercent: true, decimals: 2 }],
  [4, undefined, { decimals: 2 }],
  [164, '0.00%', { isPercent: true, decimals: 2 }],
  [164, '"USD" #,##0.00', { currency: 'USD', decimals: 2 }],
  [164, '[$CLP-340A] #,##0', { currency: 'CLP', decimals: 0 }],
  [164, '[$€-2] #,##0.00;-[$€-2] #,##0.00', { currency: '€', decimals: 2 }],
  [164, '_-"$"* #,##0_-;-"$"* #,##0_-', { currency: '$', decimals: 0 }],
  [164, '00000000', { digits: 8, decimals: 0 }],
  [164, '"+56 "0', { decimals: 0 }],
  [164, '#,##0.00 "días"', { decimals: 2 }],
  [164, 'General', {}],
  [49, undefined, {}],
  [164, '0.00E+00', {}],
])('format %s %j says %j of a number', (number, code, said) => {
  expect(formatOf(number, code)).toEqual({ isDate: false, ...said })
})

/** Returns an old document container with one stream. */
function aContainer(...names: string[]): Buffer {
  const container = CFB.utils.cfb_new()
  for (const name of names) CFB.utils.cfb_add(container, `/${name}`, Buffer.alloc(5000))
  return CFB.write(container, { type: 'buffer' }) as Buffer
}

/** As Excel writes an .xlsx with a password. */
const anEncryptedBook = () => aContainer('EncryptionInfo', 'EncryptedPackage')
