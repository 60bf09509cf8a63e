import { coreMessages } from '@portal/contract/core/core-messages'
import { loginMessages } from '@portal/contract/sign-in/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { endSessions, type OpenedSession } from '#core/identity/sessions.ts'
import type { SignInDeps } from './deps.ts'
import * as queries from './queries.ts'

/** Returns the actor's open sessions, the newest first. */
export async function openSessions(db: Db, actor: Actor) {
  const rows = await queries.listSessions(db, actor.id)
  return { sesiones: rows.map((row) => ({ ...row, es_actual: row.id === actor.sessionId })) }
}

/** Extends the actor's session by 8 h. Throws `sessionTooLong` when it has lasted as long as a session may. */
export function renewSession(
  { db, sessions }: Pick<SignInDeps, 'db' | 'sessions'>,
  actor: Actor,
): Promise<OpenedSession> {
  return inTransaction(db, async (db) => {
    const renewed = await sessions.renew(db, actor)
    if (!renewed) throw new Refusal(loginMessages.sessionTooLong)
    await record(db, actor, { action: 'access.renewed', entity: 'sesion', id: actor.sessionId })
    return renewed
  })
}

export function logOut(db: Db, actor: Actor): Promise<null> {
  return endSession(db, actor, actor.sessionId, 'access.loggedOut')
}

/** Ends one of the actor's own sessions immediately, in its open browser too. 404 for another user's. */
export function endSession(db: Db, actor: Actor, id: string, action = 'access.sessionEnded'): Promise<null> {
  return inTransaction(db, async (db) => {
    const ended = await endSessions(db, actor.id, { only: id })
    if (!ended) throw new Refusal(coreMessages.absent)
    await record(db, actor, { action, entity: 'sesion', id, announces: [{ area: 'sesion', usuario_id: actor.id, id }] })
    return null
  })
}
