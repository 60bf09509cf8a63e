import { Alert } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { type RejectionReason, rejectionReasonNames } from '@portal/contract/machines/rejections'
import { ApprovalStatus, CommercialStatus } from '@portal/contract/marketplace/states'
import { IconAlertTriangle, IconClock, IconLock } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { standingTexts } from './standing-texts.ts'

const frozen: readonly number[] = [
  CommercialStatus.reservedPendingPayment,
  CommercialStatus.reserved,
  CommercialStatus.sold,
]

interface Props {
  item: {
    aprobacion: number
    estado_comercial: number
    motivo_rechazo: string | null
    motivo_rechazo_codigo: number | null
    estado_cambios: string | null
    puede_editar: boolean
  }
}

/** Says why an item is not public, differs from its edit, or cannot be changed; otherwise renders nothing. */
export function StandingNotice({ item }: Props) {
  const t = useTexts(standingTexts)
  const language = useLanguage()
  const { aprobacion, motivo_rechazo: text, motivo_rechazo_codigo: code, estado_cambios: changes } = item
  const reason = [textIn(rejectionReasonNames[code as RejectionReason], language), text].filter(Boolean).join('. ')
  const look = { variant: 'light', p: 'sm' } as const
  const icon = { size: 18, stroke: 1.75 }
  return (
    <>
      {aprobacion === ApprovalStatus.rejected && (
        <Alert {...look} color="red" icon={<IconAlertTriangle {...icon} />} title={t.rejected}>
          {reason} {item.puede_editar && t.rejectedText}
        </Alert>
      )}
      {aprobacion === ApprovalStatus.pending && (
        <Alert {...look} color="amber" icon={<IconClock {...icon} />} title={t.waitsApproval}>
          {t.waitsApprovalText}
        </Alert>
      )}
      {aprobacion === ApprovalStatus.approved && changes === 'pendiente' && (
        <Alert {...look} color="amber" icon={<IconClock {...icon} />} title={t.editWaits}>
          {t.editWaitsText}
        </Alert>
      )}
      {aprobacion === ApprovalStatus.approved && changes === 'rechazada' && (
        <Alert {...look} color="red" icon={<IconAlertTriangle {...icon} />} title={t.editRejected}>
          {reason}
        </Alert>
      )}
      {!item.puede_editar && (
        <Alert {...look} color="gray" icon={<IconLock {...icon} />}>
          {frozen.includes(item.estado_comercial) ? t.frozen : t.noRight}
        </Alert>
      )}
    </>
  )
}
