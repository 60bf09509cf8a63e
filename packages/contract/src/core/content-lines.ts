const special = /[\\;,\n\r]/

/** Escapes a text for a value of a calendar file (RFC 5545) or a vCard (RFC 2426). */
export const contentText = (text: string): string =>
  special.test(text) ? text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n') : text

/** Joins the lines of a calendar file or a vCard. */
export const contentLines = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('')

const [longest, longestRest] = [75, 74]

/** A character has three octets for each UTF-16 unit at most. */
const surelyShort = longest / 3
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII has them
const ascii = /^[\u0000-\u007f]*$/

/** A line has at most 75 octets; the rest follows after a space. No character is cut. */
function folded(line: string): string {
  if (line.length <= surelyShort || (line.length <= longest && ascii.test(line))) return line
  const parts: string[] = []
  let [start, end, octets] = [0, 0, 0]
  for (const character of line) {
    const code = character.codePointAt(0)!
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (octets + size > (parts.length > 0 ? longestRest : longest)) {
      parts.push(line.slice(start, end))
      start = end
      octets = 0
    }
    end += character.length
    octets += size
  }
  return [...parts, line.slice(start)].join('\r\n ')
}
