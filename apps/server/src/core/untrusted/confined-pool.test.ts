import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hostileBooks } from '#test/hostile-files.ts'
import { confinedOf } from '#test/memory.ts'
import { aRawBook, rawRow } from '#test/raw-books.ts'
import { type ConfinedPool, openConfinedPool } from './confined-pool.ts'
import type { Bounds } from './confined-process.ts'

const bounds: Bounds = { heap: 48, memory: 160, seconds: 30, answerBytes: 1_000_000 }
const logged: string[] = []
let folder: string
let pool: ConfinedPool
let small: { path: string; mostLines: number }
let slow: { path: string; mostLines: number }

const open = (changes: Partial<Bounds> = {}, rest: { idleMs?: number; mostWaiting?: number } = {}) => {
  pool = openConfinedPool({
    processes: 1,
    bounds: { ...bounds, ...changes },
    idleMs: 10_000,
    mostWaiting: 50,
    log: (text) => logged.push(text),
    ...rest,
  })
  return pool
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pool-'))
  const written = async (name: string, bytes: Uint8Array) => {
    await writeFile(join(folder, name), bytes)
    return { path: join(folder, name), mostLines: 10 }
  }
  small = await written('small', aRawBook({ rows: rawRow(1, ['a', 1]) }))
  slow = await written('slow', hostileBooks.manyTexts())
})
afterEach(() => pool.stop())
afterAll(() => rm(folder, { recursive: true }))

const read = { name: 'Equipos', isTooLong: false, lines: [{ line: 1, cells: ['a', 1] }] }
/** The process that runs the current task. */
const atWork = async () => {
  await expect.poll(() => confinedOf()).toHaveLength(1)
  return confinedOf()[0]!
}

describe('a confined process', () => {
  test('answers one task after the other, or says with what entry it refuses', async () => {
    open()
    expect(await pool.run('readSheet', small)).toEqual(read)
    await expect(pool.run('listZip', { path: '/dev/null', mostEntries: 1 })).rejects.toMatchObject({
      entry: fileMessages.zipDamaged,
    })
    expect(await pool.run('readSheet', small)).toEqual(read)
  })

  test('knows no secret, writes no file and starts no program', async () => {
    process.env.PIN_SECRET = 'not for strangers'
    open()
    await pool.run('readSheet', small)
    const pid = await atWork()
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('not for strangers')
    const flags = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    expect(flags).toContain('--permission')
    expect(flags.filter((flag) => flag.startsWith('--allow'))).toEqual(['--allow-fs-read=*', '--allow-addons'])
    delete process.env.PIN_SECRET
  })

  test.each([
    ['holds more memory than it may', { memory: 60 }, 'memory'],
    ['needs more for its objects', { heap: 5 }, 'memory'],
    ['takes longer', { seconds: 0.3 }, 'time'],
    ['answers more', { answerBytes: 10 }, 'answer'],
  ] as const)('that %s is ended, and the next task has another one', async (_, changes, why) => {
    open(changes)
    const task = why === 'time' ? slow : small
    await expect(pool.run('readSheet', task)).rejects.toMatchObject({ name: 'Perished', why })
    await expect.poll(() => confinedOf()).toEqual([])
    expect(logged.at(-1)).toContain(`ended: ${why}`)
  })

  test('that is ended from outside is replaced once: the second end is the answer', async () => {
    open()
    const reading = pool.run('readSheet', slow)
    const refused = expect(reading).rejects.toMatchObject({ name: 'Perished', why: 'crash' })
    const first = await atWork()
    process.kill(first, 'SIGKILL')
    await expect.poll(() => confinedOf().filter((pid) => pid !== first)).toHaveLength(1)
    process.kill(confinedOf().find((pid) => pid !== first)!, 'SIGKILL')
    await refused
    expect(await pool.run('readSheet', small)).toEqual(read)
  })

  test('goes when nobody needs it', async () => {
    open({}, { idleMs: 50 })
    await pool.run('readSheet', small)
    await expect.poll(() => confinedOf()).toEqual([])
    expect(await pool.run('readSheet', small)).toEqual(read)
  })
})

test('tasks beyond those that may wait are refused as busy, and so are all when the portal stops', async () => {
  open({}, { mostWaiting: 1 })
  const busy = { entry: coreMessages.busy }
  const refused = [pool.run('readSheet', slow), pool.run('readSheet', slow)].map((task) =>
    expect(task).rejects.toMatchObject(busy),
  )
  await expect(pool.run('readSheet', small)).rejects.toMatchObject(busy)
  await sleep(100)
  await pool.stop()
  await Promise.all(refused)
  await expect(pool.run('readSheet', small)).rejects.toMatchObject(busy)
  expect(confinedOf()).toEqual([])
})
