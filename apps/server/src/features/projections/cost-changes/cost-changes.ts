import type { Message } from '@portal/contract/core/messages'
import type * as s from '@portal/contract/projections/cost-changes/schemas'
import { projectionDoneMessages as done, projectionMessages } from '@portal/contract/projections/messages'
import { type ProjectionInput, projectionSheet } from '@portal/contract/projections/sheet'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { recordAll } from '#core/database/record.ts'
import { getToday, insertVersions } from '../queries.ts'
import { versionColumns } from '../rules.ts'
import { announces, entity, refuseWithoutRight } from '../write.ts'
import * as queries from './queries.ts'
import { type CostChange, changedInput, refusalOfSheet } from './rules.ts'

type Form = z.output<typeof s.CostChangeFormSchema>
type Row = z.input<typeof s.CostChangeRowSchema>
type Rejected = z.input<typeof s.CostChangedSchema>['rechazados'][number]
type Changed = z.input<typeof s.CostChangedSchema>
type Restored = z.input<typeof s.CostRestoredSchema>

/** Returns what a change of one cost would make of the products of a country, and why some are blocked. */
export async function previewCostChange(
  db: Db,
  actor: Actor,
  form: Form,
): Promise<z.input<typeof s.CostChangePreviewSchema>> {
  refuseWithoutRight(actor)
  const day = await dayOf(db, form)
  const bases = await queries.listBases(db, scopeOf(actor), { countryId: form.pais_id, day })
  const planned = bases.map((base) => planOf(base, changeOf(form)))
  const affected = planned.filter(({ refused }) => refused?.entry !== projectionMessages.costNotAffected)
  return { vigente_desde: day, filas: affected.map(rowOf), sin_cambio: planned.length - affected.length }
}

/**
 * Changes one cost of the chosen products in one transaction: each gets a further version (rule prices/versions).
 * Products that break the order of costs, or that someone saved since the preview, are named and stay. Throws
 * `nothingChanged` when none is left.
 */
export function applyCostChange(
  db: Db,
  actor: Actor,
  form: z.output<typeof s.CostChangeApplySchema>,
): Promise<Changed | Answer<Changed>> {
  refuseWithoutRight(actor)
  return inTransaction(db, async (db) => {
    const day = await dayOf(db, form)
    const chosen = new Map(form.proyecciones.map(({ id, version }) => [id, version]))
    const ids = [...chosen.keys()]
    await queries.lockProjections(db, ids)
    const bases = await queries.listBases(db, scopeOf(actor), { countryId: form.pais_id, day, ids })
    const found = new Set(bases.map(({ id }) => id))
    const rejected = ids
      .filter((id) => !found.has(id))
      .map((id) => rejection({ id, producto_nombre: `#${id}` }, projectionMessages.notRecognized))
    const plans: Plan[] = []
    for (const base of bases) {
      const plan = planOf(base, changeOf(form))
      const entry = base.version === chosen.get(base.id) ? plan.refused?.entry : projectionMessages.changedSince
      if (entry) rejected.push(rejection(base, entry))
      else plans.push(plan)
    }
    if (plans.length === 0) throw new Refusal(projectionMessages.nothingChanged, { data: { rechazados: rejected } })

    const written = await addVersions(
      db,
      actor,
      plans.map(({ base, input }) => ({ ...base, columns: versionColumns(input) })),
      { action: 'projections.updated', countryId: form.pais_id },
    )
    const { pais_id, componente, porcentaje, sigue_precio } = form
    const head = { pais_id, componente, porcentaje, sigue_precio, vigente_desde: day, creado_por: actor.id }
    const rows = plans.map(({ base }) => ({
      configuracion_id: base.id,
      antes_id: base.version_id,
      ...written.get(base.id)!,
    }))
    const changeId = await queries.insertChange(db, head, rows)
    const after = { ...head, proyecciones: plans.map(({ base }) => base.id) }
    await recordAll(db, actor, [{ action: 'projections.costChanged', entity: changeEntity, id: changeId, after }], [])
    return inPart({ cambio_id: changeId, hechos: plans.length, rechazados: rejected }, done.costChangedInPart)
  })
}

/**
 * Gives the products of a change their earlier figures again, as a further version, within 24 hours and once. Products
 * that someone saved since, or whose planned version holds by now, are named and stay.
 */
export function undoCostChange(db: Db, actor: Actor, id: number): Promise<Restored | Answer<Restored>> {
  refuseWithoutRight(actor)
  return inTransaction(db, async (db) => {
    const change = await queries.lockChange(db, id)
    if (!change) throw new Refusal(projectionMessages.changeNotRecognized)
    if (change.deshecho_en || !change.se_puede) throw new Refusal(projectionMessages.undoEnded)
    await queries.lockProjections(db, await queries.changedIds(db, id))
    const rows = await queries.listChanged(db, id, await getToday(db))
    const rejected: Rejected[] = []
    const restored: typeof rows = []
    for (const row of rows) {
      const entry = whyLeft(row)
      if (entry) rejected.push(rejection(row, entry))
      else restored.push(row)
    }
    if (restored.length === 0) throw new Refusal(projectionMessages.nothingChanged, { data: { rechazados: rejected } })
    await addVersions(
      db,
      actor,
      restored.map((row) => ({ ...row, columns: versionColumns(row) })),
      { action: 'projections.restored', countryId: change.pais_id },
    )
    await queries.markUndone(db, id, actor.id)
    await recordAll(db, actor, [{ action: 'projections.costRestored', entity: changeEntity, id }], [])
    return inPart({ deshechos: restored.length, rechazados: rejected }, done.costRestoredInPart)
  })
}

/** Returns the last changes, and which of them can be undone. */
export async function listCostChanges(db: Db, actor: Actor): Promise<z.input<typeof s.CostChangeListSchema>> {
  refuseWithoutRight(actor)
  return { cambios: await queries.listChanges(db) }
}

const changeEntity = 'producto_costos_cambio'

const changeOf = ({ componente, porcentaje, sigue_precio }: Form): CostChange => ({
  component: componente,
  percentage: porcentaje,
  followsPrice: sigue_precio,
})

/** Earlier quotes keep their prices: no version begins before today. */
async function dayOf(db: Db, { vigente_desde: asked }: Form): Promise<string> {
  const today = await getToday(db)
  if (asked !== null && asked < today) throw fieldRefusal('vigente_desde', projectionMessages.dayInvalid)
  return asked ?? today
}

type Plan = ReturnType<typeof planOf>

/** Returns what a change makes of a product, and why it is refused; the same for the preview and the change. */
function planOf(base: queries.BaseRow, change: CostChange) {
  const input = changedInput(base, change)
  return { base, input, change, refused: whyRefused(base, input, change) }
}

function whyRefused(base: queries.BaseRow, input: ProjectionInput, { component }: CostChange) {
  if (input[component] === base[component]) return { entry: projectionMessages.costNotAffected, links: [] }
  if (!base.se_ofrece) return { entry: projectionMessages.productNotConfigured, links: [] }
  return refusalOfSheet(input)
}

function rowOf({ base, input, change, refused }: Plan): Row {
  const [before, after] = [projectionSheet(base), projectionSheet(input)]
  const both = (name: 'total_com' | 'costo_master' | 'costo_distribuidor' | 'precio_sugerido') => ({
    antes: before[name],
    despues: after[name],
  })
  const { id, version, producto_id, producto_nombre, producto_nombre_en, vigente_desde, proxima_desde } = base
  return {
    ...{ id, version, producto_id, producto_nombre, producto_nombre_en, vigente_desde, proxima_desde },
    componente: { antes: base[change.component], despues: input[change.component] },
    total_com: both('total_com'),
    costo_master: both('costo_master'),
    costo_distribuidor: both('costo_distribuidor'),
    precio_sugerido: both('precio_sugerido'),
    rangos: before.rangos.map(({ desde, hasta, precio }, place) => ({
      ...{ desde, hasta },
      antes: precio,
      despues: after.rangos[place]!.precio,
    })),
    bloqueo: refused && { codigo: refused.entry.code, motivo: refused.entry.es, motivo_en: refused.entry.en },
    eslabones: refused?.links ?? [],
  }
}

interface Further {
  id: number
  vigente_desde: string
  unidad_id: number
  columns: ReturnType<typeof versionColumns>
}

/** Adds a version to each projection, with its audit row; returns its id and the projection's version, by projection. */
async function addVersions(
  db: Db,
  actor: Actor,
  further: readonly Further[],
  { action, countryId }: { action: string; countryId: number },
): Promise<Map<number, { despues_id: number; version: number }>> {
  const touched = await queries.touchProjections(
    db,
    further.map(({ id }) => id),
  )
  const versions = await insertVersions(
    db,
    further.map(({ id, columns, ...placed }) => ({
      ...columns,
      configuracion_id: id,
      vigente_desde: placed.vigente_desde,
      unidad_id: placed.unidad_id,
      creado_por: actor.id,
    })),
  )
  const recorded = versions.map((after) => ({ action, entity, id: after.configuracion_id, after }))
  await recordAll(db, actor, recorded, announces(countryId))
  return new Map(versions.map(({ id, configuracion_id: of }) => [of, { despues_id: id, version: touched.get(of)! }]))
}

function whyLeft(row: { no_hay: boolean; se_guardo: boolean; rige_otra: boolean }): Message | null {
  if (row.no_hay) return projectionMessages.notRecognized
  if (row.se_guardo) return projectionMessages.changedSince
  return row.rige_otra ? projectionMessages.otherVersionHolds : null
}

const rejection = (row: { id: number; producto_nombre: string }, { code, es, en }: Message): Rejected => ({
  id: row.id,
  nombre: row.producto_nombre,
  codigo: code,
  motivo: es,
  motivo_en: en,
})

const inPart = <T extends { rechazados: readonly Rejected[] }>(data: T, entry: Message): T | Answer<T> =>
  data.rechazados.length > 0 ? new Answer(data, entry, 'OK_NOTI') : data
