import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { In, Of } from '@portal/contract/core/fields'
import { quoteTemplateMessages } from '@portal/contract/quotes/templates/messages'
import {
  type TemplateFormSchema,
  type TemplateListQuerySchema,
  type TemplateListSchema,
  TemplateSchema,
  type TemplateUpdateSchema,
} from '@portal/contract/quotes/templates/schemas'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate, Refusal } from '#core/base/errors.ts'
import { ownScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Bulk } from '#core/records/bulk.ts'
import { refuseStale, shownAfter } from '#core/records/versions.ts'
import { findQuote } from '../list/detail.ts'
import { canNegotiate } from '../policy.ts'
import { listLines } from '../queries.ts'
import * as queries from './queries.ts'

type View = In<typeof TemplateSchema>

/** A self-registered customer has nobody to share with. */
const visibilityOf = (actor: Actor): queries.Visibility => ({ own: ownScopeOf(actor), sharedBy: actor.enterpriseId })

/**
 * Whether they may edit it: its author; a shared one also anyone who sees all quotes of the enterprise, since its author
 * may have left.
 */
const mayEdit = (actor: Actor, { usuario_id, compartida }: Pick<queries.Template, 'usuario_id' | 'compartida'>) =>
  usuario_id === actor.id || (compartida && actor.modules.has(Module.allQuotes))

/** Deleting many. */
export const templateBulk: Bulk<queries.TemplateQuery> = {
  name: 'quoteTemplates',
  absent: quoteTemplateMessages.absent,
  chosen: (db, actor, which, most) => queries.chosenTemplates(db, visibilityOf(actor), which, most),
  actions: {
    eliminar: {
      apply: async (db, actor, id) => ({ undo: await removeTemplate(db, actor, id) }),
      undo: (db, actor, id, { version }: { version: number }) => restoreTemplate(db, actor, id, version),
    },
  },
}

/** Returns a page of the templates that the actor may use. */
export async function listTemplates(
  db: Db,
  actor: Actor,
  query: Of<typeof TemplateListQuerySchema>,
): Promise<In<typeof TemplateListSchema>> {
  const { rows, total } = await queries.listTemplates(db, visibilityOf(actor), query)
  return { plantillas: rows.map((row) => asRow(actor, row)), total }
}

/** Returns a template with its lines. Throws `absent`. */
export async function templateFor(db: Db, actor: Actor, id: number): Promise<View> {
  const found = await queries.getTemplate(db, visibilityOf(actor), id)
  if (!found) throw new Refusal(quoteTemplateMessages.absent)
  const { observaciones, observaciones_en, lineas, servicio, version } = found
  const negotiates = canNegotiate(actor)
  return {
    ...asRow(actor, found),
    observaciones,
    observaciones_en,
    lineas: lineas.map((line) => ({ ...line, descuento: negotiates ? line.descuento : 0 })),
    servicio: negotiates ? servicio : null,
    version,
  }
}

/**
 * Creates a template from a quote that the actor may see. Throws `notRecognized`, `nameTaken` or `nobodyToShareWith`.
 * Of two concurrent ones with one name, the second is refused.
 */
export async function createTemplate(
  db: Db,
  actor: Actor,
  { cotizacion_id, ...named }: Of<typeof TemplateFormSchema>,
): Promise<View> {
  refuseLonelySharing(actor, named)
  const quote = await findQuote(db, actor, cotizacion_id)
  const lines = await listLines(db, quote.id)
  const remarks = quote.idioma === 'en' ? 'observaciones_en' : 'observaciones'
  const writing = inTransaction(db, async (db) => {
    const id = await queries.insertTemplate(db, {
      ...named,
      usuario_id: actor.id,
      empresa_id: actor.enterpriseId,
      moneda: quote.moneda,
      [remarks]: quote.observaciones,
      lineas: JSON.stringify(lines.map(lineOf)),
      servicio: canNegotiate(actor) && quote.servicio ? JSON.stringify(quote.servicio) : null,
    })
    await recordTemplate(db, actor, 'created', { id, after: { ...named, cotizacion_id } })
    return id
  })
  return templateFor(db, actor, await orNameTaken(writing))
}

/**
 * Renames, shares or edits a template. Throws `nameTaken`, `absent` or `nobodyToShareWith`; 409 with the stored one
 * when someone saved after `version`.
 */
export async function updateTemplate(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...changes }: Of<typeof TemplateUpdateSchema>,
): Promise<View> {
  refuseLonelySharing(actor, changes)
  const writing = inTransaction(db, async (db) => {
    const before = await lockToEdit(db, actor, id)
    refuseStale(before, version)
    await queries.updateTemplate(db, id, changes)
    await recordTemplate(db, actor, 'updated', { id, before: namesOf(before), after: changes })
  })
  const stored = () => templateFor(db, actor, id)
  return shownAfter(orNameTaken(writing), stored, (template) => TemplateSchema.parse(template))
}

/** Deletes a template; quotes made from it stay. Throws `absent`. */
export function removeTemplate(db: Db, actor: Actor, id: number): Promise<{ version: number }> {
  return inTransaction(db, async (db) => {
    const before = await lockToEdit(db, actor, id)
    const version = await queries.markTemplate(db, id, { isDeleted: true })
    await recordTemplate(db, actor, 'deleted', { id, before: namesOf(before) })
    return { version }
  })
}

/** Takes a deletion back. Throws `nameTaken` or `absent`; 409 when the template changed after `version`. */
function restoreTemplate(db: Db, actor: Actor, id: number, version: number): Promise<void> {
  const writing = inTransaction(db, async (db) => {
    const before = await lockToEdit(db, actor, id, queries.lockDeletedTemplate)
    refuseStale(before, version)
    await queries.markTemplate(db, id, { isDeleted: false })
    await recordTemplate(db, actor, 'restored', { id, after: namesOf(before) })
  })
  return orNameTaken(writing)
}

async function lockToEdit(db: Db, actor: Actor, id: number, lock = queries.lockTemplate): Promise<queries.Template> {
  const found = await lock(db, visibilityOf(actor), id)
  if (!found) throw new Refusal(quoteTemplateMessages.absent)
  if (!mayEdit(actor, found)) throw new Refusal(coreMessages.notAllowed)
  return found
}

function asRow(actor: Actor, template: queries.Template) {
  const { id, nombre, nombre_en, compartida, usuario_id, usuario_nombre, moneda, lineas, actualizado_en } = template
  const puedeEditar = mayEdit(actor, template)
  const row = { id, nombre, nombre_en, compartida, usuario_id, usuario_nombre, moneda, actualizado_en }
  return { ...row, productos: lineas.length, puede_editar: puedeEditar }
}

const lineOf = (line: Awaited<ReturnType<typeof listLines>>[number]): queries.TemplateLine => ({
  producto_id: line.producto_id,
  producto_nombre: line.nombre,
  cantidad: line.cantidad,
  longitud_cable: line.longitud_cable,
  cable_extra: line.cable_extra,
  anios_licencia: line.anios_licencia,
  descuento: line.descuento,
})

const namesOf = ({ nombre, nombre_en, compartida, observaciones, observaciones_en }: queries.Template) => ({
  nombre,
  nombre_en,
  compartida,
  observaciones,
  observaciones_en,
})

function refuseLonelySharing({ enterpriseId }: Actor, { compartida }: { compartida: boolean }): void {
  if (compartida && enterpriseId === null) throw fieldRefusal('compartida', quoteTemplateMessages.nobodyToShareWith)
}

interface Written {
  id: number
  before?: object
  after?: object
}

const recordTemplate = (db: Db, actor: Actor, verb: 'created' | 'updated' | 'deleted' | 'restored', written: Written) =>
  record(db, actor, {
    action: `quoteTemplates.${verb}`,
    entity: 'cotizacion_plantilla',
    ...written,
    announces: [
      { area: 'cotizacion_plantillas', id: written.id, of: [{ enterpriseId: actor.enterpriseId, authorId: actor.id }] },
    ],
  })

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (!isDuplicate(error, 'cotizacion_plantilla_propia') && !isDuplicate(error, 'cotizacion_plantilla_compartida'))
      throw error
    throw fieldRefusal('nombre', quoteTemplateMessages.nameTaken, error)
  }
}
