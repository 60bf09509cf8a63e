import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles, ROOT } from './project-files.ts'

// Written so that this file does not match itself.
const IN_CODE: [pattern: RegExp, because: string, except?: RegExp][] = [
  [/\b(TO[D]O|FIX[M]E|X[X]X)\b/, 'unfinished: finish it, or leave it to an issue'],
  [/@ts-(ignor[e]|nochec[k])/, 'a type error silenced'],
  [/\bas an[y]\b(?! \w)/, 'a type given up'],
  [/\b(test|it|describe)(\.\w+)*\.(onl[y]|ski[p]|tod[o]|fixm[e])\b/, 'a test left out or left alone'],
  [/\bdebugge[r]\b/, 'a halt left by a search for a bug'],
  [/[<>]=?'?,? (sql(<\w+>)?`)?clock_timestam[p]\(/, 'a time that no index is searched by: statement_timestamp()'],
  [/\bwaitForTimeou[t]\(/, 'a test that waits for a time instead of an event'],
  [
    /'es'(,| \|) 'e[n]'|'en'(,| \|) 'e[s]'/,
    'the languages once more: `languages` and `Language` of contract/core/language',
    // its own place, files that never change, and a program that stands alone
    /core\/language\.ts$|\/migrations\/|^apps\/(?:webpay|card)-sandbox\//,
  ],
  [
    /\breques[t]\.url\b/,
    'the router asks for data under another address (/next3.data): the argument `url` of the route',
    /^apps\/web\/app\/entry\.server\.tsx$|^(?!apps\/web\/app\/)/,
  ],
  [
    /\bnumbere[d]\([^)]*\b(campo[s]|field[s])\b/,
    'the refusal of a field without the signs that it names: `refusalAt`',
    /^apps\/web\/app\/core\/language\/refusal-at\.ts$/,
  ],
  [/<Ico[n]\w*\b[^>]* aria-hidden\b/, 'an icon without a name is hidden already: core/framework/drawn-icon.ts'],
  [/\bvi\.(do)?moc[k]\(/i, 'a module replaced for all test files of the process: give the function what it needs'],
]
const ANYWHERE: typeof IN_CODE = [
  [/(?<![\w./}*])\/(root|work|home\/\w[\w-]*|Users\/\w[\w-]*)\//, 'a path of one machine'],
  [/^(<{7}|>{7}|={7}$)/, 'a merge left half done'],
]

/** Returns what a file must not be published with, one line each. */
export function leftovers(path: string, source: string): string[] {
  const isCode = /\.(tsx?|mjs|css)$/.test(path)
  const patterns = [...(isCode ? IN_CODE : []), ...ANYWHERE]
  const lines = source.split('\n')
  return lines.flatMap((line, index) =>
    patterns.flatMap(([pattern, because, except]) => {
      const match = except?.test(path) ? null : pattern.exec(line)
      return match ? [`${path}:${index + 1} ${match[0].trim()}: ${because}`] : []
    }),
  )
}

if (import.meta.main) {
  // a tool writes the lock file; a file with a NUL is binary
  const paths = projectFiles().filter((path) => path !== 'package-lock.json')
  const found = paths.flatMap((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8')
    return source.includes('\0') ? [] : leftovers(path, source)
  })
  for (const leftover of found) console.log(leftover)
  console.log(`${paths.length} files read, ${found.length} leftovers`)
  if (found.length > 0) process.exitCode = 1
}
