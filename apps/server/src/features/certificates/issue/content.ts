import { certificateMessages as m } from '@portal/contract/certificates/messages'
import { CertificateContentSchema } from '@portal/contract/certificates/schemas'
import type { z } from 'zod'
import { fieldRefusal } from '#core/base/errors.ts'
import { entryOfIssue } from '#core/base/issues.ts'
import type { Db } from '#core/database/database.ts'
import { todayAnywhere } from '../queries.ts'

export type Content = z.output<typeof CertificateContentSchema>

/** Returns the content of a document as its form would read it. Throws the refusal of the first wrong field. */
export function readContent(content: z.input<typeof CertificateContentSchema>): Content {
  const parsed = CertificateContentSchema.safeParse(content)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw fieldRefusal(String(issue!.path[0]), entryOfIssue(issue!, m).entry)
}

/** Throws `dateInvalid` for a day of issue that has begun nowhere yet. */
export async function refuseFuture(db: Db, { emitido_el }: Pick<Content, 'emitido_el'>): Promise<void> {
  if (emitido_el > (await todayAnywhere(db))) throw fieldRefusal('emitido_el', m.dateInvalid)
}
