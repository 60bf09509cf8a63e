import type { Of } from '@portal/contract/core/fields'
import { OrderEventKind, productionLimits } from '@portal/contract/production/constants'
import { productionMessages as m } from '@portal/contract/production/messages'
import type { OrderFileFormSchema } from '@portal/contract/production/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { FileKind } from '#core/files/file-kinds.ts'
import { lockedOrder, note, savedOf } from '../changes.ts'
import type { ProductionDeps } from '../deps.ts'
import { readOrder } from '../queries.ts'
import * as queries from './queries.ts'

type Deps = Pick<ProductionDeps, 'db' | 'files'>

const allowed: readonly FileKind[] = ['pdf', 'jpg', 'png', 'webp']

/** Attaches documents to an order of the actor's scope. Throws `absent`, `fileNotAllowed` and `tooManyFiles`. */
export async function attachDocuments(
  { db, files }: Deps,
  actor: Actor,
  { pedido_id: orderId, visible_cliente: isShown }: Of<typeof OrderFileFormSchema>,
  uploads: readonly Upload[],
) {
  if (uploads.length === 0) throw fieldRefusal('files', m.fileNotAllowed)
  if (!(await readOrder(db, scopeOf(actor), orderId))) throw new Refusal(m.absent) // before the disk is written to
  const written = await Promise.all(uploads.map((upload) => write(files, upload)))
  return inTransaction(db, async (db) => {
    const before = await lockedOrder(db, actor, orderId)
    const count = await queries.countDocuments(db, orderId)
    if (count + written.length > productionLimits.files) throw new Refusal(m.tooManyFiles)
    for (const file of written)
      await queries.insertDocument(db, {
        orden_id: orderId,
        archivo_id: await files.keep(db, actor, file),
        nombre: file.nombre,
        bytes: file.bytes,
        visible_cliente: isShown,
        creado_por: actor.id,
      })
    const comentario = written.map(({ nombre }) => nombre).join(', ')
    return changed(db, actor, before, { tipo: OrderEventKind.attached, comentario })
  })
}

async function write(files: Deps['files'], { name, path }: Upload) {
  try {
    return await files.write({ name, content: { path }, allowed, maxBytes: productionLimits.fileBytes })
  } catch (error) {
    if (!(error instanceof Refusal) || error.entry.status >= 500) throw error
    throw fieldRefusal('files', m.fileNotAllowed, error)
  }
}

/** Returns an address that opens a document for 60 s. Throws `fileAbsent` outside the actor's scope. */
export async function openDocument({ db, files }: Deps, actor: Actor, id: number): Promise<{ url_file: string }> {
  const document = await documentOf(db, actor, id)
  return { url_file: files.signedPath(document.archivo_id, new Date()) }
}

/** Shows a document to the client by their link, or hides it. Throws `fileAbsent`. */
export const showDocument = (db: Db, actor: Actor, id: number, isShown: boolean) =>
  inTransaction(db, async (db) => {
    const { orden_id: orderId } = await documentOf(db, actor, id)
    const before = await lockedOrder(db, actor, orderId)
    const document = await documentOf(db, actor, id)
    await queries.setShown(db, id, isShown)
    const tipo = isShown ? OrderEventKind.shown : OrderEventKind.hidden
    return changed(db, actor, before, { tipo, comentario: document.nombre })
  })

/** Removes a document with its file. Throws `fileAbsent`. */
export const detachDocument = ({ db, files }: Deps, actor: Actor, id: number) =>
  inTransaction(db, async (db) => {
    const { orden_id: orderId } = await documentOf(db, actor, id)
    const before = await lockedOrder(db, actor, orderId)
    const document = await documentOf(db, actor, id)
    await queries.deleteDocument(db, id)
    await files.drop(db, document.archivo_id)
    return changed(db, actor, before, { tipo: OrderEventKind.detached, comentario: document.nombre })
  })

async function documentOf(db: Db, actor: Actor, id: number) {
  const document = await queries.getDocument(db, scopeOf(actor), id)
  if (!document) throw new Refusal(m.fileAbsent)
  return document
}

/** The version stays: documents are no part of what two people may change at once. */
async function changed(
  db: Db,
  actor: Actor,
  order: Awaited<ReturnType<typeof lockedOrder>>,
  event: { tipo: OrderEventKind; comentario: string },
) {
  const after = { ...order, documento: event.comentario }
  await note(db, actor, { action: `orders.${event.tipo}`, ...event, before: order, after })
  return savedOf(order)
}
