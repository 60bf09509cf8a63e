import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, inTransaction } from '../database/database.ts'
import { contentHash, genesis, goneContent, linkHash } from './hashes.ts'
import * as queries from './queries.ts'

const atOnce = 2000
const everyMs = 500

/**
 * Seals the next committed rows of the audit. Returns how many, or null when another process is at it. Rows of a
 * transaction that commits later are seen by a later turn, so none is passed over.
 */
export const sealSome = (db: Db, most = atOnce): Promise<number | null> =>
  inTransaction(db, async (db) => {
    if (!(await queries.takeTurn(db))) return null
    const head = await queries.readHead(db)
    let [number, previous] = [head?.numero ?? 0, head?.hash ?? genesis]
    const seals = (await queries.listWaiting(db, most)).map((row): queries.Seal => {
      const contenido = row.id === null ? goneContent : contentHash(row)
      const link = { numero: ++number, auditoria_id: row.auditoria_id, sellado: row.ahora, contenido }
      previous = linkHash(previous, link)
      return { ...link, hash: previous }
    })
    if (seals.length) await queries.storeSeals(db, seals)
    return seals.length
  })

/** Seals all rows that are committed now. */
export async function sealAll(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const sealed = await sealSome(db)
    if (sealed === null) await sleep(50)
    else if (sealed < atOnce) return
  }
}

/** Seals what is committed, twice a second, until it is stopped. Every process with jobs tries, one does it. */
export function startSealing(db: Db, log: (text: string) => void): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  const running = (async () => {
    while (!signal.aborted) {
      const sealed = await sealSome(db).catch((error: Error) => {
        log(`audit: not sealed, again in ${everyMs} ms: ${error.message}`)
        return null
      })
      if (sealed !== atOnce) await sleep(everyMs, undefined, { signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}
