import type { BookPackage } from './book-package.ts'
import { type AnyCell, textCell } from './cells.ts'
import { decoded, readXml } from './xml.ts'

const longestText = 32_767

/** Returns the shared texts with these numbers and skips the others. */
export async function textsNumbered(
  book: BookPackage,
  path: string,
  wanted: ReadonlySet<number>,
): Promise<Map<number, AnyCell>> {
  const found = new Map<number, AnyCell>()
  let index = -1
  let text = ''
  let isBad = false
  let isText = false
  let spoken = 0
  await readXml(await book.stream(path), {
    open(name) {
      if (name === 'si') {
        index++
        text = ''
        isBad = false
      } else if (name === 'rPh') spoken++
      else if (name === 't') isText = spoken === 0 && wanted.has(index)
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') spoken--
      else if (name === 'si' && wanted.has(index)) found.set(index, isBad ? { bad: 'text' } : textCell(decoded(text)))
    },
    text(piece) {
      if (!isText) return
      if (text.length + piece.length > longestText) isBad = true
      else text += piece
    },
    badText() {
      isBad = true
    },
    isDone: () => found.size === wanted.size,
  })
  return found
}
