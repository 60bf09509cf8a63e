import { mayDelete } from '@portal/contract/access/hierarchy'
import { coreMessages } from '@portal/contract/core/core-messages'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { branchMessages } from '@portal/contract/enterprises/messages'
import type { BranchFormSchema, BranchInitDataSchema, BranchSchema } from '@portal/contract/enterprises/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import { Answer, type JsonText } from '#core/door.ts'
import { beside, isDuplicate, isReferenced, Refusal } from '#core/errors.ts'
import { record } from '#core/record.ts'
import { isIn, scopeOf } from '#core/scope.ts'
import { statusChoices } from '../choices.ts'
import * as queries from './queries.ts'

type Form = z.output<typeof BranchFormSchema>
type Saved = { id: number; version: number }

const tells = (...enterpriseIds: number[]) => [
  { area: 'sucursales', of: enterpriseIds.map((enterpriseId) => ({ enterpriseId })) },
]

/** A page of the branches in the actor's scope, as JSON text. */
export function listBranches(db: Db, actor: Actor, query: queries.BranchQuery): Promise<JsonText> {
  return queries.listBranches(db, scopeOf(actor), query)
}

/** A branch in the actor's scope, and what may be done with it. Throws branches 6 when there is none. */
export async function branchFor(db: Db, actor: Actor, id: number): Promise<z.input<typeof BranchSchema>> {
  const branch = await queries.getBranch(db, scopeOf(actor), id)
  if (!branch) throw new Refusal(branchMessages.absent)
  return { ...branch, puede_eliminar: mayDelete(actor.role) }
}

/** What the form of a branch offers. */
export async function branchInitData(db: Db, actor: Actor): Promise<z.input<typeof BranchInitDataSchema>> {
  return { empresas: await queries.listOpenEnterprises(db, scopeOf(actor)), estados: statusChoices }
}

/** Makes a branch. Of two that take one name in an enterprise at once, the second is refused (branches 4). */
export function createBranch(db: Db, actor: Actor, form: Form): Promise<Saved> {
  const writing = inTransaction(db, async (db) => {
    await refuseEnterprise(db, actor, form.empresa_id, null)
    const branch = await queries.insertBranch(db, { ...form, creado_por: actor.id })
    const { id, version } = branch
    await record(db, actor, {
      action: 'branches.created',
      entity: 'sucursal',
      id,
      after: branch,
      tells: tells(branch.empresa_id),
    })
    return { id, version }
  })
  return orRefused(writing)
}

/** Changes a branch of the actor's scope. 409 with the stored one when somebody saved after `version`. */
export async function updateBranch(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...form }: Form & { version: number },
): Promise<Saved> {
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockBranch(db, scopeOf(actor), id)
    if (!before) throw new Refusal(branchMessages.absent)
    if (before.version !== version) return null
    await refuseEnterprise(db, actor, form.empresa_id, before.empresa_id)
    const after = await queries.updateBranch(db, id, form)
    await record(db, actor, {
      action: 'branches.updated',
      entity: 'sucursal',
      id,
      before,
      after,
      tells: tells(before.empresa_id, after.empresa_id),
    })
    return { id, version: after.version }
  })
  const updated = await orRefused(writing)
  if (!updated) throw new Refusal(coreMessages.changedByOther, { data: await branchFor(db, actor, id) })
  return updated
}

/** Deletes a branch softly; one with users or assigned products is only deactivated, and the answer says so (7). */
export function removeBranch(db: Db, actor: Actor, id: number): Promise<null | Answer<null>> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockBranch(db, scopeOf(actor), id)
    if (!before) throw new Refusal(branchMessages.absent)
    if (!mayDelete(actor.role)) throw new Refusal(branchMessages.insufficientHierarchy)

    const isInUse = await queries.isBranchInUse(db, id)
    const after = isInUse
      ? await queries.updateBranch(db, id, { estado_id: EnterpriseStatus.inactive })
      : await queries.markBranchDeleted(db, id)
    const action = isInUse ? 'branches.deactivated' : 'branches.deleted'
    await record(db, actor, {
      action,
      entity: 'sucursal',
      id,
      before,
      after,
      tells: tells(before.empresa_id, after.empresa_id),
    })
    return isInUse ? new Answer(null, branchMessages.onlyDeactivated) : null
  })
}

/** A branch stands in an active enterprise of the scope; where it stands it may stay. */
async function refuseEnterprise(db: Db, actor: Actor, id: number, current: number | null): Promise<void> {
  const enterprise = await queries.lockEnterpriseOf(db, id)
  const isOpen = enterprise && (id === current || enterprise.estado_id === EnterpriseStatus.active)
  if (!isOpen || !isIn(scopeOf(actor), { enterpriseId: id }))
    throw beside('empresa_id', branchMessages.enterpriseInvalid)
}

async function orRefused<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (isDuplicate(error, 'sucursal_nombre')) throw beside('nombre', branchMessages.alreadyInEnterprise)
    // Its users belong to the enterprise as well: a branch with people does not move.
    if (isReferenced(error, 'usuario_sucursal_id_empresa_id_fkey'))
      throw beside('empresa_id', branchMessages.enterpriseInvalid)
    throw error
  }
}
