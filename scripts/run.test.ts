import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './project-files.ts'
import { fileOf, run } from './run.ts'

test('a program of a package is found by its name, on top only', () => {
  const packages = {
    '': { bin: { a: 'x.js' } },
    'node_modules/@b/c': { bin: { a: './dist/a.js', other: 'o.js' } },
    'node_modules/d': {},
    'node_modules/d/node_modules/e': { bin: { e: 'e.js' } },
  }
  expect(fileOf('a', packages)).toBe('node_modules/@b/c/dist/a.js')
  expect(fileOf('e', packages)).toBeUndefined()
  expect(fileOf('toString', packages)).toBeUndefined()
})

test('every program that the checks and tests run is such a file', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  for (const program of ['tsc', 'biome', 'knip', 'vitest', 'playwright', 'react-router'])
    expect(existsSync(join(ROOT, fileOf(program, packages) ?? 'absent')), program).toBe(true)
})

test('runs it on this Node, and says what is not there', async () => {
  expect(await run(['biome', '--version'])).toMatchObject({ code: 0, output: expect.stringMatching(/^Version: 2\./) })
  expect(await run(['no-such-program'])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/no-such-program: .*ENOENT/),
  })
})
