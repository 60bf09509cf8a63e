import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import { Refusal } from '#core/base/errors.ts'
import type { ImportDeps } from './deps.ts'

/** Runs `work` with a local copy of a stored file, for libraries that need random access. */
export async function withLocalFile<T>(
  { files }: Pick<ImportDeps, 'files'>,
  id: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const stored = await files.find(id)
  if (!stored) throw new Refusal(coreMessages.absent)
  const folder = await mkdtemp(join(tmpdir(), 'portal-import-'))
  try {
    const path = join(folder, 'file')
    await pipeline(await files.stream(stored), createWriteStream(path))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
