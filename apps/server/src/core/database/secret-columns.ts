const secret = /hash|token|secreto|password|pin$/

/** Returns a value without the columns that hold secrets, at any depth: neither the audit nor its screen shows them. */
export const withoutSecrets = (row: object): object =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !secret.test(column))
      .map(([column, value]) => [column, pruned(value)]),
  )

function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned)
  return isPlain(value) ? withoutSecrets(value) : value
}

/** Dates and the like are values. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
