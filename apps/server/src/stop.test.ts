import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, urlOf } from '../test/test-database.ts'

let folder: string
let child: ChildProcess
let port: number
let ended: Promise<number | null>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-stop-'))
  const { config, db } = await openTestDatabase()
  await db.destroy()
  child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: urlOf(config),
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ended = new Promise((resolve) => child.once('exit', resolve))
  port = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout!.on('data', (chunk) => {
      output += chunk
      const found = /http:\/\/[^\s:]+:(\d+)/.exec(output)?.[1]
      if (found) resolve(Number(found))
    })
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${output}`)))
  })
})
afterEach(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Reply {
  status: number
  bytes: number
  expected: number
}

const ask = (agent: http.Agent, path: string) =>
  new Promise<Reply>((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, agent }, (reply) => {
        let bytes = 0
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        reply.on('end', () =>
          resolve({ status: reply.statusCode!, bytes, expected: Number(reply.headers['content-length']) }),
        )
        reply.on('error', reject)
      })
      .on('error', reject)
  })

/** As many as a slow machine can give a last answer within the ten seconds that a stop has for it. */
const visitors = 12

test('a stop under load cuts no request off: each is answered whole, or finds the door closed', {
  timeout: 60_000,
}, async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors })
  const failures = new Map<string, number>()
  const replies: Reply[] = []
  let isRefused = false
  const visitor = async (path: string) => {
    while (!isRefused) {
      try {
        replies.push(await ask(agent, path))
      } catch (error) {
        const { code = 'unknown' } = error as { code?: string }
        if (code === 'ECONNREFUSED') isRefused = true
        else failures.set(code, (failures.get(code) ?? 0) + 1)
      }
    }
  }
  const load = Array.from({ length: visitors }, (_, i) => visitor(i % 2 ? '/v1/ajuste/empresa' : '/v1/openapi.json'))
  await sleep(500)
  const before = replies.length
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await Promise.all(load)

  expect(Object.fromEntries(failures)).toEqual({})
  expect(replies.length).toBeGreaterThan(before + 20)
  expect(replies.filter(({ status, bytes, expected }) => status !== 200 || bytes !== expected)).toEqual([])
})
