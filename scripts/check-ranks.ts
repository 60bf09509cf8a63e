import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { projectFiles, ROOT } from './project-files.ts'

/** Where a feature of the server decides what may be done. */
const RULES = /^apps\/server\/src\/features\/.*\/(policy|rules)\.ts$/
const FEATURE = /^apps\/server\/src\/features\/.*\.ts$/
/** Comparisons of ranks. */
const RANK = /\b(hasRankOf|rankOf|outranks)\(|\.role\s*[=!]==\s*Role\./g
/** Names of functions that decide what may be done; any other function may decide what is visible. */
const DOING = /^(can|may|refusal|actorsFor|kindOf|belongs|brings|takes|ends)/
/** A scope not made by core. */
const FORGED = /\bas (unknown as )?Scope\b/

/**
 * Returns one line per place of a feature that uses a rank to decide what is visible, or makes its own scope (decision
 * 017).
 */
export function violations(path: string, source: string): string[] {
  if (!FEATURE.test(path) || path.endsWith('.test.ts')) return []
  const forged = FORGED.test(source)
    ? [`${path} makes a scope of its own: core/base/scope.ts answers whose rows are seen`]
    : []
  const parts = declarationsIn(path, source)
  const ranked = [...source.matchAll(RANK)].flatMap(({ 0: asked, index }) => {
    const name = parts.find(({ start, end }) => start <= index && index < end)?.name ?? ''
    if (RULES.test(path) && DOING.test(name)) return []
    const line = source.slice(0, index).split('\n').length
    const where = 'rank says what may be done, in a can…, may… or refusal… of policy.ts or rules.ts'
    return [`${path}:${line} asks for a rank (${asked}) in "${name}": ${where}`]
  })
  return [...forged, ...ranked]
}

interface Declared {
  name: string
  start: number
  end: number
}

/** Returns the top-level declarations of a file. */
function declarationsIn(path: string, source: string): Declared[] {
  return parseSync(path, source).program.body.flatMap((statement) => {
    const { start, end } = statement
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration') return [{ name: declared.id?.name ?? '', start, end }]
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.map(({ id }) => ({ name: id.type === 'Identifier' ? id.name : '', start, end }))
  })
}

if (import.meta.main) {
  const paths = projectFiles().filter((path) => FEATURE.test(path))
  const found = paths.flatMap((path) => violations(path, readFileSync(join(ROOT, path), 'utf8')))
  for (const violation of found) console.log(violation)
  console.log(`${paths.length} files read, ${found.length} places ask for a rank`)
  if (found.length > 0) process.exitCode = 1
}
