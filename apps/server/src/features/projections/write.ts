import { mayDelete } from '@portal/contract/access/hierarchy'
import { coreMessages } from '@portal/contract/core/core-messages'
import { projectionMessages } from '@portal/contract/projections/messages'
import type { ProjectionFormSchema, ProjectionUpdateSchema } from '@portal/contract/projections/schemas'
import { projectionSheet } from '@portal/contract/projections/sheet'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { readProjection } from './detail.ts'
import { canSave } from './policy.ts'
import * as queries from './queries.ts'
import { mismatchesOf, orderOf, versionColumns } from './rules.ts'

type Form = z.output<typeof ProjectionFormSchema>
type Changes = z.output<typeof ProjectionUpdateSchema>
type Saved = { id: number; version: number }

/** The table of a projection, as the audit names it. */
export const entity = 'producto_costos_configuracion'
/** Returns what a change of projections of a country announces. */
export const announces = (countryId: number) => [{ area: 'proyecciones', of: [{ countryId }] }]

/**
 * Stores the first version of a projection, or a further one when the form has the stored `version`. 409 with the
 * stored projection when someone saved in between, also for two concurrent first ones.
 */
export async function createProjection(db: Db, actor: Actor, form: Form): Promise<Saved> {
  refuseWithoutRight(actor)
  refuseFigures(form)
  const { producto_id: productId, pais_id: countryId } = form
  const writing = inTransaction(db, async (db) => {
    await refuseNamed(db, form)
    if (!(await queries.lockPlace(db, productId, countryId)))
      throw fieldRefusal('pais_id', projectionMessages.productNotConfigured)
    const stored = await queries.getProjectionAt(db, productId, countryId)
    if (stored) refuseStale(stored, form.version ?? 0)
    const place = { producto_id: productId, pais_id: countryId }
    const projection = stored ?? (await queries.insertProjections(db, [place]))[0]!
    return addVersion(db, actor, projection, form, !stored)
  })
  return showingStored(writing, async () => {
    const stored = await queries.getProjectionAt(db, productId, countryId)
    return stored && readProjection(db, actor, stored.id)
  })
}

/** Stores a further version of a projection. 409 with the stored one when someone saved after `version`. */
export async function updateProjection(db: Db, actor: Actor, id: number, form: Changes): Promise<Saved> {
  refuseWithoutRight(actor)
  refuseFigures(form)
  const writing = inTransaction(db, async (db) => {
    const isOffered = await queries.lockPlaceOf(db, id) // before the projection, as where it is created
    const stored = await queries.lockProjection(db, scopeOf(actor), id)
    if (!stored) throw new Refusal(projectionMessages.notRecognized)
    refuseStale(stored, form.version)
    await refuseNamed(db, { ...stored, unidad_id: form.unidad_id })
    if (!isOffered) throw new Refusal(projectionMessages.productNotConfigured)
    return addVersion(db, actor, stored, form, false)
  })
  return showingStored(writing, () => readProjection(db, actor, id))
}

/** Deletes a projection softly; its versions stay for the quotes that used them. */
export function removeProjection(db: Db, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockProjection(db, scopeOf(actor), id)
    if (!before) throw new Refusal(projectionMessages.notRecognized)
    if (!mayDelete(actor.role)) throw new Refusal(projectionMessages.insufficientHierarchy)
    const after = await queries.markProjectionDeleted(db, id)
    await record(db, actor, {
      action: 'projections.deleted',
      entity,
      id,
      before,
      after,
      announces: announces(before.pais_id),
    })
    return null
  })
}

async function addVersion(
  db: Db,
  actor: Actor,
  projection: Saved & { pais_id: number },
  form: Changes,
  isNew: boolean,
): Promise<Saved> {
  const today = await queries.getToday(db)
  const from = form.vigente_desde ?? today
  // earlier quotes keep their prices: only the very first version may begin before today
  if (from < today && !isNew) throw fieldRefusal('vigente_desde', coreMessages.invalid)
  const { id, version } = isNew ? projection : await queries.touchProjection(db, projection.id)
  const placed = { configuracion_id: id, vigente_desde: from, unidad_id: form.unidad_id, creado_por: actor.id }
  const [after] = await queries.insertVersions(db, [{ ...versionColumns(form), ...placed }])
  const action = isNew ? 'projections.created' : 'projections.updated'
  await record(db, actor, { action, entity, id, after, announces: announces(projection.pais_id) })
  return { id, version }
}

/** Throws for those who only read projections. */
export function refuseWithoutRight(actor: Actor): void {
  if (!canSave(actor)) throw new Refusal(coreMessages.notAllowed)
}

/**
 * Throws for totals that differ from the computed ones, then for broken links in the order of costs
 * (rule prices/order-of-costs).
 */
function refuseFigures(form: Changes): void {
  const sheet = projectionSheet(form)
  const mismatches = mismatchesOf(form, sheet)
  if (mismatches[0]) throw refusalOf(mismatches)
  const broken = orderOf(sheet)
  if (broken[0]) throw refusalOf(broken, { eslabones: broken.map(({ link }) => link) })
}

const refusalOf = (found: readonly { field: string; says: keyof typeof projectionMessages }[], data: unknown = null) =>
  new Refusal(projectionMessages[found[0]!.says], {
    fields: Object.fromEntries(found.map(({ field, says }) => [field, projectionMessages[says].code])),
    data,
  })

async function refuseNamed(db: Db, named: { producto_id: number; pais_id: number; unidad_id: number }): Promise<void> {
  const { producto_id: productId, pais_id: countryId, unidad_id: unitId } = named
  const found = await queries.findNamed(db, { productId, countryId, unitId })
  if (!found.product) throw fieldRefusal('producto_id', projectionMessages.productInvalid)
  if (!found.country) throw fieldRefusal('pais_id', projectionMessages.countryInvalid)
  if (!found.unit) throw fieldRefusal('unidad_id', projectionMessages.unitInvalid)
}
