import { productionLimits } from '@portal/contract/production/constants'

/** Before they become capitals: some other letters become these, `ß` two of them. */
const allowed = /^[A-Za-z0-9][A-Za-z0-9._/-]*$/

/** What a pasted text holds: serial numbers in capitals and sorted, and those that stand in it more than once. */
export interface ReadSerials {
  serials: string[]
  repeated: string[]
}

/** Between the first and the last number of a range; none of them is a character of a serial number, but for two dots. */
const rangeMark = /\s*(?::|–|—|\.{2,})\s*/g
/** A number that can begin or end a range: it counts by its last digits. */
const counted = /^(.*?)(\d{1,12})$/

/**
 * Reads serial numbers, one per line or cell of a spreadsheet, or as ranges of a first and a last one (`A001:A250`), in
 * capitals. Returns null when there is none, when there are more than may be stored at once, or when one has other
 * characters or is too long, or a range no order.
 */
export function readSerials(text: string): ReadSerials | null {
  const parts = text
    .normalize('NFKC')
    .replace(rangeMark, ':')
    .split(/[\s,;]/)
    .filter(Boolean)
  const typed: string[] = []
  for (const part of parts) {
    const range = rangeOf(part, productionLimits.serials - typed.length)
    if (!range) return null
    for (const serial of range) typed.push(serial)
  }
  if (typed.length === 0) return null
  const capitals = typed.map((serial) => serial.toUpperCase())
  const serials = [...new Set(capitals)].sort()
  if (serials.length === capitals.length) return { serials, repeated: [] }
  const seen = new Set<string>()
  const repeated = new Set(capitals.filter((serial) => seen.size === seen.add(serial).size))
  return { serials, repeated: [...repeated] }
}

/** Returns the number, or all from the first to the last of a range; null when it is wrong, or has more than `most`. */
function rangeOf(part: string, most: number): string[] | null {
  const ends = part.split(':')
  if (ends.length > 2 || ends.some((end) => end.length > productionLimits.serial || !allowed.test(end))) return null
  const [first, last = first] = ends as [string, string?]
  if (first === last) return most < 1 ? null : [first]
  const [, start = '', from = ''] = counted.exec(first) ?? []
  const [, alsoStart, to = ''] = counted.exec(last) ?? []
  const count = Number(to) - Number(from) + 1
  const isOneSeries = from !== '' && start.toUpperCase() === alsoStart?.toUpperCase() && from.length === to.length
  if (!isOneSeries || count < 1 || count > most) return null
  return Array.from({ length: count }, (_, place) => start + String(Number(from) + place).padStart(from.length, '0'))
}
