import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { projectFiles, ROOT } from './project-files.ts'

/**
 * Checks the documents: how long a first page, the page of the architecture and a decision may be, that the index names
 * every document, that every link and every name of a document in a file leads to something, and that each release says
 * what an operator has to do.
 */

const index = 'docs/README.md'
const decisions = 'docs/decisions/README.md'

/** Most words of a document, counted as `wc -w` does. */
const bounds: readonly (readonly [RegExp, number])[] = [
  [/^README\.md$/, 600],
  [/^docs\/architecture\.md$/, 700],
  [/^docs\/decisions\/\d{3}-[\w-]+\.md$/, 400],
]

/** Every text of the project by its path from the root. */
export type Texts = ReadonlyMap<string, string>

const isDocument = (path: string) => path.endsWith('.md')

/** The names by which GitHub links the headings of a document. */
export function anchorsOf(text: string): Set<string> {
  const headings = [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\d _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

const withoutCode = (text: string) =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]+`/g, (code) => code.slice(1, -1))

/** The links of a document to files of the project, each as the path from the root and the heading. */
export function linksOf(path: string, text: string): { written: string; target: string; anchor: string }[] {
  const written = [...text.replace(/^```[\s\S]*?^```|`[^`\n]+`/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  )
  return written
    .filter((link) => !/^\w+:/.test(link))
    .map((link) => {
      const [file = '', anchor = ''] = link.split('#')
      return { written: link, target: file ? normalize(join(dirname(path), file)) : path, anchor }
    })
}

/** Returns one line for each document that is too long. */
export function tooLong(texts: Texts): string[] {
  return [...texts].flatMap(([path, text]) => {
    const most = bounds.find(([pattern]) => pattern.test(path))?.[1]
    const words = text.split(/\s+/).filter(Boolean).length
    return most && words > most ? [`${path} has ${words} words, ${most} are allowed`] : []
  })
}

/** Returns one line for each document that neither the index nor the README of its folder names. */
export function unnamed(texts: Texts): string[] {
  const namedBy = (path: string) => linksOf(path, texts.get(path) ?? '').map(({ target }) => target)
  const named = new Set(namedBy(index))
  return [...texts.keys()]
    .filter((path) => {
      if (!isDocument(path) || path === index || named.has(path)) return false
      const folder = `${dirname(path)}/README.md`
      return !(named.has(folder) && namedBy(folder).includes(path))
    })
    .map((path) => `${path} is not named in ${index}, nor in a README of its folder that is`)
}

/** Returns one line for each link of a document that leads nowhere; `exists` knows files and folders. */
export function brokenLinks(texts: Texts, exists: (path: string) => boolean): string[] {
  return [...texts]
    .filter(([path]) => isDocument(path))
    .flatMap(([path, text]) =>
      linksOf(path, text).flatMap(({ written, target, anchor }) => {
        if (!exists(target)) return [`${path}: ${written} does not exist`]
        const heading = texts.get(target)
        return anchor && !(heading && anchorsOf(heading).has(anchor)) ? [`${path}: ${written} has no such heading`] : []
      }),
    )
}

/** Returns one line for each document, or decision, that a file names and that does not exist. */
export function absentDocuments(texts: Texts): string[] {
  const numbers = new Set([...texts.keys()].map((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1]))
  return [...texts].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => {
      const place = `${path}:${at + 1}`
      const documents = [...line.matchAll(/(?<![\w/.-])(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)].flatMap(
        ([, name = '', anchor]) => {
          const found = texts.get(name)
          if (found === undefined) return [`${place} names ${name}, which does not exist`]
          return anchor && !anchorsOf(found).has(anchor)
            ? [`${place} names ${name}#${anchor}, which is no heading`]
            : []
        },
      )
      const cited = [...line.matchAll(/\b[Dd]ecisions? ((?:\d{3}\b(?:, | and )?)+)/g)].flatMap(
        ([, list = '']) => list.match(/\d{3}/g) ?? [],
      )
      return [
        ...documents,
        ...cited
          .filter((number) => !numbers.has(number))
          .map((number) => `${place} names decision ${number}, which does not exist`),
      ]
    }),
  )
}

/** Returns one line for each decision whose title in their list is not that of the record. */
export function otherTitles(texts: Texts): string[] {
  const list = texts.get(decisions) ?? ''
  return [...texts].flatMap(([path, text]) => {
    const [, file, number] = /^docs\/decisions\/((\d{3})-[\w-]+\.md)$/.exec(path) ?? []
    if (!file) return []
    const title = text.split('\n')[0]?.slice('# '.length) ?? ''
    if (!title.startsWith(`${number} `)) return [`${path}: its title begins with its number, as its file does`]
    return list.includes(`- [${title}](${file})\n`) ? [] : [`${decisions} has no line "- [${title}](${file})"`]
  })
}

/** Returns one line for each release of the changelog without a part for operators. */
export function withoutUpgrading(texts: Texts): string[] {
  const [, ...releases] = (texts.get('CHANGELOG.md') ?? '').split(/^## /m)
  if (releases.length === 0) return ['CHANGELOG.md has no release']
  return releases
    .filter((release) => !release.includes('\n**Upgrading**\n'))
    .map((release) => `CHANGELOG.md: ${release.split('\n')[0]} does not say what an operator has to do (**Upgrading**)`)
}

/** A tool writes the lock file; this check and the tests of checks have examples that do not exist. */
const unread = /^package-lock\.json$|^scripts\/check-documents\.ts$|^scripts\/check-[\w-]+\.test\.ts$/
const text = /\.(md|tsx?|mjs|js|json|ya?ml|service|cfg|conf|sh|ini)$|^[^.]*$/

if (import.meta.main) {
  const files = projectFiles()
  const folders = new Set(files.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))))
  const texts: Texts = new Map(
    files
      .filter((path) => text.test(path) && !unread.test(path))
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
  )
  const exists = (path: string) => files.includes(path) || folders.has(path.replace(/\/$/, ''))
  const complaints = [
    ...tooLong(texts),
    ...unnamed(texts),
    ...otherTitles(texts),
    ...brokenLinks(texts, exists),
    ...absentDocuments(texts),
    ...withoutUpgrading(texts),
  ]
  for (const complaint of complaints) console.log(complaint)
  console.log(`${[...texts.keys()].filter(isDocument).length} documents read, ${complaints.length} complaints`)
  if (complaints.length > 0) process.exitCode = 1
}
