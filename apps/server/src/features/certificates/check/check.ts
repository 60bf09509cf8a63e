import { readCode } from '@portal/contract/certificates/code'
import { certificateMessages as m } from '@portal/contract/certificates/messages'
import type { CheckedCertificateSchema } from '@portal/contract/certificates/schemas'
import type { In } from '@portal/contract/core/fields'
import { Refusal } from '#core/base/errors.ts'
import type { CertificateDeps } from '../deps.ts'
import { getByCode } from './queries.ts'

/**
 * Returns what a code stands for, as typed. Throws `codeInvalid` for a text that cannot be a code, `absent` for one of
 * no certificate.
 */
export async function checkCode(
  { db, company }: Pick<CertificateDeps, 'db' | 'company'>,
  typed: string,
): Promise<In<typeof CheckedCertificateSchema>> {
  const code = readCode(typed)
  if (!code) throw new Refusal(m.codeInvalid)
  const found = await getByCode(db, code)
  if (!found) throw new Refusal(m.absent)
  return { ...found, emisor: (await company()).nombre }
}
