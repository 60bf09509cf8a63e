import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Import, importsOf } from './imports.ts'
import { projectFiles, ROOT } from './project-files.ts'
import { placeOf, refusal } from './rooms.ts'

/** One line for each import that enters a room it may not, and for each circle of features. */
export function violations(files: Map<string, string>): string[] {
  const imports = [...files].flatMap(([path, source]) => importsOf(path, source))
  const refused = imports.flatMap((found) => {
    const because = refusal(found)
    return because ? [line(found, because)] : []
  })
  return [...refused, ...circles(imports, 'server feature'), ...circles(imports, 'web feature')]
}

const line = ({ from, line, specifier }: Import, because: string) =>
  `${from}:${line} may not import ${specifier}: ${because}`

/** For each feature the shortest circle that begins and ends there, told once by its first name in the alphabet. */
function circles(imports: Import[], room: 'server feature' | 'web feature'): string[] {
  const edges = new Map<string, Map<string, Import>>()
  for (const found of imports) {
    const [from, to] = [placeOf(found.from), placeOf(found.target)]
    if (from.room !== room || to.room !== room || from.feature === to.feature) continue
    const targets = edges.get(from.feature) ?? new Map<string, Import>()
    if (!targets.has(to.feature)) edges.set(from.feature, targets.set(to.feature, found))
  }

  return [...edges.keys()].sort().flatMap((start) => {
    const paths = [[start]]
    const seen = new Set<string>()
    for (const path of paths) {
      for (const next of edges.get(path.at(-1) ?? '')?.keys() ?? []) {
        const first = edges.get(start)?.get(path[1] ?? next)
        if (next === start && first) return [line(first, `features in a circle: ${[...path, start].join(' -> ')}`)]
        if (next > start && !seen.has(next)) paths.push([...path, next])
        seen.add(next)
      }
    }
    return []
  })
}

if (import.meta.main) {
  const paths = projectFiles().filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  const found = violations(new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])))
  for (const violation of found) console.log(violation)
  console.log(`${paths.length} files read, ${found.length} imports refused`)
  if (found.length > 0) process.exitCode = 1
}
