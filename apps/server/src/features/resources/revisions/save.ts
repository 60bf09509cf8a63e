import type { Of } from '@portal/contract/core/fields'
import { ResourceType } from '@portal/contract/resources/constants'
import { revisionMessages as m } from '@portal/contract/resources/messages'
import type { RevisionFormSchema, RevisionUpdateSchema } from '@portal/contract/resources/revisions/schemas'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { contentType } from '#core/uploads/uploads.ts'
import type { ResourceDeps } from '../deps.ts'
import { noticeJob } from '../notices/job.ts'
import * as queries from '../queries/revisions.ts'
import { resourceArea } from '../record.ts'
import { fitsType } from '../rules.ts'

type Deps = Pick<ResourceDeps, 'db' | 'files' | 'jobs' | 'uploads'>
type Saved = { id: number; version: number }
type Captions = { subtitulos: string; subtitulos_en: string }

const entity = 'recurso_revision'
const announces = [{ area: resourceArea }]

/** Throws when a file that begins so cannot be a revision of a resource; `publishRevision` looks at all of it. */
export async function checkFile(db: Db, resourceId: number, beginning: string): Promise<null> {
  const type = await queries.typeOf(db, resourceId)
  if (type === undefined) throw new Refusal(m.resourceAbsent)
  if (!fitsType(type, await contentType(Buffer.from(beginning, 'base64')))) throw new Refusal(m.fileTypeWrong)
  return null
}

/**
 * Publishes a finished upload as the current revision of a resource. Holders of a license are told by a job that begins
 * at the commit.
 */
export async function publishRevision(
  { db, files, jobs, uploads }: Deps,
  actor: Actor,
  { recurso_id: resourceId, carga_id: uploadId, ...form }: Of<typeof RevisionFormSchema>,
): Promise<Saved> {
  const upload = await uploads.finished(actor, uploadId)
  const writing = inTransaction(db, async (db) => {
    const resource = await queries.lockResource(db, resourceId)
    if (!resource) throw new Refusal(m.resourceAbsent)
    if (!fitsType(resource.tipo, upload.tipo)) throw fieldRefusal('carga_id', m.fileTypeWrong)
    refuseCaptions(resource.tipo, form)
    const fileId = await files.keep(db, actor, await uploads.use(db, upload))
    const row = { ...form, recurso_id: resourceId, archivo_id: fileId, creado_por: actor.id }
    const { id, version } = await queries.insertRevision(db, row)
    const after = { ...withoutCaptions(row), nombre: upload.nombre, bytes: upload.bytes, sha256: upload.sha256 }
    await record(db, actor, { action: 'resources.revisionPublished', entity, id, after, announces })
    await jobs.enqueue(db, noticeJob, { revision_id: id })
    return { id, version }
  })
  return orNumberTaken(writing)
}

/** Changes what is said of a revision; its file stays. 409 with the stored one when someone saved after `version`. */
export async function updateRevision(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...form }: Of<typeof RevisionUpdateSchema>,
): Promise<Saved> {
  const writing = inTransaction(db, async (db) => {
    const before = await lockedAt(db, id, version)
    refuseCaptions(before.tipo, form)
    const after = await queries.updateRevision(db, id, form)
    const changed = { before: withoutCaptions(before), after: withoutCaptions(after) }
    await record(db, actor, { action: 'resources.revisionUpdated', entity, id, ...changed, announces })
    return { id, version: after.version }
  })
  return orNumberTaken(writing)
}

/** Withdraws a revision: the one before is the current one again. Its file and its downloads stay on record. */
export function withdrawRevision(db: Db, actor: Actor, id: number, version: number): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const before = await lockedAt(db, id, version)
    const after = await queries.updateRevision(db, id, { retirada_en: new Date() })
    const changed = { before: withoutCaptions(before), after: withoutCaptions(after) }
    await record(db, actor, { action: 'resources.revisionWithdrawn', entity, id, ...changed, announces })
    return { id, version: after.version }
  })
}

async function lockedAt(db: Db, id: number, version: number) {
  const row = await queries.lockRevision(db, id)
  if (!row) throw new Refusal(m.absent)
  refuseStale(row, version, withoutCaptions(row))
  return row
}

function refuseCaptions(type: number, { subtitulos, subtitulos_en: english }: Captions): void {
  if (type === ResourceType.video) return
  if (subtitulos || english) throw fieldRefusal(subtitulos ? 'subtitulos' : 'subtitulos_en', m.onlyVideos)
}

/** The audit log needs no copy of long texts. */
const withoutCaptions = <R extends Captions>({ subtitulos, subtitulos_en, ...row }: R) => ({
  ...row,
  con_subtitulos: [subtitulos && 'es', subtitulos_en && 'en'].filter(Boolean),
})

const orNumberTaken = <R>(writing: Promise<R>): Promise<R> =>
  writing.catch((error: unknown) => {
    throw isDuplicate(error, 'recurso_revision_numero') ? fieldRefusal('numero', m.numberTaken, error) : error
  })
