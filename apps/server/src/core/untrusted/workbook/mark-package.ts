import { type Readable, Transform } from 'node:stream'
import { fileMessages } from '@portal/contract/imports/file-messages'
import yazl from 'yazl'
import { Refusal } from '../../base/errors.ts'
import { BookPackage } from './book-package.ts'
import { type BookParts, relationsOf, relationsPath } from './book-parts.ts'
import {
  commentsPart,
  drawingPart,
  type MarkedCell,
  type MarkParts,
  markPartsFor,
  relationsPart,
} from './comment-parts.ts'
import type { MarkTask } from './mark-task.ts'
import { markedSheet } from './marked-sheet.ts'
import { partsWith } from './read-book.ts'
import { redStyles } from './red-styles.ts'
import { linesOf } from './sheet-lines.ts'

const mostBytes = 20 * 1024 * 1024
const mostSmallPart = 1024 * 1024
/** More comments make the file slow to open; the reason is at the end of each row anyway. */
const mostComments = 5000

/** Copies an .xlsx part by part: only the marked sheet, its comments and the formats are rewritten. */
export async function markPackage(task: MarkTask): Promise<Uint8Array> {
  const book = await BookPackage.open(task.path)
  try {
    return await copyOf(book, await partsWith(book, task.headings ?? []), task)
  } finally {
    book.close()
  }
}

async function copyOf(book: BookPackage, parts: BookParts, { rows, errorTitle }: MarkTask): Promise<Uint8Array> {
  const columns = await columnsOf(book, parts, errorTitle)
  const styles = parts.styles ? await redStyles(book, parts.styles) : null
  const sheet = await markedSheet(book, parts, { rows, errorTitle, ...columns, redFrom: styles?.redFrom ?? null })
  const marked = rows.flatMap(({ cells }, at) => cells.map((cell): MarkedCell => ({ ...cell, row: at + 2 })))
  const comments = marked.slice(0, mostComments)
  const dropped = await ownPartsOf(book, parts.sheet)
  const marks = markPartsFor(book.names())
  const changed = new Map<string, string | null>([
    ...dropped.map((name) => [name, null] as const),
    [parts.sheet, sheet],
    [relationsPath(parts.sheet), relationsPart(parts.sheet, marks)],
    [marks.comments, commentsPart(comments)],
    [marks.drawing, drawingPart(comments)],
    ['[Content_Types].xml', withTypes(await small(book, '[Content_Types].xml'), marks, dropped)],
    [relationsPath(parts.workbook), withoutOrder(await small(book, relationsPath(parts.workbook)))],
    ...(parts.styles && styles ? [[parts.styles, styles.xml] as const] : []),
  ])
  return zipped(book, changed)
}

/** Returns the parts that only the sheet refers to, whose rows have moved: they go with its old relations. */
async function ownPartsOf(book: BookPackage, sheet: string): Promise<string[]> {
  const own = [...(await relationsOf(book, sheet)).values()].filter(({ type }) => ownTypes.has(type))
  return own.flatMap(({ target }) => [target, relationsPath(target)]).filter((name) => book.has(name))
}
const ownTypes = new Set([
  'comments',
  'vmlDrawing',
  'drawing',
  'table',
  'threadedComment',
  'printerSettings',
  'ctrlProp',
])

/**
 * Returns the column of the reasons, after the last one or where an earlier copy has it, and the last copied column.
 */
async function columnsOf(book: BookPackage, parts: BookParts, title: string) {
  const { lines } = await linesOf(book, parts, Number.POSITIVE_INFINITY)
  const heading = lines[0]?.line === 1 ? lines[0].cells : []
  const told = heading.indexOf(title)
  const width = lines.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
  const errorColumn = told >= 0 ? told : width
  return { errorColumn, lastColumn: Math.max(errorColumn, width - 1) }
}

async function small(book: BookPackage, name: string): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of await book.stream(name)) {
    size += piece.length
    if (size > mostSmallPart) throw new Refusal(fileMessages.bookTooLarge)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function withTypes(xml: string, marks: MarkParts, dropped: readonly string[]): string {
  const vml = '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>'
  const comments = `<Override PartName="/${marks.comments}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>`
  const gone = new Set(dropped.map((name) => `/${name}`.toLowerCase()))
  const bare = xml.replace(
    /<(?:\w+:)?Override\b[^>]*?PartName="([^"]*)"[^>]*?(?:\/>|><\/(?:\w+:)?Override>)/g,
    (tag, name: string) => (gone.has(name.toLowerCase()) || /calcChain/i.test(tag) ? '' : tag),
  )
  const withVml = /Extension="vml"/i.test(bare)
    ? bare
    : bare.replace(/(<(\w+:)?Types\b[^>]*>)/, (start, _, prefix = '') => `${start}${vml.replace('<', `<${prefix}`)}`)
  return withVml.replace(/<\/((?:\w+:)?)Types>\s*$/, (end, prefix: string) => comments.replace('<', `<${prefix}`) + end)
}

/** Removes the calculation order of formulas, which names deleted cells; programs rebuild it. */
const withoutOrder = (xml: string): string => xml.replace(/<(\w+:)?Relationship\b[^>]*calcChain[^>]*\/>/g, '')

async function zipped(book: BookPackage, changed: ReadonlyMap<string, string | null>): Promise<Uint8Array> {
  const zip = new yazl.ZipFile()
  const mtime = new Date(Date.UTC(2000, 0, 1))
  const names = new Map([...changed.keys()].map((name) => [name.toLowerCase(), name]))
  for (const name of book.names()) {
    if (names.has(name.toLowerCase()) || /(^|\/)calcchain\.xml$/i.test(name)) continue
    zip.addReadStreamLazy(name, { mtime }, (take) => {
      book.stream(name).then(
        (stream) => take(null, stream),
        (error) => take(error, null as never),
      )
    })
  }
  for (const [name, content] of changed) if (content !== null) zip.addBuffer(Buffer.from(content), name, { mtime })
  zip.end()
  return collected(zip)
}

function collected(zip: yazl.ZipFile): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = []
    let size = 0
    const limit = new Transform({
      transform(piece: Uint8Array, _, done) {
        size += piece.length
        if (size > mostBytes) return done(new Refusal(fileMessages.bookTooLarge))
        pieces.push(piece)
        done()
      },
      flush(done) {
        resolve(Buffer.concat(pieces))
        done()
      },
    })
    zip.on('error', (cause) => reject(new Refusal(fileMessages.bookDamaged, { cause })))
    limit.on('error', reject)
    ;(zip.outputStream as Readable).pipe(limit).resume()
  })
}
