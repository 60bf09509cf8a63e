import { workshopMessages as m } from '@portal/contract/workshops/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { recordPicture } from '#core/files/record-pictures.ts'
import type { WorkshopDeps } from '../deps.ts'
import * as queries from './queries.ts'

const pictures = recordPicture({
  field: 'archivo',
  shape: { width: 1280, height: 1280, fit: 'inside', format: 'webp' },
  keptBytes: 2 * 1024 * 1024,
  says: { unreadable: m.pictureInvalid, notWritten: m.workshopNotSaved, notKept: m.workshopNotSaved },
})

/** Stores a picture for the form of a workshop; saving the form binds it, otherwise it is swept after a day. */
export async function storePicture(deps: WorkshopDeps, actor: Actor, uploads: readonly Upload[]) {
  const written = await pictures.draw(deps, uploads)
  if (!written) throw fieldRefusal('archivo', m.pictureInvalid)
  return inTransaction(deps.db, async (db) => {
    const id = await pictures.keep(db, deps, actor, written)
    await queries.insertPicture(db, id, actor.id)
    await record(db, actor, { action: 'workshops.pictureUploaded', entity: 'archivo', id })
    return { archivo_id: id }
  })
}

/** Deletes pictures of forms that were never saved. Safe to run twice. */
export async function sweepPictures({ db, files }: Pick<WorkshopDeps, 'db' | 'files'>): Promise<void> {
  for (const { archivo_id: id } of await queries.listAbandoned(db)) await inTransaction(db, (db) => files.drop(db, id))
}
