import { type Anyone, isActor } from '../base/actor.ts'
import type { Db } from './database.ts'
import { announceChanges, type Change } from './events.ts'
import { withoutSecrets } from './secret-columns.ts'

interface Recorded {
  /** `feature.verb`, such as `users.updated`. */
  action: string
  /** Table and key of the row that was written. */
  entity: string
  id: number | string | null
  before?: object | null | undefined
  after?: object | null | undefined
  /** Changes to announce; lists and badges that show these rows load again. */
  announces?: readonly Change[]
}

/** Writes the audit row of a change and announces it at commit. Call it once, inside the transaction of the change. */
export async function record(db: Db, by: Anyone, { announces = [], ...change }: Recorded): Promise<void> {
  await recordAll(db, by, [change], announces)
}

/** The same for many rows of a bulk import: one statement, one announcement. */
export async function recordAll(
  db: Db,
  by: Anyone,
  recorded: readonly Omit<Recorded, 'announces'>[],
  announces: readonly Change[],
): Promise<void> {
  const rows = recorded.map(({ action, entity, id, before, after }) => ({
    usuario_id: isActor(by) ? by.id : null,
    llave_api_id: (isActor(by) && by.apiKey?.id) || null,
    ip: by.ip,
    solicitud_id: by.requestId,
    accion: action,
    entidad: entity,
    entidad_id: id === null ? null : String(id),
    antes: before ? JSON.stringify(withoutSecrets(before)) : null,
    despues: after ? JSON.stringify(withoutSecrets(after)) : null,
  }))
  if (rows.length) await db.insertInto('auditoria').values(rows).execute()
  await announceChanges(db, ...announces)
}
