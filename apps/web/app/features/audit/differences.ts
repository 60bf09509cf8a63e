/** A field of a row, before and after. */
export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

type Values = Readonly<Record<string, unknown>> | null

/** Splits the fields of both sides into those that differ, and the names of those that do not. */
export function differencesOf(before: Values, after: Values): { changed: FieldChange[]; same: string[] } {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const all = fields.map((field) => ({ field, before: before?.[field], after: after?.[field] }))
  const isSame = (one: FieldChange) => JSON.stringify(one.before) === JSON.stringify(one.after)
  return { changed: all.filter((one) => !isSame(one)), same: all.filter(isSame).map(({ field }) => field) }
}
