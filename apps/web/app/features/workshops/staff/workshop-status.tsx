import { textIn } from '@portal/contract/core/text'
import { type WorkshopStatus, workshopStatusNames } from '@portal/contract/workshops/constants'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<WorkshopStatus, Tone>> = {
  borrador: 'neutral',
  publicado: 'done',
  cerrado: 'info',
  cancelado: 'danger',
}

export function WorkshopDot({ status }: { status: WorkshopStatus }) {
  return <StatusDot tone={tones[status]}>{textIn(workshopStatusNames[status], useLanguage())}</StatusDot>
}
