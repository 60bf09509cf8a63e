import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'portal-launch-'))
const module = JSON.stringify(new URL('./launch.mjs', import.meta.url).href)

// A command that needs a moment to end in order, and writes down what it was asked.
const command = `
import { appendFileSync } from 'node:fs'
const [log, code] = process.argv.slice(2)
if (code) process.exit(Number(code))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    appendFileSync(log, signal + ' ')
    setTimeout(() => { appendFileSync(log, 'ended'); process.exit(3) }, 200)
  })
setInterval(() => {}, 1000)
console.log('pid ' + process.pid)`

// A portal that ends by itself: it writes down each start, tells that it is up after the first ones, and then goes the way
// that it is told.
const failing = `
import { appendFileSync, readFileSync } from 'node:fs'
const [log, way, ends] = process.argv.slice(2)
appendFileSync(log, 'x')
const starts = readFileSync(log, 'utf8').length
const die = () => (way.startsWith('SIG') ? process.kill(process.pid, way) : process.exit(Number(way)))
if (ends === 'atOnce') die()
process.send('up', () => {
  if (starts <= Number(ends)) return die()
  process.once('SIGTERM', () => process.exit(0))
  setInterval(() => {}, 1000)
  console.log('pid ' + process.pid)
})`

const keeper = `
import { launch } from ${module}
import { restarts } from ${JSON.stringify(new URL('./restarts.mjs', import.meta.url).href)}
launch(process.execPath, process.argv.slice(2), process.env, restarts({ firstMs: 20, most: 4 }))`

// As on Windows, and on a Node that cannot be replaced, where "below" is written.
const launcher = `
import { launch } from ${module}
const [way, ...args] = process.argv.slice(2)
if (way === 'below') delete process.execve
launch(process.execPath, args, process.env)`

beforeAll(() => {
  writeFileSync(join(folder, 'command.mjs'), command)
  writeFileSync(join(folder, 'launcher.mjs'), launcher)
  writeFileSync(join(folder, 'failing.mjs'), failing)
  writeFileSync(join(folder, 'keeper.mjs'), keeper)
  const scripts = Object.fromEntries(
    ['inPlace', 'below'].map((way) => [way, `node launcher.mjs ${way} command.mjs ${way}.log`]),
  )
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isThere = (pid: number) => {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')) // ended, and not yet asked for by its parent
  } catch {
    return false
  }
}

/** Starts it and waits for the line with the command's own process. */
async function running(program: string, words: string[], env: NodeJS.ProcessEnv) {
  const log = join(folder, `${words.includes('below') ? 'below' : 'inPlace'}.log`)
  rmSync(log, { force: true })
  const child: ChildProcess = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const pid = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const found = /^pid (\d+)/m.exec(said)?.[1]
      if (found) resolve(Number(found))
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
  onTestFinished(() => {
    if (isThere(pid)) process.kill(pid, 'SIGKILL')
  })
  const gone = async () => {
    await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 5000, interval: 50 })
    return readFileSync(log, 'utf8')
  }
  return { child, ended, pid, gone }
}

const { npm_execpath: npm, ...plain } = process.env
const withoutNpm = (way: string, ...words: string[]) =>
  running(process.execPath, ['launcher.mjs', way, 'command.mjs', `${way}.log`, ...words], plain)
/** By npm itself, and with its shell in between. */
const withNpm = (way: string) => running(npm ? process.execPath : 'npm', [...(npm ? [npm] : []), 'run', way], plain)

describe.skipIf(process.platform === 'win32').each(['inPlace', 'below'])('a command launched %s', (way) => {
  test('passes its exit code on', async () => {
    const child = spawn(process.execPath, ['launcher.mjs', way, 'command.mjs', 'log', '42'], {
      cwd: folder,
      env: plain,
    })
    expect((await once(child, 'exit'))[0]).toBe(42)
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('is told of %s, and is waited for', async (signal) => {
    const { child, ended, gone } = await withoutNpm(way)
    child.kill(signal)
    expect((await ended)[0]).toBe(3)
    expect(await gone()).toBe(`${signal} ended`)
  })

  test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('ends in order when npm got %s', async (signal) => {
    const { child, gone } = await withNpm(way)
    child.kill(signal)
    expect(await gone()).toMatch(/^SIGTERM .*ended$/)
  })

  test('outlives who started it without npm', async () => {
    const shell = `"${process.execPath}" launcher.mjs ${way} command.mjs ${way}.log & wait`
    const { child, pid } = await running('sh', ['-c', shell, way], plain)
    child.kill('SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(isThere(pid)).toBe(true)
  })
})

describe.skipIf(process.platform === 'win32')('a launcher', () => {
  test('is no process of its own when it can be replaced', async () => {
    const { child, pid } = await withoutNpm('inPlace')
    expect(pid).toBe(child.pid)
  })

  test('that is killed takes the command below it along, in order', async () => {
    const { child, pid, gone } = await withoutNpm('below')
    expect(pid).not.toBe(child.pid)
    child.kill('SIGKILL')
    expect(await gone()).toBe('SIGTERM ended')
  })

  test('says what does not start', async () => {
    const words = [`import(${module}).then((m) => m.launch('/no/such/node', ['--watch'], process.env))`]
    const child = spawn(process.execPath, ['-e', ...words], { env: plain })
    let said = ''
    child.stderr.on('data', (chunk) => (said += chunk))
    expect((await once(child, 'close'))[0]).toBe(1)
    expect(said).toMatch(/\/no\/such\/node does not start: .*ENOENT/)
  })
})

describe.skipIf(process.platform === 'win32')('a command that is started again', () => {
  let log = ''
  beforeEach(() => {
    log = join(folder, 'starts.log')
    rmSync(log, { force: true })
  })
  const starts = () => readFileSync(log, 'utf8').length

  /** Starts it; `said` is all that was printed by then. */
  function kept(way: string, ends: number | 'atOnce', env: NodeJS.ProcessEnv = {}) {
    const child = spawn(process.execPath, ['keeper.mjs', 'failing.mjs', log, way, `${ends}`], {
      cwd: folder,
      env: { ...plain, ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const ended = once(child, 'close')
    return { child, ended, said: () => said, running: () => vi.waitFor(() => expect(said).toMatch(/^pid/m), 5000) }
  }

  test.each(['SIGABRT', 'SIGKILL', 'SIGSEGV', '1', '134'])('is, after %s, and this is told', async (way) => {
    const { child, ended, said, running } = kept(way, 2)
    await running()
    expect(starts()).toBe(3)
    const how = way.startsWith('SIG') ? way : `exit code ${way}`
    expect(said()).toContain(`the portal ended by itself (${how}): it is started again in 0.02 s`)
    expect(said()).toContain('in 0.04 s')
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    expect(starts()).toBe(3)
  })

  test('is told of as a line of JSON in production', async () => {
    const { child, ended, said, running } = kept('1', 1, { NODE_ENV: 'production' })
    await running()
    const [line = ''] = said().split('\n')
    expect(JSON.parse(line)).toMatchObject({ level: 60, msg: expect.stringContaining('started again') })
    child.kill('SIGTERM')
    await ended
  })

  test('is not when it never came up: its exit code is passed on', async () => {
    const { ended, said } = kept('78', 'atOnce')
    expect((await ended)[0]).toBe(78)
    expect(starts()).toBe(1)
    expect(said()).toBe('')
  })

  test('is not when it ended in order', async () => {
    const { ended } = kept('0', 1)
    expect((await ended)[0]).toBe(0)
    expect(starts()).toBe(1)
  })

  test('is given up when it ends again and again', async () => {
    const { ended, said } = kept('7', 99)
    expect((await ended)[0]).toBe(7)
    expect(starts()).toBe(5)
    expect(said()).toContain('it is not started again')
  })

  test('is not when the launcher was asked to end in the pause', async () => {
    const { child, ended, said } = kept('1', 99)
    await vi.waitFor(() => expect(said()).toContain('in 0.16 s'), { timeout: 5000, interval: 5 })
    child.kill('SIGINT')
    expect((await ended)[0]).toBe(0)
    expect(starts()).toBe(4)
  })
})
