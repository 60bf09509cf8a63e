import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verify as isRightArgon2 } from '@node-rs/argon2'
import { verify as isRightBcrypt } from '@node-rs/bcrypt'
import { coreMessages } from '@portal/contract/core/core-messages'
import { foreignHashLimits as limits } from '@portal/contract/sign-in/foreign-hash-limits'
import { Refusal } from '#core/base/errors.ts'

/** The password of another program, as that program stored it (rule users/foreign-passwords). */
export interface ForeignHash {
  readonly kind: 'bcrypt' | 'argon2' | 'pbkdf2'
  /** Checking it could hold up the server, or take its memory. */
  readonly isTooCostly: boolean
  /** Whether a typed password matches, whatever it costs; off the main thread. */
  isRight(typed: string): Promise<boolean>
}

type Parts = Readonly<Record<string, string | undefined>>
type Reader = (parts: Parts) => ForeignHash | null

/** The forms that are read; in each a hash is one text that names what it was made with. */
const forms: readonly (readonly [RegExp, Reader])[] = [
  // also as Django writes it, with its name in front
  [/^(?:bcrypt\$)?(?<hash>\$2[aby]\$(?<cost>\d\d)\$[./A-Za-z0-9]{53})$/, bcryptOf],
  [
    /^(?:argon2)?(?<hash>\$argon2id?\$v=19\$m=(?<memory>\d{1,10}),t=(?<passes>\d{1,10}),p=(?<lanes>\d{1,3})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,172})$/,
    argon2Of,
  ],
  // Django, passlib and the PHC form, Werkzeug
  [
    /^pbkdf2_(?<digest>sha256|sha512)\$(?<rounds>\d{1,10})\$(?<salt>[^$]{1,128})\$(?<key>[A-Za-z0-9+/]+={0,2})$/,
    pbkdf2Of,
  ],
  [
    /^\$pbkdf2-(?<digest>sha256|sha512)\$(?:i=)?(?<rounds>\d{1,10})(?:,l=\d{1,3})?\$(?<saltBytes>[./+A-Za-z0-9]{1,172})\$(?<key>[./+A-Za-z0-9]+)$/,
    pbkdf2Of,
  ],
  [/^pbkdf2:(?<digest>sha256|sha512):(?<rounds>\d{1,10})\$(?<salt>[^$]{1,128})\$(?<hex>(?:[0-9a-f]{2})+)$/, pbkdf2Of],
]

/** Reads a stored password of another program; null when it is none that is known, or not whole. */
export function readForeignHash(text: string): ForeignHash | null {
  if (text.length > limits.length) return null
  for (const [pattern, read] of forms) {
    const parts = pattern.exec(text)?.groups
    if (parts) return read(parts)
  }
  return null
}

function bcryptOf({ hash = '', cost }: Parts): ForeignHash | null {
  const { least, most } = limits.bcrypt
  if (Number(cost) < least) return null
  return { kind: 'bcrypt', isTooCostly: Number(cost) > most, isRight: (typed) => isRightBcrypt(typed, hash) }
}

function argon2Of({ hash = '', ...costs }: Parts): ForeignHash | null {
  const [memory, passes, lanes] = [Number(costs.memory), Number(costs.passes), Number(costs.lanes)]
  if (passes < 1 || lanes < 1 || memory < 8 * lanes) return null
  const most = limits.argon2
  const isTooCostly = memory > most.kibibytes || passes > most.passes || lanes > most.lanes
  return { kind: 'argon2', isTooCostly, isRight: (typed) => isRightArgon2(hash, typed) }
}

const derive = promisify(pbkdf2)
const digestBytes: Readonly<Record<string, number>> = { sha256: 32, sha512: 64 }
const leastKeyBytes = 16

/** Base 64 as passlib writes it: with a dot for the plus sign, and without an end. */
const bytesOf = (text: string) => Buffer.from(text.replaceAll('.', '+'), 'base64')

function pbkdf2Of({ digest = '', rounds, salt, saltBytes, key, hex }: Parts): ForeignHash | null {
  const expected = hex === undefined ? bytesOf(key ?? '') : Buffer.from(hex, 'hex')
  const most = digestBytes[digest] ?? 0
  if (Number(rounds) < 1 || expected.length < leastKeyBytes || expected.length > most) return null
  const salted = saltBytes === undefined ? Buffer.from(salt ?? '') : bytesOf(saltBytes)
  return {
    kind: 'pbkdf2',
    isTooCostly: Number(rounds) > limits.pbkdf2.rounds,
    isRight: async (typed) =>
      timingSafeEqual(await derive(typed, salted, Number(rounds), expected.length, digest), expected),
  }
}

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Whether a typed password matches one of another program. One at a time in this process, because each may take 256 MiB;
 * when many wait, the next is refused as busy.
 */
export async function isForeignPassword(typed: string, stored: string): Promise<boolean> {
  const hash = readForeignHash(stored)
  if (!hash || hash.isTooCostly) return false
  if (waiting >= limits.waiting) throw new Refusal(coreMessages.busy)
  waiting++
  const turn = last.then(() => matchesInAnyForm(hash, typed))
  last = turn.catch(() => {})
  return turn.finally(() => waiting--)
}

/** "ñ" is one character on some keyboards and two on others; the other program stored it as it was typed. */
async function matchesInAnyForm(hash: ForeignHash, typed: string): Promise<boolean> {
  for (const form of new Set([typed.normalize('NFC'), typed, typed.normalize('NFD')]))
    if (await hash.isRight(form).catch(() => false)) return true // what a library refuses only looks like a hash
  return false
}
