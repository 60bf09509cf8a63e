import { CertificateStatus } from '@portal/contract/certificates/constants'
import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
import { ownCertificatesPath } from './paths.ts'

/** What a holder has: their valid certificates. */
export const certificateWork: readonly Work[] = [
  {
    section: workSections.ownCertificates,
    name: { es: 'Mis certificados', en: 'My certificates' },
    tone: 'neutral',
    moment: { es: 'Emitido', en: 'Issued' },
    to: `${ownCertificatesPath}?estado=${CertificateStatus.valid}`,
    area: 'certificados',
    isOwn: true,
  },
]
