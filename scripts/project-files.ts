import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

/** Paths from the root of every file of the project on disk, committed or about to be; what git ignores is left out. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)))
  if (files.length === 0) throw new Error('git lists no file here: the checks would pass without looking at anything')
  return files.sort()
}
