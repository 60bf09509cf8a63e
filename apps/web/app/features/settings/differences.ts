import { textLines } from './text-lines.ts'

/** A field that differs between two stored values. */
interface Difference {
  /** The path of the field: `oficinas.2.ciudad`. */
  path: string
  before: string
  after: string
}

/** Returns the fields that differ between two values, in the order of the later one; lists row by row. */
export function differencesOf(before: object | null, after: object): Difference[] {
  const [old, fresh] = [flat(before ?? {}), flat(after)]
  const paths = [...new Set([...fresh.keys(), ...old.keys()])].filter((path) => !internal.has(path))
  return paths
    .map((path) => ({ path, before: old.get(path) ?? '', after: fresh.get(path) ?? '' }))
    .filter((row) => row.before !== row.after)
    .map((row) => (row.path.startsWith('texto') ? changedLines(row) : row))
}

/** Of a long text only the lines that the other one lacks. */
function changedLines({ path, before, after }: Difference): Difference {
  const [old, fresh] = [textLines(before), textLines(after)]
  const without = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line)).join('\n')
  return { path, before: without(old, fresh), after: without(fresh, old) }
}

/** The house is no field of any form. */
const internal = new Set(['empresa_id'])

function flat(value: object, above = ''): Map<string, string> {
  return new Map(
    Object.entries(value).flatMap(([name, part]: [string, unknown]): [string, string][] => {
      const path = above ? `${above}.${name}` : name
      const isPlain = Array.isArray(part) && part.every((one) => typeof one !== 'object')
      if (isPlain) return [[path, part.join(', ')]]
      if (typeof part === 'object' && part !== null) return [...flat(part, path)]
      return [[path, part === null || part === undefined ? '' : String(part)]]
    }),
  )
}
