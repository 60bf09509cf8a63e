import { CertificateStatus } from '@portal/contract/certificates/constants'
import { certificateMessages as m } from '@portal/contract/certificates/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { changesOf } from '../changes.ts'
import * as queries from '../queries.ts'
import { orRefused } from './issue.ts'

/**
 * Locks a document that is valid. Throws `absent` when there is none, `revoked` when it is revoked, `replaced` when a
 * reissue replaced it, and 409 when someone changed it after `version`, if one is given.
 */
export async function lockValid(db: Db, id: number, version: number | null = null): Promise<queries.StoredCertificate> {
  const before = await queries.lockCertificate(db, id)
  if (!before) throw new Refusal(m.absent)
  if (before.estado === CertificateStatus.revoked) throw new Refusal(m.revoked)
  if (before.estado === CertificateStatus.replaced) throw new Refusal(m.replaced)
  refuseStale(before, version, before)
  return before
}

/**
 * Revokes a valid certificate inside the caller's transaction; its code stays known as revoked. Throws `absent`,
 * `revoked` or `replaced` when it is not valid.
 */
export async function revoke(
  db: Db,
  actor: Actor,
  { certificateId, reason }: { certificateId: number; reason: string },
): Promise<void> {
  await store(db, actor, await lockValid(db, certificateId), reason)
}

/** The same for staff, in a transaction of its own. */
export function revokeByHand(
  db: Db,
  actor: Actor,
  id: number,
  { motivo, version }: { motivo: string; version: number | null },
): Promise<queries.StoredCertificate> {
  return inTransaction(db, async (db) => store(db, actor, await lockValid(db, id, version), motivo))
}

/** Revokes what an import issued when it is undone: it leaves the lists, and who has the document reads that it is revoked. */
export function withdraw(db: Db, actor: Actor, before: queries.StoredCertificate, reason: string) {
  return store(db, actor, before, reason, { eliminado_en: queries.rightNow })
}

async function store(
  db: Db,
  actor: Actor,
  before: queries.StoredCertificate,
  reason: string,
  more: { eliminado_en?: typeof queries.rightNow } = {},
): Promise<queries.StoredCertificate> {
  const { id } = before
  const after = await queries.updateCertificate(db, id, {
    estado: CertificateStatus.revoked,
    revocado_motivo: reason,
    revocado_en: queries.rightNow,
    revocado_por: actor.id,
    ...more,
  })
  const recorded = { action: 'certificates.revoked', entity: 'certificado', id, before, after }
  await record(db, actor, { ...recorded, announces: changesOf(after) })
  return after
}

/**
 * Makes a revoked certificate valid again, unless someone changed it since this version. Throws `alreadyIssued` when it
 * has a successor.
 */
export function restore(db: Db, actor: Actor, id: number, version: number): Promise<queries.StoredCertificate> {
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockCertificate(db, id)
    refuseStale(before, version)
    if (before.estado !== CertificateStatus.revoked) throw new Refusal(coreMessages.changedByOther)
    const after = await queries.updateCertificate(db, id, {
      estado: CertificateStatus.valid,
      revocado_motivo: '',
      revocado_en: null,
      revocado_por: null,
    })
    const recorded = { action: 'certificates.restored', entity: 'certificado', id, before, after }
    await record(db, actor, { ...recorded, announces: changesOf(after) })
    return after
  })
  return orRefused(writing)
}
