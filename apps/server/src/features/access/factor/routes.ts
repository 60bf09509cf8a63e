import { Module } from '@portal/contract/access/constants'
import { factorCalls, logInFactorCalls } from '@portal/contract/access/factor/calls'
import * as s from '@portal/contract/access/factor/schemas'
import { LoggedInSchema } from '@portal/contract/access/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import type { AccessDeps } from '../deps.ts'
import { asLoggedIn } from '../routes-replies.ts'
import { confirmIdentity, proofOptions } from './confirm.ts'
import { makeCodes, ownFactor, removeDevice, renameDevice } from './devices.ts'
import { addApp, addPasskey, startApp, startPasskey } from './enrol.ts'
import { finishLogIn, logInByPasskey, logInOptions } from './log-in.ts'
import { resetFactor } from './reset.ts'

/** Each stores a challenge for five minutes. */
const options: Limit = { name: 'llave-opciones', max: 600, seconds: 900 }
const enrolling: Limit = { name: 'factor-agregar', max: 60, seconds: 3600 }

/** Mounts the second step of a log-in, and the calls for devices, recovery codes and proofs of identity. */
export function factorRoutes(door: Door, deps: AccessDeps): void {
  logInRoutes(door, deps)
  enrolRoutes(door, deps)
  ownRoutes(door, deps)
  door.mount(
    factorCalls.reset,
    { access: Module.users, budget: 'saving', fresh: 'withFactor', params: s.DeviceByIdSchema, reply: EmptySchema },
    ({ actor, params }) => resetFactor(deps, actor, params.id),
  )
}

function logInRoutes(door: Door, deps: AccessDeps): void {
  const terms = { access: 'public', reply: LoggedInSchema, answersSecret: true } as const
  door.mount(
    logInFactorCalls.options,
    {
      access: 'public',
      budget: 'typing',
      limit: options,
      body: s.LogInOptionsSchema,
      reply: s.PasskeyOptionsSchema,
      answersSecret: true,
    },
    ({ body }) => logInOptions(deps, body.reto),
  )
  door.mount(
    logInFactorCalls.finish,
    { ...terms, budget: 'typing', body: s.FinishLogInSchema },
    async ({ caller, body }) => asLoggedIn(await finishLogIn(deps, caller, body)),
  )
  door.mount(
    logInFactorCalls.passkey,
    { ...terms, budget: 'typing', body: s.PasskeyLogInSchema },
    async ({ caller, body }) => asLoggedIn(await logInByPasskey(deps, caller, body)),
  )
}

function enrolRoutes(door: Door, deps: AccessDeps): void {
  const terms = {
    access: 'session',
    fresh: 'always',
    whileEnrolling: true,
    answersSecret: true,
    limit: enrolling,
  } as const
  door.mount(factorCalls.startApp, { ...terms, budget: 'typing', reply: s.StartedAppSchema }, ({ actor }) =>
    startApp(deps, actor),
  )
  door.mount(
    factorCalls.addApp,
    { ...terms, budget: 'typing', body: s.AddAppSchema, reply: s.AddedDeviceSchema },
    ({ actor, body }) => addApp(deps, actor, body),
  )
  door.mount(factorCalls.startPasskey, { ...terms, budget: 'typing', reply: s.PasskeyOptionsSchema }, ({ actor }) =>
    startPasskey(deps, actor),
  )
  door.mount(
    factorCalls.addPasskey,
    { ...terms, budget: 'typing', body: s.AddPasskeySchema, reply: s.AddedDeviceSchema },
    ({ actor, body }) => addPasskey(deps, actor, body),
  )
}

function ownRoutes(door: Door, deps: AccessDeps): void {
  const { db } = deps
  const terms = { access: 'session' } as const
  const open = { ...terms, whileEnrolling: true } as const
  door.mount(factorCalls.list, { ...open, reply: s.FactorSchema }, ({ actor }) => ownFactor(deps, actor))
  door.mount(
    factorCalls.proofOptions,
    { ...open, budget: 'typing', limit: options, reply: s.PasskeyOptionsSchema, answersSecret: true },
    ({ actor }) => proofOptions(deps, actor),
  )
  door.mount(
    factorCalls.prove,
    { ...open, budget: 'typing', body: s.ProofSchema, reply: EmptySchema },
    ({ actor, body }) => confirmIdentity(deps, actor, body),
  )
  door.mount(
    factorCalls.rename,
    { ...terms, budget: 'typing', params: s.DeviceByIdSchema, body: s.DeviceNameSchema, reply: EmptySchema },
    ({ actor, params, body }) => renameDevice(db, actor, params.id, body.nombre),
  )
  door.mount(
    factorCalls.remove,
    { ...terms, budget: 'saving', fresh: 'always', params: s.DeviceByIdSchema, reply: EmptySchema },
    ({ actor, params }) => removeDevice(deps, actor, params.id),
  )
  door.mount(
    factorCalls.makeCodes,
    { ...terms, budget: 'saving', fresh: 'always', reply: s.RecoveryCodesSchema, answersSecret: true },
    ({ actor }) => makeCodes(deps, actor),
  )
}
