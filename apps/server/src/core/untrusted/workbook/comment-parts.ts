import { posix } from 'node:path'
import { xmlText } from '@portal/contract/core/xml'
import { columnName } from './column-name.ts'

/** A cell with its error, at its row in the copy. */
export interface MarkedCell {
  row: number
  column: number
  text: string
}

/** The parts that hold the comments of the marked sheet. */
export interface MarkParts {
  comments: string
  drawing: string
}

/** Returns names as every program writes and looks for them, with a number that the workbook does not use yet. */
export function markPartsFor(names: readonly string[]): MarkParts {
  const taken = new Set(names.map((name) => name.toLowerCase()))
  for (let number = 1; ; number++) {
    const parts = { comments: `xl/comments${number}.xml`, drawing: `xl/drawings/vmlDrawing${number}.vml` }
    if (!taken.has(parts.comments) && !taken.has(parts.drawing.toLowerCase())) return parts
  }
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The tag by which the marked sheet references its comments. */
export const drawingTag = (prefix: string): string => `<${prefix}legacyDrawing xmlns:r="${office}" r:id="rId1"/>`

/** The relations of the marked sheet: relative, for some programs read no others. */
export function relationsPart(sheet: string, { comments, drawing }: MarkParts): string {
  const from = posix.dirname(sheet)
  const entries = [
    ['vmlDrawing', drawing],
    ['comments', comments],
  ] as const
  const tags = entries.map(
    ([type, part], at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${xmlText(posix.relative(from, part))}"/>`,
  )
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${tags.join('')}</Relationships>`
}

/** One comment per cell, with all its errors. */
function byCell(cells: readonly MarkedCell[]): MarkedCell[] {
  const groups = Map.groupBy(cells, ({ row, column }) => `${columnName(column)}${row}`)
  return [...groups.values()].map((group) => ({ ...group[0]!, text: group.map(({ text }) => text).join('\n') }))
}

export const commentsPart = (cells: readonly MarkedCell[]): string =>
  `${head}<comments xmlns="${main}"><authors><author>Portal</author></authors><commentList>${byCell(cells)
    .map(
      ({ row, column, text }) =>
        `<comment ref="${columnName(column)}${row}" authorId="0"><text><r><t xml:space="preserve">${xmlText(text)}</t></r></text></comment>`,
    )
    .join('')}</commentList></comments>`

export const drawingPart = (cells: readonly MarkedCell[]): string =>
  `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/>${byCell(
    cells,
  )
    .map(
      ({ row, column }, at) =>
        `<v:shape id="_x0000_s${1025 + at}" type="#_x0000_t202" style="position:absolute;width:180pt;height:60pt;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" obscured="t"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${column + 1}, 15, ${row}, 2, ${column + 4}, 15, ${row + 4}, 4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`,
    )
    .join('')}</xml>`
