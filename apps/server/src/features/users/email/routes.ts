import { userCalls } from '@portal/contract/users/calls'
import type { Door } from '#core/door/door.ts'
import type { UserDeps } from '../deps.ts'
import { sendAgain, withdraw } from './change.ts'
import { emailLinkFacts, useEmailLink } from './link.ts'

/** Mounts the calls of a change of e-mail, besides the forms that start it. */
export function emailRoutes(door: Door, deps: UserDeps): void {
  door.mount(userCalls.sendEmailAgain, ({ actor, params }) => sendAgain(deps, actor, params.id))
  door.mount(userCalls.withdrawEmail, ({ actor, params }) => withdraw(deps, actor, params.id))
  door.mount(userCalls.emailLink, ({ params }) => emailLinkFacts(deps.db, params.token))
  door.mount(userCalls.useEmailLink, ({ caller, params }) => useEmailLink(deps, caller, params.token))
}
