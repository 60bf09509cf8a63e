import { broadcastLimits } from '@portal/contract/broadcasts/constants'
import { broadcastMessages } from '@portal/contract/broadcasts/messages'
import type { BroadcastFormSchema, BroadcastUpdateSchema } from '@portal/contract/broadcasts/schemas'
import { BroadcastStatus } from '@portal/contract/broadcasts/states'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Answer, type Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { documentKinds } from '#core/files/file-kinds.ts'
import type { Written } from '#core/files/files.ts'
import { refuseStale } from '#core/records/versions.ts'
import { contactScopeOf } from '#features/contacts/service.ts'
import { cleanBody } from './body/clean.ts'
import type { BroadcastDeps } from './deps.ts'
import { plannedAt } from './plan.ts'
import * as queries from './queries.ts'
import { chosenIds } from './recipients/choose.ts'
import { refuseUnready } from './review/review.ts'
import { start, startedAs } from './send/start.ts'

type Form = z.output<typeof BroadcastFormSchema>
type Update = z.output<typeof BroadcastUpdateSchema>
/** Saves a new broadcast as a draft, or sends it at once. */
export async function createBroadcast(deps: BroadcastDeps, actor: Actor, form: Form, uploads: readonly Upload[]) {
  await chosenIds(deps.db, actor, form)
  const columns = columnsOf(form)
  const files = await writeFiles(deps, uploads, 0)
  if (form.enviar) await refuseUnready(deps, { ...columns, adjuntos: files })
  return inTransaction(deps.db, async (db) => {
    const row = {
      ...columns,
      adjuntos: JSON.stringify(await keepFiles(deps, db, actor, files)),
      creado_por: actor.id,
      empresa_id: actor.enterpriseId,
    }
    const saved = await queries.insertBroadcast(db, row)
    await recorded(db, actor, 'created', saved.id, null, row)
    if (!form.enviar) return saved as Saved
    const stored = await queries.lockBroadcast(db, contactScopeOf(actor), saved.id)
    return new Answer(await start(db, deps, actor, stored!, columns), await startedAs(db, deps, columns))
  })
}

interface Saved {
  id: number
  estado: BroadcastStatus
  version: number
}

/** Changes a draft. */
export async function updateBroadcast(
  deps: BroadcastDeps,
  actor: Actor,
  id: number,
  form: Update,
  uploads: readonly Upload[],
) {
  await chosenIds(deps.db, actor, form)
  const columns = columnsOf(form)
  const { adjuntos: before } = await draftFor(deps.db, actor, id)
  const remaining = before.filter(({ archivo_id }) => form.conservar.includes(archivo_id))
  const files = await writeFiles(
    deps,
    uploads,
    remaining.reduce((sum, { bytes }) => sum + bytes, 0),
  )
  if (remaining.length + files.length > broadcastLimits.files)
    throw fieldRefusal('files', broadcastMessages.fileNotAllowed)
  return inTransaction(deps.db, async (db) => {
    const stored = await draftFor(db, actor, id)
    refuseStale(stored, form.version, stored)
    const adjuntos = [...remaining, ...(await keepFiles(deps, db, actor, files))]
    const row = { ...columns, adjuntos: JSON.stringify(adjuntos) }
    const saved = await queries.updateBroadcast(db, id, row)
    for (const { archivo_id } of stored.adjuntos)
      if (!remaining.some((one) => one.archivo_id === archivo_id)) await deps.files.drop(db, archivo_id)
    await recorded(db, actor, 'updated', id, stored, row)
    return saved as Saved
  })
}

async function draftFor(db: Db, actor: Actor, id: number) {
  const stored = await queries.lockBroadcast(db, contactScopeOf(actor), id)
  if (!stored) throw new Refusal(coreMessages.absent)
  if (stored.estado !== BroadcastStatus.draft) throw new Refusal(coreMessages.changedByOther, { data: stored })
  return stored
}

const columnsOf = ({ titulo, asunto, asunto_en, mensaje, mensaje_en, contactos, filtro, ...typed }: Form | Update) => ({
  titulo,
  asunto,
  asunto_en,
  mensaje: cleanBody(mensaje),
  mensaje_en: cleanBody(mensaje_en),
  seleccion: JSON.stringify({ contactos, filtro }),
  programada_en: plannedAt(typed),
  zona_horaria: typed.zona_horaria,
})

async function writeFiles({ files }: BroadcastDeps, uploads: readonly Upload[], already: number): Promise<Written[]> {
  const bytes = uploads.reduce((sum, upload) => sum + upload.bytes, already)
  if (bytes > broadcastLimits.bytes) throw fieldRefusal('files', broadcastMessages.fileNotAllowed)
  try {
    return await Promise.all(
      uploads.map(({ name, path }) =>
        files.write({ name, content: { path }, allowed: documentKinds, maxBytes: broadcastLimits.bytes }),
      ),
    )
  } catch (error) {
    if (!(error instanceof Refusal) || error.entry.status >= 500) throw error
    throw fieldRefusal('files', broadcastMessages.fileNotAllowed, error)
  }
}

const keepFiles = async ({ files }: BroadcastDeps, db: Db, actor: Actor, written: readonly Written[]) => {
  const remaining: queries.Attachment[] = []
  for (const file of written)
    remaining.push({ archivo_id: await files.keep(db, actor, file), nombre: file.nombre, bytes: file.bytes })
  return remaining
}

const recorded = (db: Db, actor: Actor, verb: string, id: number, before: object | null, after: object) =>
  record(db, actor, {
    action: `broadcasts.${verb}`,
    entity: 'difusion',
    id,
    before,
    after,
    announces: [{ area: 'difusiones', of: [{ enterpriseId: actor.enterpriseId }] }],
  })
