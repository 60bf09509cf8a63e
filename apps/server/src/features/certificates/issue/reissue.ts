import { CertificateStatus } from '@portal/contract/certificates/constants'
import type { Actor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { recordAll } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import type { StoredCertificate } from '../queries.ts'
import * as queries from '../queries.ts'
import { type Content, refuseFuture } from './content.ts'
import { columnsOf, orRefused } from './issue.ts'
import { lockValid } from './revoke.ts'

export interface Reissue extends Content {
  motivo: string
  version: number | null
}

/**
 * Issues a new document with a code of its own in place of a valid one, whose code then says what replaced it. Of two
 * at once the second is refused with `replaced`; a revoked certificate with `revoked`.
 */
export function reissue(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...content }: Reissue,
): Promise<StoredCertificate> {
  const writing = inTransaction(db, async (db) => {
    const before = await lockValid(db, id, version)
    await refuseFuture(db, content)
    return replace(db, actor, before, content)
  })
  return orRefused(writing)
}

/** Replaces a locked, valid document inside the caller's transaction. */
export async function replace(
  db: Db,
  actor: Actor,
  before: StoredCertificate,
  content: Content & { motivo: string },
): Promise<StoredCertificate> {
  const { id, emision, origen_id, workshop_id, registro_id } = before
  const replaced = await queries.updateCertificate(db, id, { estado: CertificateStatus.replaced })
  const after = await queries.insertCertificate(db, {
    ...(await columnsOf(db, actor, content)),
    emision: emision + 1,
    origen_id: origen_id ?? id,
    reemplaza_id: id,
    workshop_id,
    registro_id,
  })
  const rows = [
    { action: 'certificates.replaced', entity: 'certificado', id, before, after: replaced },
    { action: 'certificates.reissued', entity: 'certificado', id: after.id, after },
  ]
  await recordAll(db, actor, rows, changesOf(before, after))
  return after
}
