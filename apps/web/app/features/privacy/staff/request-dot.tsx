import { textIn } from '@portal/contract/core/text'
import { DataRequestState, dataRequestStateNames } from '@portal/contract/privacy/constants'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<DataRequestState, Tone>> = {
  [DataRequestState.waiting]: 'neutral',
  [DataRequestState.received]: 'attention',
  [DataRequestState.inProgress]: 'info',
  [DataRequestState.answered]: 'done',
  [DataRequestState.refused]: 'danger',
}

/** Where a request stands, as text with its dot. */
export function RequestDot({ state }: { state: DataRequestState }) {
  return <StatusDot tone={tones[state]}>{textIn(dataRequestStateNames[state], useLanguage())}</StatusDot>
}
