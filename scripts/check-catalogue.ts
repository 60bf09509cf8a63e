import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promised, sameInBoth } from './catalogue-promises.ts'
import { joinTables } from './core-messages.ts'

/** Checks the catalogue of messages and every list of names: numbers, languages, completeness. One line per problem. */

interface Entry {
  area: string
  code: number
  status: number
  es: string
  en: string
}

const STATUSES = new Set([200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 431, 500, 503])
const SOURCE = join(import.meta.dirname, '../packages/contract/src')

const problems: string[] = []
/** Whether a value is plain data and not a schema or expression, which have their own class. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
const isEntry = (value: unknown): value is Entry => isRecord(value) && 'area' in value && 'code' in value
const isArea = (value: unknown): value is Record<string, Entry> =>
  isRecord(value) && !Array.isArray(value) && Object.keys(value).length > 0 && Object.values(value).every(isEntry)

/** Returns the exports of the contract, by file. */
async function readContract() {
  const files = globSync('**/*.ts', { cwd: SOURCE, exclude: ['**/*.test.ts'] }).sort()
  return Promise.all(
    files.map(async (file) => ({ file, exports: await import(pathToFileURL(join(SOURCE, file)).href) })),
  )
}

type Kind = 'sentence' | 'name' | 'proper name'

function checkText(where: string, { es, en }: { es?: unknown; en?: unknown }, kind: Kind) {
  for (const [language, words] of Object.entries({ es, en })) {
    if (typeof words !== 'string' || words.trim() === '') problems.push(`${where}: no ${language}`)
    else if (words !== words.trim()) problems.push(`${where}: space around ${language}`)
    else if (kind === 'sentence' && !/[.!?]$/.test(words))
      problems.push(`${where}: ${language} is no sentence: ${words}`)
  }
  const maySame = kind === 'proper name' || (kind === 'name' && sameInBoth.has(String(es)))
  if (es === en && !maySame) problems.push(`${where}: es and en are the same: ${es}`)
}

function checkArea(where: string, entries: Record<string, Entry>): string {
  const area = Object.values(entries)[0]!.area
  const seen = new Map<string, string>()
  for (const [name, entry] of Object.entries(entries)) {
    const at = `${where}: ${area}.${name}`
    if (entry.area !== area) problems.push(`${at}: belongs to area ${entry.area}`)
    if (!Number.isInteger(entry.code) || entry.code < 0) problems.push(`${at}: ${entry.code} is no code`)
    if (!STATUSES.has(entry.status)) problems.push(`${at}: ${entry.status} is no status of the catalogue`)
    checkText(at, entry, 'sentence')
    // a client that gets only `mensaje` finds the code by the text, so texts are unique as well
    // (rule platform/messages)
    for (const key of [`code ${entry.code}`, `es "${entry.es}"`, `en "${entry.en}"`]) {
      if (seen.has(key)) problems.push(`${at}: ${key} is also ${seen.get(key)}`)
      seen.set(key, name)
    }
  }
  const codes = new Set(Object.values(entries).map((entry) => entry.code))
  checkNumbers(`${where}: ${area}`, area, codes)
  return area
}

function checkNumbers(at: string, area: string, codes: ReadonlySet<number>) {
  const expected = promised[area] ?? []
  const missing = expected.filter((code) => !codes.has(code))
  if (missing.length > 0) problems.push(`${at}: missing ${missing.join(', ')}`)
  // a number from 980 on means core: other areas may use only the promised ones
  const tooHigh = [...codes].filter((code) => code >= 980 && area !== 'core' && !expected.includes(code))
  if (tooHigh.length > 0) problems.push(`${at}: ${tooHigh.join(', ')} is kept for core`)
}

/** Checks every text inside a value; a country's name may be the same in both languages. */
function checkTexts(where: string, value: unknown): number {
  if (!isRecord(value) || isEntry(value)) return 0
  // a text, unless its languages are keys of other texts
  if (!('es' in value || 'en' in value) || isRecord(value.es)) {
    return Object.entries(value).reduce((sum, [key, inner]) => sum + checkTexts(`${where}.${key}`, inner), 0)
  }
  checkText(where, value, 'iso' in value ? 'proper name' : 'name')
  return 1
}

/** `QuoteStatus` needs `quoteStatusNames` with a name for each of its values and nothing else. */
function checkNames(exported: ReadonlyMap<string, unknown>) {
  for (const [name, list] of exported) {
    if (!/^[A-Z]/.test(name) || !isRecord(list)) continue
    const namesOfList = `${name[0]!.toLowerCase()}${name.slice(1)}Names`
    const names = exported.get(namesOfList)
    if (!isRecord(names)) {
      problems.push(`${name}: no ${namesOfList}`)
      continue
    }
    const values = Object.values(list).map(String)
    if (new Set(values).size < values.length) problems.push(`${name}: two entries have one value`)
    for (const value of values) if (!(value in names)) problems.push(`${namesOfList}: no name for ${value}`)
    for (const key of Object.keys(names))
      if (!values.includes(key)) problems.push(`${namesOfList}: ${key} is not in ${name}`)
  }
}

const exported = new Map<string, unknown>()
const areas = new Map<string, string>()
let [messages, texts] = [0, 0]

const tablesOfCore: { file: string; entries: Record<string, Entry> }[] = []
const isOfCore = (entries: Record<string, Entry>) => Object.values(entries)[0]?.area === 'core'

for (const { file, exports } of await readContract()) {
  for (const [name, value] of Object.entries(exports)) {
    if (!isRecord(value)) continue
    if (exported.has(name)) problems.push(`${file}: ${name} is also exported elsewhere`)
    exported.set(name, value)
    if (!isArea(value)) {
      texts += checkTexts(`${file}: ${name}`, value)
      continue
    }
    messages += Object.keys(value).length
    if (!file.endsWith('messages.ts')) problems.push(`${file}: its messages belong into a file named messages.ts`)
    if (isOfCore(value)) {
      tablesOfCore.push({ file, entries: value })
      continue
    }
    const area = checkArea(file, value)
    if (areas.has(area)) problems.push(`${file}: area ${area} is also in ${areas.get(area)}`)
    areas.set(area, file)
  }
}

const core = joinTables(tablesOfCore)
problems.push(...core.problems)
areas.set(checkArea('core', core.joined), 'core')
for (const area of Object.keys(promised)) if (!areas.has(area)) problems.push(`area ${area} is missing`)
checkNames(exported)

for (const problem of problems) console.error(problem)
console.log(`catalogue: ${areas.size} areas, ${messages} messages, ${texts} other texts, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
