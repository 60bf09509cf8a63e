import { publicationCalls as calls } from '@portal/contract/publications/calls'
import { noFile, publicationLimits } from '@portal/contract/publications/constants'
import { publicationMessages as m, publicationMessages as messages } from '@portal/contract/publications/messages'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOfHouse } from '#core/database/days.ts'
import type { Door } from '#core/door/door.ts'
import { writePdf } from '#core/files/checked-pdf.ts'
import type { Files, Written } from '#core/files/files.ts'
import { recordPicture } from '#core/files/record-pictures.ts'
import { mountRecord, type RecordUploads } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import type { Workers } from '#core/workers/workers.ts'
import { countProducts, listProducts, publicationRows } from './queries.ts'
import { refuseIncomplete } from './rules.ts'

/** The area announced when publications change. */
export const publicationArea = 'publicaciones'

export type PublicationDeps = PublicationFileDeps & { db: Db }

function publications(deps: PublicationDeps) {
  const drop = dropUnused(deps)
  return versionedRecord({
    table: 'publicacion',
    name: 'publications',
    rows: publicationRows,
    columns: [
      'tipo',
      'titulo',
      'titulo_en',
      'resumen',
      'resumen_en',
      'texto',
      'texto_en',
      'productos',
      'archivo_id',
      'imagen_texto',
      'imagen_texto_en',
      'documento_id',
      'documento_en_id',
      'estado',
      'publica_el',
      'eliminado_en',
    ],
    messages,
    constraints: { publicacion_titulo: { field: 'titulo', entry: messages.titleTaken } },
    announces: () => [{ area: publicationArea }],
    async written(db, actor, { documento: file, documento_en: english, ...form }, before) {
      if ((await countProducts(db, form.productos)) < form.productos.length)
        throw fieldRefusal('productos', messages.productsInvalid)
      return {
        ...form,
        ...(file === noFile && { documento_id: null }),
        ...(english === noFile && { documento_en_id: null }),
        ...(!before && { creado_por: actor.id }),
      }
    },
    async saved(db, actor, after, before) {
      refuseIncomplete(after) // with the files that came with the form
      await drop(db, actor, after, before)
    },
  })
}

/** Mounts what staff do with publications (module of resources, of the house). */
export function publicationRecordRoutes(door: Door, deps: PublicationDeps): void {
  mountRecord(door, deps.db, calls, publications(deps), publicationUploads(deps))
  door.mount(calls.initData, async () => ({
    productos: await listProducts(deps.db),
    hoy: await todayIn(deps.db, await zoneOfHouse(deps.db)),
  }))
}

interface PublicationFileDeps {
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  workers: Pick<Workers, 'picture' | 'pdf'>
}

const pictures = recordPicture({
  field: 'imagen',
  shape: { width: 1280, height: 853, fit: 'cover', format: 'webp' },
  keptBytes: 2 * 1024 * 1024,
  says: { unreadable: m.pictureInvalid, notWritten: m.notSaved, notKept: m.notSaved },
})

/** The column of each file of the form. */
const columns = { imagen: 'archivo_id', documento: 'documento_id', documento_en: 'documento_en_id' } as const
type FileField = keyof typeof columns

const isFileField = (field: string): field is FileField => Object.hasOwn(columns, field)

/**
 * The files of a publication's form: a picture, redrawn, and a PDF in each language, which a confined process finds
 * whole and without a password. Throws `pictureInvalid`, `fileNotPdf`, `fileDamaged` or `fileEncrypted` at their
 * fields.
 */
const publicationUploads = (deps: PublicationFileDeps): RecordUploads => ({
  async read(actor, uploads) {
    const written = new Map<FileField, Written>()
    for (const upload of uploads) {
      if (!isFileField(upload.field)) continue
      const file = upload.field === 'imagen' ? await pictures.draw(deps, [upload]) : await writePdf(deps, upload, pdf)
      if (file) written.set(upload.field, file)
    }
    return async (db) => {
      const stored: Record<string, string> = {}
      for (const [field, file] of written) stored[columns[field]] = await deps.files.keep(db, actor, file)
      return stored
    }
  },
})

const pdf = {
  maxBytes: publicationLimits.fileBytes,
  isPublic: true,
  says: { notPdf: m.fileNotPdf, damaged: m.fileDamaged, encrypted: m.fileEncrypted },
} as const

type Held = Record<(typeof columns)[FileField], string | null>

/** Deletes the files that a save replaced or took away, in its transaction. */
const dropUnused =
  ({ files }: Pick<PublicationFileDeps, 'files'>) =>
  async (db: Db, _: Actor, after: Held, before: Held | null): Promise<void> => {
    for (const column of Object.values(columns)) {
      const file = before?.[column]
      if (file && file !== after[column]) await files.drop(db, file)
    }
  }
