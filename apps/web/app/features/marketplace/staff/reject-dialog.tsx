import { Textarea } from '@mantine/core'
import type { Call } from '@portal/contract/core/endpoint'
import { type RejectionReason, rejectionReasonNames } from '@portal/contract/machines/rejections'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { useRevalidator } from 'react-router'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { standingTexts } from './standing-texts.ts'

interface Decided {
  aprobacion: string | number
  motivo_codigo?: RejectionReason | '' | null | undefined
  motivo?: string | undefined
  version: string | number
}

/** The call that approves and rejects items of a kind. */
export type ApproveCall = Call<{ id: string | number }, Decided, { id: number; version: number }>

interface Props {
  item: { id: number; version: number }
  call: ApproveCall
  isOfChanges: boolean
  onClose: () => void
}

/** The reason why an item or its edit is rejected; the owner reads it (rule marketplace/rejection). */
export function RejectDialog({ item: { id, version }, call, isOfChanges, onClose }: Props) {
  const t = useTexts(standingTexts)
  const language = useLanguage()
  const title = isOfChanges ? t.rejectChangesTitle : t.rejectTitle
  const { revalidate } = useRevalidator()
  const form = useWireForm({
    call,
    params: { id },
    initial: { aprobacion: ApprovalStatus.rejected, motivo_codigo: '' as RejectionReason | '', motivo: '', version },
    api: staleApi(() => void revalidate()),
    body: ({ motivo, motivo_codigo }) => ({
      aprobacion: ApprovalStatus.rejected,
      motivo_codigo,
      motivo: motivo ?? '',
      version,
    }),
    onDone: onClose,
  })
  return (
    <Dialog onClose={onClose} title={title} size={480}>
      <WireForm form={form} label={title}>
        <SelectField
          {...form.field('motivo_codigo')}
          label={t.reason}
          placeholder={t.choose}
          choices={choicesOf(rejectionReasonNames, language)}
          required
          data-autofocus
        />
        <Textarea
          {...form.field('motivo')}
          label={t.explanation}
          description={t.reasonHint}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={1000}
          required
        />
        <FormActions form={form} label={t.reject} color="red" />
      </WireForm>
    </Dialog>
  )
}
