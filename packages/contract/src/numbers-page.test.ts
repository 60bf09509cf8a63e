import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files of constants: what is allowed, how long something lasts, which status follows which. */
const pattern = '**/{constants,limits,numbers,*-limits,terms,states,transitions}.ts'
const root = import.meta.dirname

/** The numbers in a value, each with the names that lead to it; a list of numbers stands together, other lists do not. */
function numbersIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return [`${path} ${value}`.trim()]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'number') ? [`${path} ${value.join(', ')}`.trim()] : []
  return Object.entries(value).flatMap(([name, one]) => numbersIn(one, path ? `${path}.${name}` : name))
}

interface Limited {
  method: string
  path: string
  terms: { limit?: { name: string; max: number; seconds: number } }
}

/** The calls in what a file exports. */
const callsIn = (value: unknown): Limited[] =>
  typeof value !== 'object' || value === null
    ? []
    : 'terms' in value
      ? [value as Limited]
      : Object.values(value).flatMap(callsIn)

/** How often each call with a limit is answered, by the name that its uses are counted under. */
async function limitsOfCalls(): Promise<string[]> {
  const exported = await Promise.all(globSync('**/calls.ts', { cwd: root }).map((file) => import(join(root, file))))
  const named = new Map<string, { most: string; paths: Set<string> }>()
  for (const { method, path, terms } of exported.flatMap(callsIn)) {
    if (!terms.limit) continue
    const { name, max, seconds } = terms.limit
    const limit = named.get(name) ?? { most: `${max} in ${seconds} s`, paths: new Set() }
    named.set(name, limit)
    limit.paths.add(`\`${method} ${path}\``)
  }
  return [...named]
    .toSorted()
    .map(([name, { most, paths }]) => `| \`${name}\` | ${most} | ${[...paths].toSorted().join(', ')} |`)
}

test('every number that a rule or limit goes by stands in its page, so that none changes unseen', async () => {
  const rows: string[] = []
  for (const file of globSync(pattern, { cwd: root }).toSorted()) {
    const exported = (await import(join(root, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const numbers = numbersIn(value)
      if (numbers.length > 0) rows.push(`| \`${file}\` | \`${name}\` | ${numbers.join('; ')} |`)
    }
  }
  expect(rows.length).toBeGreaterThan(100)
  const limits = await limitsOfCalls()
  expect(limits.length).toBeGreaterThan(30)
  const page = `# Numbers

Written by \`packages/contract/src/numbers-page.test.ts\`, which fails when a number of the contract differs from this page:
whoever changes one reads here what it was, and changes both (\`npm test -- unit numbers-page -u\`). Why it is so says the
[rule](README.md) that the name stands in. Ids and codes of statuses are among them: other programs know these.

| File of \`packages/contract/src\` | Name | Numbers |
| --- | --- | --- |
${rows.join('\n')}

**How often a call is answered.**

By whom it counts (address, person, key) says the call. ${limits.length} limits.

| Limit | Answers | Calls |
| --- | --- | --- |
${limits.join('\n')}
`
  await expect(page).toMatchFileSnapshot(join(root, '../../../docs/rules/numbers.md'))
})
