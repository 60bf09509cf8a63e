import type { Of } from '@portal/contract/core/fields'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import type { EmailLinkFactsSchema, EmailLinkUsedSchema } from '@portal/contract/users/schemas'
import type { z } from 'zod'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { everything, isIn, peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { actorFor } from '#core/identity/people.ts'
import { endPins } from '#core/identity/pins/pins.ts'
import { hashOfSecret, newSecret } from '#core/identity/secret-links.ts'
import { endSessions } from '#core/identity/sessions.ts'
import { listModules } from '#features/access/service.ts'
import {
  dropFactorSince,
  endLinks,
  forgetDevices,
  issuePasswordLink,
  passwordLinkMail,
  revokeAccess,
} from '#features/sign-in/service.ts'
import { type LockedUser, lockUser, updateUser } from '../queries.ts'
import { withConstraintRefusals } from '../refusals.ts'
import { aboutOf, announcesOf, type EmailDeps } from './change.ts'
import { changedMail, takenBackMail } from './mails.ts'
import { canChangeEmail } from './policy.ts'
import * as queries from './queries.ts'

type Facts = z.input<typeof EmailLinkFactsSchema>
type Used = Of<typeof EmailLinkUsedSchema>

/** Returns what a link would do, for the page that asks first. Throws `emailLinkInvalid` for an expired one. */
export async function emailLinkFacts(db: Db, token: string): Promise<Facts> {
  const change = await queries.getByLink(db, hashOfSecret(token))
  if (!change) throw new Refusal(userMessages.emailLinkInvalid)
  return {
    accion: actionOf(change),
    email_nuevo: change.email_nuevo,
    email_anterior: change.para === 'anterior' ? change.email_anterior : null,
    protege: change.para === 'anterior' && endsAccess(change),
    vence_en: change.recuperable_hasta ?? change.vence_en,
  }
}

/**
 * Runs the action of a link. The new address confirms the change. The old address cancels it while it is pending, and
 * takes the account back for 72 h afterwards. Of two concurrent actions, the second sees the result of the first.
 */
export function useEmailLink(deps: EmailDeps & { db: Db }, caller: Caller, token: string): Promise<Used> {
  return withConstraintRefusals(
    inTransaction(deps.db, async (db) => {
      const hash = hashOfSecret(token)
      const found = await queries.getByLink(db, hash)
      const user = found && (await lockUser(db, everything, found.usuario_id))
      const change = user && (await queries.getByLink(db, hash)) // read again under the lock
      if (!change || !user) throw new Refusal(userMessages.emailLinkInvalid)
      const accion = actionOf(change)
      const work = { confirmar: confirm, conservar: keep, recuperar: takeBack }[accion]
      return { accion, enlace: await work(db, deps, caller, change, user) }
    }),
  )
}

const actionOf = ({ para, confirmado_en }: queries.LinkedChange): Used['accion'] =>
  para === 'nuevo' ? 'confirmar' : confirmado_en ? 'recuperar' : 'conservar'

/** Whether someone else may be signed in: they started the change from inside, or have had the mailbox since. */
const endsAccess = ({ pedido_por, usuario_id, confirmado_en }: queries.LinkedChange) =>
  confirmado_en !== null || pedido_por === usuario_id

type Work = (
  db: Db,
  deps: EmailDeps,
  caller: Caller,
  change: queries.LinkedChange,
  user: LockedUser,
) => Promise<string | null>

const confirm: Work = async (db, deps, caller, change, user) => {
  if (!(await mayStillChange(db, change.pedido_por, user))) throw new Refusal(userMessages.emailLinkInvalid)
  await endPinsOf(db, user.email, change.email_nuevo) // before the row: creating an account locks its PINs first, too
  const after = await updateUser(db, user.id, { email: change.email_nuevo })
  await queries.markConfirmed(db, change.id)
  await endSessions(db, user.id)
  await endLinks(db, user.id)
  await forgetDevices(db, user.id)
  const { token, hash } = newSecret()
  await queries.insertLink(db, change.id, 'anterior', hash)
  await deps.mails.queue(db, changedMail(aboutOf(deps, change, user), token))
  await recordOn(db, caller, 'users.emailChanged', user, after)
  return null
}

/** Whether the person who started it still may: they or the other may have changed role, status or enterprise. */
async function mayStillChange(db: Db, starterId: number, user: LockedUser): Promise<boolean> {
  const starter = await actorFor(db, starterId, 'email-change')
  if (!starter) return false
  if (starterId === user.id) return true
  const isSeen = isIn(peopleScopeOf(starter), { enterpriseId: user.empresa_id, authorId: user.id })
  return isSeen && canChangeEmail(starter, user, await listModules(db, user.id))
}

const keep: Work = async (db, deps, caller, change, user) => {
  await queries.endWaiting(db, user.id)
  const token = endsAccess(change) ? await giveBack(db, deps, change, user) : null
  await recordOn(db, caller, 'users.emailKept', user, user)
  return token
}

const takeBack: Work = async (db, deps, caller, change, user) => {
  await endPinsOf(db, user.email, change.email_anterior)
  const after = await updateUser(db, user.id, { email: change.email_anterior })
  // whoever changed it once may have changed it again: all later changes are undone
  await queries.endFrom(db, user.id, change.id)
  if (user.email !== after.email) await deps.mails.queue(db, takenBackMail(user.email, user.idioma))
  const token = await giveBack(db, deps, change, after)
  await recordOn(db, caller, 'users.emailTakenBack', user, after)
  return token
}

/**
 * Ends all access, also by devices that were added since the change began. The owner continues with a new password; the same link is in their mailbox, in case they lose the page.
 */
async function giveBack(
  db: Db,
  { mails, env }: EmailDeps,
  change: queries.LinkedChange,
  user: LockedUser,
): Promise<string | null> {
  await revokeAccess(db, user.id)
  await dropFactorSince(db, user.id, change.creado_en)
  if (user.estado_id !== UserStatus.active) return null
  const token = await issuePasswordLink(db, user.id)
  await mails.queue(db, passwordLinkMail(env.PUBLIC_URL, user, token))
  return token
}

async function endPinsOf(db: Db, ...emails: string[]): Promise<void> {
  for (const email of emails) for (const purpose of ['reset', 'account']) await endPins(db, { purpose, email })
}

function recordOn(db: Db, caller: Caller, action: string, before: LockedUser, after: LockedUser): Promise<void> {
  const announces = [...announcesOf(after), { area: 'sesion' as const, usuario_id: after.id }]
  return record(db, caller, { action, entity: 'usuario', id: after.id, before, after, announces })
}
