import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Flushes everything written so far to disk. */
export function syncAll(): void {
  const { status, error } = spawnSync('sync', { stdio: 'ignore' })
  if (status !== 0)
    throw new Error(`What was written may not be on the disk: sync ${error?.message ?? `ended with ${status}`}`)
}

/** Makes a rename inside `folder` survive a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
