import { createHmac, randomInt } from 'node:crypto'
import { factorLimits } from '@portal/contract/sign-in/factor/constants'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

/** Base32: no 0, 1 or 8, which are read as letters. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const half = 5

const newCode = () => Array.from({ length: 2 * half }, () => letters[randomInt(letters.length)]).join('')

/** 50 random bits: a keyed hash is enough. Bound to the account. */
export const recoveryHash = (key: string, userId: number, code: string): string =>
  createHmac('sha256', key).update(`recuperacion ${userId} ${code}`).digest('base64url')

/** Replaces the recovery codes of a user. Returns the new ones as they are shown, once. */
export async function makeRecoveryCodes(db: Db, key: string, userId: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < factorLimits.recoveryCodes) codes.add(newCode())
  await queries.replaceCodes(
    db,
    userId,
    [...codes].map((code) => recoveryHash(key, userId, code)),
  )
  return [...codes].map((code) => `${code.slice(0, half)}-${code.slice(half)}`)
}
