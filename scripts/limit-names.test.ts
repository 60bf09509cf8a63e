import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, ROOT } from './project-files.ts'

const limit = /\{\s*name: '([^']+)',\s*max:/g

/** Two limits of one name would count in the same row, each against the bound of the other. */
test('each limit has a name of its own', () => {
  const paths = projectFiles().filter((path) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.test\.ts$/.test(path))
  const names = paths.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(limit)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})
