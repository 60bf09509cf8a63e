import type { Import } from './imports.ts'

/** A circle: its names, and the import that starts it. */
export interface Circle {
  readonly first: Import
  readonly names: readonly string[]
}

/**
 * Returns the shortest circle of imports per name, listed once by its alphabetically first name. `nameOf` returns the
 * room of a path, or null to ignore it.
 */
export function circlesOf(imports: readonly Import[], nameOf: (path: string) => string | null): Circle[] {
  const edges = new Map<string, Map<string, Import>>()
  for (const found of imports) {
    const [from, to] = [nameOf(found.from), nameOf(found.target)]
    if (from === null || to === null || from === to) continue
    const targets = edges.get(from) ?? new Map<string, Import>()
    if (!targets.has(to)) edges.set(from, targets.set(to, found))
  }

  return [...edges.keys()].sort().flatMap((start) => {
    const paths = [[start]]
    const seen = new Set<string>()
    for (const path of paths) {
      for (const next of edges.get(path.at(-1) ?? '')?.keys() ?? []) {
        const first = edges.get(start)?.get(path[1] ?? next)
        if (next === start && first) return [{ first, names: [...path, start] }]
        if (next > start && !seen.has(next)) paths.push([...path, next])
        seen.add(next)
      }
    }
    return []
  })
}

/** Files of the program. Tests may load anything: nothing loads them. */
export const fileOf = (path: string): string | null =>
  /^(apps\/[^/]+\/src|apps\/web\/app|packages\/contract\/src)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)
    ? path
    : null

/** The folders of the server's core, or of the web's. */
export const folderOfCore =
  (core: 'apps/server/src/core/' | 'apps/web/app/core/') =>
  (path: string): string | null =>
    path.startsWith(core) && !/\.test\.tsx?$/.test(path) ? (path.slice(core.length).split('/')[0] ?? null) : null
