import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import type { Actor } from '#core/actor.ts'
import type { Db } from '#core/database.ts'
import type { Upload } from '#core/door.ts'
import { beside, Refusal } from '#core/errors.ts'
import type { Files, Written } from '#core/files.ts'
import type { Workers } from '#core/workers.ts'

/** What may be sent as the picture of a product or of a category. */
export const pictureFiles = { max: 1, bytes: 5 * 1024 * 1024 }
/** The shape in which products stand on the public pages. */
const shape = { width: 1280, height: 853, fit: 'cover', format: 'webp' } as const
const keptBytes = 2 * 1024 * 1024
const field = 'imagen'

/** What each failure is called in the catalogue of who asks. */
interface Says {
  /** What was sent cannot be read as a picture. */
  unreadable: Message
  /** The disk refuses it. */
  notWritten: Message
  /** Its row cannot be stored. */
  notKept: Message
}

interface PictureParts {
  files: Pick<Files, 'write' | 'keep'>
  workers: Pick<Workers, 'picture'>
}

/** Draws the picture that came with a form and writes it to the disk; null without one. */
export async function drawPicture(
  { files, workers }: PictureParts,
  [upload]: readonly Upload[],
  says: Says,
): Promise<Written | null> {
  if (!upload) return null
  const content = await or(says.unreadable, workers.picture({ source: upload.path, ...shape }))
  const name = `${upload.name}.webp`
  return or(says.notWritten, files.write({ name, content, allowed: ['webp'], maxBytes: keptBytes, isPublic: true }))
}

/** Keeps it inside the caller's transaction. */
export const keepPicture = (
  db: Db,
  { files }: Pick<PictureParts, 'files'>,
  actor: Actor,
  written: Written,
  says: Says,
) => or(says.notKept, files.keep(db, actor, written))

async function or<T>(entry: Message, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    const isBusy = cause instanceof Refusal && cause.entry === coreMessages.busy
    throw isBusy ? cause : beside(field, entry, cause)
  }
}
