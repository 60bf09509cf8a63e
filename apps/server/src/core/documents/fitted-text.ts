import type { Pdf } from './pdf.ts'

/** A text broken into lines at the largest size that fits. */
export interface LinesBox {
  lines: readonly string[]
  font: string
  size: number
  /** From one line to the next. */
  leading: number
  height: number
}

interface Wanted {
  width: number
  font: string
  /** Sizes, in points. */
  most: number
  least: number
  /** Lines at most. */
  lines: number
  /** Line height by size. */
  gap: number
}

/**
 * Breaks a text so that it has as few lines as its largest sizes allow, of about the same length. What does not fit even
 * at the least size is set smaller, never cut.
 */
export function fitted(
  pdf: Pdf,
  text: string,
  { width, font: wanted, most, least, lines: allowed, gap }: Wanted,
): LinesBox {
  const font = pdf.hasEvery(wanted, text) ? wanted : 'strong'
  pdf.font(font).fontSize(1)
  const words = text.split(' ')
  const widthOf = (line: string) => pdf.widthOfString(line)
  const boxOf = (lines: readonly string[], size: number): LinesBox => {
    const leading = size * gap
    return { lines, font, size, leading, height: leading * (lines.length - 1) + size * 1.1 }
  }
  let best: { lines: readonly string[]; size: number } | null = null
  for (let count = 1; count <= Math.min(allowed, words.length); count++) {
    const lines = balanced(words, count, widthOf)
    const size = Math.min(most, width / Math.max(...lines.map(widthOf)))
    if (!best || size > best.size) best = { lines, size }
    if (best.size >= comfortable(most, least)) break
  }
  return boxOf(best!.lines, best!.size)
}

/** A size at which a further line would make the text no easier to read. */
const comfortable = (most: number, least: number) => least + (most - least) * 0.55

/** Splits words into so many lines that the longest one is as short as possible. */
function balanced(words: readonly string[], count: number, widthOf: (line: string) => number): string[] {
  if (count === 1 || words.length <= 1) return [words.join(' ')]
  let best: string[] = []
  let shortest = Number.POSITIVE_INFINITY
  for (let first = 1; first <= words.length - count + 1; first++) {
    const line = words.slice(0, first).join(' ')
    if (widthOf(line) >= shortest) break
    const lines = [line, ...balanced(words.slice(first), count - 1, widthOf)]
    const longest = Math.max(...lines.map(widthOf))
    if (longest < shortest) [best, shortest] = [lines, longest]
  }
  return best
}
