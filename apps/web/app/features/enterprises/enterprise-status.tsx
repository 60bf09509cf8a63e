import { textIn } from '@portal/contract/core/text'
import { EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<EnterpriseStatus, Tone>> = {
  [EnterpriseStatus.active]: 'done',
  [EnterpriseStatus.inactive]: 'attention',
}

/** The status of an enterprise or a branch as text, with its dot. */
export function EnterpriseStatusDot({ status }: { status: number }) {
  const language = useLanguage()
  const known = status as EnterpriseStatus
  return <StatusDot tone={tones[known]}>{textIn(enterpriseStatusNames[known], language)}</StatusDot>
}
