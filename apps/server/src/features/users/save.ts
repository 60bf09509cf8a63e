import { profileOf } from '@portal/contract/access/templates'
import type { Limit } from '@portal/contract/core/endpoint'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import { refuseStaleFactor } from '#core/base/fresh-proof.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record, recordAll } from '#core/database/record.ts'
import { refuseBeyond } from '#core/door/rate-limits.ts'
import type { Mail } from '#core/mail/mail.ts'
import { giveTemplate } from '#features/access/service.ts'
import { issuePasswordLinks, passwordLinkMail } from '#features/sign-in/service.ts'
import type { UserDeps } from './deps.ts'
import { canAdministrate } from './policy.ts'
import * as queries from './queries.ts'
import { refusePlaces, withConstraintRefusals } from './refusals.ts'
import { refusalToEdit, refusalToGiveRole, type UserForm } from './rules.ts'

type Saved = { id: number; version: number }

/** A user to be stored: the form, and how they will log in. */
export interface NewUser extends UserForm {
  /** Nobody mails them a link now (rule users/invitations). */
  por_invitar: boolean
  /** Their password as another program hashed it (rule users/foreign-passwords). */
  hash_ajeno?: string | null
}

/**
 * Creates a user with the modules of their role's template that the actor holds (decision 076), and mails them a one-time
 * link to choose their password, unless the invitation is to wait or they are not active. When that mail fails
 * immediately, the user is created anyway: a success that says so (`emailNotSent`). An administrator or above is created
 * only after a fresh proof of identity (`identityUnproven`).
 */
export async function createUser(
  deps: UserDeps,
  actor: Actor,
  { invitar, ...form }: UserForm & { invitar: boolean },
): Promise<Saved | Answer<Saved>> {
  const isInvited = invitar && form.estado_id === UserStatus.active
  refuseIf(refusalToGiveRole(actor, form.rol_id))
  if (canAdministrate(form.rol_id)) refuseStaleFactor(actor)
  const { user, mailId } = await withConstraintRefusals(
    inTransaction(deps.db, async (db) => {
      const [user] = (await storeUsers(db, actor, [{ ...form, por_invitar: !isInvited }])) as [queries.LockedUser]
      const mailId = isInvited ? await writeLinkMail(db, deps, user) : null
      return { user, mailId }
    }),
    userMessages.userNotSaved,
  )
  const saved = { id: user.id, version: user.version }
  const isSent = mailId === null || (await deps.mails.sendNow(mailId))
  return isSent ? saved : new Answer(saved, userMessages.emailNotSent)
}

/**
 * Stores new users with the modules of their roles' templates, cut to what the actor holds, inside the caller's
 * transaction; returns them in order.
 */
export async function storeUsers(db: Db, actor: Actor, forms: readonly NewUser[]): Promise<queries.LockedUser[]> {
  await refusePlaces(db, actor, forms)
  const users = await queries.insertUsers(
    db,
    forms.map((form) => ({ ...form, creado_por: actor.id })),
  )
  const places = await queries.listPlaces(
    db,
    users.map(({ empresa_id }) => empresa_id),
  )
  const profiles = Map.groupBy(users.keys(), (at) => profileOf(forms[at]!.rol_id, places[at]!, []))
  for (const [profile, members] of profiles)
    await giveTemplate(
      db,
      actor,
      members.map((at) => users[at]!.id),
      profile,
    )
  const created = users.map((user, at) => ({
    ...{ action: 'users.created', entity: 'usuario', id: user.id },
    after: forms[at]!.hash_ajeno ? { ...user, clave_importada: true } : user,
  }))
  await recordAll(db, actor, created, queries.changesOf(...users))
  return users
}

const linksPerUser: Limit = { name: 'enlace-usuario', max: 5, seconds: 3600 }

/** Sends an active user a one-time link, the first or another one, and invalidates earlier ones. */
export async function sendLink(deps: UserDeps, actor: Actor, id: number): Promise<null | Answer<null>> {
  const mailId = await inTransaction(deps.db, async (db) => {
    const user = await lockToInvite(db, actor, id)
    return writeLinkMail(db, deps, user)
  })
  return (await deps.mails.sendNow(mailId)) ? null : new Answer(null, userMessages.emailNotSent)
}

/**
 * Invites one of many users, by a mail that leaves after the commit. Throws `alreadySo` for one to whom a link was sent
 * before, or who has a password.
 */
export function inviteUser(db: Db, deps: InvitingDeps, actor: Actor, id: number): Promise<void> {
  return inTransaction(db, async (db) => {
    const user = await lockToInvite(db, actor, id)
    if (!user.por_invitar) throw new Refusal(bulkMessages.alreadySo)
    await deps.mails.queueMany(db, await linkMails(db, deps.env, [user]))
  })
}

type InvitingDeps = Pick<UserDeps, 'env' | 'mails'>

/** Locks a user to whom a link is sent, and writes it down. Throws when it may not be sent. */
async function lockToInvite(db: Db, actor: Actor, id: number): Promise<queries.LockedUser> {
  const user = await queries.lockUser(db, peopleScopeOf(actor), id)
  if (!user) throw new Refusal(userMessages.absent)
  refuseIf(refusalToEdit(actor, user))
  if (user.estado_id !== UserStatus.active) throw new Refusal(userMessages.statusInvalid)
  await refuseBeyond(db, linksPerUser, String(id))
  if (user.por_invitar) await queries.markInvited(db, id)
  const announces = user.por_invitar ? queries.changesOf(user) : []
  await record(db, actor, { action: 'users.linkSent', entity: 'usuario', id, announces })
  return user
}

async function writeLinkMail(db: Db, { mails, env }: UserDeps, user: queries.LockedUser): Promise<number> {
  return mails.write(db, (await linkMails(db, env, [user]))[0]!)
}

/** The mails with a new one-time link of each of these users. */
export async function linkMails(db: Db, env: UserDeps['env'], users: readonly queries.LockedUser[]): Promise<Mail[]> {
  const tokens = await issuePasswordLinks(
    db,
    users.map(({ id }) => id),
  )
  return users.map((user, at) => passwordLinkMail(env.PUBLIC_URL, user, tokens[at]!))
}
