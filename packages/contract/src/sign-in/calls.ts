import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { requestsPerAddress } from '../core/limits.ts'
import { createAccountMessages, resetDoneMessages, resetMessages } from './account-messages.ts'
import { loginMessages, sessionDoneMessages } from './messages.ts'
import { passwordDoneMessages, passwordMessages } from './password-messages.ts'
import * as s from './schemas.ts'

const open = { access: 'session', whileEnrolling: true } as const
const answersNothing = { access: 'public', reply: EmptySchema } as const
const goingOn: Limit = { name: 'continuar-ip', max: 30, seconds: 3600 }

export const sessionCalls = {
  captcha: call(
    { method: 'GET', path: '/v1/persona/captcha', area: loginMessages },
    {
      summary: 'Returns a task for the captcha of a form',
      access: 'public',
      whileClosed: true,
      reply: s.CaptchaSchema,
    },
  ),
  login: call(
    { method: 'POST', path: '/v1/persona/login', area: loginMessages, done: sessionDoneMessages.loggedIn },
    {
      summary: 'Signs in by e-mail and password; may ask for a second factor',
      access: 'public',
      whileClosed: true,
      budget: 'typing',
      body: s.LoginSchema,
      reply: s.LoggedInSchema,
      answersSecret: true,
    },
  ),
  logout: call(
    { method: 'POST', path: '/v1/persona/logout', area: loginMessages, done: sessionDoneMessages.loggedOut },
    { summary: 'Ends the session of this device', ...open, budget: 'typing', reply: EmptySchema },
  ),
  renew: call(
    { method: 'POST', path: '/v1/persona/renovar', area: loginMessages, done: sessionDoneMessages.renewed },
    {
      summary: 'Renews the session before it ends',
      ...open,
      budget: 'typing',
      reply: s.SessionSchema,
      answersSecret: true,
    },
  ),
  open: call(
    { method: 'GET', path: '/v1/persona/sesiones', area: loginMessages },
    { summary: 'Lists the open sessions of the reader', access: 'session', reply: s.OpenSessionsSchema },
  ),
  end: call(
    { method: 'PUT', path: '/v1/persona/sesiones/cerrar/:id', area: loginMessages, done: sessionDoneMessages.ended },
    {
      summary: "Ends one of the reader's sessions",
      access: 'session',
      budget: 'typing',
      fresh: 'always',
      params: s.SessionByIdSchema,
      reply: EmptySchema,
    },
  ),
  initData: call(
    { method: 'GET', path: '/v1/licencia/init/data', area: loginMessages },
    { summary: 'Returns the modules of the reader', access: 'session', reply: s.InitDataSchema },
  ),
  userInformation: call(
    { method: 'GET', path: '/v1/licencia/usuario/informacion', area: loginMessages },
    { summary: 'Returns who is signed in, with their modules', ...open, reply: s.UserInformationSchema },
  ),
  userInitData: call(
    { method: 'GET', path: '/v1/licencia/usuario/init_data', area: loginMessages },
    {
      summary: 'Returns what the dashboard shows of the reader, with its counters',
      access: 'session',
      reply: s.UserInitDataSchema,
    },
  ),
}

export const accountCalls = {
  requestPin: call(
    {
      method: 'POST',
      path: '/v1/persona/crear_cuenta/pin',
      area: createAccountMessages,
      done: createAccountMessages.codeSent,
    },
    {
      summary: 'Mails a PIN that proves an e-mail for a new account',
      ...answersNothing,
      budget: 'mailing',
      limit: requestsPerAddress,
      body: s.AccountPinSchema,
      failed: createAccountMessages.pinNotGenerated,
    },
  ),
  create: call(
    {
      method: 'POST',
      path: '/v1/persona/crear_cuenta',
      area: createAccountMessages,
      done: createAccountMessages.created,
    },
    {
      summary: 'Creates an account with the mailed PIN',
      ...answersNothing,
      budget: 'saving',
      body: s.CreateAccountSchema,
      failed: createAccountMessages.notCreated,
    },
  ),
  requestResetPin: call(
    { method: 'POST', path: '/v1/persona/restablecer/pin', area: resetMessages, done: resetDoneMessages.codeSent },
    {
      summary: 'Mails a PIN to set a forgotten password',
      ...answersNothing,
      whileClosed: true,
      budget: 'mailing',
      limit: requestsPerAddress,
      body: s.ResetPinSchema,
      failed: resetMessages.pinNotSent,
    },
  ),
  reset: call(
    { method: 'POST', path: '/v1/persona/restablecer', area: resetMessages, done: resetDoneMessages.restored },
    {
      summary: 'Sets a new password with the mailed PIN',
      ...answersNothing,
      whileClosed: true,
      budget: 'saving',
      body: s.ResetSchema,
      failed: resetMessages.notReset,
    },
  ),
  passwordLink: call(
    { method: 'GET', path: '/v1/persona/enlace_password/:token', area: resetMessages },
    {
      summary: 'Returns the owner of a link that sets a password',
      access: 'public',
      whileClosed: true,
      params: s.PasswordLinkSchema,
      reply: s.PasswordLinkOwnerSchema,
    },
  ),
  choosePassword: call(
    {
      method: 'POST',
      path: '/v1/persona/enlace_password/:token',
      area: resetMessages,
      done: resetDoneMessages.restored,
    },
    {
      summary: 'Sets a password by a mailed link',
      ...answersNothing,
      whileClosed: true,
      budget: 'saving',
      params: s.PasswordLinkSchema,
      body: s.ChoosePasswordSchema,
      failed: resetMessages.notReset,
    },
  ),
  wayBack: call(
    { method: 'GET', path: '/v1/persona/continuar/:token', area: resetMessages },
    {
      summary: 'Returns the owner of an unlock link, whose account was locked by strangers',
      access: 'public',
      whileClosed: true,
      params: s.PasswordLinkSchema,
      reply: s.PasswordLinkOwnerSchema,
    },
  ),
  goOn: call(
    { method: 'POST', path: '/v1/persona/continuar/:token', area: resetMessages, done: resetDoneMessages.goOn },
    {
      summary: 'Unlocks this browser, whose tries then count separately; with `clave` returns a link to a new password',
      access: 'public',
      whileClosed: true,
      budget: 'mailing',
      limit: goingOn,
      params: s.PasswordLinkSchema,
      body: s.UnlockSchema,
      reply: s.UnlockedSchema,
      answersSecret: true,
    },
  ),
  changePassword: call(
    { method: 'PUT', path: '/v1/persona/password', area: passwordMessages, done: passwordDoneMessages.updated },
    {
      summary: 'Changes the password of the reader',
      access: 'session',
      budget: 'saving',
      body: s.ChangePasswordSchema,
      reply: EmptySchema,
      failed: passwordMessages.notUpdated,
    },
  ),
}
