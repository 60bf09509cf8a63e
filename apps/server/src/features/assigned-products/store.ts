import { mayDelete } from '@portal/contract/access/hierarchy'
import type { AssignmentFormSchema } from '@portal/contract/assigned-products/schemas'
import { coreMessages } from '@portal/contract/core/core-messages'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { assignedProductMessages } from '@portal/contract/products/assigned-messages'
import { ProductStatus } from '@portal/contract/products/constants'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate, Refusal } from '#core/base/errors.ts'
import { isIn, scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { canAssign } from './policy.ts'
import * as queries from './queries.ts'
import { refusedValue, risingTier, tiersFor } from './rules.ts'

type Form = z.output<typeof AssignmentFormSchema>
type Stored = NonNullable<Awaited<ReturnType<typeof queries.lockAssignment>>>

export interface Saved {
  id: number
  version: number
}

const announces = (...enterpriseIds: number[]) => [
  { area: 'productos_asignados', of: enterpriseIds.map((enterpriseId) => ({ enterpriseId })) },
]
const entity = 'producto_configuracion'

/** Assigns a product to a branch. Of two concurrent calls, the second is refused (`alreadyAssigned`). */
export function createAssignment(db: Db, actor: Actor, form: Form): Promise<Saved> {
  if (!canAssign(actor)) throw new Refusal(coreMessages.notAllowed)
  const writing = inTransaction(db, async (db) => {
    const { tramos, ...row } = await checked(db, actor, form, null)
    const { id, version, ...after } = await queries.insertAssignment(db, { ...row, creado_por: actor.id })
    await queries.replaceTiers(db, id, tramos)
    const made = { action: 'assignedProducts.created', after: { ...after, tramos } }
    await record(db, actor, { ...made, entity, id, announces: announces(form.empresa_id) })
    return { id, version }
  })
  return orAlreadyAssigned(writing)
}

/** Changes an assigned product, as its form and an import do. Throws `changedByOther` when someone saved after `version`. */
export async function changeAssignment(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...form }: Form & { version: number },
): Promise<Saved> {
  if (!canAssign(actor)) throw new Refusal(coreMessages.notAllowed)
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockAssignment(db, scopeOf(actor), id)
    if (!before) throw new Refusal(assignedProductMessages.absent)
    refuseStale(before, version)
    const { tramos, ...row } = await checked(db, actor, form, before)
    const after = await queries.updateAssignment(db, id, row)
    await queries.replaceTiers(db, id, tramos)
    const change = { before, after: { ...after, tramos }, announces: announces(before.empresa_id, form.empresa_id) }
    await record(db, actor, { action: 'assignedProducts.updated', entity, id, ...change })
    return { id, version: after.version }
  })
  return orAlreadyAssigned(writing)
}

/**
 * Removes a product from a branch, as an administrator or above (`insufficientHierarchy`). Earlier quotes keep their
 * prices.
 */
export function removeAssignment(db: Db, actor: Actor, id: number): Promise<{ version: number }> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockAssignment(db, scopeOf(actor), id)
    if (!before) throw new Refusal(assignedProductMessages.absent)
    if (!mayDelete(actor.role)) throw new Refusal(assignedProductMessages.insufficientHierarchy)
    return deleteAssignment(db, actor, before)
  })
}

/** Marks a locked assignment as deleted, with its audit row. */
export async function deleteAssignment(db: Db, actor: Actor, before: Stored): Promise<{ version: number }> {
  const { id } = before
  const after = await queries.markAssignmentDeleted(db, id)
  const change = { before, after, announces: announces(before.empresa_id) }
  await record(db, actor, { action: 'assignedProducts.deleted', entity, id, ...change })
  return { version: after.version }
}

/**
 * Gives it back to the branch, with its prices, unless someone assigned the product there since (`alreadyAssigned`).
 */
export function restoreAssignment(db: Db, actor: Actor, id: number, version: number): Promise<void> {
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockDeletedAssignment(db, scopeOf(actor), id)
    if (!before) throw new Refusal(assignedProductMessages.absent)
    if (!mayDelete(actor.role)) throw new Refusal(assignedProductMessages.insufficientHierarchy)
    refuseStale(before, version)
    const after = await queries.unmarkAssignmentDeleted(db, id)
    const change = { before, after, announces: announces(before.empresa_id) }
    await record(db, actor, { action: 'assignedProducts.restored', entity, id, ...change })
  })
  return orAlreadyAssigned(writing)
}

/**
 * Returns the form as stored, with its product, branch and enterprise locked. Throws `productInvalid`,
 * `enterpriseInvalid`, `branchInvalid`, `priceInvalid` and `priceRises` at their fields.
 */
async function checked(
  db: Db,
  actor: Actor,
  { empresa_id: enterpriseId, ...form }: Form,
  before: Pick<Stored, 'producto_id' | 'empresa_id' | 'sucursal_id'> | null,
) {
  const product = await queries.lockProduct(db, form.producto_id)
  const isOffered = product && (product.estado_id === ProductStatus.active || product.id === before?.producto_id)
  if (!isOffered) throw fieldRefusal('producto_id', assignedProductMessages.productInvalid)

  const enterprise = await queries.getEnterprise(db, enterpriseId)
  const isOpen = enterprise?.estado_id === EnterpriseStatus.active || enterpriseId === before?.empresa_id
  if (!enterprise || !isOpen || !isIn(scopeOf(actor), { enterpriseId }))
    throw fieldRefusal('empresa_id', assignedProductMessages.enterpriseInvalid)

  const branch = await queries.lockBranch(db, form.sucursal_id)
  const isActive = branch?.estado_id === EnterpriseStatus.active || form.sucursal_id === before?.sucursal_id
  if (!isActive || branch?.empresa_id !== enterpriseId)
    throw fieldRefusal('sucursal_id', assignedProductMessages.branchInvalid)

  const wrong = refusedValue(form.modo, form.tramos)
  if (wrong !== null) throw fieldRefusal(`tramos.${wrong}.valor`, assignedProductMessages.priceInvalid)
  const tramos = tiersFor(product.categoria_id, form.tramos)
  if (!tramos) throw fieldRefusal('tramos', assignedProductMessages.priceInvalid)
  const rising = risingTier(form.modo, tramos)
  if (rising !== null) {
    const { desde } = tramos[rising]!
    const typed = form.tramos.findIndex((tier) => tier.desde === desde)
    throw fieldRefusal(`tramos.${typed}.valor`, assignedProductMessages.priceRises)
  }
  return { ...form, tramos }
}

async function orAlreadyAssigned<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    throw isDuplicate(error, 'producto_configuracion_sucursal')
      ? fieldRefusal('sucursal_id', assignedProductMessages.alreadyAssigned)
      : error
  }
}
