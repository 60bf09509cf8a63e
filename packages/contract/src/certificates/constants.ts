import type { NumberKind } from '../core/numbers.ts'
import type { Text } from '../core/text.ts'

/** Statuses of an issued document. A reissue replaces the one before it, whose code stays known. */
export const CertificateStatus = { valid: 'vigente', replaced: 'reemplazado', revoked: 'revocado' } as const
export type CertificateStatus = (typeof CertificateStatus)[keyof typeof CertificateStatus]

export const certificateStatusNames: Readonly<Record<CertificateStatus, Text>> = {
  vigente: { es: 'Vigente', en: 'Valid' },
  reemplazado: { es: 'Reemplazado', en: 'Replaced' },
  revocado: { es: 'Revocado', en: 'Revoked' },
}

/** Letters that a field takes at most, and hours. A name of a registration has as many. Ours. */
export const certificateLimits = { name: 120, title: 160, reason: 300, mostHours: 2000 } as const

/** Hours of a course, with halves and tenths. */
export const hoursKind: NumberKind = { decimals: 1 }

/** Path of the redirect that opens the document by the secret link of a mail. */
export const certificateFilePath = '/certificate-file'

/** Path of the public check of a code. */
export const checkPath = (code: string): string => `/validate/certificate/${code}`
