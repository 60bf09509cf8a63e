import { productionLimits } from '@portal/contract/production/constants'

const allowed = /^[A-Z0-9][A-Z0-9._/-]*$/

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
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (typed.length === 0 || typed.length > productionLimits.serials) return null
  if (typed.some((serial) => serial.length > productionLimits.serial || !allowed.test(serial))) return null
  const serials = [...new Set(typed)].sort()
  if (serials.length === typed.length) return { serials, repeated: [] }
  const seen = new Set<string>()
  const repeated = new Set(typed.filter((serial) => seen.size === seen.add(serial).size))
  return { serials, repeated: [...repeated] }
}
