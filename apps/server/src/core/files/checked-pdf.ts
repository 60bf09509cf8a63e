import type { Message } from '@portal/contract/core/messages'
import type { Upload } from '../base/answers.ts'
import { fieldRefusal } from '../base/errors.ts'
import type { Workers } from '../workers/workers.ts'

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
