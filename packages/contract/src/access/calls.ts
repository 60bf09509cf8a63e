import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { createAccountMessages, resetDoneMessages, resetMessages } from './account-messages.ts'
import {
  accessDoneMessages,
  accessMessages,
  loginMessages,
  passwordDoneMessages,
  passwordMessages,
  sessionDoneMessages,
} from './messages.ts'
import type * as s from './schemas.ts'

type Session = Of<typeof s.SessionSchema>
type LoggedIn = Of<typeof s.LoggedInSchema>

export const sessionCalls = {
  captcha: call<{ reply: Of<typeof s.CaptchaSchema> }>({
    method: 'GET',
    path: '/v1/persona/captcha',
    area: loginMessages,
  }),
  login: call<{ body: In<typeof s.LoginSchema>; reply: LoggedIn }>({
    method: 'POST',
    path: '/v1/persona/login',
    area: loginMessages,
    done: sessionDoneMessages.loggedIn,
  }),
  logout: call<{ reply: null }>({
    method: 'POST',
    path: '/v1/persona/logout',
    area: loginMessages,
    done: sessionDoneMessages.loggedOut,
  }),
  renew: call<{ reply: Session }>({
    method: 'POST',
    path: '/v1/persona/renovar',
    area: loginMessages,
    done: sessionDoneMessages.renewed,
  }),
  open: call<{ reply: Of<typeof s.OpenSessionsSchema> }>({
    method: 'GET',
    path: '/v1/persona/sesiones',
    area: loginMessages,
  }),
  end: call<{ params: In<typeof s.SessionByIdSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/persona/sesiones/cerrar/:id',
    area: loginMessages,
    done: sessionDoneMessages.ended,
  }),
  initData: call<{ reply: Of<typeof s.InitDataSchema> }>({
    method: 'GET',
    path: '/v1/licencia/init/data',
    area: loginMessages,
  }),
  userInformation: call<{ reply: Of<typeof s.UserInformationSchema> }>({
    method: 'GET',
    path: '/v1/licencia/usuario/informacion',
    area: loginMessages,
  }),
  userInitData: call<{ reply: Of<typeof s.UserInitDataSchema> }>({
    method: 'GET',
    path: '/v1/licencia/usuario/init_data',
    area: loginMessages,
  }),
}

export const accountCalls = {
  requestPin: call<{ body: In<typeof s.AccountPinSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/persona/crear_cuenta/pin',
    area: createAccountMessages,
    done: createAccountMessages.codeSent,
  }),
  create: call<{ body: In<typeof s.CreateAccountSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/persona/crear_cuenta',
    area: createAccountMessages,
    done: createAccountMessages.created,
  }),
  requestResetPin: call<{ body: In<typeof s.ResetPinSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/persona/restablecer/pin',
    area: resetMessages,
    done: resetDoneMessages.codeSent,
  }),
  reset: call<{ body: In<typeof s.ResetSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/persona/restablecer',
    area: resetMessages,
    done: resetDoneMessages.restored,
  }),
  passwordLink: call<{ params: In<typeof s.PasswordLinkSchema>; reply: Of<typeof s.PasswordLinkOwnerSchema> }>({
    method: 'GET',
    path: '/v1/persona/enlace_password/:token',
    area: resetMessages,
  }),
  choosePassword: call<{
    params: In<typeof s.PasswordLinkSchema>
    body: In<typeof s.ChoosePasswordSchema>
    reply: null
  }>({
    method: 'POST',
    path: '/v1/persona/enlace_password/:token',
    area: resetMessages,
    done: resetDoneMessages.restored,
  }),
  /** Returns the owner of an unlock link, whose account was locked by strangers. */
  wayBack: call<{ params: In<typeof s.PasswordLinkSchema>; reply: Of<typeof s.PasswordLinkOwnerSchema> }>({
    method: 'GET',
    path: '/v1/persona/continuar/:token',
    area: resetMessages,
  }),
  /** Unlocks this browser, whose tries then count separately; `clave` also returns a link to a new password. */
  goOn: call<{
    params: In<typeof s.PasswordLinkSchema>
    body: In<typeof s.UnlockSchema>
    reply: Of<typeof s.UnlockedSchema>
  }>({
    method: 'POST',
    path: '/v1/persona/continuar/:token',
    area: resetMessages,
    done: resetDoneMessages.goOn,
  }),
  changePassword: call<{ body: In<typeof s.ChangePasswordSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/persona/password',
    area: passwordMessages,
    done: passwordDoneMessages.updated,
  }),
}

export const accessCalls = {
  list: call<{ params: In<typeof s.AccessOfUserSchema>; reply: Of<typeof s.AccessListSchema> }>({
    method: 'GET',
    path: '/v1/acceso_modulo/list',
    area: accessMessages,
  }),
  save: call<{ body: In<typeof s.AccessSaveSchema>; reply: Of<typeof s.AccessListSchema> }>({
    method: 'POST',
    path: '/v1/acceso_modulo/save',
    area: accessMessages,
    done: accessDoneMessages.saved,
  }),
  /** Gives a user modules of their template that waited for someone who holds them. */
  approve: call<{ body: In<typeof s.AccessDecideSchema>; reply: Of<typeof s.AccessListSchema> }>({
    method: 'POST',
    path: '/v1/acceso_modulo/aprobar',
    area: accessMessages,
    done: accessDoneMessages.approved,
  }),
  refuse: call<{ body: In<typeof s.AccessDecideSchema>; reply: Of<typeof s.AccessListSchema> }>({
    method: 'POST',
    path: '/v1/acceso_modulo/rechazar',
    area: accessMessages,
    done: accessDoneMessages.refused,
  }),
}
