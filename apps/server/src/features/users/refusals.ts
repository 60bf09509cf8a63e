import type { Message } from '@portal/contract/core/messages'
import { userMessages } from '@portal/contract/users/messages'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate, isReferenced, isViolation, Refusal, refuseIf } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'
import { type PlaceForm, type Refused, refusalOfPlace } from './rules.ts'

/** Throws unless the user may belong to the enterprise and branch of the form, which are locked until the commit. */
export async function refusePlace(
  db: Db,
  actor: Actor,
  before: queries.LockedUser | null,
  form: PlaceForm,
): Promise<void> {
  const enterprise = form.empresa_id === null ? undefined : await queries.lockEnterprise(db, form.empresa_id)
  const branch = form.sucursal_id === null ? undefined : await queries.lockBranch(db, form.sucursal_id)
  refuseIf(refusalOfPlace(actor, before, form, { enterprise, branch }))
}

/** The same for new users, of whom many share a place. */
export async function refusePlaces(db: Db, actor: Actor, forms: readonly PlaceForm[]): Promise<void> {
  const places = Map.groupBy(forms, ({ rol_id, empresa_id, sucursal_id }) => `${empresa_id} ${sucursal_id} ${rol_id}`)
  for (const [, [form]] of [...places].toSorted(([one], [other]) => one.localeCompare(other)))
    await refusePlace(db, actor, null, form!)
}

/**
 * Translates constraint violations into catalogue entries: two people may take the same address at once, so the index
 * decides (`emailAlreadyAssigned`). `otherwise` is used for constraints without an entry.
 */
export async function withConstraintRefusals<T>(writing: Promise<T>, otherwise?: Message): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const refused = refusedByDatabase(error)
    if (refused) throw fieldRefusal(refused.field, refused.entry, error)
    if (otherwise && isViolation(error)) throw new Refusal(otherwise, { cause: error })
    throw error
  }
}

function refusedByDatabase(error: unknown): Required<Refused> | null {
  if (isDuplicate(error, 'usuario_email')) return { entry: userMessages.emailAlreadyAssigned, field: 'email' }
  if (isReferenced(error, 'usuario_pais_id_fkey')) return { entry: userMessages.countryInvalid, field: 'pais_id' }
  if (isReferenced(error, 'usuario_sucursal_id_empresa_id_fkey'))
    return { entry: userMessages.branchNotInEnterprise, field: 'sucursal_id' }
  return null
}
