import type { Of } from '@portal/contract/core/fields'
import { ProofKind } from '@portal/contract/sign-in/factor/constants'
import { factorMessages } from '@portal/contract/sign-in/factor/messages'
import type { FinishLogInSchema, PasskeyLogInSchema, PendingLogInSchema } from '@portal/contract/sign-in/factor/schemas'
import { UserStatus } from '@portal/contract/users/constants'
import type { z } from 'zod'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { hashOfSecret, newSecret } from '#core/identity/secret-links.ts'
import type { SignInDeps } from '../deps.ts'
import { type LoggedIn, openLoggedIn } from '../open-logged-in.ts'
import { getAccountById } from '../queries.ts'
import { knownDevice } from '../unlock/devices.ts'
import { recoveryUsedMail } from './mails.ts'
import { optionsToUse } from './passkeys.ts'
import { type Account, type ProveDeps, withProof } from './prove.ts'
import * as queries from './queries.ts'
import { proofsOf } from './rules.ts'

type Deps = ProveDeps & Pick<SignInDeps, 'sessions' | 'factorRoles'>

/**
 * Returns what finishes the log-in of a user whose password was right, or null when they have no device. No session exists
 * until then. Call it in the transaction that locked their account.
 */
export async function pendingLogIn(
  db: Db,
  caller: Caller,
  userId: number,
): Promise<z.input<typeof PendingLogInSchema> | null> {
  const devices = await queries.listDevices(db, userId)
  if (devices.length === 0) return null
  const { token, hash } = newSecret()
  const { vence_en } = await queries.insertPending(db, userId, hash)
  await record(db, caller, { action: 'factor.asked', entity: 'usuario', id: userId })
  return { reto: token, vence_en, formas: proofsOf(devices, await queries.countCodes(db, userId)) }
}

/**
 * Returns the options of the passkeys of a log-in that waits, or of any passkey. Throws `logInEnded` for an ended one.
 */
export async function logInOptions(deps: Pick<SignInDeps, 'db' | 'env'>, token: string) {
  const { db, env } = deps
  if (!token) return optionsToUse(db, env.PUBLIC_URL, { purpose: 'llave', userId: null })
  const pending = await queries.getPending(db, hashOfSecret(token))
  if (!pending) throw new Refusal(factorMessages.logInEnded)
  return optionsToUse(db, env.PUBLIC_URL, { purpose: 'ingreso', userId: pending.usuario_id })
}

/** Finishes a log-in that waits, once. With a recovery code the session must add a device first: one was lost. */
export async function finishLogIn(
  deps: Deps,
  caller: Caller,
  { reto, dispositivo, ...proof }: Of<typeof FinishLogInSchema>,
): Promise<LoggedIn> {
  const hash = hashOfSecret(reto)
  const pending = await queries.getPending(deps.db, hash)
  const owner = pending && (await getAccountById(deps.db, pending.usuario_id))
  if (!owner) throw new Refusal(factorMessages.logInEnded)
  const asked = {
    by: caller,
    userId: owner.id,
    purpose: 'ingreso' as const,
    proof,
    device: await knownDevice(deps.db, dispositivo, owner.email),
    onWrong: (db: Db) => queries.countPendingTry(db, hash),
  }
  // read again under the lock of the account: a new password deletes it, and of two at once one is first
  const prepare = async (db: Db, account: Account) =>
    isActive(account) && (await queries.getPending(db, hash)) ? null : factorMessages.logInEnded
  return withProof(deps, asked, prepare, async (db, account) => {
    await queries.usePending(db, hash)
    const isByRecovery = proof.tipo === ProofKind.recovery
    if (isByRecovery) {
      const left = await queries.countCodes(db, account.id)
      await deps.mails.queue(db, recoveryUsedMail(deps.env.PUBLIC_URL, account, left))
    }
    const opening = { device: dispositivo, by: proof.tipo, mustEnrol: isByRecovery }
    return openLoggedIn(db, deps, caller, account, opening)
  })
}

/** Logs in with a passkey alone: it holds the key, and was unlocked by a PIN or fingerprint. */
export async function logInByPasskey(
  deps: Deps,
  caller: Caller,
  { respuesta, dispositivo }: Of<typeof PasskeyLogInSchema>,
): Promise<LoggedIn> {
  const userId = (await queries.ownerOfPasskey(deps.db, respuesta.id)) ?? nobody
  const asked = {
    by: caller,
    userId,
    purpose: 'llave' as const,
    proof: { tipo: ProofKind.passkey, respuesta },
    device: null,
  }
  const prepare = async (_db: Db, account: Account) => (isActive(account) ? null : factorMessages.passkeyInvalid)
  return withProof(deps, asked, prepare, (db, account) =>
    openLoggedIn(db, deps, caller, account, { device: dispositivo, by: ProofKind.passkey, mustEnrol: false }),
  )
}

const nobody = 0
const isActive = ({ estado_id }: { estado_id: number }) => estado_id === UserStatus.active
