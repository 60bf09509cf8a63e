import { Alert, Button, Group } from '@mantine/core'
import type { In } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { type RejectionReason, rejectionReasonNames } from '@portal/contract/machines/rejections'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import { ApprovalStatus, CommercialStatus } from '@portal/contract/marketplace/states'
import { IconAlertTriangle, IconCheck, IconClock, IconLock } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './differences.module.css'
import { ApprovalDot, CommercialDot, PublicationDot } from './item-status.tsx'
import { thumbOf } from './pictures/thumb.ts'
import { type ApproveCall, RejectDialog } from './reject-dialog.tsx'
import { standingTexts } from './standing-texts.ts'

interface Props {
  item: ComponentProps<typeof Decision>['item'] &
    ComponentProps<typeof Differences>['item'] &
    ComponentProps<typeof StandingNotice>['item'] & { sku: string; publicacion: number; puede_aprobar: boolean }
  title: string
  /** Whether it is offered for rent. */
  isForRent?: boolean
  actions: ReactNode
  fieldOf: ComponentProps<typeof Differences>['fieldOf']
  /** The call that approves and rejects. */
  call: ComponentProps<typeof Decision>['call']
  /** Its form, or its facts. */
  children: ReactNode
}

/** An item next to its list: how it stands, the waiting edit, the decision. */
export function ItemPanel({ item, title, isForRent, actions, fieldOf, call, children }: Props) {
  return (
    <SidePanel
      title={title}
      mark={item.sku}
      size="form"
      status={
        <SummaryLine>
          <ApprovalDot status={item.aprobacion} />
          <PublicationDot status={item.publicacion} />
          <CommercialDot status={item.estado_comercial} isForRent={isForRent} />
        </SummaryLine>
      }
      actions={actions}
    >
      <StandingNotice item={item} />
      <Differences item={item} fieldOf={fieldOf} />
      {item.puede_aprobar && <Decision key={`decision-${item.id}`} item={item} call={call} />}
      {children}
    </SidePanel>
  )
}

interface DecisionProps {
  item: { id: number; version: number; aprobacion: number }
  /** The call that approves and rejects. */
  call: ApproveCall
}

/** The decision of staff about a waiting item, or a waiting edit of an approved one. */
function Decision({ item, call }: DecisionProps) {
  const t = useTexts(standingTexts)
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSend(call)
  const [isRejecting, setRejecting] = useState(false)
  const { id, version, aprobacion } = item
  const isOfChanges = aprobacion === ApprovalStatus.approved

  async function approve() {
    const reply = await send({ params: { id }, body: { aprobacion: ApprovalStatus.approved, version } })
    if (!reply.ok) void revalidate() // decided or changed by someone else: loads the current state
  }
  return (
    <Group gap="xs">
      <Button leftSection={<IconCheck size={16} stroke={2} />} loading={isSending} onClick={() => void approve()}>
        {isOfChanges ? t.approveChanges : t.approve}
      </Button>
      {aprobacion !== ApprovalStatus.rejected && (
        <Button variant="default" onClick={() => setRejecting(true)}>
          {t.reject}
        </Button>
      )}
      {isRejecting && (
        <RejectDialog item={item} call={call} isOfChanges={isOfChanges} onClose={() => setRejecting(false)} />
      )}
    </Group>
  )
}

const frozen: readonly number[] = [
  CommercialStatus.reservedPendingPayment,
  CommercialStatus.reserved,
  CommercialStatus.sold,
]

interface StandingNoticeProps {
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
function StandingNotice({ item }: StandingNoticeProps) {
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

type Picture = In<typeof PictureSchema>

interface DifferencesProps {
  item: {
    diferencias: readonly { campo: string; actual?: unknown; nuevo?: unknown }[]
    estado_cambios: string | null
    aprobacion: number
  }
  /** The label of a field, and its value as text. */
  fieldOf(name: string): { label: string; text(value: unknown): string }
}

/**
 * Shows the public next to the wanted or refused values; for a new attempt, the refused next to the current values
 * (rule marketplace/approval-of-edits).
 */
function Differences({
  item: { diferencias: differences, estado_cambios: state, aprobacion },
  fieldOf,
}: DifferencesProps) {
  const t = useTexts(standingTexts)
  if (!state || !differences.length) return null
  const isNewTry = state === 'rechazada' && aprobacion !== ApprovalStatus.approved
  const [before, after] = isNewTry ? [t.refused, t.now] : [t.public, state === 'pendiente' ? t.wanted : t.refused]
  return (
    <table className={classes.table} aria-label={`${before}, ${after}`}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ campo: name, actual, nuevo }) => {
          const { label, text } = fieldOf(name)
          const show = (value: unknown) =>
            name === 'imagenes' ? <Pictures pictures={value as Picture[]} /> : text(value) || '—'
          return (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{show(actual)}</td>
              <td data-new>{show(nuevo)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const t = useTexts(standingTexts)
  return (
    <span className={classes.pictures}>
      {pictures.map((picture, place) => (
        <img key={picture.id} src={thumbOf(picture)} alt={t.picture(place + 1)} width={56} height={42} loading="lazy" />
      ))}
    </span>
  )
}
