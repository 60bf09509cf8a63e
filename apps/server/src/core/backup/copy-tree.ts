import type { Dirent } from 'node:fs'
import { access, mkdir, open, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

export interface Size {
  readonly files: number
  readonly bytes: number
}

interface Choice {
  /** Paths below the folder, with `/`, to leave out; an excluded folder is not created. */
  readonly skips?: (path: string) => boolean
  /** Skips files whose copy has the same size: files that are written once and never changed. */
  readonly onlyGrown?: boolean
}

/** Copies a folder while others write to it. Skips files that disappear; copies are readable by their owner only. */
export async function copyTree(from: string, to: string, choice: Choice = {}, below = ''): Promise<void> {
  await mkdir(join(to, below), { recursive: true, mode: 0o700 })
  await eachOf(await entriesOf(join(from, below)), async (entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (choice.skips?.(path)) return
    if (entry.isDirectory()) await copyTree(from, to, choice, path)
    else if (entry.isFile()) await copyFile(join(from, path), join(to, path), choice.onlyGrown ?? false)
    else if (entry.isSymbolicLink()) throw new Error(`${join(from, path)} is a link and cannot be copied`)
  })
}

/** Reads to the end: the system's copy call never returns when the file shrinks meanwhile. */
async function copyFile(from: string, to: string, onlyGrown: boolean): Promise<void> {
  if (onlyGrown && (await bytesOf(to)) === (await bytesOf(from))) return
  const source = await open(from).catch(unlessAbsent(null))
  if (!source) return
  try {
    await using copy = await open(to, 'w', 0o600)
    for (const buffer = Buffer.allocUnsafe(256 * 1024); ; ) {
      const { bytesRead } = await source.read(buffer)
      if (bytesRead === 0) return
      await copy.writeFile(buffer.subarray(0, bytesRead))
    }
  } finally {
    await source.close()
  }
}

/** Returns the number of files and bytes in a folder; zero when it does not exist. */
export async function sizeOf(folder: string): Promise<Size> {
  let files = 0
  let bytes = 0
  await eachOf(await entriesOf(folder, true), async (entry) => {
    if (!entry.isFile()) return
    const { size } = await stat(join(entry.parentPath, entry.name))
    files += 1
    bytes += size
  })
  return { files, bytes }
}

const bytesOf = (file: string): Promise<number> => stat(file).then(({ size }) => size, unlessAbsent(-1))

/** Returns the paths of the files of a folder, below it and with `/`; none when it does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await entriesOf(folder, true)
  return found.filter((entry) => entry.isFile()).map((entry) => pathOf(folder, entry))
}

/** Returns the paths of the folders that hold nothing. */
export async function emptyFoldersIn(folder: string): Promise<string[]> {
  const found = await entriesOf(folder, true)
  const full = new Set(found.map(({ parentPath }) => parentPath))
  const folders = found.filter((entry) => entry.isDirectory())
  return folders.filter((entry) => !full.has(join(entry.parentPath, entry.name))).map((entry) => pathOf(folder, entry))
}

const pathOf = (folder: string, { parentPath, name }: Dirent) =>
  relative(folder, join(parentPath, name)).replaceAll('\\', '/')

/**
 * Runs a limited number at a time, far below the limit of open files. Throws the first failure after all have finished,
 * so that the caller can clean up.
 */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items]
  const worker = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item)
  }
  const ends = await Promise.allSettled(Array.from({ length: 8 }, worker))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}

const entriesOf = (folder: string, recursive = false): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true, recursive }).catch(unlessAbsent([]))

const unlessAbsent =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead
    throw error
  }

export const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Whether `path` is `folder` or is in it. */
export const isInside = (folder: string, path: string) => !/^\.\.(\/|$)/.test(relative(folder, path))
