import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from '../project-files.ts'
import { commands, flagsOf } from './commands.mjs'

// Optimizes a function for two kinds of objects, drops one kind, and lets the garbage be collected inside of a fast call
// of that function: the engine then drops its code.
const script = `
const part = 'ab'.repeat(1 << 20)
const kept = []
for (let round = 0; round < 12; round++) {
  const { sized, one } = optimized(round)
  const text = part + round + part + part
  kept.push(text)
  if (kept.length > 3) kept.length = 1
  sized(one, text)
}
function optimized(round) {
  const kind = (field) => new Function(\`return class { constructor() { this.\${field}\${round} = 1; this.a = 1 } }\`)()
  const [One, Other] = [kind('one'), kind('other')]
  const sized = new Function('of', \`/*\${round}*/ return (object, text) => of(text) + object.a\`)(Buffer.byteLength)
  const [one, other] = [new One(), new Other()]
  for (let i = 0; i < 30_000; i++) sized(i % 2 ? one : other, 'x')
  return { sized, one }
}`

const folder = mkdtempSync(join(tmpdir(), 'portal-engine-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'fault.mjs')
writeFileSync(file, script)
const small = ['--max-old-space-size=32', '--no-concurrent-recompilation']
const run = (flags: readonly string[]) => spawnSync(process.execPath, [...flags, ...small, file], { encoding: 'utf8' })

describe('the fault of the engine in fast calls', () => {
  test('ends no process with the flags of our commands', () => {
    const { status, signal, stderr } = run(flagsOf(commands.db))
    expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' })
  })

  test.skipIf(`${process.platform}-${process.arch}` !== 'linux-x64')(
    'is still in this Node: when this fails, the flag can go',
    () => {
      const { stderr, stdout } = run([])
      expect(stdout + stderr).toContain('Lazy deopt after a fast API call')
    },
  )

  test.each([
    'Dockerfile',
    'ops/reference/systemd/portal-web@.service',
    'ops/reference/systemd/portal-jobs.service',
    'docs/operations.md',
  ])('%s starts the portal with these flags', (path) => {
    const line = readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .find((line) => /node.*apps\/server\/build\/main\.js/.test(line) && line.includes('--expose-gc'))
    const sized = (flag: string) => flag.startsWith('--max-old-space-size')
    for (const flag of flagsOf(commands.start).filter((flag) => !sized(flag))) expect(line).toContain(flag)
  })
})
