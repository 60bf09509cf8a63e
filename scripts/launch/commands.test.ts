import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles, ROOT } from '../project-files.ts'
import { commandOf, commands, needsOf } from './commands.mjs'

const manifest = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest
interface Manifest {
  scripts?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

describe('the commands of npm', () => {
  test('go through the launcher, each by its name', () => {
    const expected = Object.keys(commands).filter((name) => name !== 'webpay-sandbox')
    expect(manifest('package.json').scripts).toEqual(
      Object.fromEntries(expected.map((name) => [name, `node scripts/portal.mjs ${name}`])),
    )
  })

  test('are written for no shell in particular', () => {
    const manifests = projectFiles().filter((path) => /(^|\/)package\.json$/.test(path))
    const scripts = manifests.flatMap((path) => Object.values(manifest(path).scripts ?? {}))
    expect(scripts.length).toBeGreaterThan(10)
    // Words, nothing that sh and cmd read differently: variables, quotes, joined commands, built-in commands.
    expect(
      scripts.filter((script) => !/^[a-z][\w./: -]*$/.test(script) || /^(exec|env|set|export)\b/.test(script)),
    ).toEqual([])
  })

  test('name a file that is there, and are found by name only', () => {
    const written = Object.values(commands).filter(({ file }) => !file.includes('/build/'))
    for (const { file } of written) expect(existsSync(join(ROOT, file)), file).toBe(true)
    expect(commandOf('start')).toBe(commands.start)
    expect(commandOf('toString')).toBeUndefined()
  })

  test.each([
    ['start', [], 'builds'],
    ['check', [], 'packages'],
    ['test', [], 'builds'],
    ['test', ['e2e', 'quotes'], 'builds'],
    ['test', ['unit'], 'builds'],
    ['test', ['unit', 'quotes'], 'packages'],
    ['test', ['check'], 'packages'],
    ['test:long', [], 'builds'],
  ] as const)('%s %j needs the %s', (name, words, needed) => {
    expect(needsOf(commands[name], words)).toBe(needed)
  })
})
