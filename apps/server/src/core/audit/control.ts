import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Break } from './breaks.ts'
import { sealAll } from './seal.ts'
import { type Head, type Verified, verifyChain } from './verify.ts'

interface Deps {
  db: Db
  files: Pick<Files, 'readAuditHead' | 'writeAuditHead'>
}

export interface Control extends Verified {
  id: number
  /** Whether something is broken that the check before did not find. */
  isNew: boolean
  rowsPerSecond: number
}

/**
 * Seals what waits, checks the whole chain against the head of the last good check, which stands with the files, outside
 * the database, and stores the result. A head is noted again only while nothing is broken.
 */
export async function controlAudit({ db, files }: Deps, more: readonly Head[] = []): Promise<Control> {
  const started = new Date()
  await sealAll(db)
  const noted = headOf((await files.readAuditHead()) ?? '')
  const began = performance.now()
  const verified = await verifyChain(db, [...(noted ? [noted] : []), ...more])
  const seconds = (performance.now() - began) / 1000
  const { id, isNew } = await inTransaction(db, (db) => storeControl(db, started, verified))
  if (verified.rotas === 0) await files.writeAuditHead(textOf(verified.cabeza))
  return { ...verified, id, isNew, rowsPerSecond: Math.round(verified.filas / Math.max(seconds, 0.001)) }
}

async function storeControl(db: Db, started: Date, { filas, cabeza, rotas, hallazgos }: Verified) {
  const last = await lastControl(db)
  const { id } = await db
    .insertInto('auditoria_control')
    .values({
      iniciado_en: started,
      terminado_en: sql<Date>`clock_timestamp()`,
      filas,
      cabeza_numero: cabeza.numero,
      cabeza_hash: cabeza.hash,
      rotas,
      hallazgos: JSON.stringify(hallazgos),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isNew = rotas > 0 && (last?.rotas !== rotas || JSON.stringify(last.hallazgos) !== JSON.stringify(hallazgos))
  return { id, isNew }
}

/** Returns the newest check. */
export const lastControl = (db: Db) =>
  db
    .selectFrom('auditoria_control')
    .select(['iniciado_en', 'terminado_en', 'filas', 'cabeza_numero', 'cabeza_hash', 'rotas'])
    .select(sql<Break[]>`hallazgos`.as('hallazgos'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Writes a head as people note it: `number:hash`. */
export const textOf = ({ numero, hash }: Head): string => `${numero}:${hash}`

/** Reads a head that was noted; null when it is none. */
export function headOf(text: string): Head | null {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim()) ?? []
  return number !== undefined && hash !== undefined ? { numero: Number(number), hash } : null
}
