import {
  type BroadcastStatus,
  broadcastStatusNames,
  type RecipientStatus,
  recipientStatusNames,
} from '@portal/contract/broadcasts/states'
import { textIn } from '@portal/contract/core/text'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'

const tones: Readonly<Record<BroadcastStatus, Tone>> = {
  borrador: 'neutral',
  programada: 'info',
  enviando: 'info',
  pausada: 'attention',
  terminada: 'done',
  cancelada: 'neutral',
}
export function BroadcastDot({ status }: { status: BroadcastStatus }) {
  return <StatusDot tone={tones[status]}>{textIn(broadcastStatusNames[status], useLanguage())}</StatusDot>
}

const recipientTones: Readonly<Record<RecipientStatus, Tone>> = {
  en_cola: 'neutral',
  enviando: 'info',
  enviado: 'done',
  diferido: 'attention',
  rebote_blando: 'attention',
  rebote_duro: 'danger',
  fallido: 'danger',
  desconocido: 'attention',
  baja: 'neutral',
  queja: 'danger',
  omitido: 'neutral',
}
export function RecipientDot({ status }: { status: RecipientStatus }) {
  return <StatusDot tone={recipientTones[status]}>{textIn(recipientStatusNames[status], useLanguage())}</StatusDot>
}
