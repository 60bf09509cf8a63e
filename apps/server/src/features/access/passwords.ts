import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB, 2 passes and 1 lane, as OWASP advises: some 30 ms on a thread of the pool, never on the main one. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

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
