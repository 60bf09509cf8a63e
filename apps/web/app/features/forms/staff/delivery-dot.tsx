import { textIn } from '@portal/contract/core/text'
import { DeliveryStatus, deliveryStatusNames } from '@portal/contract/forms/constants'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<DeliveryStatus, Tone>> = {
  [DeliveryStatus.waiting]: 'info',
  [DeliveryStatus.delivered]: 'done',
  [DeliveryStatus.failed]: 'danger',
  [DeliveryStatus.held]: 'attention',
}

/** The delivery status of a form as text, with its dot. */
export function DeliveryDot({ status }: { status: DeliveryStatus }) {
  const language = useLanguage()
  return <StatusDot tone={tones[status]}>{textIn(deliveryStatusNames[status], language)}</StatusDot>
}
