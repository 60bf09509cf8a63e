import type { Of } from '@portal/contract/core/fields'
import type { Message } from '@portal/contract/core/messages'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import type { Actor, Caller } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, type Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Files } from '#core/files/files.ts'
import type { PictureSource } from '#core/files/pictures.ts'
import * as drawing from './draw.ts'
import * as queries from './queries.ts'

export type Picture = Of<typeof PictureSchema>

export interface PictureDeps {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  workers: drawing.DrawingDeps['workers']
}

interface PictureKind {
  column: queries.ItemColumn
  refusals: drawing.PictureRefusals
  /** A named picture that is not the actor's own, or too many of them. */
  invalid: Message
  /** First word of the actions in the audit log. */
  audit: string
}

export type ItemPictures = ReturnType<typeof picturesOf>

/** Returns what a kind of item does with uploaded pictures. */
export function picturesOf({ column, refusals, invalid, audit }: PictureKind) {
  const imagesInvalid = (): Refusal => fieldRefusal('imagenes_actuales', invalid)

  /** Stores a drawn picture inside the caller's transaction, which audits it. It is deleted unless an item uses it. */
  async function keepPicture(
    db: Db,
    { files }: Pick<PictureDeps, 'files'>,
    actor: Actor,
    drawn: drawing.DrawnPicture,
  ): Promise<Picture> {
    const { width, height, hash } = drawn
    const archivos = await drawing.keepRenderings(db, files, actor, drawn)
    const picture = { usuario_id: actor.id, ancho: width, alto: height, huella: hash, archivos }
    return drawing.asShown(await queries.insertPicture(db, picture))
  }

  return {
    imagesInvalid,
    keepPicture,

    /** Draws the uploads of a form, in order. Refuses what is too small; a failing disk has a refusal of its own. */
    drawUploads: (deps: drawing.DrawingDeps, uploads: readonly Upload[]): Promise<drawing.DrawnPicture[]> =>
      drawing.drawUploads(deps, refusals, uploads),

    /** Stores one picture before its item is saved, or for a mass upload. Nobody sees it until an item uses it. */
    async savePicture(deps: PictureDeps, actor: Actor, source: PictureSource): Promise<Picture> {
      const drawn = await drawing.drawPicture(deps, refusals, source)
      return inTransaction(deps.db, async (db) => {
        const picture = await keepPicture(db, deps, actor, drawn)
        await record(db, actor, { action: `${audit}.pictureSaved`, entity: 'clasificado_imagen', id: picture.id })
        return picture
      })
    },

    /** Returns the pictures with these ids, in order; refuses one that is neither the actor's unused nor of the item. */
    async picturesNamed(db: Db, actor: Actor, ids: readonly string[], itemId: number | null): Promise<Picture[]> {
      if (ids.length === 0) return []
      const rows = await queries.lockPictures(db, column, ids, { userId: actor.id, itemId })
      const byId = new Map(rows.map((row) => [row.id, drawing.asShown(row)]))
      return [...new Set(ids)].map((id) => {
        const picture = byId.get(id)
        if (!picture) throw imagesInvalid()
        return picture
      })
    },

    /** Returns ids of the owner's items that have a picture which looks the same as one of these. */
    itemsLike: (db: Db, ownerId: number, ids: readonly string[]): Promise<number[]> =>
      ids.length ? queries.listItemsLike(db, column, ownerId, ids) : Promise.resolve([]),

    /** Assigns an item the pictures it shows or may show, and releases its others. */
    assignPictures: (db: Db, itemId: number, ids: readonly string[]): Promise<void> =>
      queries.assignPictures(db, column, itemId, ids),
  }
}

const itself: Caller = { ip: '', requestId: 'pictures' }
const sweptAtOnce = 100

/**
 * Deletes pictures that no item of any kind has shown for 24 h; the next sweep of the disk deletes their files. Safe to
 * run twice.
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
