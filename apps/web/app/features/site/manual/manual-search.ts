import type { Block, Chapter, Section } from './chapter.ts'

export interface Hit {
  chapter: Chapter
  section: Section
  /** The text around the first match. */
  excerpt: string
}

/**
 * Normalises one letter for comparison, without accent and case, to exactly one letter, so that positions stay valid.
 */
const plain = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || letter

const plainText = (text: string) => [...text].map(plain).join('')

const longEnoughToCut = 5
/** Of the three languages: `imágenes`, `images`, `imagem` and `imagens`, `calibração` and `calibrações`. */
const pluralEnding = /([ao]?e|n|i)?s$|ao$|m$/

/** Returns the words of a question, each without the ending that its plural changes: `imágenes` finds `imagen`. */
export function searchWords(question: string): string[] {
  const words = plainText(question.slice(0, 80)).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => (word.length >= longEnoughToCut ? word.replace(pluralEnding, '') : word)))]
}

const textsOf = (block: Block): readonly string[] => {
  if (block.kind === 'steps' || block.kind === 'list') return block.items
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
  if (block.kind === 'drawing') return [block.caption]
  return block.kind === 'facts' ? [] : [block.text]
}

/** Returns the positions at which words of a text start with a searched word. */
const placesOf = (text: string, words: readonly string[]): { start: number; end: number; word: string }[] =>
  [...plainText(text).matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match) => {
    const word = words.find((asked) => match[0].startsWith(asked))
    return word === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, word }]
  })

/** Returns the sections that contain every word of the question, in the order of the manual. */
export function searchManual(chapters: readonly Chapter[], question: string): Hit[] {
  const words = searchWords(question)
  if (words.length === 0) return []
  return chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) => {
      const texts = [chapter.title, section.title, ...section.blocks.flatMap(textsOf)]
      const isWhole = words.every((word) => texts.some((text) => placesOf(text, [word]).length > 0))
      return isWhole ? [{ chapter, section, excerpt: excerptOf(texts.slice(2), words) }] : []
    }),
  )
}

const excerptLength = 160

function excerptOf(texts: readonly string[], words: readonly string[]): string {
  const text = texts.find((one) => placesOf(one, words).length > 0) ?? texts[0] ?? ''
  const first = placesOf(text, words)[0]?.start ?? 0
  if (text.length <= excerptLength) return text
  const from = first < excerptLength / 2 ? 0 : text.indexOf(' ', first - excerptLength / 2) + 1
  const cut = text.slice(from, from + excerptLength).replace(/\s+\S*$/, '')
  return `${from > 0 ? '… ' : ''}${cut}${from + cut.length < text.length ? ' …' : ''}`
}

/** Splits a text at the matches. */
export function markedParts(text: string, words: readonly string[]): { text: string; isFound: boolean }[] {
  const parts: { text: string; isFound: boolean }[] = []
  let end = 0
  for (const place of words.length > 0 ? placesOf(text, words) : []) {
    if (place.start > end) parts.push({ text: text.slice(end, place.start), isFound: false })
    parts.push({ text: text.slice(place.start, place.end), isFound: true })
    end = place.end
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false })
  return parts
}
