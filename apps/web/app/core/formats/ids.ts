/** Returns the id in a text of an address or the value of a choice; null for anything else. */
export function idFrom(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId ? Number(text) : null
}

/** Maximum of the id columns. */
const largestId = 2_147_483_647
