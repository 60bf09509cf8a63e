import { defaultCurrency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { RepairRequestSchema } from '@portal/contract/item-requests/schemas'
import { RequestKind, repairFiles } from '@portal/contract/marketplace/constants'
import type { Caller } from '#core/base/actor.ts'
import type { Answer, Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { documentKinds } from '#core/files/file-kinds.ts'
import type { Written } from '#core/files/files.ts'
import * as queries from './queries.ts'
import {
  acknowledge,
  alreadyReceived,
  isToQuarantine,
  type Requested,
  requestedOf,
  type SendDeps,
  store,
  withCountryRefusal,
} from './store.ts'

/** Stores a repair request, with files of the seven types by content. Repeated within 24 hours: "already received". */
export async function sendRepair(
  deps: SendDeps,
  caller: Caller,
  { sitio_web: trap, ...form }: Of<typeof RepairRequestSchema>,
  uploads: readonly Upload[],
): Promise<Requested | Answer<Requested>> {
  const isQuarantined = await isToQuarantine(deps.db, caller, { ...form, sitio_web: trap })
  const request = {
    ...form,
    tipo: RequestKind.repair,
    clasificado_id: null,
    desde: null,
    hasta: null,
    moneda: defaultCurrency,
  }
  if (await queries.isRepeated(deps.db, request, isQuarantined)) return alreadyReceived() // before files are written
  const written = await writeAll(deps, uploads)
  const writing = inTransaction(deps.db, async (db) => {
    await queries.lockPerson(db, request)
    if (await queries.isRepeated(db, request, isQuarantined)) return null
    const stored = await store(db, caller, request, isQuarantined)
    await keepAll(db, deps, caller, stored.id, written)
    const about = { request: stored, item: null, ownerId: null }
    if (!isQuarantined) await acknowledge(db, deps, about, form.mensaje)
    return stored
  })
  const stored = await withCountryRefusal(writing)
  return stored ? requestedOf(deps.secrets.enlace, stored) : alreadyReceived()
}

async function writeAll({ files }: Pick<SendDeps, 'files'>, uploads: readonly Upload[]): Promise<Written[]> {
  const written: Written[] = []
  for (const { field, name, path } of uploads) {
    const incoming = { name, content: { path }, allowed: documentKinds, maxBytes: repairFiles.bytes }
    written.push(await files.write(incoming).catch(besideField(field)))
  }
  return written
}

/** Shows a refused file at the file field. */
const besideField = (field: string) => (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
  throw fieldRefusal(field, error.entry, error)
}

async function keepAll(
  db: Db,
  { files }: Pick<SendDeps, 'files'>,
  caller: Caller,
  requestId: number,
  written: readonly Written[],
): Promise<void> {
  const rows = []
  for (const one of written)
    rows.push({ solicitud_id: requestId, archivo_id: await files.keep(db, caller, one), nombre: one.nombre })
  await queries.insertAttachments(db, rows)
}
