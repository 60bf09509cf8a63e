import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { projectFiles, ROOT } from './project-files.ts'

const WHERE = /^apps\/server\/(src|migrations)\/.*\.ts$/

/** What is text of the statement, not a parameter: a call (`lit(…)`, `ref(…)`), a nested template, a choice of them. So is a constant that holds one. */
const TEXT = /^(sql\b|[\w.]+\(|[^?]+\? *sql)/

const number = String.raw`-?\d+(?:\.\d+)?`
const mark = String.raw`\$\{(\d+)\}(?!\s*::)`

/** A marker stands for each placeholder: its number, unless it is cast. */
const branch = (value: string) => String.raw`\b(?:then|else)\s+${value}\s+(?=when|else|end)`
const argument = (value: string) => String.raw`[(,]\s*${value}\s*(?=[,)])`
const places = [
  { part: /\bcase\b(?:(?!\bcase\b|\bend\b)[\s\S])*\bend\b/gi, shape: branch },
  { part: /\b(?:coalesce|greatest|least|nullif)\([^()]*\)/gi, shape: argument },
]
const factor = new RegExp(String.raw`[*/]\s*${mark}|${mark}\s*[*/]`, 'gi')

/** Returns the numbers of the placeholders of a statement whose type PostgreSQL takes from a literal number or a factor. */
function typedByOthers(statement: string): number[] {
  const found = [...statement.matchAll(factor)].map(([, before, after]) => before ?? after)
  for (const { part, shape } of places)
    for (const [text] of statement.matchAll(part)) {
      if (!new RegExp(shape(number), 'i').test(text)) continue
      for (const [, index] of text.matchAll(new RegExp(shape(mark), 'gi'))) found.push(index)
    }
  return found.map(Number)
}

/**
 * Returns one line per SQL parameter without a cast next to a literal number or as a factor: `then 1 else ${rate}` makes
 * the rate an integer, and 945.37 an error.
 */
export function uncastParameters(path: string, source: string): string[] {
  if (!WHERE.test(path) || /\.test\.ts$/.test(path)) return []
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: string[] = []
  const parts = new Set<string>()
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && /^sql\b/.test(source.slice(init.start, init.end))) parts.add(id.name)
    },
    TaggedTemplateExpression: ({ tag, quasi: { quasis, expressions } }) => {
      if (source.slice(tag.start, tag.end) !== 'sql') return
      const statement = quasis.map(({ value }, index) => (index === 0 ? '' : `\${${index - 1}}`) + value.raw).join('')
      for (const index of typedByOthers(statement)) {
        const { start, end } = expressions[index]!
        const text = source.slice(start, end)
        if (!TEXT.test(text) && !parts.has(text))
          found.push(
            `${path}:${source.slice(0, start).split('\n').length} \${${text}}: cast it, like \${${text}}::numeric`,
          )
      }
    },
  }).visit(program)
  return found
}

if (import.meta.main) {
  const paths = projectFiles().filter((path) => WHERE.test(path))
  const found = paths.flatMap((path) => uncastParameters(path, readFileSync(join(ROOT, path), 'utf8')))
  for (const parameter of found) console.log(parameter)
  console.log(`${paths.length} files read, ${found.length} parameters without a type`)
  if (found.length > 0) process.exitCode = 1
}
