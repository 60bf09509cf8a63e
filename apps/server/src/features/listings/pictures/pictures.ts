import { classifiedMessages } from '@portal/contract/classifieds/messages'
import type { Actor, Caller } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { PictureSource } from '#core/files/pictures.ts'
import type { DrawingDeps, DrawnPicture } from '#features/marketplace/pictures/draw.ts'
import * as drawing from '#features/marketplace/pictures/draw.ts'
import type { ItemDeps } from '../deps.ts'
import type { Picture } from '../rules/values.ts'
import * as queries from './queries.ts'

export type PictureDeps = Pick<ItemDeps, 'db' | 'files' | 'workers'>

const refusals = { tooSmall: classifiedMessages.imageTooSmall, notWritten: classifiedMessages.imageNotUploaded }

/** Draws the uploads of a form, in order. Refuses what is too small (73); a failing disk is 10. */
export const drawUploads = (deps: DrawingDeps, uploads: readonly Upload[]): Promise<DrawnPicture[]> =>
  drawing.drawUploads(deps, refusals, uploads)

/** Stores a drawn picture inside the caller's transaction, which audits it. It is deleted unless an item uses it. */
export async function keepPicture(
  db: Db,
  { files }: Pick<PictureDeps, 'files'>,
  actor: Actor,
  drawn: DrawnPicture,
): Promise<Picture> {
  const { width, height, hash } = drawn
  const archivos = await drawing.keepRenderings(db, files, actor, drawn)
  const picture = { usuario_id: actor.id, ancho: width, alto: height, huella: hash, archivos }
  return drawing.asShown(await queries.insertPicture(db, picture))
}

/** Stores the one file of an upload. Throws 69 without a file. */
export async function uploadPicture(deps: PictureDeps, actor: Actor, [upload]: readonly Upload[]): Promise<Picture> {
  if (!upload) throw new Refusal(classifiedMessages.fileAbsent)
  return savePicture(deps, actor, upload.path)
}

/** Stores one picture before its item is saved, or for a mass upload. Nobody sees it until an item uses it. */
export async function savePicture(deps: PictureDeps, actor: Actor, source: PictureSource): Promise<Picture> {
  const drawn = await drawing.drawPicture(deps, refusals, source)
  return inTransaction(deps.db, async (db) => {
    const picture = await keepPicture(db, deps, actor, drawn)
    await record(db, actor, { action: 'classifieds.pictureSaved', entity: 'clasificado_imagen', id: picture.id })
    return picture
  })
}

/**
 * Returns the pictures with these ids, in order; throws 9 when one is neither the actor's own and unused nor of the
 * item.
 */
export async function picturesNamed(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  itemId: number | null,
): Promise<Picture[]> {
  if (ids.length === 0) return []
  const rows = await queries.lockPictures(db, ids, { userId: actor.id, itemId })
  const byId = new Map(rows.map((row) => [row.id, drawing.asShown(row)]))
  return [...new Set(ids)].map((id) => {
    const picture = byId.get(id)
    if (!picture) throw imagesInvalid()
    return picture
  })
}

export const imagesInvalid = () => fieldRefusal('imagenes_actuales', classifiedMessages.currentImagesInvalid)

const itself: Caller = { ip: '', requestId: 'pictures' }
const sweptAtOnce = 100

/**
 * Deletes pictures that no item has shown for 24 h; the next sweep of the disk deletes their files. Safe to run twice.
 */
export async function sweepPictures({ db, files }: Pick<PictureDeps, 'db' | 'files'>): Promise<number> {
  let swept = 0
  for (let taken = sweptAtOnce; taken === sweptAtOnce; swept += taken) {
    taken = await inTransaction(db, async (db) => {
      const rows = await queries.deleteUnused(db, sweptAtOnce)
      for (const { archivos } of rows) for (const file of Object.values(archivos)) await files.drop(db, file)
      const before = { ids: rows.map(({ id }) => id) }
      const action = 'classifieds.picturesSwept'
      if (rows.length) await record(db, itself, { action, entity: 'clasificado_imagen', id: null, before })
      return rows.length
    })
  }
  return swept
}
