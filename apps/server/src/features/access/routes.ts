import { createAccountMessages, resetMessages } from '@portal/contract/access/account-messages'
import { accessCalls, accountCalls, sessionCalls } from '@portal/contract/access/calls'
import { Module } from '@portal/contract/access/constants'
import { accessMessages, passwordMessages } from '@portal/contract/access/messages'
import * as s from '@portal/contract/access/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { requestsPerAddress } from '#core/identity/pins/pins.ts'
import { createAccount, requestAccountPin } from './account.ts'
import { changePassword } from './change-password.ts'
import type { AccessDeps } from './deps.ts'
import { factorRoutes } from './factor/routes.ts'
import { listAccess, saveAccess } from './grants.ts'
import { choosePassword, linkOwner } from './links.ts'
import { logIn } from './login.ts'
import { endSession, logOut, openSessions, renewSession } from './open-sessions.ts'
import { approvePending, refusePending } from './pending/pending.ts'
import { requestResetPin, resetPassword } from './reset.ts'
import { asLoggedIn, asToken } from './routes-replies.ts'
import { captchaTask, modulesOf, userInformation, userInitData } from './service.ts'
import { templateRoutes } from './templates/routes.ts'
import { unlock, unlockLinkOwner } from './unlock/unlock.ts'

const goingOn: Limit = { name: 'continuar-ip', max: 30, seconds: 3600 }

/** Log-in, sessions, accounts, passwords and module access. */
export function accessRoutes(door: Door, deps: AccessDeps): void {
  sessionRoutes(door, deps)
  accountRoutes(door, deps)
  grantRoutes(door, deps)
  factorRoutes(door, deps)
  templateRoutes(door, deps.db)
}

function sessionRoutes(door: Door, deps: AccessDeps): void {
  const { db } = deps
  const access = 'session'
  door.mount(sessionCalls.captcha, { access: 'public', reply: s.CaptchaSchema }, () => captchaTask(deps))
  door.mount(
    sessionCalls.login,
    { access: 'public', budget: 'typing', body: s.LoginSchema, reply: s.LoggedInSchema, answersSecret: true },
    async ({ caller, body }) => asLoggedIn(await logIn(deps, caller, body)),
  )
  const open = { access, whileEnrolling: true } as const
  door.mount(sessionCalls.logout, { ...open, budget: 'typing', reply: EmptySchema }, ({ actor }) => logOut(db, actor))
  door.mount(
    sessionCalls.renew,
    { ...open, budget: 'typing', reply: s.SessionSchema, answersSecret: true },
    async ({ actor }) => asToken(await renewSession(deps, actor)),
  )
  door.mount(sessionCalls.open, { access, reply: s.OpenSessionsSchema }, ({ actor }) => openSessions(db, actor))
  door.mount(
    sessionCalls.end,
    { access, budget: 'typing', fresh: 'always', params: s.SessionByIdSchema, reply: EmptySchema },
    ({ actor, params }) => endSession(db, actor, params.id),
  )
  door.mount(sessionCalls.initData, { access, reply: s.InitDataSchema }, async ({ actor }) => modulesOf(actor))
  door.mount(sessionCalls.userInformation, { ...open, reply: s.UserInformationSchema }, ({ actor }) =>
    userInformation(deps, actor),
  )
  door.mount(sessionCalls.userInitData, { access, reply: s.UserInitDataSchema }, ({ actor }) =>
    userInitData(deps, actor),
  )
}

function accountRoutes(door: Door, deps: AccessDeps): void {
  const terms = { access: 'public', reply: EmptySchema } as const
  const limit = requestsPerAddress
  door.mount(
    accountCalls.requestPin,
    { ...terms, budget: 'mailing', limit, body: s.AccountPinSchema, failed: createAccountMessages.pinNotGenerated },
    ({ caller, body }) => requestAccountPin(deps, caller, body),
  )
  door.mount(
    accountCalls.create,
    { ...terms, budget: 'saving', body: s.CreateAccountSchema, failed: createAccountMessages.notCreated },
    ({ caller, body }) => createAccount(deps, caller, body),
  )
  door.mount(
    accountCalls.requestResetPin,
    { ...terms, budget: 'mailing', limit, body: s.ResetPinSchema, failed: resetMessages.pinNotSent },
    ({ caller, body }) => requestResetPin(deps, caller, body),
  )
  door.mount(
    accountCalls.reset,
    { ...terms, budget: 'saving', body: s.ResetSchema, failed: resetMessages.notReset },
    ({ caller, body }) => resetPassword(deps, caller, body),
  )
  door.mount(
    accountCalls.passwordLink,
    { access: 'public', params: s.PasswordLinkSchema, reply: s.PasswordLinkOwnerSchema },
    ({ params }) => linkOwner(deps.db, params.token),
  )
  door.mount(
    accountCalls.choosePassword,
    {
      ...terms,
      budget: 'saving',
      params: s.PasswordLinkSchema,
      body: s.ChoosePasswordSchema,
      failed: resetMessages.notReset,
    },
    ({ caller, params, body }) => choosePassword(deps, caller, params.token, body),
  )
  door.mount(
    accountCalls.wayBack,
    { access: 'public', params: s.PasswordLinkSchema, reply: s.PasswordLinkOwnerSchema },
    ({ params }) => unlockLinkOwner(deps.db, params.token),
  )
  door.mount(
    accountCalls.goOn,
    {
      access: 'public',
      budget: 'mailing',
      params: s.PasswordLinkSchema,
      body: s.UnlockSchema,
      reply: s.UnlockedSchema,
      limit: goingOn,
      answersSecret: true,
    },
    ({ caller, params, body }) => unlock(deps, caller, params.token, body),
  )
  door.mount(
    accountCalls.changePassword,
    {
      access: 'session',
      budget: 'saving',
      body: s.ChangePasswordSchema,
      reply: EmptySchema,
      failed: passwordMessages.notUpdated,
    },
    ({ actor, body }) => changePassword(deps, actor, body),
  )
}

function grantRoutes(door: Door, { db }: AccessDeps): void {
  const terms = { access: Module.users, reply: s.AccessListSchema } as const
  door.mount(accessCalls.list, { ...terms, params: s.AccessOfUserSchema }, ({ actor, params }) =>
    listAccess(db, actor, params.usuario_id),
  )
  door.mount(
    accessCalls.save,
    { ...terms, budget: 'saving', fresh: 'withFactor', body: s.AccessSaveSchema, failed: accessMessages.notSaved },
    ({ actor, body }) => saveAccess(db, actor, body),
  )
  const deciding = {
    ...terms,
    budget: 'saving',
    fresh: 'withFactor',
    body: s.AccessDecideSchema,
    failed: accessMessages.notSaved,
  } as const
  door.mount(accessCalls.approve, deciding, ({ actor, body }) => approvePending(db, actor, body))
  door.mount(accessCalls.refuse, deciding, ({ actor, body }) => refusePending(db, actor, body))
}
