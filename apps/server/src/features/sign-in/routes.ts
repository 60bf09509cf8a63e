import { accountCalls, sessionCalls } from '@portal/contract/sign-in/calls'
import type { Counter } from '#core/base/counter.ts'
import type { Door } from '#core/door/door.ts'
import { createAccount, requestAccountPin } from './account/account.ts'
import type { SignInDeps } from './deps.ts'
import { factorRoutes } from './factor/routes.ts'
import { logIn } from './login.ts'
import { endSession, logOut, openSessions, renewSession } from './open-sessions.ts'
import { changePassword } from './passwords/change-password.ts'
import { choosePassword, linkOwner } from './passwords/links.ts'
import { requestResetPin, resetPassword } from './passwords/reset.ts'
import { asLoggedIn, asToken } from './routes-replies.ts'
import { captchaTask, modulesOf, passwordToChange, userInformation, userInitData } from './service.ts'
import { unlock, unlockLinkOwner } from './unlock/unlock.ts'

/** Mounts log-in, sessions, accounts, passwords and the second factor. */
export function signInRoutes(door: Door, deps: SignInDeps & { counters: Counter[] }): void {
  deps.counters.push(passwordToChange)
  sessionRoutes(door, deps)
  accountRoutes(door, deps)
  factorRoutes(door, deps)
}

function sessionRoutes(door: Door, deps: SignInDeps): void {
  const { db } = deps
  door.mount(sessionCalls.captcha, () => captchaTask(deps))
  door.mount(sessionCalls.login, async ({ caller, body }) => asLoggedIn(await logIn(deps, caller, body)))
  door.mount(sessionCalls.logout, ({ actor }) => logOut(db, actor))
  door.mount(sessionCalls.renew, async ({ actor }) => asToken(await renewSession(deps, actor)))
  door.mount(sessionCalls.open, ({ actor }) => openSessions(db, actor))
  door.mount(sessionCalls.end, ({ actor, params }) => endSession(db, actor, params.id))
  door.mount(sessionCalls.initData, async ({ actor }) => modulesOf(actor))
  door.mount(sessionCalls.userInformation, ({ actor }) => userInformation(deps, actor))
  door.mount(sessionCalls.userInitData, ({ actor }) => userInitData(deps, actor))
}

function accountRoutes(door: Door, deps: SignInDeps): void {
  door.mount(accountCalls.requestPin, ({ caller, body }) => requestAccountPin(deps, caller, body))
  door.mount(accountCalls.create, ({ caller, body }) => createAccount(deps, caller, body))
  door.mount(accountCalls.requestResetPin, ({ caller, body }) => requestResetPin(deps, caller, body))
  door.mount(accountCalls.reset, ({ caller, body }) => resetPassword(deps, caller, body))
  door.mount(accountCalls.passwordLink, ({ params }) => linkOwner(deps.db, params.token))
  door.mount(accountCalls.choosePassword, ({ caller, params, body }) =>
    choosePassword(deps, caller, params.token, body),
  )
  door.mount(accountCalls.wayBack, ({ params }) => unlockLinkOwner(deps.db, params.token))
  door.mount(accountCalls.goOn, ({ caller, params, body }) => unlock(deps, caller, params.token, body))
  door.mount(accountCalls.changePassword, ({ actor, body }) => changePassword(deps, actor, body))
}
