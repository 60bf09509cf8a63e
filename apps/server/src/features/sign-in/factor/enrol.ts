import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import { DeviceKind, factorLimits } from '@portal/contract/sign-in/factor/constants'
import { factorMessages } from '@portal/contract/sign-in/factor/messages'
import type {
  AddAppSchema,
  AddedDeviceSchema,
  AddPasskeySchema,
  StartedAppSchema,
} from '@portal/contract/sign-in/factor/schemas'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { endSessions } from '#core/identity/sessions.ts'
import type { SignInDeps } from '../deps.ts'
import { lockAccount } from '../queries.ts'
import { deviceMail } from './mails.ts'
import { madePasskey, optionsToMake } from './passkeys.ts'
import type { Account } from './prove.ts'
import * as queries from './queries.ts'
import { makeRecoveryCodes } from './recovery.ts'
import { newTotpSecret, sealed, totpAddress, totpStep, unsealed } from './totp.ts'

type Deps = Pick<SignInDeps, 'db' | 'env' | 'mails' | 'secrets' | 'company'>
type Added = Of<typeof AddedDeviceSchema>

/** Begins to add an authenticator app: its secret is answered only here. One that was begun before is forgotten. */
export async function startApp(deps: Deps, actor: Actor): Promise<Of<typeof StartedAppSchema>> {
  const { nombre } = await deps.company()
  const secreto = newTotpSecret()
  await inTransaction(deps.db, async (db) => {
    await lockWithRoom(db, actor)
    await queries.startApp(db, actor.id, sealed(deps.secrets.factor, secreto))
    await record(db, actor, { action: 'factor.started', entity: 'usuario', id: actor.id })
  })
  return { secreto, direccion: totpAddress(secreto, nombre, actor.email) }
}

/** Adds the app that was begun, with its first code, which proves that it shows the right ones. */
export function addApp(deps: Deps, actor: Actor, { codigo, nombre }: Of<typeof AddAppSchema>): Promise<Added> {
  return inTransaction(deps.db, async (db) => {
    const account = await lockWithRoom(db, actor)
    const started = await queries.getStartedApp(db, actor.id)
    if (!started) throw new Refusal(factorMessages.enrolmentEnded)
    const step = totpStep(unsealed(deps.secrets.factor, started.secreto), codigo, Date.now())
    if (step === null) throw fieldRefusal('codigo', factorMessages.codeInvalid)
    const isFirst = (await queries.listDevices(db, actor.id)).length === 0
    await queries.confirmApp(db, started.id, nombre, step)
    return added(db, deps, actor, account, { id: started.id, tipo: DeviceKind.app, nombre, isFirst })
  })
}

/** Begins to add a passkey: returns what the browser needs to make it. */
export async function startPasskey(deps: Deps, actor: Actor): Promise<{ opciones: Record<string, unknown> }> {
  const { nombre: name } = await deps.company()
  const site = { publicUrl: deps.env.PUBLIC_URL, name, key: deps.secrets.factor }
  return inTransaction(deps.db, async (db) => {
    const { id, email, nombres } = await lockWithRoom(db, actor)
    await record(db, actor, { action: 'factor.started', entity: 'usuario', id })
    return optionsToMake(db, site, { id, email, nombres })
  })
}

/** Adds the passkey that the browser made. */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { nombre, respuesta }: Of<typeof AddPasskeySchema>,
): Promise<Added> {
  const outcome = await inTransaction(deps.db, async (db) => {
    const account = await lockWithRoom(db, actor)
    const passkey = await madePasskey(db, deps.env.PUBLIC_URL, actor.id, respuesta)
    if (!passkey) return new Refusal(factorMessages.passkeyInvalid)
    const isFirst = (await queries.listDevices(db, actor.id)).length === 0
    const id = await queries.insertPasskey(db, { ...passkey, usuario_id: actor.id, nombre })
    if (id === undefined) return new Refusal(factorMessages.alreadyAdded)
    return added(db, deps, actor, account, { id, tipo: DeviceKind.passkey, nombre, isFirst })
  })
  if (outcome instanceof Refusal) throw outcome // after the commit: its challenge is used up
  return outcome
}

/** Locks the account: of two devices added at once, one is the first. */
async function lockWithRoom(db: Db, actor: Actor): Promise<Account> {
  const account = await lockAccount(db, actor.id)
  if (!account) throw new Refusal(coreMessages.sessionEnded)
  if ((await queries.listDevices(db, actor.id)).length >= factorLimits.devices)
    throw new Refusal(factorMessages.tooManyDevices)
  return account
}

interface NewDevice {
  id: number
  tipo: DeviceKind
  nombre: string
  /** Whether they had none: they get recovery codes. */
  isFirst: boolean
}

/**
 * The first device, and the one after a loss, end the other sessions: they were opened without it, or with what was lost.
 */
async function added(
  db: Db,
  { mails, env, secrets }: Deps,
  actor: Actor,
  account: Account,
  { isFirst, ...device }: NewDevice,
): Promise<Added> {
  await queries.markProven(db, actor.sessionId, true)
  if (isFirst || actor.mustEnrol) await endSessions(db, actor.id, { except: actor.sessionId })
  const codigos = isFirst ? await makeRecoveryCodes(db, secrets.factor, actor.id) : null
  await mails.queue(db, deviceMail(env.PUBLIC_URL, account, 'added', device.nombre))
  await record(db, actor, {
    action: 'factor.added',
    entity: 'factor',
    id: device.id,
    after: device,
    announces: [
      { area: 'perfil', usuario_id: actor.id },
      { area: 'sesion', usuario_id: actor.id },
    ],
  })
  return { id: device.id, codigos }
}
