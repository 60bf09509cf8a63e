import { basename } from 'node:path'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { importLimits } from '@portal/contract/imports/columns'
import { fileMessages } from '@portal/contract/imports/file-messages'
import type { Packed } from '#core/files/zip-entries.ts'
import type { ZipEntry } from '#core/untrusted/zip-list.ts'
import type { ImportDeps } from './deps.ts'
import { type ImportTexts, Unusable } from './texts.ts'

const { picturesBytes, ratio, pictures } = importLimits
/** Includes folders and system files. */
const mostEntries = pictures * 4
/** Below this size a high ratio is harmless. */
const harmless = 1024 * 1024

type Deps = Pick<ImportDeps, 'workers'>

/**
 * Returns the names of the files in a ZIP, without folders. Refuses a ZIP that is too large, compressed too much, or
 * leads outside.
 */
export async function filesIn({ workers }: Deps, path: string, t: ImportTexts): Promise<string[]> {
  const { entries, hasMore } = await workers.listZip({ path, mostEntries })
  if (hasMore) throw new Unusable(t.zipTooMany)
  const sum = (size: 'packedSize' | 'size') => entries.reduce((sum, entry) => sum + entry[size], 0)
  const [total, packed] = [sum('size'), sum('packedSize')]
  if (total > picturesBytes) throw new Unusable(t.zipTooLarge)
  if (total > harmless && total > packed * ratio) throw new Unusable(t.zipRatio)
  const names = entries.filter(isFile).map(nameOf)
  if (names.length > pictures) throw new Unusable(t.zipTooMany)
  return names
}

/** Files processed in parallel: two are read while others are saved. */
const atOnce = 4

/** Calls back with the position of each file of a checked ZIP, a few at a time, or why it cannot be unpacked. */
export async function eachFile(
  { workers }: Deps,
  { path, mostBytes }: { path: string; mostBytes: number },
  give: (name: string, found: Packed | Message) => Promise<void>,
): Promise<void> {
  const { entries } = await workers.listZip({ path, mostEntries })
  const working = new Set<Promise<void>>()
  try {
    for (const entry of entries.filter(isFile)) {
      const work = give(nameOf(entry), packedOf(entry, mostBytes)).then(() => void working.delete(work))
      working.add(work)
      if (working.size >= atOnce) await Promise.race(working)
    }
    await Promise.all(working)
  } finally {
    await Promise.allSettled(working) // no file is still processed after a failure
  }
}

function packedOf({ size, isEncrypted, packed }: ZipEntry, mostBytes: number): Packed | Message {
  if (isEncrypted) return fileMessages.entryPassword
  if (size > mostBytes) return coreMessages.fileTooLarge
  return packed ?? fileMessages.entryDamaged
}

const nameOf = ({ name }: ZipEntry) => basename(name).normalize('NFC')

/** Skips folders and files added by operating systems. */
const isFile = ({ name }: ZipEntry) =>
  !name.endsWith('/') && !/(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)
