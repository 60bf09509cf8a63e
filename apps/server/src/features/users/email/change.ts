import { Module } from '@portal/contract/access/constants'
import type { Limit } from '@portal/contract/core/endpoint'
import { emailChangeLimits } from '@portal/contract/users/email-limits'
import { userMessages } from '@portal/contract/users/messages'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { refuseStale } from '#core/base/fresh-proof.ts'
import { everything, peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import { refuseBeyond } from '#core/door/rate-limits.ts'
import { newSecret } from '#core/identity/secret-links.ts'
import { listModules } from '#features/access/service.ts'
import { getAccount, isRecoverable } from '#features/sign-in/service.ts'
import type { UserDeps } from '../deps.ts'
import { changesOf, type LockedUser, lockUser } from '../queries.ts'
import { confirmMail, startedMail, takenMail } from './mails.ts'
import { canChangeEmail } from './policy.ts'
import * as queries from './queries.ts'

/**
 * The e-mail of an account changes only when the new address confirms (rule users/email-change). All functions lock the
 * row of the user first, which serialises changes of one account.
 */

export type EmailDeps = Pick<UserDeps, 'mails' | 'env'>

const day = 86_400
const startsPerUser: Limit = { name: 'cambio-email', max: emailChangeLimits.startsPerDay, seconds: day }
/** Limits mails to one mailbox, whoever requests them. */
const mailsPerAddress: Limit = {
  name: 'cambio-email-a',
  max: emailChangeLimits.mailsPerAddressAndDay,
  seconds: day,
}

/** Throws `emailNotYours` unless the actor may start a change of this e-mail. */
export async function refuseEmailChange(db: Db, actor: Actor, user: { id: number; rol_id: number }): Promise<void> {
  if (!canChangeEmail(actor, user, await listModules(db, user.id)))
    throw fieldRefusal('email', userMessages.emailNotYours)
}

/**
 * Starts a change: mails the new address a link to confirm it, and the old one a link to stop it. Replaces a pending
 * change; the same address again by the same person changes nothing. Staff are told that an address has an account
 * (`emailAlreadyAssigned`); others are not, but its owner is mailed. Throws `identityUnproven` without a fresh proof of
 * identity, since the mailbox gives access to the account. Call it in the transaction that holds the user's row.
 */
export async function startEmailChange(
  db: Db,
  deps: EmailDeps,
  actor: Actor,
  user: LockedUser,
  email: string,
): Promise<void> {
  const waiting = await queries.getWaiting(db, user.id)
  if (waiting?.email_nuevo === email && waiting.pedido_por === actor.id) return
  refuseStale(actor)
  const mayKnow = actor.modules.has(Module.users) || deps.env.REVEAL_LOGIN_CAUSE
  if (mayKnow && (await isTaken(db, email, user.id))) throw fieldRefusal('email', userMessages.emailAlreadyAssigned)
  await refuseBeyond(db, startsPerUser, String(user.id))
  await queries.endWaiting(db, user.id)
  const change = await queries.insertChange(db, {
    usuario_id: user.id,
    email_anterior: user.email,
    email_nuevo: email,
    pedido_por: actor.id,
  })
  await writeToNew(db, deps, change, user)
  const { token, hash } = newSecret()
  await queries.insertLink(db, change.id, 'anterior', hash)
  await deps.mails.queue(db, startedMail(aboutOf(deps, change, user), token))
  await record(db, actor, {
    action: 'users.emailChangeStarted',
    entity: 'usuario',
    id: user.id,
    before: { email: user.email },
    after: { email_nuevo: email },
  })
}

/** Mails the new address of a pending change another link, 3 minutes after the last; invalidates earlier ones. */
export function sendAgain(deps: EmailDeps & { db: Db }, actor: Actor, userId: number): Promise<null> {
  return withWaiting(deps.db, actor, userId, 'users.emailSentAgain', async (db, change, user) => {
    const retryAfter = await queries.secondsToWait(db, change.id)
    if (retryAfter > 0) throw new Refusal(userMessages.emailMailTooSoon, { retryAfter })
    await queries.renewChange(db, change.id)
    await writeToNew(db, deps, change, user)
  })
}

/** Cancels a pending change; the account keeps its e-mail. */
export function withdraw({ db }: { db: Db }, actor: Actor, userId: number): Promise<null> {
  return withWaiting(db, actor, userId, 'users.emailChangeWithdrawn', (db) => queries.endWaiting(db, userId))
}

/** Answers 404 when the actor may not change the account's e-mail. */
function withWaiting(
  db: Db,
  actor: Actor,
  userId: number,
  action: string,
  work: (db: Db, change: queries.EmailChange, user: LockedUser) => Promise<void>,
): Promise<null> {
  return inTransaction(db, async (db) => {
    const user = await lockUser(db, actor.id === userId ? everything : peopleScopeOf(actor), userId)
    if (!user || !canChangeEmail(actor, user, await listModules(db, userId))) throw new Refusal(userMessages.absent)
    const change = await queries.getWaiting(db, userId)
    if (!change) throw new Refusal(userMessages.noEmailChange)
    await work(db, change, user)
    const after = { email_nuevo: change.email_nuevo }
    await record(db, actor, { action, entity: 'usuario', id: userId, after, announces: announcesOf(user) })
    return null
  })
}

async function writeToNew(db: Db, deps: EmailDeps, change: queries.EmailChange, user: LockedUser): Promise<void> {
  await refuseBeyond(db, mailsPerAddress, change.email_nuevo.toLowerCase())
  const { token, hash } = newSecret()
  await queries.insertLink(db, change.id, 'nuevo', hash)
  const about = aboutOf(deps, change, user)
  const isFree = !(await isTaken(db, change.email_nuevo, user.id))
  await deps.mails.queue(db, isFree ? confirmMail(about, token) : takenMail(about))
}

async function isTaken(db: Db, email: string, userId: number): Promise<boolean> {
  const owner = await getAccount(db, email)
  return owner ? owner.id !== userId : isRecoverable(db, email, userId)
}

export const aboutOf = ({ env }: EmailDeps, change: queries.EmailChange, { idioma }: LockedUser) => ({
  publicUrl: env.PUBLIC_URL,
  change,
  language: idioma,
})

/** Returns the changes for the lists, the panel and the own profile. */
export const announcesOf = (user: Pick<LockedUser, 'id' | 'empresa_id'>): Change[] => [
  ...changesOf(user),
  { area: 'perfil', usuario_id: user.id },
]
