import { classifiedMessages } from '@portal/contract/classifieds/messages'
import type { Message } from '@portal/contract/core/messages'
import type { Actor } from '#core/actor.ts'
import type { Db } from '#core/database.ts'
import type { Upload } from '#core/door.ts'
import { beside } from '#core/errors.ts'
import type { Files, Written } from '#core/files.ts'
import type { Workers } from '#core/workers.ts'

/** What may be sent as the picture of a category. */
export const categoryFiles = { max: 1, bytes: 5 * 1024 * 1024 }
const shape = { width: 640, height: 480, fit: 'cover', format: 'webp' } as const
const keptBytes = 1024 * 1024

interface PictureParts {
  files: Pick<Files, 'write' | 'keep'>
  workers: Pick<Workers, 'picture'>
}

/** Draws the picture that came with the form and writes it to the disk; null without one. 53 when it is none, 54 when the disk fails. */
export async function drawCategoryPicture(
  { files, workers }: PictureParts,
  [upload]: readonly Upload[],
): Promise<Written | null> {
  if (!upload) return null
  const { path, name } = upload
  const content = await or(classifiedMessages.categoryFileNotUploaded, workers.picture({ source: path, ...shape }))
  const file = { name: `${name}.webp`, content, allowed: ['webp'], maxBytes: keptBytes, isPublic: true } as const
  return or(classifiedMessages.categoryFileSaveProblem, files.write(file))
}

/** Keeps it inside the caller's transaction. 55 when that fails. */
export const keepCategoryPicture = (
  db: Db,
  { files }: Pick<PictureParts, 'files'>,
  actor: Actor,
  written: Written,
): Promise<string> => or(classifiedMessages.categoryFileNotSaved, files.keep(db, actor, written))

async function or<T>(entry: Message, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw beside('archivo', entry, cause)
  }
}
