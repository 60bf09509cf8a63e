import { describe, expect, test } from 'vitest'
import { namesIn, oldNumbersIn, oldWaysIn, rulesIn, verdictOf, wordsOf } from './check-rules.ts'

const page = `# Payments

## payments/one-charge

A payment is charged once.

Why: money.

Code: \`src/pay.ts\` (\`charge\`)

- Test: \`src/pay.test.ts\` "is charged once"
`

const tree = (files: Record<string, string>) => verdictOf(Object.keys(files), (path) => files[path] ?? null)

const sound = {
  'docs/rules/payments.md': page,
  'src/pay.ts': '/** Pays (rule payments/one-charge). */\nexport const charge = 1\n',
  'src/pay.test.ts': "test('a payment is charged once', () => {})\n",
}

describe('a sound tree', () => {
  test('has no complaint, and counts rules and citations', () => {
    expect(tree(sound)).toMatchObject({ citations: 1, complaints: [], rules: [{ name: 'payments/one-charge' }] })
  })

  test('knows rules without a test', () => {
    const { rules, complaints } = tree({ ...sound, 'docs/rules/payments.md': page.replace(/- Test:.*\n/, '') })
    expect([rules[0]?.tests, complaints]).toEqual([[], []])
  })
})

test.each([
  [
    'a citation of no rule',
    { 'src/pay.ts': '// (rules payments/one-charge, payments/two)\nconst charge = 1' },
    'no rule payments/two',
  ],
  [
    'a citation over two lines',
    { 'src/pay.ts': '/**\n * Pays (rule\n * payments/two). charge\n */' },
    'no rule payments/two',
  ],
  ['a citation in a paper', { 'papers/a.md': 'see rule payments/two' }, 'papers/a.md:1 there is no rule payments/two'],
  [
    'a citation in SQL',
    { 'src/a.ts': 'sql`\n  -- held once (rule payments/two)\n`' },
    'src/a.ts:2 there is no rule payments/two',
  ],
  [
    'a test that is gone',
    { 'src/pay.test.ts': "test('pays', () => {})" },
    'no test of src/pay.test.ts is called "is charged once"',
  ],
  ['a title that is only a comment', { 'src/pay.test.ts': '// is charged once' }, 'is called "is charged once"'],
  [
    'a file that is gone',
    { 'docs/rules/payments.md': page.replaceAll('pay.test', 'x.test') },
    'there is no test src/x.test.ts',
  ],
  ['a place that is gone', { 'src/pay.ts': '' }, 'there is no charge in src/pay.ts'],
  ['a rule without a reason', { 'docs/rules/payments.md': page.replace('Why: money.', '') }, 'has no line "Why: ..."'],
  [
    'a rule of another page',
    { 'docs/rules/payments.md': page.replace('## payments', '## quotes') },
    'is not named payments/...',
  ],
  ['a rule that is there twice', { 'docs/rules/payments.md': page + page }, 'is there twice'],
  ['an old citation', { 'src/a.css': '/* As long as asked (spec 1, 9). */' }, 'src/a.css:1 "spec 1": cite a rule'],
  [
    'an old citation in a title',
    { 'src/a.test.ts': "describe('sums (rule C2)', () => {})" },
    'src/a.test.ts:1 "rule C2"',
  ],
] as const)('finds %s', (_, change, complaint) => {
  expect(tree({ ...sound, ...change }).complaints).toContainEqual(expect.stringContaining(complaint))
})

test.each([
  '(A2.4)',
  '(A16)',
  'A4 expected',
  'behaviour A7',
  '(rule C6)',
  '(C4),',
  '(decision 43)',
  'decisions 8 and 22',
  'Decision 5:',
  '(spec 7, A4.1)',
  'as specified',
  'of the specification',
  '(rules: manager)',
  '4-states',
])('refuses %s', (text) => expect(oldWaysIn(text)).not.toEqual([]))

test.each([
  'decision 043',
  'decisions 003 and 019',
  'decision 101',
  'an A4 PDF',
  'the cell A1',
  '12.5 %C3%B1',
  'unless specified by hand',
  '(rule payments/one-charge)',
  'rules (below)',
])('lets %s pass', (text) => expect(oldWaysIn(text)).toEqual([]))

test('a paper may say what the specification is, and quote an old number, but not cite by it', () => {
  expect(oldNumbersIn('no module of the specification; once "rule C4", now a name')).toEqual([])
  expect(oldNumbersIn('a link dies with its quote (A6.3)')).toEqual(['A6.3'])
})

test('reads several names of one citation', () => {
  expect(namesIn('(rules a/b, c-d/e-f and g/h1; decision 042)')).toEqual(['a/b', 'c-d/e-f', 'g/h1'])
})

test('joins line comments that follow each other, and reads titles of tables', () => {
  const { comments, titles } = wordsOf(
    'a.test.ts',
    "// one\n// two\n\n// three\ntest.each([1])('of %i', () => {})\nfetch('x')",
  )
  expect([comments.map(({ text }) => text), titles.map(({ text }) => text)]).toEqual([['one two', 'three'], ['of %i']])
})

test('reads a page', () => {
  expect(rulesIn('docs/rules/payments.md', page)).toEqual([
    {
      name: 'payments/one-charge',
      page: 'docs/rules/payments.md',
      line: 3,
      hasReason: true,
      code: [{ path: 'src/pay.ts', name: 'charge' }],
      tests: [{ path: 'src/pay.test.ts', title: 'is charged once' }],
    },
  ])
})
