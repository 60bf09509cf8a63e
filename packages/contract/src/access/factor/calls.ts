import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { sessionDoneMessages } from '../messages.ts'
import type { LoggedInSchema } from '../schemas.ts'
import { factorDoneMessages, factorMessages } from './messages.ts'
import type * as s from './schemas.ts'

const area = factorMessages
type Options = Of<typeof s.PasskeyOptionsSchema>
type LoggedIn = Of<typeof LoggedInSchema>
type ById = In<typeof s.DeviceByIdSchema>

/** The second step of a log-in, and the log-in with a passkey alone. */
export const logInFactorCalls = {
  options: call<{ body: In<typeof s.LogInOptionsSchema>; reply: Options }>({
    method: 'POST',
    path: '/v1/persona/login/opciones',
    area,
  }),
  finish: call<{ body: In<typeof s.FinishLogInSchema>; reply: LoggedIn }>({
    method: 'POST',
    path: '/v1/persona/login/factor',
    area,
    done: sessionDoneMessages.loggedIn,
  }),
  passkey: call<{ body: In<typeof s.PasskeyLogInSchema>; reply: LoggedIn }>({
    method: 'POST',
    path: '/v1/persona/login/llave',
    area,
    done: sessionDoneMessages.loggedIn,
  }),
}

/** The devices and recovery codes of the reader, and the proof of their identity in an open session. */
export const factorCalls = {
  list: call<{ reply: Of<typeof s.FactorSchema> }>({ method: 'GET', path: '/v1/persona/factor', area }),
  startApp: call<{ reply: Of<typeof s.StartedAppSchema> }>({
    method: 'POST',
    path: '/v1/persona/factor/totp/iniciar',
    area,
  }),
  addApp: call<{ body: In<typeof s.AddAppSchema>; reply: Of<typeof s.AddedDeviceSchema> }>({
    method: 'POST',
    path: '/v1/persona/factor/totp',
    area,
    done: factorDoneMessages.added,
  }),
  startPasskey: call<{ reply: Options }>({ method: 'POST', path: '/v1/persona/factor/llave/iniciar', area }),
  addPasskey: call<{ body: In<typeof s.AddPasskeySchema>; reply: Of<typeof s.AddedDeviceSchema> }>({
    method: 'POST',
    path: '/v1/persona/factor/llave',
    area,
    done: factorDoneMessages.added,
  }),
  rename: call<{ params: ById; body: In<typeof s.DeviceNameSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/persona/factor/nombre/:id',
    area,
    done: factorDoneMessages.renamed,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/persona/factor/quitar/:id',
    area,
    done: factorDoneMessages.removed,
  }),
  makeCodes: call<{ reply: Of<typeof s.RecoveryCodesSchema> }>({
    method: 'POST',
    path: '/v1/persona/factor/codigos',
    area,
    done: factorDoneMessages.codesMade,
  }),
  proofOptions: call<{ reply: Options }>({ method: 'POST', path: '/v1/persona/factor/confirmar/opciones', area }),
  prove: call<{ body: In<typeof s.ProofSchema>; reply: null }>({
    method: 'POST',
    path: '/v1/persona/factor/confirmar',
    area,
    done: factorDoneMessages.proven,
  }),
  /** Removes all devices and codes of another person, who lost them. */
  reset: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/persona/factor/restablecer/:id',
    area,
    done: factorDoneMessages.reset,
  }),
}
