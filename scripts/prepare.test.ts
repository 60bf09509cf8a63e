import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { packagedNode } from './launch/runtime.mjs'

// Stands in for npm: writes down what it was asked for, and leaves what npm would leave.
const fakeNpm = `
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
const [word, , , workspace = ''] = process.argv.slice(2)
appendFileSync('calls.log', (word === 'run' ? 'run ' + workspace : word) + ' NODE_ENV=' + (process.env.NODE_ENV ?? '') + '\\n')
if (process.env.NPM_FAILS) {
  console.error('npm error code ECONNREFUSED\\nnpm error Usage:\\nnpm error the whole manual')
  process.exit(1)
}
await new Promise((resolve) => setTimeout(resolve, 300))
if (word === 'ci') {
  rmSync('node_modules', { recursive: true, force: true })
  mkdirSync('node_modules')
} else if (workspace === 'apps/server') {
  mkdirSync('apps/server/build', { recursive: true })
  writeFileSync('apps/server/build/main.js', '')
} else {
  rmSync('apps/web/build', { recursive: true, force: true })
  mkdirSync('apps/web/build/client/assets', { recursive: true })
  mkdirSync('apps/web/build/server')
  writeFileSync('apps/web/build/client/assets/page.js', '')
  writeFileSync('apps/web/build/server/index.js', '')
}`

const runner = `
import { prepare } from './prepare.mjs'
console.log(await prepare({ withBuilds: process.argv[2] === 'builds' }))`

let root: string

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const lockFile = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': { version },
      'node_modules/other-platform': { version: '1', optional: true },
    },
  })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-prepare-'))
  for (const file of ['prepare.mjs', 'launch/runtime.mjs'])
    put(`scripts/${file}`, readFileSync(new URL(file, import.meta.url), 'utf8'))
  put('scripts/run.mjs', runner)
  put('npm.mjs', fakeNpm)
  put('package-lock.json', lockFile('1.0.0'))
  put('tsconfig.base.json', '{}')
  put('apps/web/app/root.tsx', 'root')
  for (const file of ['rolldown.config.ts', 'src/main.ts']) put(`apps/server/${file}`, file)
  put('apps/webpay-sandbox/src/main.ts', 'sandbox')
  put('apps/card-sandbox/src/plugin.ts', 'sandbox')
  put('packages/contract/src/calls.ts', 'calls')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Runs it as a process of its own, which last prints the Node that it answers. */
async function prepare(needs: 'packages' | 'builds' = 'builds', env: NodeJS.ProcessEnv = {}) {
  const npm = { npm_execpath: join(root, 'npm.mjs'), npm_node_execpath: process.execPath }
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), needs], {
    env: { ...process.env, NODE_ENV: 'test', ...npm, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said }
}

function calls(): string[] {
  const log = join(root, 'calls.log')
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  rmSync(log, { force: true })
  return lines
}

const ofWeb = 'run apps/web NODE_ENV=production'
const ofServer = 'run apps/server NODE_ENV=production'
const whole = ['ci NODE_ENV=', ofWeb, ofServer]

describe('preparing a checkout', () => {
  test('installs and builds the first time, and is silent afterwards', async () => {
    const first = await prepare()
    expect(first).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Installing .* done in .*\n.*Building .* done in/),
    })
    expect(calls()).toEqual(whole)
    expect(await prepare()).toEqual({ code: 0, said: `${process.execPath}\n` })
    expect(calls()).toEqual([])
  })

  test('builds again what changed, and nothing else; tests do not count', async () => {
    await prepare()
    put('packages/contract/src/calls.ts', 'other calls')
    put('apps/web/app/root.test.tsx', 'a test')
    calls()
    await prepare()
    expect(calls()).toEqual([ofWeb, ofServer])
    put('apps/server/src/main.ts', 'another server')
    await prepare()
    expect(calls()).toEqual([ofServer])
    put('apps/web/app/root.tsx', 'another web')
    put('apps/server/src/main.test.ts', 'a test')
    await prepare()
    expect(calls()).toEqual([ofWeb])
    put('apps/web/app/root.test.tsx', 'another test')
    await prepare()
    expect(calls()).toEqual([])
  })

  test('keeps the files of the last three builds next to the new one', async () => {
    for (const text of ['1', '2', '3', '4', '5']) {
      put('apps/web/app/root.tsx', text)
      await prepare()
    }
    const kept = readdirSync(join(root, 'apps/web/build/earlier'))
    expect(kept).toHaveLength(3)
    expect(readdirSync(join(root, 'apps/web/build/earlier', kept[0]!))).toEqual(['page.js'])
  })

  test('installs and builds again when the lock file changed, and leaves the build out when told so', async () => {
    await prepare('packages')
    expect(calls()).toEqual(['ci NODE_ENV='])
    put('package-lock.json', lockFile('2.0.0'))
    await prepare('builds')
    expect(calls()).toEqual(whole)
  })

  test('takes an install by hand for one, but only a complete one', async () => {
    const installed = (version: string) => JSON.stringify({ packages: { 'node_modules/a': { version } } })
    put('node_modules/.package-lock.json', installed('1.0.0'))
    await prepare('packages')
    expect(calls()).toEqual([])
    put('package-lock.json', lockFile('2.0.0'))
    await prepare('packages')
    expect(calls()).toEqual(['ci NODE_ENV='])
  })

  test('shows why npm failed without its manual, and tries again the next time', async () => {
    const failed = await prepare('builds', { NPM_FAILS: 'yes' })
    expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('ECONNREFUSED') })
    expect(failed.said).not.toContain('manual')
    expect(readdirSync(join(root, '.cache'))).toEqual([])
    calls()
    expect(await prepare()).toMatchObject({ code: 0 })
    expect(calls()).toEqual(whole)
  })

  test('two at once do the work once', async () => {
    const both = await Promise.all([prepare(), prepare()])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(both.map(({ said }) => said).join()).toContain('Another command is preparing this checkout')
    expect(calls()).toEqual(whole)
  })

  test('answers the Node from npm, and takes away one that does not run here', async () => {
    const { name, program } = packagedNode(process.platform, process.arch)
    await prepare('packages')
    put(program, '#!/bin/sh\necho v26.0.0\n')
    expect(await prepare('packages')).toEqual({ code: 0, said: `${join(root, program)}\n` })

    put('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': { version: '2.0.0' } } }))
    put('package-lock.json', lockFile('2.0.0'))
    put(program, 'no program')
    expect(await prepare('packages')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/does not run on this machine .*; its own Node v.* is used\.\n/),
    })
    expect(existsSync(join(root, 'node_modules', name))).toBe(false)
  })
})
