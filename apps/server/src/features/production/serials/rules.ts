import { productionLimits } from '@portal/contract/production/constants'

/** Before they become capitals: some other letters become these, `ß` two of them. */
const allowed = /^[A-Za-z0-9][A-Za-z0-9._/-]*$/

/** What a pasted text holds: serial numbers in capitals and sorted, and those that stand in it more than once. */
export interface ReadSerials {
  serials: string[]
  repeated: string[]
}

/**
 * Reads serial numbers, one per line or cell of a spreadsheet, in capitals. Returns null when there is none, when there
 * are more than may be stored at once, or when one has other characters or is too long.
 */
export function readSerials(text: string): ReadSerials | null {
  const typed = text
    .normalize('NFKC')
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (typed.length === 0 || typed.length > productionLimits.serials) return null
  if (typed.some((serial) => serial.length > productionLimits.serial || !allowed.test(serial))) return null
  const capitals = typed.map((serial) => serial.toUpperCase())
  const serials = [...new Set(capitals)].sort()
  if (serials.length === capitals.length) return { serials, repeated: [] }
  const seen = new Set<string>()
  const repeated = new Set(capitals.filter((serial) => seen.size === seen.add(serial).size))
  return { serials, repeated: [...repeated] }
}
