import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@portal/contract/core/language'
import { expect, test } from 'vitest'
import { entityName, fieldName, verbName } from '../apps/web/app/features/audit/names.ts'
import { projectFiles, ROOT } from './project-files.ts'

const sources = projectFiles()
  .filter((path) => /^apps\/server\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))

const literals = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter(Boolean)))),
]

test('every action that the audit records has words in both languages', () => {
  const actions = literals(
    /(?:action|accion)(?::| =) (?:[\w.! =]+\? )?'(\w+\.[\w.]+)'(?: : '(\w+\.[\w.]+)')?|note\([^)\n]*'(\w+\.[\w.]+)'/g,
  )
  expect(actions.length).toBeGreaterThan(150)
  for (const language of languages)
    expect(actions.filter((action) => verbName(action!, language) === action)).toEqual([])
})

test('every entity that the audit records has a name', () => {
  const entities = literals(/entity: '([a-z_]+)'|versionedRecord\(\{\s*table: '(\w+)'/g)
  expect(entities.length).toBeGreaterThan(50)
  expect(entities.filter((entity) => entityName(entity!, 'en') === entity)).toEqual([])
})

test('every column of what the audit records has a name', () => {
  const schema = readFileSync(join(ROOT, 'apps/server/src/core/database/schema.ts'), 'utf8')
  const tables = [...schema.matchAll(/export interface (\w+) \{([\s\S]*?)\n\}/g)]
  const snake = (name: string) => name.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  const recorded = tables.filter(([, name]) => entityName(snake(name!), 'en') !== snake(name!))
  expect(recorded.length).toBeGreaterThan(50)
  const columns = recorded.flatMap(([, , body]) => [...body!.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column!))
  for (const language of languages)
    expect([...new Set(columns)].filter((column) => fieldName(column, language) === column)).toEqual([])
})
