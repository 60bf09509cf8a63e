import { createHash } from 'node:crypto'
import { existsSync, lchownSync, lstatSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A socket path may have 107 bytes on Linux and 103 on macOS; its file name takes 20. */
const longestFolder = 82

/** No port and no password: only users who may enter this folder can connect. */
export function socketFolder(root: string, cluster: string): string {
  const { uid, gid } = statSync(cluster)
  const near = join(root, 'postgres.run')
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const folder = Buffer.byteLength(near) <= longestFolder ? near : join(tmpdir(), `portal-${hash}`)
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  const isRoots = process.getuid?.() === 0 && lstatSync(folder).uid === 0
  if (isRoots) lchownSync(folder, uid, gid)
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== uid) throw new Error(`${folder} belongs to someone else`)
  return folder
}
