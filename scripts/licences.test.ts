import { describe, expect, test } from 'vitest'
import { EXCEPTIONS, type Exception, licenceProblems, readLockFile } from './licences.ts'

const problemsOf = (license: string | undefined, exceptions: readonly Exception[] = []) =>
  licenceProblems({ '': {}, 'node_modules/a': license ? { license } : {} }, exceptions, () => null)

describe('the licence of a package', () => {
  test.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-only)', 'MIT AND ISC AND BSD-3-Clause'])('%s is fine', (license) => {
    expect(problemsOf(license)).toEqual([])
  })

  test.each([
    'GPL-3.0-or-later',
    'AGPL-3.0-only',
    'LGPL-2.1',
    'MPL-2.0',
    'MIT AND GPL-2.0-only',
    'SSPL-1.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
  ])('%s is refused', (license) => {
    expect(problemsOf(license)).toEqual([`a: ${license}`])
  })

  test('is asked of the package where the lock file does not know it, in its old form too', () => {
    const packages = { 'node_modules/a/node_modules/@b/c': {} }
    const problems = (manifest: object | null) => licenceProblems(packages, [], () => manifest)
    expect(problems({ licenses: [{ type: 'MIT' }] })).toEqual([])
    expect(problems({ licenses: [{ type: 'GPL-2.0' }, { type: 'MIT' }] })).toEqual([])
    expect(problems({ licenses: [{ type: 'GPL-2.0' }] })).toEqual(['@b/c: (GPL-2.0)'])
    expect(problems({})).toEqual(['@b/c: declares no licence'])
    expect(problems(null)).toEqual(['@b/c: declares no licence'])
  })

  test('is excepted for this package and this licence alone, and only as long as that is needed', () => {
    const exception = { packages: /^a$/, licence: 'MPL-2.0', reason: 'a test' }
    expect(problemsOf('MPL-2.0', [exception])).toEqual([])
    expect(problemsOf('GPL-2.0-only', [exception])).toEqual([
      'a: GPL-2.0-only',
      'no package needs the exception /^a$/ MPL-2.0',
    ])
    expect(problemsOf('MIT', [exception])).toEqual(['no package needs the exception /^a$/ MPL-2.0'])
  })
})

test('what is excepted as no part of the product is for development only', () => {
  const { packages } = readLockFile()
  const excepted = EXCEPTIONS.filter(({ reason }) => reason.includes('no part of what is delivered'))
  const paths = Object.keys(packages).filter((path) =>
    excepted.some((each) => each.packages.test(path.replace(/^.*node_modules\//, ''))),
  )
  expect(paths.length).toBeGreaterThan(excepted.length)
  expect(paths.filter((path) => !packages[path]?.dev)).toEqual([])
})
