import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

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

// As on Windows, and on a Node that cannot be replaced, where "below" is written.
const launcher = `
import { launch } from ${module}
const [way, ...args] = process.argv.slice(2)
if (way === 'below') delete process.execve
launch(process.execPath, args, process.env)`

beforeAll(() => {
  writeFileSync(join(folder, 'command.mjs'), command)
  writeFileSync(join(folder, 'launcher.mjs'), launcher)
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
