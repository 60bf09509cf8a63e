import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import type { Actor } from '../base/actor.ts'
import type { Upload } from '../base/answers.ts'
import { fieldRefusal, Refusal } from '../base/errors.ts'
import type { Db } from '../database/database.ts'
import type { RecordUploads } from '../records/mount-record.ts'
import type { Workers } from '../workers/workers.ts'
import type { Files, Written } from './files.ts'
import type { PictureTask } from './pictures.ts'

interface Kind {
  /** The form field at which failures are shown. */
  field: string
  shape: Omit<PictureTask, 'source'>
  keptBytes: number
  /** The catalogue entry of each failure. */
  says: {
    /** The upload cannot be read as a picture; null keeps the specific entry of core. */
    unreadable: Message | null
    /** The disk refuses the file. */
    notWritten: Message
    /** The row cannot be stored. */
    notKept: Message
  }
}

interface PictureDeps {
  files: Pick<Files, 'write' | 'keep'>
  workers: Pick<Workers, 'picture'>
}

/** Handles the one public picture of a record, uploaded with its form. */
export function recordPicture({ field, shape, keptBytes: maxBytes, says }: Kind) {
  async function or<T>(entry: Message | null, work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw fieldRefusal(field, entry ?? coreMessages.unexpected, cause)
      throw cause.entry === coreMessages.busy ? cause : fieldRefusal(field, entry ?? cause.entry, cause)
    }
  }
  const pictures = {
    /** Redraws the upload and writes it to the disk; returns null without one. */
    async draw({ files, workers }: PictureDeps, [upload]: readonly Upload[]): Promise<Written | null> {
      if (!upload) return null
      const content = await or(says.unreadable, workers.picture({ source: upload.path, ...shape }))
      const file = { name: `${upload.name}.webp`, content, allowed: ['webp'], maxBytes, isPublic: true } as const
      return or(says.notWritten, files.write(file))
    },
    /** Stores the row of the picture inside the caller's transaction. */
    keep: (db: Db, { files }: Pick<PictureDeps, 'files'>, actor: Actor, written: Written): Promise<string> =>
      or(says.notKept, files.keep(db, actor, written)),
  }
  return {
    ...pictures,
    /** For the column `archivo_id` of a record. */
    uploads: (deps: PictureDeps): RecordUploads => ({
      async read(actor, uploads) {
        const picture = await pictures.draw(deps, uploads)
        return async (db) => (picture ? { archivo_id: await pictures.keep(db, deps, actor, picture) } : {})
      },
    }),
  }
}

interface Pictured {
  archivo_id: string | null
}

/** Deletes the replaced picture in the same transaction; used as `saved` of a record. */
export const dropReplaced =
  (files: Pick<Files, 'drop'>) => async (db: Db, _: Actor, after: Pictured, before: Pictured | null) => {
    if (before?.archivo_id && before.archivo_id !== after.archivo_id) await files.drop(db, before.archivo_id)
  }
