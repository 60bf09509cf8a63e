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

/** What may be sent as the picture of a record. */
export const pictureFiles = { max: 1, bytes: 5 * 1024 * 1024 }

interface Kind {
  /** Of the form: what goes wrong is said beside it. */
  field: string
  shape: Omit<PictureTask, 'source'>
  keptBytes: number
  /** What each failure is called in the catalogue of who asks. */
  says: {
    /** What was sent cannot be read as a picture; null: core says which way it is bad. */
    unreadable: Message | null
    /** The disk refuses it. */
    notWritten: Message
    /** Its row cannot be stored. */
    notKept: Message
  }
}

interface PictureParts {
  files: Pick<Files, 'write' | 'keep'>
  workers: Pick<Workers, 'picture'>
}

/** The one public picture of a record, that comes with its form. */
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
    /** Draws what was sent and writes it to the disk; null without one. */
    async draw({ files, workers }: PictureParts, [upload]: readonly Upload[]): Promise<Written | null> {
      if (!upload) return null
      const content = await or(says.unreadable, workers.picture({ source: upload.path, ...shape }))
      const file = { name: `${upload.name}.webp`, content, allowed: ['webp'], maxBytes, isPublic: true } as const
      return or(says.notWritten, files.write(file))
    },
    /** Keeps it inside the caller's transaction. */
    keep: (db: Db, { files }: Pick<PictureParts, 'files'>, actor: Actor, written: Written): Promise<string> =>
      or(says.notKept, files.keep(db, actor, written)),
  }
  return {
    ...pictures,
    /** As a record takes it: into its column `archivo_id`. */
    uploads: (parts: PictureParts): RecordUploads => ({
      files: pictureFiles,
      async read(actor, uploads) {
        const picture = await pictures.draw(parts, uploads)
        return async (db) => (picture ? { archivo_id: await pictures.keep(db, parts, actor, picture) } : {})
      },
    }),
  }
}

interface Pictured {
  archivo_id: string | null
}

/** Drops the picture that was replaced, in the transaction that replaced it: `saved` of a record. */
export const dropReplaced =
  (files: Pick<Files, 'drop'>) => async (db: Db, _: Actor, after: Pictured, before: Pictured | null) => {
    if (before?.archivo_id && before.archivo_id !== after.archivo_id) await files.drop(db, before.archivo_id)
  }
