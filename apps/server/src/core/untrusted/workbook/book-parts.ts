import { posix } from 'node:path'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '../../base/errors.ts'
import type { BookPackage } from './book-package.ts'
import { formatOf, type NumberFormat } from './cells.ts'
import { type Attributes, readXml } from './xml.ts'

/** The paths of the parts of a workbook, and what is needed to read one of its sheets. */
export interface BookParts {
  workbook: string
  sheet: string
  /** The name of the sheet. */
  name: string
  strings: string | null
  styles: string | null
  isFrom1904: boolean
}

interface Related {
  type: string
  target: string
}

/**
 * Returns the parts of each visible sheet, in order. Throws `notABook` for an archive without a workbook, and
 * `bookDamaged` for one without a sheet.
 */
export async function sheetsOf(book: BookPackage): Promise<[BookParts, ...BookParts[]]> {
  const workbook = [...(await relationsOf(book, '')).values()].find(({ type }) => type === 'officeDocument')?.target
  if (!workbook || !book.has(workbook)) throw new Refusal(fileMessages.notABook)
  const relations = await relationsOf(book, workbook)
  const { listed, isFrom1904 } = await visibleSheets(book, workbook)
  const sheets = listed.flatMap(({ id, name }) => {
    const { type, target = '' } = relations.get(id) ?? {}
    return type === 'worksheet' ? [{ target, name }] : []
  })
  if (!book.has(sheets[0]?.target ?? '')) throw new Refusal(fileMessages.bookDamaged)
  const one = (wanted: string) => {
    const target = [...relations.values()].find(({ type }) => type === wanted)?.target
    return target && book.has(target) ? target : null
  }
  const shared = { workbook, strings: one('sharedStrings'), styles: one('styles'), isFrom1904 }
  return sheets
    .filter(({ target }) => book.has(target))
    .map(({ target, name }) => ({ ...shared, sheet: target, name })) as [BookParts, ...BookParts[]] // the first is there
}

/** Returns the path of the relations of a part. */
export function relationsPath(part: string): string {
  const { dir, base } = posix.parse(part)
  return posix.join(dir, '_rels', `${base}.rels`)
}

/** Returns what a part refers to inside the workbook, by id. */
export async function relationsOf(book: BookPackage, part: string): Promise<Map<string, Related>> {
  const path = relationsPath(part)
  const found = new Map<string, Related>()
  if (!book.has(path)) return found
  await readXml(await book.stream(path), {
    open(name, { Id: id, Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || id === undefined || mode === 'External') return
      const from = target.startsWith('/') ? target : posix.join(posix.dirname(part || '.'), target)
      found.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: from.replace(/^\/+/, '') })
    },
  })
  return found
}

async function visibleSheets(book: BookPackage, workbook: string) {
  const listed: { id: string; name: string }[] = []
  let isFrom1904 = false
  await readXml(await book.stream(workbook), {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = isTrue(attributes.date1904)
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible')
        listed.push({ id: relationId(attributes), name: attributes.name ?? '' })
    },
  })
  return { listed, isFrom1904 }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

const relationId = (attributes: Attributes): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

const mostFormats = 65_536

/** Returns what each cell format says of a number, in order. */
export async function numberFormatsOf(book: BookPackage, styles: string | null): Promise<NumberFormat[]> {
  const own = new Map<string, string>()
  const numbers: string[] = []
  let isInside = false
  if (styles === null) return []
  await readXml(await book.stream(styles), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt' && own.size < mostFormats) own.set(numFmtId, formatCode.slice(0, 255))
      if (name === 'cellXfs') isInside = true
      if (isInside && name === 'xf' && numbers.push(numFmtId) > mostFormats)
        throw new Refusal(fileMessages.bookTooLarge)
    },
    close(name) {
      if (name === 'cellXfs') isInside = false
    },
  })
  const known = new Map<string, NumberFormat>()
  return numbers.map((number) => {
    const format = known.get(number) ?? formatOf(Number(number), own.get(number))
    known.set(number, format)
    return format
  })
}
