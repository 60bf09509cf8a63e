import { factorCalls, logInFactorCalls } from '@portal/contract/sign-in/factor/calls'
import type { Door } from '#core/door/door.ts'
import type { SignInDeps } from '../deps.ts'
import { asLoggedIn } from '../routes-replies.ts'
import { confirmIdentity, proofOptions } from './confirm.ts'
import { makeCodes, ownFactor, removeDevice, renameDevice } from './devices.ts'
import { addApp, addPasskey, startApp, startPasskey } from './enrol.ts'
import { finishLogIn, logInByPasskey, logInOptions } from './log-in.ts'
import { resetFactor } from './reset.ts'

/** Mounts the second step of a log-in, and the calls for devices, recovery codes and proofs of identity. */
export function factorRoutes(door: Door, deps: SignInDeps): void {
  logInRoutes(door, deps)
  enrolRoutes(door, deps)
  ownRoutes(door, deps)
  door.mount(factorCalls.reset, ({ actor, params }) => resetFactor(deps, actor, params.id))
}

function logInRoutes(door: Door, deps: SignInDeps): void {
  door.mount(logInFactorCalls.options, ({ body }) => logInOptions(deps, body.reto))
  door.mount(logInFactorCalls.finish, async ({ caller, body }) => asLoggedIn(await finishLogIn(deps, caller, body)))
  door.mount(logInFactorCalls.passkey, async ({ caller, body }) => asLoggedIn(await logInByPasskey(deps, caller, body)))
}

function enrolRoutes(door: Door, deps: SignInDeps): void {
  door.mount(factorCalls.startApp, ({ actor }) => startApp(deps, actor))
  door.mount(factorCalls.addApp, ({ actor, body }) => addApp(deps, actor, body))
  door.mount(factorCalls.startPasskey, ({ actor }) => startPasskey(deps, actor))
  door.mount(factorCalls.addPasskey, ({ actor, body }) => addPasskey(deps, actor, body))
}

function ownRoutes(door: Door, deps: SignInDeps): void {
  const { db } = deps
  door.mount(factorCalls.list, ({ actor }) => ownFactor(deps, actor))
  door.mount(factorCalls.proofOptions, ({ actor }) => proofOptions(deps, actor))
  door.mount(factorCalls.prove, ({ actor, body }) => confirmIdentity(deps, actor, body))
  door.mount(factorCalls.rename, ({ actor, params, body }) => renameDevice(db, actor, params.id, body.nombre))
  door.mount(factorCalls.remove, ({ actor, params }) => removeDevice(deps, actor, params.id))
  door.mount(factorCalls.makeCodes, ({ actor }) => makeCodes(deps, actor))
}
