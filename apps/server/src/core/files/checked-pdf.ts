import type { Message } from '@portal/contract/core/messages'
import type { Upload } from '../base/answers.ts'
import { fieldRefusal } from '../base/errors.ts'
import type { Workers } from '../workers/workers.ts'
import { kindOf } from './file-kinds.ts'
import type { Files, Written } from './files.ts'

/** Throws at a field of the form unless a confined process finds that its PDF is whole and opens without a password. */
export async function refuseBadPdf(
  { workers }: { workers: Pick<Workers, 'pdf'> },
  { path }: Pick<Upload, 'path'>,
  { field, encrypted, damaged }: { field: string; encrypted: Message; damaged: Message },
): Promise<void> {
  const condition = await workers.pdf({ path })
  if (condition === 'encrypted') throw fieldRefusal(field, encrypted)
  if (condition === 'damaged') throw fieldRefusal(field, damaged)
}

interface PdfField {
  maxBytes: number
  isPublic?: boolean
  says: { notPdf: Message; damaged: Message; encrypted: Message }
}

/** Writes the PDF of a form, which a confined process found whole and without a password. Throws at its field. */
export async function writePdf(
  deps: { files: Pick<Files, 'write'>; workers: Pick<Workers, 'pdf'> },
  upload: Upload,
  { maxBytes, isPublic = false, says: { notPdf, ...says } }: PdfField,
): Promise<Written> {
  const { field, name, path } = upload
  if ((await kindOf({ path })) !== 'pdf') throw fieldRefusal(field, notPdf)
  await refuseBadPdf(deps, upload, { field, ...says })
  return deps.files.write({ name, content: { path }, allowed: ['pdf'], maxBytes, isPublic })
}
