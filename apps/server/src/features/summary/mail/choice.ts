import type { Actor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import * as queries from './queries.ts'

export { wantsMail } from './queries.ts'

/** Stores whether the actor gets the summary on Monday mornings. */
export function chooseMail(
  db: Db,
  actor: Actor,
  isWanted: boolean,
): Promise<{ semanal: boolean; disponible: boolean }> {
  return inTransaction(db, async (db) => {
    await queries.setWanted(db, actor.id, isWanted)
    await record(db, actor, {
      action: 'summary.mailSet',
      entity: 'usuario',
      id: actor.id,
      after: { resumen_semanal: isWanted },
      announces: [{ area: 'perfil', usuario_id: actor.id }],
    })
    return { semanal: isWanted, disponible: true }
  })
}
