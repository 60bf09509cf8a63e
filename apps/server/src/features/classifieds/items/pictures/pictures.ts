import { itemLimits } from '@portal/contract/classifieds/constants'
import { classifiedMessages } from '@portal/contract/classifieds/messages'
import type { Actor, Caller } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import type { Upload } from '#core/door.ts'
import { beside, Refusal } from '#core/errors.ts'
import type { Written } from '#core/files.ts'
import type { PictureSource } from '#core/pictures.ts'
import { record } from '#core/record.ts'
import type { Rendering } from '#core/renderings.ts'
import type { ItemParts } from '../parts.ts'
import type { Picture } from '../values.ts'
import * as queries from './queries.ts'

export type PictureParts = Pick<ItemParts, 'db' | 'files' | 'workers'>
type DrawingParts = Pick<PictureParts, 'files' | 'workers'>

/** On disk in all its widths, not in the database yet. */
export interface DrawnPicture {
  width: number
  height: number
  hash: string
  files: { width: number; written: Written }[]
}

const { pictureWidths, pictureMinWidth } = itemLimits
const renderingBytes = 4 * 1024 * 1024

/**
 * Draws a picture in its widths and writes them to the disk, before and outside the transaction that keeps it. Refuses what
 * is no picture (core 986) and what is too small (73); a disk that fails is 10.
 */
async function drawPicture({ files, workers }: DrawingParts, source: PictureSource): Promise<DrawnPicture> {
  const drawn = await workers.renderings({ source, widths: pictureWidths, leastWidth: pictureMinWidth })
  if (!drawn) throw new Refusal(classifiedMessages.imageTooSmall)
  const { renderings, hash } = drawn
  const { width, height } = renderings.at(-1)!
  const written = await allOf(renderings.map((rendering) => writeRendering(files, rendering)))
  return { width, height, hash, files: renderings.map(({ width }, at) => ({ width, written: written[at]! })) }
}

async function writeRendering(files: PictureParts['files'], { width, content }: Rendering): Promise<Written> {
  try {
    const allowed = ['webp'] as const
    return await files.write({ name: `${width}.webp`, content, allowed, maxBytes: renderingBytes, isPublic: true })
  } catch (cause) {
    throw new Refusal(classifiedMessages.imageNotUploaded, { cause })
  }
}

/** Draws what came with a form, each field named `imagenes`, in its order. */
export function drawUploads(parts: DrawingParts, uploads: readonly Upload[]): Promise<DrawnPicture[]> {
  const pictures = uploads.filter(({ field }) => field === 'imagenes')
  return allOf(pictures.map(({ path }) => drawPicture(parts, path)))
}

/** Throws what failed only when all have ended: nothing reads an upload after its call was answered. */
async function allOf<T>(works: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}

/** Keeps a drawn picture inside the caller's transaction, which records it. It is swept unless an item names it. */
export async function keepPicture(
  db: Db,
  { files }: Pick<PictureParts, 'files'>,
  actor: Actor,
  drawn: DrawnPicture,
): Promise<Picture> {
  const byWidth: queries.FilesByWidth = {}
  for (const { width, written } of drawn.files) byWidth[width] = await files.keep(db, actor, written)
  const { width, height, hash } = drawn
  const picture = { usuario_id: actor.id, ancho: width, alto: height, huella: hash, archivos: byWidth }
  return asShown(await queries.insertPicture(db, picture))
}

/** The one file of an upload, kept. Throws 69 when none came along. */
export async function uploadPicture(parts: PictureParts, actor: Actor, [upload]: readonly Upload[]): Promise<Picture> {
  if (!upload) throw new Refusal(classifiedMessages.fileAbsent)
  return savePicture(parts, actor, upload.path)
}

/** One picture, uploaded before its item is saved, or for a bulk import. Nobody sees it until an item names it. */
export async function savePicture(parts: PictureParts, actor: Actor, source: PictureSource): Promise<Picture> {
  const drawn = await drawPicture(parts, source)
  return inTransaction(parts.db, async (db) => {
    const picture = await keepPicture(db, parts, actor, drawn)
    await record(db, actor, { action: 'classifieds.pictureSaved', entity: 'clasificado_imagen', id: picture.id })
    return picture
  })
}

/** The pictures with these ids in this order; 9 when one is neither the actor's own and free nor of the item. */
export async function picturesNamed(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  itemId: number | null,
): Promise<Picture[]> {
  if (ids.length === 0) return []
  const rows = await queries.lockPictures(db, ids, { userId: actor.id, itemId })
  const byId = new Map(rows.map((row) => [row.id, asShown(row)]))
  return [...new Set(ids)].map((id) => {
    const picture = byId.get(id)
    if (!picture) throw imagesInvalid()
    return picture
  })
}

export const imagesInvalid = () => beside('imagenes_actuales', classifiedMessages.currentImagesInvalid)

type Row = Awaited<ReturnType<typeof queries.insertPicture>>

const asShown = ({ id, ancho, alto, archivos }: Row): Picture => ({
  id,
  ancho,
  alto,
  urls: Object.fromEntries(Object.entries(archivos).map(([width, file]) => [width, `/v1/archivo/${file}`])),
})

const itself: Caller = { ip: '', requestId: 'pictures' }
const sweptAtOnce = 100

/** Forgets pictures that no item has shown for 24 h; their files go with the next sweep of the disk. Harmless when run twice. */
export async function sweepPictures({ db, files }: Pick<PictureParts, 'db' | 'files'>): Promise<number> {
  let swept = 0
  for (let taken = sweptAtOnce; taken === sweptAtOnce; swept += taken) {
    taken = await inTransaction(db, async (db) => {
      const rows = await queries.takeUnused(db, sweptAtOnce)
      for (const { archivos } of rows) for (const file of Object.values(archivos)) await files.drop(db, file)
      const before = { ids: rows.map(({ id }) => id) }
      const action = 'classifieds.picturesSwept'
      if (rows.length) await record(db, itself, { action, entity: 'clasificado_imagen', id: null, before })
      return rows.length
    })
  }
  return swept
}
