import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verbs } from './verbs.ts'

const server = join(import.meta.dirname, '../../../../server/src')

/** Every `feature.verb` that stands after `action:` or `action =`, also in both branches of a choice. */
function actions(): string[] {
  const found = new Set<string>()
  for (const file of globSync('**/*.ts', { cwd: server })) {
    if (/\.test\.ts$|(?:^|\/)demo/.test(file)) continue
    const source = readFileSync(join(server, file), 'utf8')
    for (const [, choice = ''] of source.matchAll(/\baction(?:: | = )((?:[^,;\n]|\n\s+[?:])+)/g))
      for (const [, action = ''] of choice.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'/g)) found.add(action)
  }
  return [...found]
}

test('every action that the audit notes is said in words', () => {
  const noted = actions()
  expect(noted.length).toBeGreaterThan(200)
  expect(noted.filter((action) => !(action.split('.')[1]! in verbs)).toSorted()).toEqual([])
})
