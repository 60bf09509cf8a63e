import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '@portal/contract/core/language'
import { importLimits } from '@portal/contract/imports/columns'
import { ImportStatus } from '@portal/contract/imports/states'
import type { Actor } from '#core/base/actor.ts'
import type { Answer, Upload } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { refuseStaleFactor } from '#core/base/fresh-proof.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { startCommit } from './commit.ts'
import type { ImportDeps } from './deps.ts'
import type { ImportKind } from './kind.ts'
import * as queries from './queries.ts'
import { answerOf, ownImport, refusalOf, refuseToConfirm, type Shown, shownOf } from './service.ts'
import { announcesOf } from './state.ts'

export const reviewJob = jobKind<{ importacion_id: number }>('classified-import-review', {
  atOnce: 2,
  retries: 5,
  retryAfterSeconds: 30,
  maxSeconds: 1800,
})

type Deps = Pick<ImportDeps, 'db' | 'files' | 'jobs'>

/** How long an answer waits for a commit before it says that the commit continues. */
const waitMs = 4000
const lookEveryMs = 150
const working: readonly ImportStatus[] = [ImportStatus.uploaded, ImportStatus.validated, ImportStatus.committing]

/** Stores the upload and enqueues its dry run. Throws `fileTooLarge` and `fileType` for wrong files. */
export async function startReview(
  deps: Deps,
  kind: ImportKind,
  actor: Actor,
  uploads: readonly Upload[],
  { language, options, isConfirmed = false }: { language: Language; options: queries.Options; isConfirmed?: boolean },
): Promise<Shown> {
  const { db, files, jobs } = deps
  const workbook = uploads.find(({ field }) => field === 'archivo')
  const zip = kind.files && uploads.find(({ field }) => field === 'imagenes')
  if (!workbook || workbook.bytes === 0) throw new Refusal(kind.messages.fileAbsent)
  const { workbookBytes, picturesBytes } = importLimits
  const written = await files.write({ ...contentOf(workbook), allowed: ['xlsx', 'cfb'], maxBytes: workbookBytes })
  const zipped = zip && (await files.write({ ...contentOf(zip), allowed: ['zip'], maxBytes: picturesBytes }))
  const made = await inTransaction(db, async (db) => {
    const archivoId = await files.keep(db, actor, written)
    const imagenesId = zipped ? await files.keep(db, actor, zipped) : null
    const { nombre, sha256: huella } = written
    const facts = {
      tipo: kind.type,
      usuario_id: actor.id,
      huella,
      idioma: language,
      nombre,
      opciones: options,
      isConfirmed,
    }
    const made = await queries.insertImport(db, { ...facts, archivo_id: archivoId, imagenes_id: imagenesId })
    const { id } = made
    const after = { archivo: nombre, huella, ...options }
    await record(db, actor, {
      action: 'imports.uploaded',
      entity: 'importacion',
      id,
      after,
      announces: announcesOf(made),
    })
    await jobs.enqueue(db, reviewJob, { importacion_id: id })
    return made
  })
  const [shown] = await shownOf(deps, [made], actor.id)
  return shown!
}

const contentOf = ({ name, path }: Upload) => ({ name, content: { path } })

/**
 * Commits a dry run or an upload; an upload with secrets stays a dry run, and its commit asks for a fresh proof of
 * identity (rule imports/secrets). When it is done within seconds, answers so, and refuses when nothing was
 * imported.
 */
export async function saveImport(
  deps: Deps,
  kind: ImportKind,
  actor: Actor,
  { importacion_id, idioma, ...options }: { importacion_id: number | null; idioma: Language } & queries.Options,
  uploads: readonly Upload[],
): Promise<Shown | Answer<Shown>> {
  const id =
    importacion_id === null
      ? (await startReview(deps, kind, actor, uploads, { language: idioma, options, isConfirmed: true })).id
      : await confirm(deps, kind, actor, importacion_id)
  for (const until = performance.now() + waitMs; ; await sleep(lookEveryMs)) {
    const found = await ownImport(deps.db, kind, actor, id)
    const isWaiting = found.estado === ImportStatus.validated && found.confirmado_en === null
    if (working.includes(found.estado) && !isWaiting && performance.now() < until) continue
    const [shown] = await shownOf(deps, [found], actor.id)
    if (found.estado === ImportStatus.failed) throw await refusalOf(deps, kind, found, shown!)
    return answerOf(kind, found.estado, shown!)
  }
}

async function confirm(deps: Deps, kind: ImportKind, actor: Actor, id: number): Promise<number> {
  await ownImport(deps.db, kind, actor, id)
  await inTransaction(deps.db, async (db) => {
    const locked = await queries.lockImport(db, id)
    refuseToConfirm(locked)
    if (await queries.hasSecrets(db, id)) refuseStaleFactor(actor)
    await startCommit(db, deps, actor, locked)
  })
  return id
}
