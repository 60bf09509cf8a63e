import type { Role } from '@portal/contract/access/constants'
import { profileOf } from '@portal/contract/access/templates'
import { userMessages } from '@portal/contract/users/messages'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { refuseStaleFactor } from '#core/base/fresh-proof.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { applyTemplate } from '#features/access/service.ts'
import type { UserDeps } from './deps.ts'
import { refuseEmailChange, startEmailChange } from './email/change.ts'
import * as queries from './queries.ts'
import { refusePlace, withConstraintRefusals } from './refusals.ts'
import * as rules from './rules.ts'
import { userFor } from './service.ts'
import { recordUpdate, refuseLeaving } from './status.ts'

type Saved = { id: number; version: number }

/**
 * Changes a user of the actor's scope. 409 with the stored user when someone saved after `version`. A user who changes
 * role or is no longer active is signed out everywhere. Another e-mail must be confirmed first, and the answer says so
 * (`emailWaits`).
 */
export async function updateUser(
  deps: UserDeps,
  actor: Actor,
  id: number,
  { version, ...form }: rules.UserChange & { version: number },
): Promise<Saved | Answer<Saved>> {
  const { db } = deps
  const writing = withConstraintRefusals(
    inTransaction(db, async (db) => {
      const before = await queries.lockUser(db, peopleScopeOf(actor), id)
      if (!before) throw new Refusal(userMessages.absent)
      refuseIf(rules.refusalToChange(actor, before, form))
      if (form.rol_id !== before.rol_id) refuseStaleFactor(actor)
      refuseStale(before, version)
      await refuseLeaving(db, actor, before, form)
      await refusePlace(db, actor, before, form)
      if (form.email !== before.email) await refuseEmailChange(db, actor, before)
      return changeUser(db, deps, actor, before, form)
    }),
  )
  const { email, ...saved } = await showingStored(writing, () => userFor(db, actor, id))
  return form.email === email ? saved : new Answer(saved, userMessages.emailWaits)
}

async function changeUser(
  db: Db,
  deps: UserDeps,
  actor: Actor,
  before: queries.LockedUser,
  { email, ...form }: rules.UserChange,
) {
  const after = await queries.updateUser(db, before.id, form)
  if (email !== before.email) await startEmailChange(db, deps, actor, after, email)
  const [was, is] = await queries.listPlaces(db, [before.empresa_id, after.empresa_id])
  if (rules.bringsTemplate({ role: before.rol_id as Role, place: was! }, { role: form.rol_id, place: is! }))
    await applyTemplate(db, actor, after.id, profileOf(form.rol_id, is!, []))
  await recordUpdate(db, actor, before, after)
  return { id: after.id, version: after.version, email: after.email }
}
