import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectFiles, ROOT } from './project-files.ts'

/** Words that no comment uses, with the plain one (`docs/glossary.md`, "Words we use"). */
const IN_COMMENTS: Record<string, string> = {
  anew: 'again',
  anybody: 'anyone',
  beside: 'next to, besides, at the field',
  everybody: 'everyone',
  hitherto: 'so far',
  lately: 'recently',
  patience: 'time-out',
  reckoned: 'calculated',
  reckons: 'calculates',
  somebody: 'someone',
  thereof: 'of it',
}

/** Names that say nothing of what they hold. */
const AS_NAMES: Record<string, string> = {
  beside: 'what it is next to: fieldRefusal, otherBranch',
  kept: 'what is stored: storedDraft, remaining',
  late: 'lagSeconds, onTimeout',
  lately: 'recent',
  patienceMs: 'timeoutMs, retryMs',
  shelf: 'cache, visibility',
  ways: 'redirects, conditions',
}

const AS_FILES: Record<string, string> = {
  'one.ts': 'detail.ts',
  'ways.ts': 'redirects.ts',
}

/** This list itself, and migrations, which never change. */
const UNREAD = /check-words|\/migrations\//

const either = (words: Record<string, string>) => Object.keys(words).join('|')
const commentWord = new RegExp(`\\b(${either(IN_COMMENTS)})\\b`, 'gi')
const declared = new RegExp(`\\b(?:const|let|function|class|type|interface)\\s+(${either(AS_NAMES)})\\b`, 'gi')
const member = new RegExp(`^\\s+(?:readonly )?(${either(AS_NAMES)})\\??: (?!['"\`])`, 'g')
const comment = /^\s*(?:\/\/|\/?\*)(.*)$|\s\/\/ (.*)$/

/** Tests may name a value by its case; texts of the product are no names. */
const hasFreeNames = (path: string) => /\.(test|spec)\.tsx?$|texts(-\w+)?\.ts$/.test(path)

/** Returns one line per refused word in a comment, a declared name or the name of the file. */
export function refusedWords(path: string, source: string): string[] {
  const lines = source.split('\n')
  const found = lines.flatMap((line, index) => {
    const text = comment.exec(line)
    const hits = text
      ? listed(text[1] ?? text[2] ?? '', commentWord, IN_COMMENTS)
      : hasFreeNames(path)
        ? []
        : [...listed(line, declared, AS_NAMES), ...listed(line, member, AS_NAMES)]
    return hits.map((hit) => `${path}:${index + 1} ${hit}`)
  })
  const better = AS_FILES[basename(path)]
  return better ? [`${path}: name it ${better}`, ...found] : found
}

function listed(text: string, pattern: RegExp, words: Record<string, string>): string[] {
  return [...text.matchAll(pattern)].map(([, word = '']) => {
    const plain = Object.entries(words).find(([refused]) => refused.toLowerCase() === word.toLowerCase())?.[1]
    return `"${word}": say ${plain}`
  })
}

if (import.meta.main) {
  const paths = projectFiles().filter((path) => /\.(tsx?|mjs)$/.test(path) && !UNREAD.test(path))
  const found = paths.flatMap((path) => refusedWords(path, readFileSync(join(ROOT, path), 'utf8')))
  for (const word of found) console.log(word)
  console.log(`${paths.length} files read, ${found.length} refused words`)
  if (found.length > 0) process.exitCode = 1
}
