import { read, utils } from '@e965/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import type { DocumentTask } from '../documents/documents.ts'
import { moneyCell, percentCell } from '../documents/sheet-cells.ts'
import type { SheetTask } from '../documents/sheets.ts'
import { openWorkers } from './workers.ts'

const workers = openWorkers({ threads: 1, idleMs: 50 })
afterAll(() => workers.stop())

const aSheet = (changes: Partial<SheetTask> = {}): SheetTask => ({
  name: 'Usuarios',
  language: 'es',
  columns: [
    { title: 'Nombre', type: 'text' },
    { title: 'Monto', type: 'number' },
    { title: 'Creado', type: 'date', width: 20 },
  ],
  rows: [
    ['Ñandú', 1234.5, '2026-11-20'],
    ['', null, '2026-11-20 18:30'],
    ['Noche', null, '2026-11-21 00:00'],
  ],
  ...changes,
})
const opened = async (task: SheetTask) => {
  const book = read(await workers.sheet(task), { type: 'buffer', cellNF: true, bookFiles: true })
  const [name] = book.SheetNames
  const files = (book as unknown as { files: Record<string, { content: Uint8Array }> }).files
  const xml = Buffer.from(files['xl/worksheets/sheet1.xml']!.content).toString()
  const styles = Buffer.from(files['xl/styles.xml']!.content).toString()
  const [, listed = ''] = /<cellXfs count="\d+">(.*?)<\/cellXfs>/s.exec(styles) ?? []
  return { name, sheet: book.Sheets[name!]!, xml, formats: listed.match(/<xf [^>]*>/g) ?? [] }
}

describe('a sheet', () => {
  test('holds texts, numbers and days as what they are', async () => {
    const { name, sheet } = await opened(aSheet())
    expect(name).toBe('Usuarios')
    expect(utils.sheet_to_json(sheet, { header: 1, raw: false })).toEqual([
      ['Nombre', 'Monto', 'Creado'],
      ['Ñandú', '1234.5', '20-11-2026'],
      [undefined, undefined, '20-11-2026 18:30'],
      ['Noche', undefined, '21-11-2026 00:00'], // midnight is a time
    ])
    expect(sheet.B2).toMatchObject({ t: 'n', v: 1234.5 })
    expect(sheet.C2).toMatchObject({ t: 'n', v: 46_346 })
    const english = await opened(aSheet({ language: 'en' }))
    expect(english.sheet.C2?.w).toBe('11/20/2026')
  })

  test('has a head that stays, filters, and columns of a width', async () => {
    const { xml } = await opened(aSheet())
    expect(xml).toContain('state="frozen"')
    expect(xml).toContain('<autoFilter ref="A1:C4"')
    expect(xml).toMatch(/<col min="3" max="3" width="20\.\d+"/)
  })

  test.each(['=1+1', '+56 9 1234', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'does not let %j become a formula',
    async (text) => {
      const { sheet, xml, formats } = await opened(aSheet({ columns: [{ title: text, type: 'text' }], rows: [[text]] }))
      for (const cell of [sheet.A1, sheet.A2]) {
        expect(cell).toMatchObject({ t: 's', v: text })
        expect(cell?.f).toBeUndefined()
      }
      const format = /<c r="A2" s="(\d+)" t="str"/.exec(xml)?.[1] // stays a text even when its cell is opened for editing
      expect(formats[Number(format)]).toContain('quotePrefix="1"')
      expect(formats[0]).not.toContain('quotePrefix')
    },
  )

  test('shows money with its code and decimals, percentages and counts as such', async () => {
    const rows = [
      [moneyCell(1234.5, 'USD'), moneyCell(350_000, 'CLP'), percentCell(12.5), 12_000],
      [moneyCell(null, 'USD'), moneyCell(0, 'CLP'), percentCell(null), null],
    ]
    const columns = ['Total', 'Pesos', 'Margen'].map((title) => ({ title, type: 'number' as const }))
    const { sheet } = await opened(aSheet({ columns: [...columns, { title: 'Unidades', type: 'count' }], rows }))
    expect([sheet.A2, sheet.B2, sheet.C2, sheet.D2].map((cell) => [cell?.t, cell?.v, cell?.w])).toEqual([
      ['n', 1234.5, 'USD 1,234.50'],
      ['n', 350_000, 'CLP 350,000'],
      ['n', 0.125, '12.50%'],
      ['n', 12_000, '12,000'],
    ])
    expect([sheet.A3, sheet.B3?.w, sheet.C3]).toEqual([undefined, 'CLP 0', undefined])
  })

  test('keeps as text what is no number and no day, and writes a name that spreadsheets take', async () => {
    const rows = [['x', 'mucho', 'ayer']]
    const { sheet, name } = await opened(
      aSheet({ rows, name: 'Uso [2026/11]: "todo" y bastante más que treinta y uno' }),
    )
    expect([sheet.B2?.v, sheet.C2?.v]).toEqual(['mucho', 'ayer'])
    expect(name).toHaveLength(31)
  })

  test('may be empty, or long', async () => {
    expect((await opened(aSheet({ rows: [] }))).sheet['!ref']).toBe('A1:C1')
    const rows = Array.from({ length: 20_000 }, (_, index) => [`fila ${index}`, index, '2026-11-20'])
    expect((await opened(aSheet({ rows }))).sheet['!ref']).toBe('A1:C20001')
  })
})

const aDocument = (changes: Partial<DocumentTask> = {}): DocumentTask => ({
  language: 'es',
  company: { name: 'NEXT', lines: ['Av. Ejemplo 100, Santiago', 'ventas@example.com'] },
  title: 'Cotización DEP-CL-00421',
  facts: [
    { label: 'Cliente', value: 'Minera Ñuble S.A.' },
    { label: 'Fecha', value: '20-11-2026' },
    { label: 'Atención', value: 'Łucja Žák' },
  ],
  table: {
    columns: [
      { title: 'Detalle', share: 3 },
      { title: 'Precio', share: 1, align: 'right' },
    ],
    rows: [['Consola remota', 'USD 1,234.00']],
    totals: [['Total', 'USD 1,234.00']],
  },
  notes: ['La venta se limita a empresas autorizadas.'],
  footer: 'NEXT · portal.example.com',
  madeAt: new Date('2026-11-20T12:00:00Z'),
  ...changes,
})
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length

describe('a document', () => {
  test('is a PDF with the fonts inside', async () => {
    const pdf = Buffer.from(await workers.document(aDocument())).toString('latin1')
    expect(pdf.startsWith('%PDF-1.')).toBe(true)
    expect(pdf).toContain('/FontFile2')
    expect(pdf).toContain('Inter-Regular')
    expect(pagesOf(Buffer.from(pdf, 'latin1'))).toBe(1)
  })

  test('has the same bytes each time for the same data, and others for other data', async () => {
    const [one, two] = [await workers.document(aDocument()), await workers.document(aDocument())]
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
    const other = await workers.document(aDocument({ title: 'Cotización DEP-CL-00422' }))
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false)
  })

  test('goes on over as many pages as its table needs', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [`Fila ${index}`, '1.00'])
    expect(pagesOf(await workers.document(aDocument({ table: { ...aDocument().table!, rows } })))).toBe(4)
  })

  test('cuts a cell that would not fit on any page', async () => {
    const rows = [
      ['a', '1'],
      ['muy largo '.repeat(3000), '2'],
      ['b', '3'],
    ]
    expect(pagesOf(await workers.document(aDocument({ table: { ...aDocument().table!, rows } })))).toBe(3)
  })

  test('does without what it is not given', async () => {
    const { table, notes, ...bare } = aDocument({ facts: [] })
    expect(pagesOf(await workers.document(bare))).toBe(1)
  })
})

test('an error in a task comes back, and the next task is done', async () => {
  const broken = { ...aSheet(), columns: null } as unknown as SheetTask
  await expect(workers.sheet(broken)).rejects.toThrow(TypeError)
  expect(await workers.sheet(aSheet())).toBeInstanceOf(Uint8Array)
})
