import { Textarea } from '@mantine/core'
import { paymentCalls } from '@portal/contract/payments/calls'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { staffPaymentTexts } from './texts.ts'

interface Props {
  /** Of the difference. */
  id: number
  onClose: () => void
}

/** Closes a difference with what a person found. */
export function CloseDialog({ id, onClose }: Props) {
  const t = useTexts(staffPaymentTexts)
  const form = useWireForm({
    call: paymentCalls.closeDifference,
    params: { id },
    initial: { comentario: '' },
    onDone: onClose,
  })
  return (
    <Dialog onClose={onClose} title={t.closeTitle} size={480}>
      <WireForm form={form} label={t.closeTitle}>
        <Textarea
          {...form.field('comentario')}
          label={t.finding}
          description={t.findingHint}
          required
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
        />
        <FormActions form={form} label={t.close} />
      </WireForm>
    </Dialog>
  )
}
