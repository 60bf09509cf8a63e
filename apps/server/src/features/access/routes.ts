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
import { listAccess, saveAccess } from './grants.ts'
import { choosePassword, linkOwner } from './links.ts'
import { logIn } from './login.ts'
import { endSession, logOut, openSessions, renewSession } from './open-sessions.ts'
import type { AccessParts } from './parts.ts'
import { requestResetPin, resetPassword } from './reset.ts'
import { captchaTask, modulesOf, userInformation, userInitData } from './service.ts'
import { unlock, unlockLinkOwner } from './unlock/unlock.ts'

const goingOn: Limit = { name: 'continuar-ip', max: 30, seconds: 3600 }

/** Log-in, sessions, accounts, passwords and module access. */
export function accessRoutes(door: Door, parts: AccessParts): void {
  sessionRoutes(door, parts)
  accountRoutes(door, parts)
  grantRoutes(door, parts)
}

function sessionRoutes(door: Door, parts: AccessParts): void {
  const { db } = parts
  const access = 'session'
  door.mount(sessionCalls.captcha, { access: 'public', reply: s.CaptchaSchema }, () => captchaTask(parts))
  door.mount(
    sessionCalls.login,
    { access: 'public', body: s.LoginSchema, reply: s.LoggedInSchema, answersSecret: true },
    async ({ caller, body }) => {
      const session = await logIn(parts, caller, body)
      return { ...asToken(session), dispositivo: session.device }
    },
  )
  door.mount(sessionCalls.logout, { access, reply: EmptySchema }, ({ actor }) => logOut(db, actor))
  door.mount(sessionCalls.renew, { access, reply: s.SessionSchema, answersSecret: true }, async ({ actor }) =>
    asToken(await renewSession(parts, actor)),
  )
  door.mount(sessionCalls.open, { access, reply: s.OpenSessionsSchema }, ({ actor }) => openSessions(db, actor))
  door.mount(sessionCalls.end, { access, params: s.SessionByIdSchema, reply: EmptySchema }, ({ actor, params }) =>
    endSession(db, actor, params.id),
  )
  door.mount(sessionCalls.initData, { access, reply: s.InitDataSchema }, async ({ actor }) => modulesOf(actor))
  door.mount(sessionCalls.userInformation, { access, reply: s.UserInformationSchema }, ({ actor }) =>
    userInformation(parts, actor),
  )
  door.mount(sessionCalls.userInitData, { access, reply: s.UserInitDataSchema }, ({ actor }) =>
    userInitData(parts, actor),
  )
}

function accountRoutes(door: Door, parts: AccessParts): void {
  const terms = { access: 'public', reply: EmptySchema } as const
  const limit = requestsPerAddress
  door.mount(
    accountCalls.requestPin,
    { ...terms, limit, body: s.AccountPinSchema, failed: createAccountMessages.pinNotGenerated },
    ({ caller, body }) => requestAccountPin(parts, caller, body),
  )
  door.mount(
    accountCalls.create,
    { ...terms, body: s.CreateAccountSchema, failed: createAccountMessages.notCreated },
    ({ caller, body }) => createAccount(parts, caller, body),
  )
  door.mount(
    accountCalls.requestResetPin,
    { ...terms, limit, body: s.ResetPinSchema, failed: resetMessages.pinNotSent },
    ({ caller, body }) => requestResetPin(parts, caller, body),
  )
  door.mount(
    accountCalls.reset,
    { ...terms, body: s.ResetSchema, failed: resetMessages.notReset },
    ({ caller, body }) => resetPassword(parts, caller, body),
  )
  door.mount(
    accountCalls.passwordLink,
    { access: 'public', params: s.PasswordLinkSchema, reply: s.PasswordLinkOwnerSchema },
    ({ params }) => linkOwner(parts.db, params.token),
  )
  door.mount(
    accountCalls.choosePassword,
    { ...terms, params: s.PasswordLinkSchema, body: s.ChoosePasswordSchema, failed: resetMessages.notReset },
    ({ caller, params, body }) => choosePassword(parts, caller, params.token, body),
  )
  door.mount(
    accountCalls.wayBack,
    { access: 'public', params: s.PasswordLinkSchema, reply: s.PasswordLinkOwnerSchema },
    ({ params }) => unlockLinkOwner(parts.db, params.token),
  )
  door.mount(
    accountCalls.goOn,
    {
      access: 'public',
      params: s.PasswordLinkSchema,
      body: s.UnlockSchema,
      reply: s.UnlockedSchema,
      limit: goingOn,
      answersSecret: true,
    },
    ({ caller, params, body }) => unlock(parts, caller, params.token, body),
  )
  door.mount(
    accountCalls.changePassword,
    { access: 'session', body: s.ChangePasswordSchema, reply: EmptySchema, failed: passwordMessages.notUpdated },
    ({ actor, body }) => changePassword(parts, actor, body),
  )
}

function grantRoutes(door: Door, { db }: AccessParts): void {
  const terms = { access: Module.users, reply: s.AccessListSchema } as const
  door.mount(accessCalls.list, { ...terms, params: s.AccessOfUserSchema }, ({ actor, params }) =>
    listAccess(db, actor, params.usuario_id),
  )
  door.mount(
    accessCalls.save,
    { ...terms, body: s.AccessSaveSchema, failed: accessMessages.notSaved },
    ({ actor, body }) => saveAccess(db, actor, body),
  )
}

const asToken = ({ token, expiresAt }: { token: string; expiresAt: Date }) => ({ token, vence_en: expiresAt })
