import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './database.ts'
import { isDuplicate } from './errors.ts'

/** A creating call that its sender may repeat after a lost answer. The key was made in the browser for one form. */
interface Promised {
  key: string
  isKept: boolean
}

interface StoredAnswer {
  status: number
  text: string
}

const current = new AsyncLocalStorage<Promised>()

/**
 * What `inTransaction` does with the key of the call: stored with the first write, so both happen or neither. When the
 * transaction that carries it comes to nothing, `release` lets the next one carry it; other transactions carry none.
 */
export function keyCarrier(): { keep(db: Db): Promise<void>; release(): void } {
  const promised = current.getStore()
  let isOurs = false
  return {
    async keep(db) {
      if (!promised || promised.isKept) return
      promised.isKept = true
      isOurs = true
      await db.insertInto('idempotencia').values({ clave: promised.key }).execute()
    },
    release() {
      if (promised && isOurs) promised.isKept = false
    },
  }
}

/**
 * Runs `work` at most once per key. A repetition gets the stored answer; one that arrives while the first is at work
 * waits for it on the unique key. A refusal frees the key. Null: it was done, but its answer was lost in a crash.
 */
export async function onceOnly(db: Db, key: string, work: () => Promise<StoredAnswer>): Promise<StoredAnswer | null> {
  const hashed = createHash('sha256').update(key).digest('base64url')
  const known = await storedAnswer(db, hashed)
  if (known) return known
  const promised: Promised = { key: hashed, isKept: false }
  try {
    const answer = await current.run(promised, work)
    if (promised.isKept) await storeAnswer(db, hashed, answer)
    return answer
  } catch (error) {
    if (isDuplicate(error, 'idempotencia_pkey')) return answerOfTheFirst(db, hashed)
    // what was committed before a refusal (a counted wrong PIN) must not bar the corrected form
    if (promised.isKept) await db.deleteFrom('idempotencia').where('clave', '=', hashed).execute()
    throw error
  }
}

async function storeAnswer(db: Db, key: string, answer: StoredAnswer): Promise<void> {
  await db
    .updateTable('idempotencia')
    .set({ estado_http: answer.status, respuesta: answer.text })
    .where('clave', '=', key)
    .execute()
}

async function storedAnswer(db: Db, key: string): Promise<StoredAnswer | null> {
  const row = await db
    .selectFrom('idempotencia')
    .select(['estado_http', 'respuesta'])
    .where('clave', '=', key)
    .executeTakeFirst()
  return row?.respuesta && row.estado_http ? { status: row.estado_http, text: row.respuesta } : null
}

/** The first has committed and writes its answer next. */
async function answerOfTheFirst(db: Db, key: string): Promise<StoredAnswer | null> {
  for (let tries = 0; tries < 20; tries++) {
    const answer = await storedAnswer(db, key)
    if (answer) return answer
    await sleep(50)
  }
  return null
}
