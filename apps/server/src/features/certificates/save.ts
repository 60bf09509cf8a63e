import type {
  CertificateFormSchema,
  CertificateReissueSchema,
  CertificateSavedSchema,
} from '@portal/contract/certificates/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import type { CertificateDeps } from './deps.ts'
import { issueByHand } from './issue/issue.ts'
import { reissue } from './issue/reissue.ts'
import { type SendDeps, send } from './mail/send.ts'
import type { StoredCertificate } from './queries.ts'

type Saved = Of<typeof CertificateSavedSchema>
type Deps = SendDeps & Pick<CertificateDeps, 'db'>

export const savedOf = ({ id, codigo, version }: StoredCertificate): Saved => ({ id, codigo, version })

/** Issues a certificate and sends it, if that was asked for. */
export const saveCertificate = (
  deps: Deps,
  actor: Actor,
  { enviar, ...form }: Of<typeof CertificateFormSchema>,
): Promise<Saved> =>
  inTransaction(deps.db, async (db) => {
    const after = await issueByHand(db, actor, form)
    if (enviar) await send(db, deps, actor, after.id)
    return savedOf(after)
  })

/** Issues a document in place of another one and sends it, if that was asked for. */
export const reissueCertificate = (
  deps: Deps,
  actor: Actor,
  id: number,
  { enviar, ...form }: Of<typeof CertificateReissueSchema>,
): Promise<Saved> =>
  inTransaction(deps.db, async (db) => {
    const after = await reissue(db, actor, id, form)
    if (enviar) await send(db, deps, actor, after.id)
    return savedOf(after)
  })
