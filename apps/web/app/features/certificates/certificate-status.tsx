import { type CertificateStatus, certificateStatusNames } from '@portal/contract/certificates/constants'
import { textIn } from '@portal/contract/core/text'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<CertificateStatus, Tone>> = {
  vigente: 'done',
  reemplazado: 'neutral',
  revocado: 'danger',
}

export function CertificateStatusDot({ status }: { status: CertificateStatus }) {
  const language = useLanguage()
  return <StatusDot tone={tones[status]}>{textIn(certificateStatusNames[status], language)}</StatusDot>
}
