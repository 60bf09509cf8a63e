import { factorMessages } from '@portal/contract/sign-in/factor/messages'
import type { FactorSchema } from '@portal/contract/sign-in/factor/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { endSessions } from '#core/identity/sessions.ts'
import type { SignInDeps } from '../deps.ts'
import { lockAccount } from '../queries.ts'
import { codesMail, deviceMail } from './mails.ts'
import * as queries from './queries.ts'
import { makeRecoveryCodes } from './recovery.ts'
import { leavesNone, proofsOf } from './rules.ts'

type Deps = Pick<SignInDeps, 'db' | 'env' | 'mails' | 'secrets' | 'factorRoles'>

/** Returns the reader's devices, without what is secret of them, and how many recovery codes are left. */
export async function ownFactor(
  { db, factorRoles }: Pick<Deps, 'db' | 'factorRoles'>,
  actor: Actor,
): Promise<z.input<typeof FactorSchema>> {
  const devices = await queries.listDevices(db, actor.id)
  const codes = await queries.countCodes(db, actor.id)
  return {
    dispositivos: devices,
    codigos_restantes: codes,
    es_obligatorio: factorRoles.has(actor.role),
    debe_registrar: actor.mustEnrol,
    formas: proofsOf(devices, codes),
  }
}

export function renameDevice(db: Db, actor: Actor, id: number, name: string): Promise<null> {
  return inTransaction(db, async (db) => {
    if (!(await queries.renameDevice(db, actor.id, id, name))) throw new Refusal(factorMessages.absent)
    const announces = [{ area: 'perfil' as const, usuario_id: actor.id }]
    await record(db, actor, { action: 'factor.renamed', entity: 'factor', id, after: { nombre: name }, announces })
    return null
  })
}

/**
 * Removes a device and ends the other sessions. The last one takes the recovery codes with it; where the role requires a
 * second factor it stays (factor 8), also when two are removed at once.
 */
export function removeDevice({ db, mails, env, factorRoles }: Deps, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    const account = await lockAccount(db, actor.id)
    const devices = await queries.listDevices(db, actor.id)
    const device = devices.find((one) => one.id === id)
    if (!account || !device) throw new Refusal(factorMessages.absent)
    if (leavesNone(devices, id, factorRoles.has(account.rol_id))) throw new Refusal(factorMessages.lastRequired)
    await queries.deleteDevice(db, id)
    if (devices.length === 1) await queries.replaceCodes(db, actor.id, [])
    await endSessions(db, actor.id, { except: actor.sessionId })
    await queries.deletePending(db, actor.id)
    await mails.queue(db, deviceMail(env.PUBLIC_URL, account, 'removed', device.nombre))
    const announces = [
      { area: 'perfil' as const, usuario_id: actor.id },
      { area: 'sesion' as const, usuario_id: actor.id },
    ]
    await record(db, actor, { action: 'factor.removed', entity: 'factor', id, before: device, announces })
    return null
  })
}

/** Replaces the recovery codes. Throws `notSet` without a device. */
export function makeCodes({ db, mails, env, secrets }: Deps, actor: Actor): Promise<{ codigos: string[] }> {
  return inTransaction(db, async (db) => {
    const account = await lockAccount(db, actor.id)
    const devices = await queries.listDevices(db, actor.id)
    if (!account || devices.length === 0) throw new Refusal(factorMessages.notSet)
    const codigos = await makeRecoveryCodes(db, secrets.factor, actor.id)
    await mails.queue(db, codesMail(env.PUBLIC_URL, account))
    const announces = [{ area: 'perfil' as const, usuario_id: actor.id }]
    await record(db, actor, { action: 'factor.codesMade', entity: 'usuario', id: actor.id, announces })
    return { codigos }
  })
}
