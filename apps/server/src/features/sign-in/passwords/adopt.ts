import { createHmac } from 'node:crypto'
import { brokenPasswordRules } from '@portal/contract/sign-in/password-rules'
import type { Anyone } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { SignInDeps } from '../deps.ts'
import * as queries from '../queries.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './hash.ts'

/** A password of another program that was typed right, hashed by us. */
export interface Adopted {
  hash: string
  /** It breaks our rules of passwords: it counts, and its owner is asked to change it (decision 121). */
  isWeak: boolean
}

export const adopted = async (password: string): Promise<Adopted> => ({
  hash: await hashPassword(password),
  isWeak: brokenPasswordRules(password).length > 0 || isCommonPassword(password),
})

/** Replaces the hash of another program by our own, in the transaction of the first right log-in. */
export async function adoptPassword(db: Db, by: Anyone, userId: number, { hash, isWeak }: Adopted): Promise<void> {
  await queries.adoptPassword(db, userId, hash, isWeak)
  await record(db, by, {
    action: 'access.passwordAdopted',
    entity: 'usuario',
    id: userId,
    after: { clave_debil: isWeak },
  })
}

/**
 * Returns the hash of another program that an address without an account is checked against, so that it takes as long as
 * an account (rule access/one-answer): that of the account which the address picks, always the same one; null where that
 * account has none.
 */
export function standInFor({ db, secrets }: Pick<SignInDeps, 'db' | 'secrets'>, email: string): Promise<string | null> {
  const number = createHmac('sha256', secrets.enlace).update(`clave ${email.toLowerCase()}`).digest().readUInt32BE()
  return queries.getForeignHashAt(db, number)
}
