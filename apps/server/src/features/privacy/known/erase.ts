import { DataRequestState } from '@portal/contract/privacy/constants'
import { privacyMessages as m } from '@portal/contract/privacy/messages'
import { RequestSchema } from '@portal/contract/privacy/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { dataRequestArea } from '../area.ts'
import type { PrivacyDeps } from '../deps.ts'
import * as queries from '../queries.ts'
import { isOpen } from '../rules.ts'
import { oneRequest } from '../work/list.ts'

/**
 * Deletes what is known of the address of an open request and need not stay, all of it or nothing. The audit holds how
 * many records of each kind, without the address. Throws `absent`, `closed` for a closed request, `changedByOther` for
 * a newer version.
 */
export async function erase(
  { db, sources }: Pick<PrivacyDeps, 'db' | 'sources'>,
  actor: Actor,
  id: number,
  version: number,
): Promise<{ borrados: Record<string, number> }> {
  const writing = inTransaction(db, async (db) => {
    const request = await queries.lockRequest(db, id)
    if (!request || request.estado === DataRequestState.waiting) throw new Refusal(m.absent)
    refuseStale(request, version)
    if (!isOpen(request.estado)) throw new Refusal(m.closed)
    const counts: Record<string, number> = {}
    for (const source of sources) {
      const count = await source.erase(db, request.email)
      if (count > 0) counts[source.kind] = count
    }
    await queries.markErased(db, id)
    const changed = [dataRequestArea, 'formularios', 'contactos', 'solicitudes', 'clasificado_clientes'] as const
    await record(db, actor, {
      action: 'privacy.erased',
      entity: 'solicitud_datos',
      id,
      after: counts,
      announces: [...changed, 'workshop_registros' as const, 'difusiones' as const].map((area) => ({ area })),
    })
    return counts
  })
  return { borrados: await showingStored(writing, async () => RequestSchema.parse(await oneRequest(db, id))) }
}
