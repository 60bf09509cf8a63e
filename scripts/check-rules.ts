import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { projectFiles, ROOT } from './project-files.ts'

/**
 * Checks the rules of `docs/rules`: every citation names one, every rule says its reason and names tests that exist, and
 * nothing cites a document that is not in the repository. `--without-test` lists the rules that no test holds.
 */

const PAGE = /^docs\/rules\/(?!README)[\w-]+\.md$/
const SOURCE = /\.(?:tsx?|mjs|js)$/
/** The check and its test have the refused ways in them. */
const UNREAD = /^scripts\/check-rules(?:\.test)?\.ts$/

const NAME = '[a-z][a-z-]*\\/[a-z][a-z0-9-]*'
const cited = new RegExp(`\\brules? (${NAME}(?:(?:, (?:and )?| and |; )${NAME})*)`, 'g')

/** Numbers of the document that is not here: they mean nothing to a reader. */
const NUMBERS: readonly RegExp[] = [
  /\bspec,? (?:\d|A\d|decision)/,
  /\b(?:[1-7]-(?:portal|calls|decisions|states|rules|messages|behaviours)|5-rules)\b/,
  /\bA(?:1[0-6]|[1-9])\.[1-5]\b/,
  /[(,;] ?A(?:1[0-6]|[1-9])[,;)]/,
  /\bA(?:1[0-6]|[1-9]) expected\b|\bbehaviou?rs? A\d/i,
  /\brules? C[1-7]\b|[(,;] ?C[1-7][,;)]/,
  /\bdecisions? [1-9]\d?\b/i,
]

/** Words that lean on it; papers say once what they mean by them. */
const WORDS: readonly RegExp[] = [/\bspecifications?\b/i, /\b(?:as|the|is|are) specified\b/i, /\(rules[,:] |\(states\)/]

/** A rule of a page. */
interface Rule {
  name: string
  page: string
  line: number
  hasReason: boolean
  /** The file in which it is decided, and the name to look for in it. */
  code: { path: string; name: string }[]
  tests: { path: string; title: string }[]
}

/** Returns the rules of a page; a heading of the second level is the name of one. */
export function rulesIn(page: string, source: string): Rule[] {
  const rules: Rule[] = []
  for (const [index, text] of source.split('\n').entries()) {
    const name = /^## (.+)$/.exec(text)?.[1]
    if (name) rules.push({ name, page, line: index + 1, hasReason: false, code: [], tests: [] })
    const rule = rules.at(-1)
    if (!rule) continue
    if (/^Why: ./.test(text)) rule.hasReason = true
    const code = /^Code: `([^`]+)`(?: \(`(.+)`\))?$/.exec(text)
    if (code) rule.code.push({ path: code[1]!, name: code[2] ?? '' })
    else if (text.startsWith('Code:')) rule.code.push({ path: text, name: '' })
    const test = /^- Test: `([^`]+)` "(.+)"$/.exec(text)
    if (test) rule.tests.push({ path: test[1]!, title: test[2]! })
    else if (/^(?:- )?Test:/.test(text)) rule.tests.push({ path: text, title: '' })
  }
  return rules
}

/** Returns the names of rules in a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(cited)].flatMap(([, names = '']) => names.match(new RegExp(NAME, 'g')) ?? [])

/** Returns the old ways of citing in a comment or a title. */
export const oldWaysIn = (text: string): string[] => [...NUMBERS, ...WORDS].flatMap((way) => way.exec(text)?.[0] ?? [])

/** Returns the old numbers in a line of a paper; what it quotes is left out. */
export const oldNumbersIn = (line: string): string[] => {
  const said = line.replace(/"[^"]*"/g, '')
  return NUMBERS.flatMap((way) => way.exec(said)?.[0] ?? [])
}

/** A text of a source that people read: a comment, with its lines joined, or the title of a test. */
interface Words {
  text: string
  line: number
}

/** Returns the comments of a source, those of SQL inside it too, and the titles of its tests. */
export function wordsOf(path: string, source: string): { comments: Words[]; titles: Words[] } {
  const at = (text: string, start: number) => ({ text, line: source.slice(0, start).split('\n').length })
  const sql = [...source.matchAll(/^\s*-- (.*)$/gm)].map((hit) => at(hit[1]!, hit.index))
  if (!SOURCE.test(path)) {
    const blocks = [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map((hit) => at(joined(hit[1]!), hit.index))
    return { comments: blocks, titles: [] }
  }
  const { comments, program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const titles: Words[] = []
  if (/\.(?:test|spec)\.tsx?$/.test(path))
    new Visitor({
      CallExpression: ({ callee, arguments: [title] }) => {
        if (!/^(?:test|it|describe)\b/.test(source.slice(callee.start, callee.end))) return
        if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(at(title.value, title.start))
        if (title?.type === 'TemplateLiteral')
          titles.push(at(source.slice(title.start + 1, title.end - 1), title.start))
      },
    }).visit(program)
  const plain = blocksOf(source, comments).map(({ text, start }) => at(text, start))
  return { comments: [...plain, ...sql], titles }
}

/** Returns comments with their lines joined; line comments that follow each other are one. */
function blocksOf(source: string, comments: readonly { value: string; start: number; end: number }[]) {
  const blocks: { text: string; start: number; end: number }[] = []
  for (const { value, start, end } of comments) {
    const last = blocks.at(-1)
    const isNext = last && source.startsWith('//', start) && /^\n[ \t]*$/.test(source.slice(last.end, start))
    if (isNext) Object.assign(last, { text: `${last.text} ${value.trim()}`, end })
    else blocks.push({ text: joined(value), start, end })
  }
  return blocks
}

const joined = (comment: string) => comment.replace(/\s*\n[ \t]*\*?[ \t]*/g, ' ').trim()

/** What the check says of a tree: its rules, how often they are cited, and what is wrong. */
interface Verdict {
  rules: Rule[]
  citations: number
  complaints: string[]
}

/** Compares pages, sources and tests; `read` returns the content of a path, or null when there is none. */
export function verdictOf(paths: readonly string[], read: (path: string) => string | null): Verdict {
  const rules = paths.filter((path) => PAGE.test(path)).flatMap((path) => rulesIn(path, read(path) ?? ''))
  const names = new Set(rules.map(({ name }) => name))
  const complaints: string[] = []
  const titles = new Map<string, Words[]>()
  let citations = 0
  const look = (path: string, { text, line }: Words, old: readonly string[]) => {
    for (const name of namesIn(text)) {
      citations += 1
      if (!names.has(name)) complaints.push(`${path}:${line} there is no rule ${name} in docs/rules`)
    }
    for (const way of old) complaints.push(`${path}:${line} "${way}": cite a rule of docs/rules, or say it`)
  }
  for (const path of paths) {
    if (UNREAD.test(path)) continue
    if (path.endsWith('.md')) {
      for (const [index, text] of (read(path) ?? '').split('\n').entries())
        look(path, { text, line: index + 1 }, oldNumbersIn(text))
    } else if (SOURCE.test(path) || path.endsWith('.css')) {
      const words = wordsOf(path, read(path) ?? '')
      titles.set(path, words.titles)
      for (const one of [...words.comments, ...words.titles]) look(path, one, oldWaysIn(one.text))
    }
  }
  const faults = rules.flatMap((rule) => faultsOf(rule, rules, read, titles))
  return { rules, citations, complaints: [...faults, ...complaints] }
}

function faultsOf(
  rule: Rule,
  all: readonly Rule[],
  read: (path: string) => string | null,
  titles: ReadonlyMap<string, readonly Words[]>,
): string[] {
  const { name, page, hasReason, code, tests } = rule
  const area = basename(page, '.md')
  const missing = tests.flatMap(({ path, title }) => {
    const found = titles.get(path)
    if (!found) return [`there is no test ${path}`]
    return found.some(({ text }) => text.includes(title)) ? [] : [`no test of ${path} is called "${title}"`]
  })
  return [
    ...(new RegExp(`^${NAME}$`).test(name) && name.startsWith(`${area}/`) ? [] : [`is not named ${area}/...`]),
    ...(all.find((other) => other.name === name) === rule ? [] : ['is there twice']),
    ...(hasReason ? [] : ['has no line "Why: ..."']),
    ...code
      .filter(({ path, name }) => !(read(path) ?? '').includes(name) || read(path) === null)
      .map(({ path, name }) => `there is no ${name || 'file'} in ${path}`),
    ...missing,
  ].map((fault) => `${page}:${rule.line} ${name}: ${fault}`)
}

function main(): void {
  const read = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null)
  const { rules, citations, complaints } = verdictOf(projectFiles(), read)
  const open = rules.filter(({ tests }) => tests.length === 0)
  for (const complaint of complaints) console.log(complaint)
  if (process.argv.includes('--without-test')) for (const { name } of open) console.log(name)
  console.log(
    `rules: ${rules.length}, ${rules.length - open.length} with a test, ${open.length} without (--without-test lists them), cited ${citations} times; ${complaints.length} complaints`,
  )
  if (complaints.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
