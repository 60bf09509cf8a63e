import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { isForeignPassword } from './foreign-hash.ts'

/**
 * Argon2id with 32 MiB, 3 passes and 1 lane: above OWASP's minimum (19 MiB, 2 passes), about 10 ms. It runs in the
 * thread pool, at most 4 at a time, so a flood of log-ins uses 128 MiB and never blocks the main thread.
 */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }

/** Verified when there is no password, so that the answer takes the same time. */
const nobodys = hash(randomBytes(32), cost)

/** Returns the hash to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(sameForm(password), cost)
}

/** Whether a password matches the hash. Takes the same time without an account or password. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const isRight = await verify(stored ?? (await nobodys), sameForm(password))
  return isRight && Boolean(stored)
}

/** What is stored of the password of an account. */
export interface StoredPassword {
  password_hash: string | null
  /** As another program hashed it; counts while there is none of our own. */
  hash_ajeno: string | null
}

/** The hash of another program by which an account logs in, if any. */
export const foreignOf = (stored: StoredPassword | undefined): string | null =>
  stored?.password_hash == null ? (stored?.hash_ajeno ?? null) : null

/**
 * Whether a password is that of an account. Without one it takes as long as with one of our own, or as with `standIn`: a
 * hash of another program.
 */
export async function isPasswordOf(
  password: string,
  stored: StoredPassword | undefined,
  standIn: string | null,
): Promise<boolean> {
  const foreign = stored ? foreignOf(stored) : standIn
  if (foreign === null) return isPassword(password, stored?.password_hash)
  const isRight = await isForeignPassword(password, foreign)
  return isRight && stored !== undefined
}

/** "ñ" is one character on some keyboards and two on others. */
const sameForm = (password: string) => password.normalize('NFC')
