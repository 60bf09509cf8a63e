import { workshopMessages as m } from '@portal/contract/workshops/messages'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { isIssued } from './closing/queries.ts'
import { getRegistration } from './list-queries.ts'
import * as queries from './queries.ts'

/**
 * Corrects the name for the certificate, until it is issued (`certificateIssued`). 409 with the stored one after
 * another change.
 */
export async function renameRegistration(
  db: Db,
  actor: Actor,
  id: number,
  { nombre, version }: { nombre: string; version: number },
): Promise<{ id: number; version: number }> {
  const writing = inTransaction(db, async (db) => {
    const locked = await queries.lockRegistration(db, id)
    if (!locked) throw new Refusal(m.registrationAbsent)
    const before = locked.registration
    refuseStale(before, version)
    if (await isIssued(db, id)) throw fieldRefusal('nombre', m.certificateIssued)
    const after = await queries.updateRegistration(db, id, { nombre })
    await record(db, actor, {
      action: 'workshops.renamed',
      entity: 'workshop_registro',
      id,
      before,
      after,
      announces: [{ area: 'workshop_registros' }],
    })
    return { id, version: after.version }
  })
  return showingStored(writing, () => getRegistration(db, id))
}
