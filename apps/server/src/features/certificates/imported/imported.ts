import { CertificateStatus } from '@portal/contract/certificates/constants'
import type { Actor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record, recordAll } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import type { Content } from '../issue/content.ts'
import { orRefused } from '../issue/issue.ts'
import { newCode } from '../issue/new-code.ts'
import { replace } from '../issue/reissue.ts'
import { withdraw } from '../issue/revoke.ts'
import * as queries from '../queries.ts'
import { insertCertificates } from './queries.ts'

export interface ImportedCertificate extends Content {
  workshop_id: number | null
}

interface Written {
  id: number
  version: number
}

/**
 * Issues certificates inside the caller's transaction, in order. Throws `alreadyIssued` when one of them was issued
 * meanwhile. No mail is sent.
 */
export async function issueMany(db: Db, actor: Actor, forms: readonly ImportedCertificate[]): Promise<Written[]> {
  const accounts = await queries.accountsOf(
    db,
    forms.map(({ email }) => email),
  )
  const values = forms.map((form) => ({
    ...form,
    codigo: newCode(),
    usuario_id: accounts.get(form.email.toLowerCase()) ?? null,
    creado_por: actor.id,
  }))
  const made = await orRefused(insertCertificates(db, values))
  const rows = made.map(({ buscado: _, ...after }) => {
    return { action: 'certificates.issued', entity: 'certificado', id: after.id, after }
  })
  await recordAll(db, actor, rows, changesOf(...made))
  return made.map(({ id, version }) => ({ id, version }))
}

/** Reissues a certificate inside the caller's transaction. Null when someone changed it since this version. */
export async function reissueImported(
  db: Db,
  actor: Actor,
  { id, version }: Written,
  content: Content & { motivo: string },
): Promise<(Written & { antes: { certificado_id: number } }) | null> {
  const before = await queries.lockCertificate(db, id)
  if (before?.version !== version || before.estado !== CertificateStatus.valid) return null
  const after = await orRefused(replace(db, actor, before, content))
  return { id: after.id, version: after.version, antes: { certificado_id: id } }
}

/** Why the code of an import that was undone is not valid. */
const undone = 'Importación deshecha'

/**
 * Takes back what an import issued, unless someone changed it since this version: who has the document reads that it is
 * revoked, and what it replaced is valid again.
 */
export function takeCertificateBack(db: Db, actor: Actor, { id, version }: Written): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockCertificate(db, id)
    if (before?.version !== version || before.estado !== CertificateStatus.valid) return
    await withdraw(db, actor, before, undone)
    if (before.reemplaza_id === null) return
    const replaced = (await queries.lockCertificate(db, before.reemplaza_id))!
    const after = await queries.updateCertificate(db, replaced.id, { estado: CertificateStatus.valid })
    const recorded = { action: 'certificates.restored', entity: 'certificado', id: replaced.id }
    await record(db, actor, { ...recorded, before: replaced, after, announces: changesOf(after) })
  })
}
