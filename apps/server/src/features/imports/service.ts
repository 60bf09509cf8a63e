import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import { importLimits } from '@portal/contract/imports/columns'
import type * as s from '@portal/contract/imports/schemas'
import { ImportStatus } from '@portal/contract/imports/states'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import { textOf } from './cells.ts'
import type { ImportDeps } from './deps.ts'
import type { ImportKind } from './kind.ts'
import { canReadAll } from './policy.ts'
import * as queries from './queries.ts'
import { startUndo } from './undo.ts'

export type Shown = z.input<typeof s.ImportSchema>
type Deps = Pick<ImportDeps, 'db' | 'files'>

const hourMs = 3_600_000
const { undoHours, confirmHours, rowsPerPage } = importLimits
const ended: readonly ImportStatus[] = [ImportStatus.finished, ImportStatus.partlyFinished, ImportStatus.failed]
const isWithin = (moment: Date | null, hours: number) =>
  moment !== null && Date.now() - moment.getTime() < hours * hourMs

const isUndoable = ({ estado, terminado_en }: queries.Import) =>
  ended.includes(estado) && isWithin(terminado_en, undoHours)

/** Returns imports as shown to their owner, with addresses that open their results for 60 s. */
export async function shownOf(
  { db, files }: Deps,
  imports: readonly queries.Import[],
  readerId: number,
): Promise<Shown[]> {
  const ids = imports.map(({ id }) => id)
  const [made, authors] = await Promise.all([queries.withWritten(db, ids), queries.authorsOf(db, ids)])
  return Promise.all(
    imports.map(async (one) => {
      const { id, estado, hoja, filas, hechas, error, creado_en, terminado_en } = one
      const { huerfanas = [], ...totals } = one.totales
      const stored = one.archivo_id ? await files.find(one.archivo_id) : null
      const urlResultado = one.resultado_id && files.signedPath(one.resultado_id, new Date(), { asDownload: true })
      const totales = { crear: 0, actualizar: 0, igual: 0, omitir: 0, error: 0, ...totals }
      const puedeDeshacer = one.usuario_id === readerId && isUndoable(one) && made.has(id)
      const facts = {
        id,
        estado,
        hoja,
        filas,
        hechas,
        totales,
        huerfanas,
        error,
        url_resultado: urlResultado,
        puede_deshacer: puedeDeshacer,
      }
      return {
        ...facts,
        nombre: one.nombre || (stored?.nombre ?? ''),
        opciones: one.opciones,
        autor: authors.get(id) ?? '',
        creado_en,
        terminado_en,
      }
    }),
  )
}

/** Returns the import of this id, kind and person, or throws `absent`. */
export async function ownImport(db: Db, { type }: ImportKind, actor: Actor, id: number): Promise<queries.Import> {
  const found = await queries.getOne(db, actor.id, type, id)
  if (!found) throw new Refusal(coreMessages.absent)
  return found
}

/** Returns an import that they may read, or throws `absent`. */
async function readableImport(db: Db, { type }: ImportKind, actor: Actor, id: number): Promise<queries.Import> {
  const found = await queries.getOne(db, canReadAll(actor) ? null : actor.id, type, id)
  if (!found) throw new Refusal(coreMessages.absent)
  return found
}

/** Returns the refusal of an import that ended without success: its first fault, where the call knows the code. */
export async function refusalOf(deps: Deps, kind: ImportKind, { id }: queries.Import, shown: Shown): Promise<Refusal> {
  const { rows } = await queries.listRows(deps.db, id, { page: 1, size: 1, isOnlyErrors: true })
  const code = rows[0]?.errores[0]?.codigo
  const entry = Object.values(kind.calls.save.area).find((entry) => entry.code === code && entry.status >= 400)
  return new Refusal(entry ?? { ...kind.messages.notImported, status: 409 }, { data: shown })
}

/** Answers OK_NOTI when only some rows were imported, "complete" when all were, no message while it continues. */
export function answerOf<T>({ messages }: ImportKind, estado: ImportStatus, data: T): T | Answer<T> {
  if (estado === ImportStatus.partlyFinished) return new Answer(data, messages.importedInPart, 'OK_NOTI')
  return estado === ImportStatus.finished ? new Answer(data, messages.imported) : data
}

/** Returns a page of the imports of a kind that they ask for: their own, or everyone's. */
export async function listImports(
  deps: Deps,
  { type }: ImportKind,
  actor: Actor,
  { page, page_row, orden, estado, alcance, creada_desde, creada_hasta }: Of<typeof s.ImportListQuerySchema>,
): Promise<z.input<typeof s.ImportListSchema>> {
  const order = orden === 'creado_en' ? 'asc' : 'desc'
  const filters = { estado, creada_desde, creada_hasta, zona: await zoneOf(deps.db, actor.enterpriseId) }
  const whose = alcance === 'todas' && canReadAll(actor) ? null : actor.id
  const { rows, total } = await queries.listImports(deps.db, whose, type, { page, size: page_row, order, filters })
  return { importaciones: await shownOf(deps, rows, actor.id), total }
}

/** Returns an own import with a page of its rows. */
export async function importFor(
  deps: Deps,
  kind: ImportKind,
  actor: Actor,
  { id, page, solo_errores }: Of<typeof s.ImportDetailQuerySchema>,
): Promise<z.input<typeof s.ImportDetailSchema>> {
  const [shown] = await shownOf(deps, [await readableImport(deps.db, kind, actor, id)], actor.id)
  const { rows, total } = await queries.listRows(deps.db, id, { page, size: rowsPerPage, isOnlyErrors: solo_errores })
  const detalle = rows.map(({ fila, accion, datos, errores, avisos, valores, imagenes }) => {
    const titulo = kind.titleOf(Object.fromEntries(Object.entries(datos).map(([field, cell]) => [field, textOf(cell)])))
    const files = imagenes.map(({ nombre, url, error }) => ({ nombre, url, error }))
    return { fila, accion, titulo, errores, avisos, valores, imagenes: files }
  })
  return { ...shown!, detalle, total }
}

/** Throws `changedByOther` unless this dry run may be committed: once, and while its pictures are stored. */
export function refuseToConfirm({ estado, creado_en }: queries.Import): void {
  if (estado !== ImportStatus.validated || !isWithin(creado_en, confirmHours))
    throw new Refusal(coreMessages.changedByOther)
}

/** Undoes an import within 24 h, except what was edited since. Refuses with 409 when it is too late. */
export async function undoImport(
  deps: Deps & Pick<ImportDeps, 'jobs'>,
  kind: ImportKind,
  actor: Actor,
  id: number,
): Promise<Shown> {
  await ownImport(deps.db, kind, actor, id)
  const after = await startUndo(deps, actor, id, (locked) => {
    if (!isUndoable(locked)) throw new Refusal({ ...kind.messages.notImported, status: 409 })
  })
  const [shown] = await shownOf(deps, [after], actor.id)
  return shown!
}
