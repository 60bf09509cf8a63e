import { CertificateStatus } from '@portal/contract/certificates/constants'
import type { CertificateDetailSchema, CertificateRowSchema } from '@portal/contract/certificates/schemas'
import type { Of } from '@portal/contract/core/fields'

export type Certificate = Of<typeof CertificateRowSchema>
export type CertificateDetail = Of<typeof CertificateDetailSchema>

/** Returns the status that an address names; empty for all. */
export const statusOf = (text: string | undefined): CertificateStatus | '' =>
  Object.values(CertificateStatus).find((status) => status === text) ?? ''
