import { mayDelete } from '@portal/contract/access/hierarchy'
import { marginOf, tierPrice } from '@portal/contract/assigned-products/prices'
import type {
  AssignmentInitDataSchema,
  AssignmentListSchema,
  AssignmentSchema,
  AssignmentUpdateSchema,
} from '@portal/contract/assigned-products/schemas'
import { assignedProductMessages } from '@portal/contract/products/assigned-messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { showingStored } from '#core/records/versions.ts'
import { type FloorOf, floorsOf } from './floors.ts'
import { canAssign } from './policy.ts'
import * as queries from './queries.ts'
import { changeAssignment, type Saved } from './store.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof queries.getAssignment>>>
export type Assignment = z.input<typeof AssignmentSchema>

/**
 * Returns a branch's unit prices by product and by first quantity: those of the tier (its discount off the suggested
 * price, rounded). Products not assigned to the branch are absent; quotes then use the suggested price.
 */
export async function branchPrices(
  db: Db,
  branchId: number,
  productIds?: readonly number[],
): Promise<Map<number, { desde: number; precio: number }[]>> {
  const prices = new Map<number, { desde: number; precio: number }[]>()
  for (const { producto_id, desde, modo, valor, precio_sugerido } of await queries.listTiers(
    db,
    branchId,
    productIds,
  )) {
    const precio = tierPrice(modo, valor, precio_sugerido)
    if (precio !== null) prices.set(producto_id, [...(prices.get(producto_id) ?? []), { desde, precio }])
  }
  return prices
}

/** Returns a page of the assigned products in the actor's scope, each tier with its price. */
export async function listAssignments(
  db: Db,
  actor: Actor,
  query: queries.AssignmentQuery,
): Promise<z.input<typeof AssignmentListSchema>> {
  const scope = scopeOf(actor)
  const [rows, total] = await Promise.all([
    queries.listAssignments(db, scope, query),
    queries.countAssignments(db, scope, query),
  ])
  return { asignaciones: await allPriced(db, rows), total }
}

/** Returns the matching assignments in the actor's scope, at most `most`, for a file. */
export async function assignmentsToExport(
  db: Db,
  actor: Actor,
  query: Omit<queries.AssignmentQuery, 'page' | 'page_row'>,
  most: number,
): Promise<Assignment[]> {
  const rows = await queries.exportAssignments(db, scopeOf(actor), query, most)
  return allPriced(db, rows)
}

/** Returns an assigned product of the actor's scope. Throws `absent` when there is none. */
export async function assignmentFor(db: Db, actor: Actor, id: number): Promise<Assignment> {
  const row = await queries.getAssignment(db, scopeOf(actor), id)
  if (!row) throw new Refusal(assignedProductMessages.absent)
  return priced(row, await floorsOf(db, [row]))
}

/** Returns the form's choices, and whether the reader may change something. */
export async function assignmentInitData(db: Db, actor: Actor): Promise<z.input<typeof AssignmentInitDataSchema>> {
  const choices = await queries.getChoices(db, scopeOf(actor))
  const countries = [...new Set(choices.empresas.map(({ pais_id }) => pais_id))]
  const places = choices.productos.flatMap(({ id }) =>
    countries.map((paisId) => ({ producto_id: id, pais_id: paisId })),
  )
  const floorOf = await floorsOf(db, places)
  const pisos = places.flatMap((place) => {
    const piso = floorOf(place)
    return piso === null ? [] : [{ ...place, piso }]
  })
  return { ...choices, pisos, puede_asignar: canAssign(actor), puede_eliminar: mayDelete(actor.role) }
}

/** Changes an assigned product. 409 with the stored one when someone saved after `version`. */
export const updateAssignment = (
  db: Db,
  actor: Actor,
  id: number,
  form: z.output<typeof AssignmentUpdateSchema>,
): Promise<Saved> => showingStored(changeAssignment(db, actor, id, form), () => assignmentFor(db, actor, id))

async function allPriced(db: Db, rows: readonly Stored[]): Promise<Assignment[]> {
  const floorOf = await floorsOf(db, rows)
  return rows.map((row) => priced(row, floorOf))
}

/** Returns the row as shown: each tier with its end, its price and its margin above the floor. */
function priced(row: Stored, floorOf: FloorOf): Assignment {
  const piso = floorOf(row)
  const { tramos, ...rest } = row
  return {
    ...rest,
    tramos: tramos.map(({ desde, valor }, index) => {
      const next = tramos[index + 1]
      const precio = tierPrice(row.modo, valor, row.precio_sugerido)
      return { desde, hasta: next ? next.desde - 1 : null, valor, precio, piso, margen: marginOf(precio, piso) }
    }),
  }
}

export {
  type AssignmentValues,
  holdBranches,
  type ImportedPrices,
  takePricesBack,
  type WrittenPrices,
  writePrices,
} from './imported/imported.ts'
export { type KnownAssignment, listKnownAssignments } from './imported/queries.ts'
export { refusedValue, risingTier } from './rules.ts'
export { createAssignment } from './store.ts'
export { canAssign, floorsOf }
