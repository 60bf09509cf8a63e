import { rmSync, statSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Thrown when another process serves or starts the database of this folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`${folder} is in use by another process (portal, db or backup). Stop it, or set DATA_DIR or DATABASE_URL.`)
    this.name = 'FolderInUse'
  }
}

/**
 * Makes this process the only one that may start a server in `root`; throws FolderInUse. The kernel releases a socket
 * name when its process ends in any way: no stale lock, no guessing by process id.
 */
export async function lockFolder(root: string): Promise<() => void> {
  const { dev, ino } = statSync(root)
  const isLinux = process.platform === 'linux'
  const name = isLinux ? `\0portal-${dev}-${ino}` : join(tmpdir(), `portal-${dev}-${ino}.lock`)
  // On other systems the name is a file, which a crash leaves behind.
  if (!isLinux && !(await isAnswering(name))) rmSync(name, { force: true })

  const server = net.createServer((socket) => socket.destroy()).unref()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(root) : error),
    )
    server.listen(name, resolve)
  })
  return () => server.close()
}

/** Whether a process listens on the socket at this path. */
export function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(path)
    const answer = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
  })
}
