import { Textarea } from '@mantine/core'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { useRevalidator } from 'react-router'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import classes from './status-form.module.css'

interface Props {
  request: Request
  onClose: () => void
}

/** Records that a rented machine was handed over. */
export function HandOverDialog({ request: { id, version }, onClose }: Props) {
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
