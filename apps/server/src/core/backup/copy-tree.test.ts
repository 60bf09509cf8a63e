import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { copyTree, isInside, sizeOf } from './copy-tree.ts'

const top = mkdtempSync(join(tmpdir(), 'portal-copy-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))

describe('copying a folder in use', () => {
  const from = join(top, 'from')
  const to = join(top, 'to')
  mkdirSync(join(from, 'a/b'), { recursive: true })
  writeFileSync(join(from, 'a/b/large'), Buffer.alloc(700_000, 'x'))
  writeFileSync(join(from, 'a/empty'), '')
  writeFileSync(join(from, 'half'), 'half of ')
  writeFileSync(join(from, 'left-out'), 'no')

  test('copies everything but what is left out, and counts it', async () => {
    await copyTree(from, to, { skips: (path) => path === 'left-out' })
    expect(await sizeOf(to)).toEqual({ files: 3, bytes: 700_008 })
    expect(readFileSync(join(to, 'a/b/large')).equals(readFileSync(join(from, 'a/b/large')))).toBe(true)
  })

  test('completes what was half written the first time, and touches nothing else', async () => {
    appendFileSync(join(from, 'half'), 'a file')
    writeFileSync(join(to, 'a/b/large'), Buffer.alloc(700_000, 'y'))
    await copyTree(from, to, { onlyGrown: true })
    expect(readFileSync(join(to, 'half'), 'utf8')).toBe('half of a file')
    expect(readFileSync(join(to, 'left-out'), 'utf8')).toBe('no')
    expect(readFileSync(join(to, 'a/b/large'), 'utf8')[0]).toBe('y')
  })

  test('makes an empty folder of an absent one, and refuses links', async () => {
    await copyTree(join(top, 'absent'), join(top, 'made'))
    expect(await sizeOf(join(top, 'made'))).toEqual({ files: 0, bytes: 0 })
    mkdirSync(join(top, 'linked'))
    symlinkSync(from, join(top, 'linked/link'))
    await expect(copyTree(join(top, 'linked'), join(top, 'refused'))).rejects.toThrow(/is a link/)
  })

  test('tells a folder inside from one beside it', () => {
    expect(isInside('/data', '/data/backups')).toBe(true)
    expect(isInside('/data', '/data')).toBe(true)
    expect(isInside('/data', '/data-backups')).toBe(false)
    expect(isInside('/data', '/')).toBe(false)
  })
})
