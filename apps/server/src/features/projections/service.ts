import { coreMessages } from '@portal/contract/core/core-messages'
import { brokenLinks } from '@portal/contract/projections/order'
import { profitsAt, profitsFor } from '@portal/contract/projections/profits'
import type * as s from '@portal/contract/projections/schemas'
import { projectionSheet } from '@portal/contract/projections/sheet'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import type { JsonText } from '#core/base/answers.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { canSave } from './policy.ts'
import * as queries from './queries.ts'

export { applyCostChange, listCostChanges, previewCostChange, undoCostChange } from './cost-changes/cost-changes.ts'
export { readProjection } from './detail.ts'
export { configureCountries, configuredCountries } from './places/places.ts'
export { canSeeCompanyCosts } from './policy.ts'
export { priceSteps } from './valid/price-steps.ts'
export type { PriceStep, ValidProjection } from './valid/queries.ts'
export { allProjections, projectionFor, projectionsFor } from './valid/valid.ts'
export { createProjection, removeProjection, updateProjection } from './write.ts'

/** Returns a page of the projections in the actor's scope, as JSON text. */
export function listProjections(db: Db, actor: Actor, query: queries.ProjectionQuery): Promise<JsonText> {
  return queries.listProjections(db, scopeOf(actor), query)
}

/** Returns the choices of the projection form: products, their countries, and today. */
export async function projectionInitData(db: Db, actor: Actor): Promise<z.input<typeof s.ProjectionInitDataSchema>> {
  const [productos, hoy] = await Promise.all([queries.listProducts(db, scopeOf(actor)), queries.getToday(db)])
  return { productos, hoy, puede_guardar: canSave(actor) }
}

/** Computes a sheet without storing anything (rule prices/trial): totals, profits and broken links. */
export async function simulateProjection(
  input: z.output<typeof s.ProjectionSimulationFormSchema>,
): Promise<z.input<typeof s.ProjectionSimulationSchema>> {
  const sheet = projectionSheet(input)
  const { cantidad: quantity } = input
  const onAll = quantity === null ? null : profitsFor(sheet, quantity)
  if (quantity !== null && !onAll) throw fieldRefusal('cantidad', coreMessages.invalid)
  return {
    ...sheet,
    rangos: sheet.rangos.map((range) => ({ ...range, utilidad_unidad: profitsAt(sheet, range.precio, 1) })),
    eslabones: brokenLinks(sheet),
    utilidad: onAll?.profits ?? null,
  }
}
