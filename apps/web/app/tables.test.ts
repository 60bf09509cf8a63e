import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = globSync('**/*.tsx', { cwd: import.meta.dirname })
const table = /<table\b([\s\S]*?)>\n(\s*<caption\b)?/g

test('every table says what it is a table of, by a caption or the heading above it', () => {
  const found = sources.flatMap((path) =>
    [...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(table)].map((match) => ({ path, match })),
  )
  expect(found.length).toBeGreaterThan(20)
  const silent = found.filter(
    ({ match: [, attributes = '', caption] }) => !caption && !attributes.includes('aria-label'),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})
