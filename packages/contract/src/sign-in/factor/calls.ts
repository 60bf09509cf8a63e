import { Module } from '../../access/constants.ts'
import { call, type Limit } from '../../core/endpoint.ts'
import { EmptySchema } from '../../core/fields.ts'
import { sessionDoneMessages } from '../messages.ts'
import { LoggedInSchema } from '../schemas.ts'
import { factorDoneMessages, factorMessages } from './messages.ts'
import * as s from './schemas.ts'

const area = factorMessages

/** Each stores a challenge for five minutes. */
const options: Limit = { name: 'llave-opciones', max: 600, seconds: 900 }
const loggingIn = { access: 'public', whileClosed: true, reply: LoggedInSchema, answersSecret: true } as const
const enrolling: Limit = { name: 'factor-agregar', max: 60, seconds: 3600 }
const adding = {
  access: 'session',
  fresh: 'always',
  whileEnrolling: true,
  answersSecret: true,
  limit: enrolling,
} as const
const own = { access: 'session' } as const
const open = { ...own, whileEnrolling: true } as const

/** The second step of a log-in, and the log-in with a passkey alone. */
export const logInFactorCalls = {
  options: call(
    { method: 'POST', path: '/v1/persona/login/opciones', area },
    {
      summary: 'Returns the options of a passkey for a log-in that waits',
      access: 'public',
      whileClosed: true,
      budget: 'typing',
      limit: options,
      body: s.LogInOptionsSchema,
      reply: s.PasskeyOptionsSchema,
      answersSecret: true,
    },
  ),
  finish: call(
    { method: 'POST', path: '/v1/persona/login/factor', area, done: sessionDoneMessages.loggedIn },
    {
      summary: 'Finishes a log-in by a code of a device or a recovery code',
      ...loggingIn,
      budget: 'typing',
      body: s.FinishLogInSchema,
    },
  ),
  passkey: call(
    { method: 'POST', path: '/v1/persona/login/llave', area, done: sessionDoneMessages.loggedIn },
    { summary: 'Finishes a log-in by a passkey', ...loggingIn, budget: 'typing', body: s.PasskeyLogInSchema },
  ),
}

/** The devices and recovery codes of the reader, and the proof of their identity in an open session. */
export const factorCalls = {
  list: call(
    { method: 'GET', path: '/v1/persona/factor', area },
    { summary: 'Lists the devices of the reader for the second factor', ...open, reply: s.FactorSchema },
  ),
  startApp: call(
    { method: 'POST', path: '/v1/persona/factor/totp/iniciar', area },
    {
      summary: 'Begins to add an authenticator app: returns its secret',
      ...adding,
      budget: 'typing',
      reply: s.StartedAppSchema,
    },
  ),
  addApp: call(
    { method: 'POST', path: '/v1/persona/factor/totp', area, done: factorDoneMessages.added },
    {
      summary: 'Adds an authenticator app with its first code',
      ...adding,
      budget: 'typing',
      body: s.AddAppSchema,
      reply: s.AddedDeviceSchema,
    },
  ),
  startPasskey: call(
    { method: 'POST', path: '/v1/persona/factor/llave/iniciar', area },
    {
      summary: 'Begins to add a passkey: returns its options',
      ...adding,
      budget: 'typing',
      reply: s.PasskeyOptionsSchema,
    },
  ),
  addPasskey: call(
    { method: 'POST', path: '/v1/persona/factor/llave', area, done: factorDoneMessages.added },
    {
      summary: 'Adds a passkey',
      ...adding,
      budget: 'typing',
      body: s.AddPasskeySchema,
      reply: s.AddedDeviceSchema,
    },
  ),
  rename: call(
    { method: 'PUT', path: '/v1/persona/factor/nombre/:id', area, done: factorDoneMessages.renamed },
    {
      summary: 'Renames a device',
      ...own,
      budget: 'typing',
      params: s.DeviceByIdSchema,
      body: s.DeviceNameSchema,
      reply: EmptySchema,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/persona/factor/quitar/:id', area, done: factorDoneMessages.removed },
    {
      summary: 'Removes a device',
      ...own,
      budget: 'saving',
      fresh: 'always',
      params: s.DeviceByIdSchema,
      reply: EmptySchema,
    },
  ),
  makeCodes: call(
    { method: 'POST', path: '/v1/persona/factor/codigos', area, done: factorDoneMessages.codesMade },
    {
      summary: 'Makes new recovery codes; the earlier ones end',
      ...own,
      budget: 'saving',
      fresh: 'always',
      reply: s.RecoveryCodesSchema,
      answersSecret: true,
    },
  ),
  proofOptions: call(
    { method: 'POST', path: '/v1/persona/factor/confirmar/opciones', area },
    {
      summary: 'Returns the options of a passkey for a proof of identity',
      ...open,
      budget: 'typing',
      limit: options,
      reply: s.PasskeyOptionsSchema,
      answersSecret: true,
    },
  ),
  prove: call(
    { method: 'POST', path: '/v1/persona/factor/confirmar', area, done: factorDoneMessages.proven },
    {
      summary: 'Proves the identity of the reader again',
      ...open,
      budget: 'typing',
      body: s.ProofSchema,
      reply: EmptySchema,
    },
  ),
  reset: call(
    { method: 'PUT', path: '/v1/persona/factor/restablecer/:id', area, done: factorDoneMessages.reset },
    {
      summary: 'Removes all devices and codes of another person, who lost them',
      access: Module.users,
      budget: 'saving',
      fresh: 'withFactor',
      params: s.DeviceByIdSchema,
      reply: EmptySchema,
    },
  ),
}
