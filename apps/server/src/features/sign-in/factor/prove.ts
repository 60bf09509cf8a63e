import type { Limit } from '@portal/contract/core/endpoint'
import type { Of } from '@portal/contract/core/fields'
import type { Message } from '@portal/contract/core/messages'
import { factorLimits, ProofKind } from '@portal/contract/sign-in/factor/constants'
import { factorMessages } from '@portal/contract/sign-in/factor/messages'
import type { ProofSchema } from '@portal/contract/sign-in/factor/schemas'
import type { Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { countUp, refuseBeyond, uncount } from '#core/door/rate-limits.ts'
import type { SignInDeps } from '../deps.ts'
import { isPassword } from '../passwords/hash.ts'
import { lockAccount } from '../queries.ts'
import { linkForLimitMail } from '../unlock/unlock.ts'
import { factorLimitMail, limitReason } from './mails.ts'
import { verifyPasskey } from './passkeys.ts'
import * as queries from './queries.ts'
import { recoveryHash } from './recovery.ts'
import { totpStep, unsealed } from './totp.ts'

export type ProveDeps = Pick<SignInDeps, 'db' | 'env' | 'mails' | 'secrets' | 'dayZone'>
type Proof = Of<typeof ProofSchema>
export type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** Wrong proofs of one network address, for any account. */
const perAddress: Limit = { name: 'factor-ip', max: 50, seconds: 900 }

/**
 * Who proves what: the purposes and kinds are counted apart (rule access/second-factor), and those of a known browser
 * too (decision 018).
 */
export interface Asked {
  by: Anyone
  userId: number
  purpose: 'ingreso' | 'confirmar' | 'llave'
  proof: Proof
  /** The name of a known browser of the account; null for any other. */
  device: string | null
  /** Called when a code was wrong. */
  onWrong?: (db: Db) => Promise<void>
}

const wrongOnes: Readonly<Record<ProofKind, Message>> = {
  [ProofKind.app]: factorMessages.codeInvalid,
  [ProofKind.recovery]: factorMessages.recoveryInvalid,
  [ProofKind.passkey]: factorMessages.passkeyInvalid,
  [ProofKind.password]: factorMessages.passwordInvalid,
}

/**
 * Runs `work` in one transaction with a right proof of a locked account, which is used up. A wrong one is counted before
 * it is verified, so that two at once cannot pass the limit together; the fifth of a day locks its kind until the next,
 * and the owner gets a mail. `prepare` may refuse before the proof is looked at. Throws the refusal.
 */
export async function withProof<T>(
  deps: ProveDeps,
  asked: Asked,
  prepare: (db: Db, account: Account) => Promise<Message | null>,
  work: (db: Db, account: Account) => Promise<T>,
): Promise<T> {
  const { by, proof } = asked
  const wrong = wrongOnes[proof.tipo]
  await refuseBeyond(deps.db, perAddress, by.ip)
  const tries = await countTry(deps.db, asked)
  const outcome = await inTransaction(deps.db, async (db) => {
    const account = await lockAccount(db, asked.userId)
    if (!account) return new Refusal(wrong)
    const refused = await prepare(db, account)
    if (refused) return new Refusal(refused)
    if (await isRight(db, deps, asked, account)) return { done: await work(db, account) }
    await asked.onWrong?.(db)
    const facts = { tipo: proof.tipo, motivo: asked.purpose }
    await record(db, by, { action: 'factor.wrong', entity: 'usuario', id: account.id, after: facts })
    if (tries.isLast) await mailLimit(db, deps, account)
    return new Refusal(wrong)
  })
  if (!(outcome instanceof Refusal) || outcome.entry !== wrong) {
    await uncount(deps.db, perAddress, by.ip)
    await tries.forgive()
  }
  // Thrown after the commit: inside, what was counted and used up would be rolled back.
  if (outcome instanceof Refusal) throw outcome
  return outcome.done
}

/** A passkey cannot be guessed: its failures lock nobody out. */
async function countTry(db: Db, { purpose, proof, userId, device }: Asked) {
  if (proof.tipo === ProofKind.passkey) return { isLast: false, forgive: async () => {} }
  const limit: Limit = {
    name: `factor-${purpose}-${proof.tipo}`,
    max: factorLimits.wrongTriesPerDay,
    seconds: 86_400,
  }
  const whom = device ?? `cuenta ${userId}`
  const { count, rest } = await countUp(db, limit, whom)
  if (count > limit.max) throw new Refusal(factorMessages.dailyLimit, { retryAfter: rest })
  return { isLast: count === limit.max, forgive: () => uncount(db, limit, whom) }
}

async function isRight(db: Db, deps: ProveDeps, { purpose, proof }: Asked, account: Account): Promise<boolean> {
  const { id } = account
  const key = deps.secrets.factor
  switch (proof.tipo) {
    case ProofKind.passkey: {
      const site = { publicUrl: deps.env.PUBLIC_URL, key }
      const challenge = { purpose, userId: purpose === 'llave' ? null : id }
      return (await verifyPasskey(db, site, id, challenge, proof.respuesta)) !== null
    }
    case ProofKind.app:
      return isCodeOfApp(db, key, id, proof.codigo)
    case ProofKind.recovery:
      return queries.takeCode(db, id, recoveryHash(key, id, proof.codigo))
    case ProofKind.password: {
      const isAlone = (await queries.listDevices(db, id)).length === 0
      return (await isPassword(proof.password, account.password_hash)) && isAlone
    }
  }
}

async function isCodeOfApp(db: Db, key: string, userId: number, code: string): Promise<boolean> {
  for (const { id, secreto } of await queries.listApps(db, userId)) {
    const step = totpStep(unsealed(key, secreto), code, Date.now())
    if (step !== null && (await queries.takeStep(db, id, step))) return true
  }
  return false
}

/** At most one mail a day, and up to three when its link was used. */
async function mailLimit(db: Db, { mails, env, dayZone }: ProveDeps, account: Account): Promise<void> {
  const token = await linkForLimitMail(db, account, limitReason, dayZone)
  if (token) await mails.queue(db, factorLimitMail(env.PUBLIC_URL, account, token))
}
