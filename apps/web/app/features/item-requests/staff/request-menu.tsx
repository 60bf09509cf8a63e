import { Textarea } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { IconCopy, IconEye, IconLinkOff, IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useMakeQuote } from '#core/dashboard/make-quote.ts'
import { useSend } from '#core/dashboard/send.ts'
import { toastDone } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language/language.ts'
import { useMakeTask } from '#features/tasks/make-task.tsx'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import classes from './status-form.module.css'

/** Other actions on a request: a quote or a task of it, the client's secret link, and the hand-over of a rented machine. */
export function RequestMenu({ request }: { request: Request }) {
  const t = useTexts(requestTexts)
  const confirm = useConfirm()
  const clipboard = useClipboard()
  const { send } = useSend(requestCalls.renewLink)
  const client = { ...request, pais_id: null }
  const direccion = useLocation().pathname
  const makeTask = useMakeTask({ titulo: `#${request.id} · ${request.nombre}`, texto: `#${request.id}`, direccion })
  const making = [...useMakeQuote(client), ...makeTask]
  const [isHandingOver, setHandingOver] = useState(false)
  const { id, url_seguimiento: tracking } = request

  function copy(path: string) {
    clipboard.copy(new URL(path, location.origin).href)
    toastDone(t.linkCopied)
  }
  async function renew() {
    const isSure = await confirm({ title: t.renewTitle, text: t.renewText, action: t.renew, isDanger: true })
    if (isSure) await send({ body: { solicitud_clasificado_id: id } })
  }
  // only staff get it, because its holder can act as the client
  const ofLink =
    tracking === null
      ? []
      : [
          { label: t.copyLink, icon: IconCopy, onClick: () => copy(tracking) },
          { label: t.openTracking, icon: IconEye, onClick: () => void open(tracking, '_blank', 'noopener') },
          { label: t.renewLink, icon: IconLinkOff, onClick: renew, isDanger: true },
        ]
  const ofRent = request.puede_entregar
    ? [{ label: t.handOver, icon: IconTruckDelivery, onClick: () => setHandingOver(true) }]
    : []
  const actions = [...ofRent, ...making, ...ofLink]
  return (
    <>
      <RecordMenu actions={actions} />
      {isHandingOver && <HandOverDialog request={request} onClose={() => setHandingOver(false)} />}
    </>
  )
}

interface Props {
  request: Request
  onClose: () => void
}

/** Records that a rented machine was handed over. */
function HandOverDialog({ request: { id, version }, onClose }: Props) {
  const t = useTexts(requestTexts)
  const { revalidate } = useRevalidator()
  const form = useWireForm({
    call: requestCalls.handOver,
    initial: { solicitud_clasificado_id: id, comentario: '', version },
    api: staleApi(() => void revalidate()),
    body: ({ comentario }) => ({ solicitud_clasificado_id: id, comentario: comentario ?? '', version }),
    onDone: onClose,
  })
  return (
    <Dialog onClose={onClose} title={t.handOver} size={480}>
      <WireForm form={form} label={t.handOver}>
        <p className={classes.about}>{t.handOverText}</p>
        <Textarea
          {...form.field('comentario')}
          label={t.comment}
          required
          autosize
          minRows={2}
          maxLength={2000}
          data-autofocus
        />
        <FormActions form={form} label={t.handOver} />
      </WireForm>
    </Dialog>
  )
}
