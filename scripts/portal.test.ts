import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { demoPassword } from '../apps/server/src/features/users/demo.ts'
import { ROOT } from './project-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
const pidFile = join(folder, 'postgres/postmaster.pid')
const pidOfPostgres = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])

/** Nothing of the developer's own settings: their database must not be the one that the test starts on. */
const environment = Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'LANG'].map((name) => [name, process.env[name]]))
const settings = { ...environment, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', CAPTCHA: 'off' }
const { npm_execpath: npm } = process.env
const byNpm = npm ? [process.execPath, npm, 'start'] : ['npm', 'start']
const withoutNpm = [process.execPath, 'scripts/portal.mjs', 'start']

/** Starts the portal on the same folder each time; returns when it tells its address. */
async function started([program = '', ...words]: string[]) {
  const child = spawn(program, words, { cwd: ROOT, env: settings, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  let url = '' // another one after each start
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const found = said.match(/http:\/\/[^\s/]+:\d+(?=\s)/g)?.at(-1)
      if (!found) return
      url = found
      resolve()
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
  expect((await fetch(`${url}/v1/salud`)).status).toBe(200)
  const postgres = pidOfPostgres()
  onTestFinished(() => {
    if (isThere(postgres)) process.kill(postgres, 'SIGQUIT')
  })
  const gone = () =>
    vi.waitFor(
      async () => {
        await expect(fetch(`${url}/v1/salud`)).rejects.toThrow()
        expect(isThere(postgres)).toBe(false)
      },
      { timeout: 15_000, interval: 100 },
    )
  return { child, ended, gone, url: () => url }
}

/** The process that the launcher runs the portal in. */
const pidBelow = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

async function demoToken(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'superadmin@example.com', password: demoPassword, captcha: '' })
  const reply = await fetch(`${url}/v1/persona/login`, { method: 'POST', headers, body })
  return ((await reply.json()) as { datos: { token: string } }).datos.token
}

const asStaff = (token: string, url: string, body?: object) =>
  fetch(url, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

// The first start makes the database, and may have to build the web.
describe.skipIf(process.platform === 'win32')('the portal, started as people start it', { timeout: 240_000 }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'stops in order at %s, with its database, and ends with 0',
    async (signal) => {
      const { child, ended, gone } = await started(withoutNpm)
      child.kill(signal)
      expect((await ended)[0]).toBe(0)
      expect(existsSync(pidFile)).toBe(false)
      await gone()
    },
  )

  test.each(['SIGTERM', 'SIGKILL'] as const)('stops in order when npm got %s', async (signal) => {
    const { child, gone } = await started(byNpm)
    child.kill(signal)
    await gone()
    expect(existsSync(pidFile)).toBe(false)
  })

  test.skipIf(process.platform !== 'linux').each(['SIGABRT', 'SIGKILL'] as const)(
    'is started again with its database after %s, and has all that it answered',
    async (signal) => {
      const { child, ended, gone, url } = await started(withoutNpm)
      const token = await demoToken(url())
      const names = Array.from({ length: 20 }, (_, at) => `${signal} ${at}`)
      for (const nombre of names)
        expect((await asStaff(token, `${url()}/v1/unidad_tiempo/save`, { nombre, nombre_en: nombre })).status).toBe(200)
      const [before, died] = [url(), pidBelow(child.pid!)]
      process.kill(died, signal)
      await vi.waitFor(() => expect(url()).not.toBe(before), { timeout: 60_000, interval: 100 })
      expect(pidBelow(child.pid!)).not.toBe(died)

      const list = await asStaff(token, `${url()}/v1/unidad_tiempo/list?buscar=${signal}&filas=50`)
      const { datos } = (await list.json()) as { datos: { total: number } }
      expect(datos.total).toBe(names.length)
      child.kill('SIGTERM')
      expect((await ended)[0]).toBe(0)
      await gone()
    },
  )

  test('is not started again when it cannot start', async () => {
    const [program = '', ...words] = withoutNpm
    const child = spawn(program, words, {
      cwd: ROOT,
      env: { ...settings, PORT: 'x' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    expect((await once(child, 'close'))[0]).toBe(1)
    expect(said.match(/PORT/g)).toHaveLength(1)
    expect(said).not.toContain('again')
  })

  test.skipIf(process.platform !== 'linux')('takes its database along when it is killed', async () => {
    const { child, gone } = await started(withoutNpm)
    child.kill('SIGKILL')
    await gone()
  })
})

test('a command that does not exist is refused with those that do', async () => {
  const child = spawn(process.execPath, ['scripts/portal.mjs', 'strat'], { cwd: ROOT })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  expect((await once(child, 'close'))[0]).toBe(2)
  expect(said).toMatch(/no command "strat"\. There are: start, dev, .*audit/)
})
