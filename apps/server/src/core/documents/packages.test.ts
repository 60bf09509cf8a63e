import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageProblems } from '#test/opc.ts'
import { aRawBook } from '#test/raw-books.ts'
import { markPackage } from '../untrusted/workbook/mark-package.ts'
import { makeSheet } from './sheets.ts'
import { makeBook } from './workbooks.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'))
})
afterAll(() => rm(folder, { recursive: true }))

const aList = () =>
  makeSheet({
    name: 'Ñandú & co/2',
    language: 'es',
    columns: (['text', 'number', 'count', 'date'] as const).map((type) => ({ title: `<${type}> & co`, type })),
    rows: [
      ['=1+1', 1.5, 1234, '2026-11-20 14:05'],
      ['李 🚀 \u0007', { amount: 5, currency: 'USD' }, { percent: 12.5 }, '2026-11-20'],
      [null, null, null, null],
    ],
  })
const aTemplate = () =>
  makeBook({
    sheets: [
      { name: 'Datos', rows: [['Nombre', 'País']], lists: [{ column: 1, sheet: "L'istas", from: 0, count: 2 }] },
      { name: "L'istas", rows: [['País'], ['Chile'], ['Perú & <x>']] },
    ],
    rowsWithLists: 10,
  })
/** As other programs write it: with comments, a drawing and an order of formulas of its own. */
const anothers = () => {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  return aRawBook({
    rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>Nombre</t></is></c></row><row r="2"><c r="A2" s="1"><v>46000</v></c></row>',
    after: '<legacyDrawing xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rId1"/>',
    more: [
      {
        name: 'xl/worksheets/_rels/sheet1.xml.rels',
        bytes: Buffer.from(
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'vmlDrawing', '../drawings/vmlDrawing1.vml')}${relation(2, 'comments', '../comments1.xml')}</Relationships>`,
        ),
      },
      { name: 'xl/drawings/vmlDrawing1.vml', bytes: Buffer.from('<xml/>') },
      { name: 'xl/comments1.xml', bytes: Buffer.from('<comments/>') },
      { name: 'xl/calcChain.xml', bytes: Buffer.from('<calcChain/>') },
    ],
  })
}

async function marked(bytes: Uint8Array): Promise<Uint8Array> {
  const path = join(folder, `${Math.random()}.xlsx`)
  await writeFile(path, bytes)
  const cells = [
    { column: 0, text: 'Malo & <peor>' },
    { column: 1, text: 'dos "veces"' },
  ]
  return markPackage({ path, errorTitle: 'Error', rows: [{ row: 2, text: 'Malo & <peor>', cells }] })
}

const books: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a list': aList,
  'an empty list': () => makeSheet({ name: '', language: 'en', columns: [{ title: 'A', type: 'text' }], rows: [] }),
  'a template': aTemplate,
  'our list with its errors': () => marked(aList()),
  'our template with its errors': () => marked(aTemplate()),
  'the workbook of another program with its errors': () => marked(anothers()),
  'a returned workbook with its new errors': async () => marked(await marked(aList())),
}

test.each(Object.keys(books))('%s is a package by the rules', async (name) => {
  const bytes = await books[name]!()
  expect(packageProblems(bytes)).toEqual([])
  expect(read(bytes, { type: 'buffer' }).SheetNames.length).toBeGreaterThan(0)
})

test('errors are comments that other programs read, at their cells', async () => {
  const sheet = read(await marked(anothers()), { type: 'buffer' }).Sheets.Equipos!
  const told = (address: string) => (sheet[address]?.c as { t: string }[] | undefined)?.map(({ t }) => t)
  expect([told('A2'), told('B2')]).toEqual([['Malo & <peor>'], ['dos "veces"']])
  expect(utils.sheet_to_json(sheet, { header: 1 })).toHaveLength(2)
})
