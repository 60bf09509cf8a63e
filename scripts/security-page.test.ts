import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, ROOT } from './project-files.ts'

/** Points of levels 1 and 2 in each section of OWASP ASVS 5.0.0, which stand before those of level 3. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1, '3.2': 2, '3.3': 4 },
  ...{ '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5 },
  ...{
    '7.5': 2,
    '7.6': 2,
    '8.1': 2,
    '8.2': 3,
    '8.3': 1,
    '8.4': 1,
    '9.1': 3,
    '9.2': 4,
    '10.1': 2,
    '10.2': 2,
    '10.3': 4,
  },
  ...{ '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4 },
  ...{ '17.3': 2 },
}
const all = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
)

const files = projectFiles()
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const pages = files.filter((path) => path.startsWith('docs/security/') && path.endsWith('.md'))
const overview = read('docs/security.md')

/** The points that a cell names: `1.2.6 LDAP, 1.2.7 XPath`, `6.8.1 to 6.8.4 identity providers`. */
function pointsIn(cell: string): string[] {
  return [...cell.matchAll(/(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g)].flatMap(([, section, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`),
  )
}

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(' | '))
const rows = pages
  .flatMap((page) => rowsOf(read(page)))
  .map(([point = '', verdict = '', shown = '']) => ({ points: pointsIn(point), verdict, shown }))
const verdicts = ['yes', 'in part', 'no', 'does not apply']
const of = (...wanted: string[]) =>
  rows.filter(({ verdict }) => wanted.includes(verdict)).flatMap(({ points }) => points)

test('each point of levels 1 and 2 stands once, with a verdict', () => {
  expect(all).toHaveLength(253)
  expect(rows.flatMap(({ points }) => points).toSorted()).toEqual(all.toSorted())
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(verdicts))
})

test('the overview counts them, and says of each that does not hold what it would take', () => {
  for (const verdict of verdicts) expect(overview).toContain(`| ${verdict} | ${of(verdict).length} |`)
  const told = rowsOf(overview).flatMap(([point = '']) => pointsIn(point))
  expect(told.toSorted()).toEqual(of('no', 'in part').toSorted())
})

test('every file and every test that is named exists', () => {
  const tests = files
    .filter((path) => /\.(test|spec)\.ts$/.test(path))
    .map(read)
    .join('\n')
  const missing = [overview, ...pages.map(read)].flatMap((text) => {
    const names = [...text.matchAll(/`([\w.@/-]+)`/g)].map(([, name = '']) => name)
    const places = names.filter((name) => /^\w.*\/|^[\w.@-]+\.(tsx?|m?js|cfg|ya?ml|service|json)$/.test(name))
    const titles = [...text.matchAll(/`, "([^"]+)"/g)].map(([, title = '']) => title)
    return [
      ...places.filter((name) => !files.some((path) => `/${path}`.includes(`/${name}`))),
      ...titles.filter((title) => !tests.includes(title)),
    ]
  })
  expect(missing).toEqual([])
})
