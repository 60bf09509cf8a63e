import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/**
 * Argon2id with 32 MiB, 3 passes and 1 lane: above the least that OWASP advises (19 MiB, 2 passes), and still some 10 ms.
 * It runs on the threads of the pool, at most 4 at a time, so a flood of log-ins holds 128 MiB and never the main thread.
 */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }

/** Compared where there is no password, so that the answer takes the same time. */
const nobodys = hash(randomBytes(32), cost)

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(sameForm(password), cost)
}

/** Whether a password is the stored one. It takes its time for an account that is absent or has no password, too. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const isRight = await verify(stored ?? (await nobodys), sameForm(password))
  return isRight && Boolean(stored)
}

/** "ñ" is one character on some keyboards and two on others. */
const sameForm = (password: string) => password.normalize('NFC')
