import { CertificateStatus } from '@portal/contract/certificates/constants'
import { certificateMessages as m } from '@portal/contract/certificates/messages'
import type { Actor, Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { CertificateDeps } from '../deps.ts'
import type { Holder } from '../list/queries.ts'
import { seesAll } from '../policy.ts'
import { type Documented, getDocumented, keepFile } from './queries.ts'
import { certificateTask } from './task.ts'
import { documentTexts } from './texts.ts'

type DocumentDeps = Pick<CertificateDeps, 'db' | 'env' | 'files' | 'workers' | 'company'>

const mostBytes = 5 * 1024 * 1024
const itself: Caller = { ip: '', requestId: 'certificate-pdf' }

/**
 * Returns an address that opens a document for 60 s. Throws `absent` when it is not the reader's, `revoked` or
 * `replaced` when not valid.
 */
export const documentFor = async (deps: DocumentDeps, actor: Actor, id: number): Promise<{ url_file: string }> => ({
  url_file: await openDocument(deps, seesAll(actor) ? null : actor, id),
})

/** The same for whoever has the secret link of the holder's mail. */
export async function openDocument(deps: DocumentDeps, holder: Holder, id: number): Promise<string> {
  const fileId = await fileOf(deps, await validDocument(deps, holder, id))
  return deps.files.signedPath(fileId, new Date(), { asDownload: true })
}

async function validDocument({ db }: DocumentDeps, holder: Holder, id: number): Promise<Documented> {
  const found = await getDocumented(db, holder, id)
  if (!found) throw new Refusal(m.absent)
  if (found.estado === CertificateStatus.revoked) throw new Refusal(m.revoked)
  if (found.estado === CertificateStatus.replaced) throw new Refusal(m.replaced)
  return found
}

/** Returns the file of a document, made when it is first asked for. One that was revoked meanwhile is not stored. */
async function fileOf(deps: DocumentDeps, document: Documented): Promise<string> {
  if (document.pdf_id) return document.pdf_id
  const { db, files, workers, env } = deps
  const { id, codigo, idioma } = document
  const content = await workers.certificate(certificateTask(document, await deps.company(), env.PUBLIC_URL))
  const name = `${documentTexts.file[idioma]}_${codigo}.pdf`
  const written = await files.write({ name, content, allowed: ['pdf'], maxBytes: mostBytes })
  const stored = await inTransaction(db, async (db) => {
    const fileId = await files.keep(db, itself, written)
    if (!(await keepFile(db, id, fileId))) {
      await files.drop(db, fileId)
      return null
    }
    const after = { pdf_id: fileId, sha256: written.sha256 }
    await record(db, itself, { action: 'certificates.pdfMade', entity: 'certificado', id, after })
    return fileId
  })
  if (stored) return stored
  const now = await validDocument(deps, null, id) // another call was first, or it is no longer valid
  return now.pdf_id!
}
