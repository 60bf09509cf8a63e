import type { ProofKind } from '@portal/contract/sign-in/factor/constants'
import type { Caller } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { OpenedSession } from '#core/identity/sessions.ts'
import type { SignInDeps } from './deps.ts'
import { rememberDevice } from './unlock/devices.ts'

/** A session that was just opened, and the new token of its browser. */
export type LoggedIn = OpenedSession & { device: string; mustEnrol: boolean }

interface Opening {
  /** The token of the browser from an earlier log-in; empty in a new one. */
  device: string
  by: ProofKind
  /** Whether the session must add a device for the second factor first. */
  mustEnrol: boolean
}

/** Opens the session of a user who proved who they are. Call it in the transaction that locked their account. */
export async function openLoggedIn(
  db: Db,
  { sessions }: Pick<SignInDeps, 'sessions'>,
  caller: Caller,
  { id }: { id: number },
  { device, by, mustEnrol }: Opening,
): Promise<LoggedIn> {
  await record(db, caller, { action: 'access.loggedIn', entity: 'usuario', id, after: { con: by } })
  const opened = await sessions.open(db, id, { ip: caller.ip, agent: caller.agent ?? '', mustEnrol })
  return { ...opened, device: await rememberDevice(db, id, device), mustEnrol }
}
