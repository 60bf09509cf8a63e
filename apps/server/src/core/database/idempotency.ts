import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { isDuplicate, Refusal } from '../base/errors.ts'
import type { Db } from './db.ts'

/** A creating call that its sender may repeat after a lost answer. The browser makes the key, one per form. */
export interface IdempotentCall {
  /** The key and its sender: the same key from another person is another key. */
  key: string
  /** Hash of call, parameters, body and files. The key is valid for this request only. */
  fingerprint: string
}

interface Keeping extends IdempotentCall {
  isKept: boolean
}

interface StoredAnswer {
  status: number
  text: string
}

const current = new AsyncLocalStorage<Keeping>()

/**
 * How `inTransaction` stores the key of the call: with the first write, so both happen or neither. `release` lets the
 * next transaction store it when this one fails; other transactions store none.
 */
export function keyCarrier(): { keep(db: Db): Promise<void>; release(): void } {
  const promised = current.getStore()
  let isOurs = false
  return {
    async keep(db) {
      if (!promised || promised.isKept) return
      promised.isKept = true
      isOurs = true
      await db.insertInto('idempotencia').values({ clave: promised.key, huella: promised.fingerprint }).execute()
    },
    release() {
      if (promised && isOurs) promised.isKept = false
    },
  }
}

/**
 * Runs `work` at most once per key. A repetition gets the stored answer; a concurrent one waits for it on the unique
 * key. A refusal frees the key. Returns null when the work was done but its answer was lost in a crash. Throws
 * `keyUsed` (409) when the key came before with another call or body.
 */
export async function runOnce(
  db: Db,
  { key, fingerprint }: IdempotentCall,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer | null> {
  const keeping: Keeping = { key: hashOf(key), fingerprint: hashOf(fingerprint), isKept: false }
  const known = await storedAnswer(db, keeping)
  if (known) return known
  try {
    const answer = await current.run(keeping, work)
    if (keeping.isKept) await storeAnswer(db, keeping.key, answer)
    return answer
  } catch (error) {
    if (isDuplicate(error, 'idempotencia_pkey')) return answerOfTheFirst(db, keeping)
    // work committed before a refusal (a counted wrong PIN) must not block the corrected form
    if (keeping.isKept) await db.deleteFrom('idempotencia').where('clave', '=', keeping.key).execute()
    throw error
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

async function storeAnswer(db: Db, key: string, answer: StoredAnswer): Promise<void> {
  await db
    .updateTable('idempotencia')
    .set({ estado_http: answer.status, respuesta: answer.text })
    .where('clave', '=', key)
    .execute()
}

async function storedAnswer(db: Db, { key, fingerprint }: IdempotentCall): Promise<StoredAnswer | null> {
  const row = await db
    .selectFrom('idempotencia')
    .select(['estado_http', 'respuesta', 'huella'])
    .where('clave', '=', key)
    .executeTakeFirst()
  if (row && row.huella !== fingerprint) throw new Refusal(sendingMessages.keyUsed)
  return row?.respuesta && row.estado_http ? { status: row.estado_http, text: row.respuesta } : null
}

/** The first call has committed and writes its answer next. */
async function answerOfTheFirst(db: Db, promised: IdempotentCall): Promise<StoredAnswer | null> {
  for (let tries = 0; tries < 20; tries++) {
    const answer = await storedAnswer(db, promised)
    if (answer) return answer
    await sleep(50)
  }
  return null
}
