import { basename } from 'node:path'
import { itemLimits } from '@portal/contract/classifieds/constants'
import { importLimits } from '@portal/contract/imports/columns'
import { type Entry, openPromise } from 'yauzl'
import { type Packed, packedAt } from '#core/packed.ts'
import { type ImportTexts, Unusable } from './texts.ts'

const { picturesBytes, ratio, pictures } = importLimits
/** What a workbook may unpack to, in bytes: its texts are read into memory. */
const workbookUnpacked = 150 * 1024 * 1024
/** Pictures, folders, and what systems add. */
const mostEntries = pictures * 4
/** Below this a high ratio harms nobody. */
const harmless = 1024 * 1024

/** Refuses a workbook that unpacks to more than memory holds, before anything reads it. An old .xls is no archive. */
export async function refuseSwollen(path: string, t: ImportTexts): Promise<void> {
  const { total } = await sizesOf(path, t.unreadable, t.tooLarge)
  if (total > workbookUnpacked) throw new Unusable(t.tooLarge)
}

/** Names of the pictures in a ZIP, without folders. Refuses one that is too large, packed too tight, or leads outside. */
export async function picturesIn(path: string, t: ImportTexts): Promise<string[]> {
  const { entries, total, packed } = await sizesOf(path, t.zipUnreadable, t.zipTooMany)
  if (total > picturesBytes) throw new Unusable(t.zipTooLarge)
  if (total > harmless && total > packed * ratio) throw new Unusable(t.zipRatio)
  const names = entries.filter(isPicture).map(nameOf)
  if (names.length > pictures) throw new Unusable(t.zipTooMany)
  return names
}

/** Pictures that are worked at side by side: two are drawn while others are saved. */
const atOnce = 4

/** Tells where each picture of a checked ZIP lies, a few at a time; null for one that is damaged or too large. */
export async function eachPicture(
  path: string,
  give: (name: string, packed: Packed | null) => Promise<void>,
): Promise<void> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  const working = new Set<Promise<void>>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (!isPicture(entry)) continue
      const isSmall = entry.uncompressedSize <= itemLimits.pictureBytes
      const packed = isSmall ? await packedAt(zip, path, entry) : null
      const work = give(nameOf(entry), packed).then(() => void working.delete(work))
      working.add(work)
      if (working.size >= atOnce) await Promise.race(working)
    }
    await Promise.all(working)
  } finally {
    await Promise.allSettled(working) // none goes on after the one that failed
    zip.close()
  }
}

async function sizesOf(path: string, unreadable: string, tooMany: string) {
  const entries: Entry[] = []
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
    try {
      // it throws at a name with `..`, a drive or a leading slash
      for await (const entry of zip.eachEntry()) {
        entries.push(entry)
        if (entries.length > mostEntries) break
      }
    } finally {
      zip.close()
    }
  } catch (cause) {
    throw Object.assign(new Unusable(unreadable), { cause })
  }
  if (entries.length > mostEntries) throw new Unusable(tooMany)
  const sum = (size: 'compressedSize' | 'uncompressedSize') => entries.reduce((sum, entry) => sum + entry[size], 0)
  return { entries, total: sum('uncompressedSize'), packed: sum('compressedSize') }
}

const nameOf = ({ fileName }: Entry) => basename(fileName).normalize('NFC')

/** Folders, and what systems put beside the files of their user, are not his. */
const isPicture = ({ fileName }: Entry) =>
  !fileName.endsWith('/') && !/(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(fileName)
