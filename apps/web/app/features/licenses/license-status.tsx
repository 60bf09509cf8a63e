import { textIn } from '@portal/contract/core/text'
import { LicenseStatus, licenseStatusNames } from '@portal/contract/licenses/states'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

interface Shown {
  estado_id: number
  en_gracia: boolean
  suspendida: string | null
}

const inGrace = { es: 'En gracia', en: 'In grace' }
const suspended = { es: 'Suspendida', en: 'Suspended' }
const scheduled = { es: 'Programada', en: 'Scheduled' }

const tones = { 0: 'neutral', 1: 'done', 4: 'neutral', 5: 'info' } as const

/** The status of a license as text, with its dot; what keeps it from working is named. */
export function LicenseStatusDot({ license }: { license: Shown }) {
  const language = useLanguage()
  const status = license.estado_id as LicenseStatus
  if (status === LicenseStatus.active && license.en_gracia)
    return <StatusDot tone="attention">{textIn(inGrace, language)}</StatusDot>
  if (status === LicenseStatus.inactive && license.suspendida !== null)
    return <StatusDot tone="danger">{textIn(suspended, language)}</StatusDot>
  if (status === LicenseStatus.inactive) return <StatusDot tone="info">{textIn(scheduled, language)}</StatusDot>
  return <StatusDot tone={tones[status]}>{textIn(licenseStatusNames[status], language)}</StatusDot>
}
