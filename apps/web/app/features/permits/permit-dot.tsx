import { textIn } from '@portal/contract/core/text'
import { PermitState, permitStateNames } from '@portal/contract/permits/constants'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<PermitState, Tone>> = {
  [PermitState.waiting]: 'attention',
  [PermitState.valid]: 'done',
  [PermitState.expiring]: 'attention',
  [PermitState.expired]: 'danger',
  [PermitState.refused]: 'danger',
  [PermitState.replaced]: 'neutral',
}

/** What a permit is worth today, as text with its dot. */
export function PermitDot({ state }: { state: PermitState }) {
  const language = useLanguage()
  return <StatusDot tone={tones[state]}>{textIn(permitStateNames[state], language)}</StatusDot>
}
