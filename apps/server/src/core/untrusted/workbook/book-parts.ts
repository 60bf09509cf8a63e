import { posix } from 'node:path'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '../../base/errors.ts'
import type { BookPackage } from './book-package.ts'
import { isDateFormat } from './cells.ts'
import { type Attributes, readXml } from './xml.ts'

/** The paths of the parts of a workbook, and what is needed to read its first visible sheet. */
export interface BookParts {
  workbook: string
  sheet: string
  strings: string | null
  styles: string | null
  isFrom1904: boolean
}

interface Related {
  type: string
  target: string
}

/** Throws `notABook` for an archive without a workbook, and `bookDamaged` for one without a sheet. */
export async function partsOf(book: BookPackage): Promise<BookParts> {
  const workbook = [...(await relationsOf(book, '')).values()].find(({ type }) => type === 'officeDocument')?.target
  if (!workbook || !book.has(workbook)) throw new Refusal(fileMessages.notABook)
  const relations = await relationsOf(book, workbook)
  const { ids, isFrom1904 } = await visibleSheets(book, workbook)
  const sheets = ids.flatMap((id) => relations.get(id) ?? []).filter(({ type }) => type === 'worksheet')
  const sheet = sheets[0]?.target
  if (!sheet || !book.has(sheet)) throw new Refusal(fileMessages.bookDamaged)
  const one = (wanted: string) => {
    const target = [...relations.values()].find(({ type }) => type === wanted)?.target
    return target && book.has(target) ? target : null
  }
  return { workbook, sheet, strings: one('sharedStrings'), styles: one('styles'), isFrom1904 }
}

/** Returns the path of the relations of a part. */
export function relationsPath(part: string): string {
  const { dir, base } = posix.parse(part)
  return posix.join(dir, '_rels', `${base}.rels`)
}

async function relationsOf(book: BookPackage, part: string): Promise<Map<string, Related>> {
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
  const ids: string[] = []
  let isFrom1904 = false
  await readXml(await book.stream(workbook), {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = isTrue(attributes.date1904)
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') ids.push(relationId(attributes))
    },
  })
  return { ids, isFrom1904 }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

const relationId = (attributes: Attributes): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

const mostFormats = 65_536

/** Returns, for each cell format in order, whether it shows a number as a date. */
export async function dateFormatsOf(book: BookPackage, styles: string | null): Promise<boolean[]> {
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
  const known = new Map<string, boolean>()
  return numbers.map((number) => {
    const isDate = known.get(number) ?? isDateFormat(Number(number), own.get(number))
    known.set(number, isDate)
    return isDate
  })
}
