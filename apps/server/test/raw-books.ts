import { aZip } from './archives.ts'
import { aLine, headingOf } from './import-lines.ts'

/** A workbook put together part by part, so that it may hold what no program writes. */
export interface RawBook {
  /** The rows of the first sheet, as XML. */
  rows: string | Buffer
  /** In front of the rows: columns, views. */
  before?: string
  /** Behind the rows. */
  after?: string
  /** Texts, as `<si>` each. */
  strings?: string | Buffer
  workbookFacts?: string
  more?: { name: string; bytes: Uint8Array; claimed?: number; isEncrypted?: boolean; sharedWith?: number }[]
  /** In front of the root of the sheet. */
  prolog?: string
  /** What the sheet says that it unpacks to. */
  claimed?: number
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const types = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${spreadsheet}.sharedStrings+xml"/></Types>`
const relations = (entries: [string, string][]) =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
/** Format 1 is a date, format 2 is bold. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0"><alignment wrapText="1"/></xf></cellXfs></styleSheet>`

export function aRawBook({
  rows,
  before = '',
  after = '',
  strings = '',
  workbookFacts = '',
  more = [],
  prolog = '',
  claimed,
}: RawBook): Buffer {
  const part = (name: string, ...pieces: (string | Buffer)[]) => ({
    name,
    bytes: Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))),
  })
  return aZip([
    part('[Content_Types].xml', types),
    part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
    part(
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${office}">${workbookFacts}<sheets><sheet name="Equipos" sheetId="1" r:id="rId1"/><sheet name="Notas" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['worksheet', 'worksheets/sheet2.xml'],
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    ),
    part('xl/styles.xml', styles),
    part('xl/sharedStrings.xml', `${head}<sst xmlns="${main}">`, strings, '</sst>'),
    {
      ...part(
        'xl/worksheets/sheet1.xml',
        `${head}${prolog}<worksheet xmlns="${main}">${before}<sheetData>`,
        rows,
        `</sheetData>${after}</worksheet>`,
      ),
      ...(claimed !== undefined && { claimed }),
    },
    part(
      'xl/worksheets/sheet2.xml',
      `${head}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="42"/></cols><sheetData><row r="1"><c r="A1" t="inlineStr" s="2"><is><t>Mis notas</t></is></c><c r="B1"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>`,
    ),
    ...more,
  ])
}

const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A row of texts and numbers; what begins with `<` is the inside of a cell with its attributes before a `|`. */
export const rawRow = (row: number, cells: readonly (string | number | null)[]): string =>
  `<row r="${row}">${cells
    .map((cell, at) => {
      const address = `${letters(at)}${row}`
      if (cell === null) return ''
      if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
      const [attributes, inner] = cell.startsWith('|') ? cell.slice(1).split('|') : []
      if (inner !== undefined) return `<c r="${address}" ${attributes}>${inner}</c>`
      return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
    })
    .join('')}</row>`

const fields = Object.keys(aLine(1))
export const rawHeading = rawRow(1, fields.map(headingOf))

/** A good row, with other cells where wanted. */
export function rawLine(row: number, changes: Record<string, string | number | null> = {}): string {
  const line = { ...aLine(row - 1), ...changes } as Record<string, string | number | null>
  return rawRow(
    row,
    fields.map((field) => line[field] ?? null),
  )
}

export { letters as columnLetters }
