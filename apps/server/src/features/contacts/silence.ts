import type { Actor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { storeSilence } from './queries.ts'

/** Stores after how many days without an event the actor's contacts are silent (rule contacts/silence). */
export function setSilence(db: Db, actor: Actor, days: number): Promise<void> {
  return inTransaction(db, async (db) => {
    await storeSilence(db, actor.id, days)
    await record(db, actor, {
      action: 'contacts.silenceSet',
      entity: 'usuario',
      id: actor.id,
      after: { dias: days },
      announces: [{ area: 'contactos', of: [{ authorId: actor.id, enterpriseId: actor.enterpriseId }] }],
    })
  })
}
