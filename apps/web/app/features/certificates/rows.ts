import type { CertificateDetailSchema, CertificateRowSchema } from '@portal/contract/certificates/schemas'
import type { Of } from '@portal/contract/core/fields'

export type Certificate = Of<typeof CertificateRowSchema>
export type CertificateDetail = Of<typeof CertificateDetailSchema>
