import { randomBytes } from 'node:crypto'
import { designLimits, slideFilesPath } from '@portal/contract/carousel/constants'
import { carouselMessages as m } from '@portal/contract/carousel/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { kindOf } from '#core/files/file-kinds.ts'
import type { Files, Written } from '#core/files/files.ts'
import type { Workers } from '#core/workers/workers.ts'
import * as queries from './queries.ts'

export interface SlideFileDeps {
  db: Db
  files: Files
  workers: Pick<Workers, 'slide'>
}

interface Named {
  name: string
  written: Written
}

interface Medium {
  tipo: 'image' | 'video'
  widths: number[]
  width: number
  height: number
  files: Named[]
  /** The file that `src` names. */
  main: string
}

/**
 * Stores a picture in all widths and formats, or a film as it is: its poster is a picture that the browser drew.
 * Throws `fileTooLarge`, `fileType`, `pictureTooNarrow`, `fileWrong` and those of damaged pictures. A file that no
 * slide uses is deleted after a day.
 */
export async function storeSlideFile(deps: SlideFileDeps, actor: Actor, [upload]: readonly Upload[]) {
  if (!upload) throw fieldRefusal('archivo', m.fileWrong)
  const kind = await kindOf({ path: upload.path })
  const isFilm = kind === 'mp4' || kind === 'webm'
  if (!isFilm && upload.bytes > designLimits.pictureBytes) throw fieldRefusal('archivo', coreMessages.fileTooLarge)
  const key = randomBytes(12).toString('hex')
  const medium = isFilm ? await storeFilm(deps, upload, key, kind) : await storePicture(deps, upload, key)
  const bytes = Math.max(...medium.files.map(({ written }) => written.bytes))
  await inTransaction(deps.db, async (db) => {
    const files: { nombre: string; archivo_id: string }[] = []
    for (const { name, written } of medium.files)
      files.push({ nombre: name, archivo_id: await deps.files.keep(db, actor, written) })
    const { tipo, widths: anchos } = medium
    await queries.insertMedium(db, { clave: key, tipo, anchos, bytes, creado_por: actor.id }, files)
    await record(db, actor, {
      action: 'carousel.fileStored',
      entity: 'carrusel_medio',
      id: key,
      after: { tipo, bytes },
    })
  })
  const { widths, width, height, main } = medium
  return { src: `${slideFilesPath}/${main}`, anchos: widths, ancho: width, alto: height, bytes }
}

async function storeFilm({ files }: SlideFileDeps, upload: Upload, key: string, kind: 'mp4' | 'webm'): Promise<Medium> {
  const name = `${key}.${kind}`
  const maxBytes = designLimits.filmBytes
  const written = await refusedAtField(
    files.write({ name, content: { path: upload.path }, allowed: [kind], maxBytes, isPublic: true }),
  )
  return { tipo: 'video', widths: [], width: 0, height: 0, files: [{ name, written }], main: name }
}

async function storePicture({ files, workers }: SlideFileDeps, upload: Upload, key: string): Promise<Medium> {
  const { widths, leastWidth, firstBytes: wantedBytes } = designLimits
  const drawn = await refusedAtField(workers.slide({ source: upload.path, widths, leastWidth, wantedBytes }))
  if (!drawn) throw fieldRefusal('archivo', m.pictureTooNarrow)
  const named: Named[] = []
  for (const { width, format, content } of drawn.renderings) {
    const name = `${key}-${width}.${format}`
    const maxBytes = designLimits.pictureBytes
    named.push({
      name,
      written: await files.write({ name, content, allowed: [format], maxBytes, isPublic: true }),
    })
  }
  const { width, height } = drawn
  const made = [...new Set(drawn.renderings.map((one) => one.width))]
  return { tipo: 'image', widths: made, width, height, files: named, main: `${key}-${width}.jpg` }
}

async function refusedAtField<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (!(cause instanceof Refusal) || cause.entry.status >= 500) throw cause
    throw fieldRefusal('archivo', cause.entry === coreMessages.fileType ? m.fileWrong : cause.entry, cause)
  }
}

/** Deletes files that no slide uses. Safe to run twice. */
export async function sweepSlideFiles({ db, files }: Pick<SlideFileDeps, 'db' | 'files'>): Promise<void> {
  for (const { clave, archivos } of await queries.listUnused(db))
    await inTransaction(db, async (db) => {
      await queries.deleteMedium(db, clave)
      for (const id of archivos) await files.drop(db, id)
    })
}
