import type { Actor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changeOf } from '../changes.ts'
import { setDigest } from './queries.ts'

/** Stores whether the actor wants the daily digest. */
export function chooseDigest(db: Db, actor: Actor, isWanted: boolean): Promise<void> {
  return inTransaction(db, async (db) => {
    await setDigest(db, actor.id, isWanted)
    await record(db, actor, {
      action: 'tasks.digestSet',
      entity: 'usuario',
      id: actor.id,
      after: { resumen_diario: isWanted },
      announces: [{ ...changeOf(0), usuario_id: actor.id }],
    })
  })
}
