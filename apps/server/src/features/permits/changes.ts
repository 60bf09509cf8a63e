import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import * as queries from './queries.ts'

/** The change that makes lists, badges and open permits of an enterprise load again; of an address those of the house. */
const changeOf = (enterpriseId: number | null): Change => ({ area: 'permisos', of: [{ enterpriseId }] })

interface Told {
  /** What the audit log says: `permits.approved`. */
  action: string
  before: queries.StoredPermit | null
  after: queries.StoredPermit
  comment?: string
}

/** Writes what happened to a permit: its event, its audit row and the change. */
export async function note(db: Db, by: Anyone, { action, before, after, comment = '' }: Told): Promise<void> {
  await queries.insertEvent(db, {
    permiso_id: after.id,
    usuario_id: isActor(by) ? by.id : null,
    de_estado: before?.estado ?? null,
    a_estado: after.estado,
    comentario: comment,
    ip: by.ip,
  })
  const announces = [changeOf(after.empresa_id)]
  await record(db, by, { action, entity: 'permiso', id: after.id, before, after, announces })
}
