import { describe, expect, test } from 'vitest'
import {
  absentDocuments,
  anchorsOf,
  brokenLinks,
  linksOf,
  otherTitles,
  tooLong,
  unnamed,
  withoutUpgrading,
} from './check-documents.ts'

const textsOf = (texts: Record<string, string>) => new Map(Object.entries(texts))
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('the first page, the architecture and a decision have a limit, other documents have none', () => {
  expect(
    tooLong(
      textsOf({
        'README.md': words(601),
        'docs/architecture.md': words(701),
        'docs/decisions/001-one.md': words(401),
        'docs/decisions/002-two.md': `# 002\n\n| ${words(396)} |`,
        'docs/decisions/README.md': words(2000),
        'docs/operations.md': words(2000),
      }),
    ),
  ).toEqual([
    'README.md has 601 words, 600 are allowed',
    'docs/architecture.md has 701 words, 700 are allowed',
    'docs/decisions/001-one.md has 401 words, 400 are allowed',
  ])
})

describe('the index', () => {
  const index = '[a](a.md) [decisions](decisions/README.md) [first](../README.md)'

  test('names every document, itself or by the README of a folder that it names', () => {
    expect(
      unnamed(
        textsOf({
          'docs/README.md': index,
          'README.md': '',
          'docs/a.md': '',
          'docs/decisions/README.md': '[001](001-one.md)',
          'docs/decisions/001-one.md': '',
          'scripts/check.ts': '',
        }),
      ),
    ).toEqual([])
  })

  test.each([
    ['a document of its folder', { 'docs/b.md': '' }],
    ['a record that the list does not have', { 'docs/decisions/002-two.md': '' }],
    ['one of a list that the index does not have', { 'docs/rules/README.md': '[x](x.md)', 'docs/rules/x.md': '' }],
  ])('misses %s', (_, more) => {
    const texts = textsOf({ 'docs/README.md': index, 'docs/decisions/README.md': '', ...more })
    expect(unnamed(texts).map((line) => line.split(' ')[0])).toEqual(Object.keys(more))
  })
})

describe('a link of a document', () => {
  const texts = textsOf({
    'docs/a.md': '# Title\n\n## Ways in, and `out`\n\n```\n# no heading\n```\n',
    'docs/decisions/001-one.md':
      '[a](../a.md) [b](../a.md#ways-in-and-out) [c](https://example.com/x) [d](#001-one)\n# 001 One\n',
  })
  const exists = (path: string) => texts.has(path)

  test('leads to a file and a heading', () => {
    expect(anchorsOf(texts.get('docs/a.md') ?? '')).toEqual(new Set(['title', 'ways-in-and-out']))
    expect(brokenLinks(texts, exists)).toEqual([])
  })

  test('is refused when the file or the heading is absent', () => {
    const more = textsOf({ ...Object.fromEntries(texts), 'docs/b.md': '[x](c.md) [y](a.md#no-heading) [z](#none)' })
    expect(brokenLinks(more, (path) => more.has(path))).toEqual([
      'docs/b.md: c.md does not exist',
      'docs/b.md: a.md#no-heading has no such heading',
      'docs/b.md: #none has no such heading',
    ])
  })

  test('is not what stands in code', () => {
    expect(linksOf('a.md', '`[x](y.md)`\n```\n[x](y.md)\n```\n')).toEqual([])
  })
})

test('a document and a decision that a file names exist', () => {
  const source = [
    '// docs/a.md, docs/a.md#title, decision 001 and decisions 001, 002 and 103',
    '// docs/b.md and docs/a.md#none',
    '// decision 28 of the specification',
  ].join('\n')
  const texts = textsOf({
    'docs/a.md': '# Title\n',
    'docs/decisions/001-one.md': '# 001 One\n',
    'docs/decisions/002-two.md': '# 002 Two\n',
    'src/x.ts': source,
  })
  expect(absentDocuments(texts)).toEqual([
    'src/x.ts:1 names decision 103, which does not exist',
    'src/x.ts:2 names docs/b.md, which does not exist',
    'src/x.ts:2 names docs/a.md#none, which is no heading',
  ])
})

test('the list of decisions has their titles', () => {
  const texts = textsOf({
    'docs/decisions/README.md': '- [001 One](001-one.md)\n- [002 Two](002-two.md)\n',
    'docs/decisions/001-one.md': '# 001 One\n',
    'docs/decisions/002-two.md': '# 002 Two and more\n',
    'docs/decisions/003-three.md': '# 004 Three\n',
  })
  expect(otherTitles(texts)).toEqual([
    'docs/decisions/README.md has no line "- [002 Two and more](002-two.md)"',
    'docs/decisions/003-three.md: its title begins with its number, as its file does',
  ])
})

test('each release says what an operator has to do', () => {
  const changelog = '# Changelog\n\n## 0.2.0\n\n- new\n\n## 0.1.0\n\n**Upgrading**\n\n- nothing\n'
  expect(withoutUpgrading(textsOf({ 'CHANGELOG.md': changelog }))).toEqual([
    'CHANGELOG.md: 0.2.0 does not say what an operator has to do (**Upgrading**)',
  ])
  expect(withoutUpgrading(textsOf({ 'CHANGELOG.md': '# Changelog\n' }))).toHaveLength(1)
})
