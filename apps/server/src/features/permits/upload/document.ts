import { permitLimits } from '@portal/contract/permits/constants'
import { permitMessages as m } from '@portal/contract/permits/messages'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { refuseBadPdf } from '#core/files/checked-pdf.ts'
import { type FileKind, kindOf } from '#core/files/file-kinds.ts'
import type { Incoming, Written } from '#core/files/files.ts'
import type { PermitDeps } from '../deps.ts'

const field = 'archivo'
/** A scanned page stays legible; larger pictures are made smaller. */
const longestSide = 3000

/**
 * Writes the document of a permit to the disk, read by a confined process: a PDF must be whole and open without a
 * password, a picture is redrawn without its metadata. The content decides its type. Throws `fileType`, `fileDamaged`
 * or `fileEncrypted`.
 */
export async function writeDocument(deps: Pick<PermitDeps, 'files' | 'workers'>, upload: Upload): Promise<Written> {
  const kind = await kindOf({ path: upload.path })
  if (kind !== 'pdf' && kind !== 'jpg') throw fieldRefusal(field, m.fileType)
  const content = kind === 'pdf' ? await checkedPdf(deps, upload) : await redrawn(deps, upload)
  return deps.files.write({ ...incoming(upload, kind), content })
}

const incoming = ({ name }: Upload, kind: FileKind): Omit<Incoming, 'content'> => ({
  name,
  allowed: [kind],
  maxBytes: permitLimits.fileBytes,
})

async function checkedPdf(deps: Pick<PermitDeps, 'workers'>, upload: Upload): Promise<{ path: string }> {
  await refuseBadPdf(deps, upload, { field, encrypted: m.fileEncrypted, damaged: m.fileDamaged })
  return { path: upload.path }
}

async function redrawn({ workers }: Pick<PermitDeps, 'workers'>, { path: source }: Upload): Promise<Uint8Array> {
  try {
    return await workers.picture({ source, width: longestSide, height: longestSide, fit: 'inside', format: 'jpg' })
  } catch (error) {
    if (!(error instanceof Refusal) || error.entry.status >= 500) throw error
    throw fieldRefusal(field, m.fileDamaged, error)
  }
}
