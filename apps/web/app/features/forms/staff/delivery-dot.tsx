import { DeliveryStatus, deliveryStatusNames } from '@portal/contract/forms/constants'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<DeliveryStatus, Tone>> = {
  [DeliveryStatus.waiting]: 'info',
  [DeliveryStatus.delivered]: 'done',
  [DeliveryStatus.failed]: 'danger',
  [DeliveryStatus.held]: 'attention',
}

/** How far a form is on its way, in words. */
export function DeliveryDot({ status }: { status: DeliveryStatus }) {
  const language = useLanguage()
  return <StatusDot tone={tones[status]}>{deliveryStatusNames[status][language]}</StatusDot>
}
