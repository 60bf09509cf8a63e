import { profileOf } from '@portal/contract/access/templates'
import type { Limit } from '@portal/contract/core/endpoint'
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

/**
 * Creates a user with the modules of their role's template that the actor holds (decision 076), and mails them a one-time link to choose their password. When
 * that mail fails immediately, the user is created anyway: a success that says so (`emailNotSent`). An administrator or
 * above is created only after a fresh proof of identity (`identityUnproven`).
 */
export async function createUser(deps: UserDeps, actor: Actor, form: UserForm): Promise<Saved | Answer<Saved>> {
  refuseIf(refusalToGiveRole(actor, form.rol_id))
  if (canAdministrate(form.rol_id)) refuseStaleFactor(actor)
  const { user, mailId } = await withConstraintRefusals(
    inTransaction(deps.db, async (db) => {
      const [user] = (await storeUsers(db, actor, [form])) as [queries.LockedUser]
      const mailId = user.estado_id === UserStatus.active ? await writeLinkMail(db, deps, user) : null
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
export async function storeUsers(db: Db, actor: Actor, forms: readonly UserForm[]): Promise<queries.LockedUser[]> {
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
  const created = users.map((user) => ({ action: 'users.created', entity: 'usuario', id: user.id, after: user }))
  await recordAll(db, actor, created, queries.changesOf(...users))
  return users
}

const linksPerUser: Limit = { name: 'enlace-usuario', max: 5, seconds: 3600 }

/** Sends an active user another one-time link and invalidates earlier ones. */
export async function sendLink(deps: UserDeps, actor: Actor, id: number): Promise<null | Answer<null>> {
  const mailId = await inTransaction(deps.db, async (db) => {
    const user = await queries.lockUser(db, peopleScopeOf(actor), id)
    if (!user) throw new Refusal(userMessages.absent)
    refuseIf(refusalToEdit(actor, user))
    if (user.estado_id !== UserStatus.active) throw new Refusal(userMessages.statusInvalid)
    await refuseBeyond(db, linksPerUser, String(id))
    await record(db, actor, { action: 'users.linkSent', entity: 'usuario', id })
    return writeLinkMail(db, deps, user)
  })
  return (await deps.mails.sendNow(mailId)) ? null : new Answer(null, userMessages.emailNotSent)
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
