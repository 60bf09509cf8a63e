import type { In } from '@portal/contract/core/fields'
import type { Message } from '@portal/contract/core/messages'
import { itemLimits } from '@portal/contract/marketplace/constants'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Files, Written } from '#core/files/files.ts'
import type { PictureSource } from '#core/files/pictures.ts'
import type { Rendering } from '#core/files/renderings.ts'
import type { Workers } from '#core/workers/workers.ts'

export interface DrawingDeps {
  files: Pick<Files, 'write'>
  workers: Pick<Workers, 'renderings'>
}

/** The refusals of pictures of a kind of item. */
export interface PictureRefusals {
  tooSmall: Message
  notWritten: Message
}

/** On disk in all its widths, not in the database yet. */
export interface DrawnPicture {
  width: number
  height: number
  hash: string
  files: { width: number; written: Written }[]
}

/** Width of each rendering to the id of its file. */
export type FilesByWidth = Record<string, string>

const { pictureWidths, pictureMinWidth } = itemLimits
const renderingBytes = 4 * 1024 * 1024

/**
 * Draws a picture in its widths and writes them to the disk, before and outside the transaction that stores it. Refuses
 * what is no picture (`fileType`), what is too small, and a failing disk.
 */
export async function drawPicture(
  { files, workers }: DrawingDeps,
  refusals: PictureRefusals,
  source: PictureSource,
): Promise<DrawnPicture> {
  const drawn = await workers.renderings({ source, widths: pictureWidths, leastWidth: pictureMinWidth })
  if (!drawn) throw new Refusal(refusals.tooSmall)
  const { renderings, hash } = drawn
  const { width, height } = renderings.at(-1)!
  const written = await allOf(renderings.map((rendering) => writeRendering(files, refusals, rendering)))
  return { width, height, hash, files: renderings.map(({ width }, at) => ({ width, written: written[at]! })) }
}

async function writeRendering(
  files: DrawingDeps['files'],
  { notWritten }: PictureRefusals,
  { width, content }: Rendering,
): Promise<Written> {
  try {
    const allowed = ['webp'] as const
    return await files.write({ name: `${width}.webp`, content, allowed, maxBytes: renderingBytes, isPublic: true })
  } catch (cause) {
    throw new Refusal(notWritten, { cause })
  }
}

/** Draws the uploads of a form, each field named `imagenes`, in order. */
export function drawUploads(
  deps: DrawingDeps,
  refusals: PictureRefusals,
  uploads: readonly Upload[],
): Promise<DrawnPicture[]> {
  const pictures = uploads.filter(({ field }) => field === 'imagenes')
  return allOf(pictures.map(({ path }) => drawPicture(deps, refusals, path)))
}

/** Throws the first failure only after all have finished: uploads are removed after the answer. */
async function allOf<T>(works: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}

/** Stores the rows of a drawn picture's files inside the caller's transaction. */
export async function keepRenderings(
  db: Db,
  files: Pick<Files, 'keep'>,
  actor: Actor,
  drawn: DrawnPicture,
): Promise<FilesByWidth> {
  const byWidth: FilesByWidth = {}
  for (const { width, written } of drawn.files) byWidth[width] = await files.keep(db, actor, written)
  return byWidth
}

interface StoredPicture {
  id: string
  ancho: number
  alto: number
  archivos: FilesByWidth
}

/** Returns a stored picture with the addresses of its files. */
export const asShown = ({ id, ancho, alto, archivos }: StoredPicture): In<typeof PictureSchema> => ({
  id,
  ancho,
  alto,
  urls: Object.fromEntries(Object.entries(archivos).map(([width, file]) => [width, `/v1/archivo/${file}`])),
})
